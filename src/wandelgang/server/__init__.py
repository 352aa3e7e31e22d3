"""The web host: HTTP, WebSocket, SQL, processes and limits round the tables of `wandelgang.table`."""
