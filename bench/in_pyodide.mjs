// Runs a Python program in Pyodide under Node: node in_pyodide.mjs <pyodide> <site> <program>. It prints what the program prints.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, site, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdirTree("/site");
python.FS.mount(python.FS.filesystems.NODEFS, { root: site }, "/site");
try {
    python.runPython('import sys; sys.path.insert(0, "/site"); sys.dont_write_bytecode = True');
    python.runPython(readFileSync(program, "utf8"));
} catch (error) {
    console.error(error.message); // not the error itself: Node would print the whole of Pyodide around it
    process.exit(1);
}
