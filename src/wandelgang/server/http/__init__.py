"""The host over HTTP: the API, the pages of the client, and the server itself."""
