"""Tables inside a browser: the same tables as on a host, with ports for a page that has none.

`worker.py` is where the page's worker begins, in Pyodide. It needs only what `maze` to `table` need, and the
bots; the page brings storage (`keeper.py`), sentences (`speaking.py`) and a second worker for thinking.
"""
