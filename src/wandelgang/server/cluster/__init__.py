"""Several host processes that share one database."""
