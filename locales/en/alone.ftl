# A page without a host: everything happens in this browser.

alone-loading = Getting the games ready
alone-loading-share = Getting the games ready: { $share } %
alone-starting = Nearly ready …
alone-failed = The games cannot be started in this browser. Check the connection and load the page again.
alone-unable = The games cannot run in this browser: it has no WebAssembly, or it is switched off. A current Firefox, Chrome, Edge or Safari can run them.
alone-unkept = This browser keeps nothing, perhaps because there is no room. You can play on, but games will be gone when you close the page.
alone-newer = A new version of Wandelgang is ready. Your games stay.
alone-start-newer = Start it now
