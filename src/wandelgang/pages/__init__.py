"""A static folder with everything that a browser needs to play without a host: `wandelgang pages`."""
