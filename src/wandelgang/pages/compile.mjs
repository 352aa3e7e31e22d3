// Compiles Python sources with the Python that will run them: `node compile.mjs PYODIDE IN.zip OUT.zip …`. Browsers have no
// place for compiled code, so without this every visit would compile everything again. Docstrings are left out. The
// archives are not packed: packed as a whole, as they travel, they are smaller.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const COMPILE = `
import ast, io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def compiled(data):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(bytes(data))) as given, zipfile.ZipFile(out, "w") as made:
        for name in sorted(given.namelist()):
            content = given.read(name)
            if name.endswith(".py"):
                code = compile(undocumented(ast.parse(content)), name, "exec", dont_inherit=True)
                name, content = name + "c", bytes(_code_to_hash_pyc(code, source_hash(content), False))
            if not name.endswith("/"):
                made.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()

def undocumented(module):
    for node in ast.walk(module):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node):
            node.body[0].value = ast.copy_location(ast.Constant(""), node.body[0])
    return module

compiled
`;

const [folder, ...files] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
try {
  const python = await loadPyodide();
  const compiled = python.runPython(COMPILE);
  for (let at = 0; at < files.length; at += 2) {
    const made = compiled(new Uint8Array(readFileSync(files[at])));
    writeFileSync(files[at + 1], made.toJs());
  }
} catch (error) {
  console.error(String(error.message).slice(-600)); // a stack would quote the whole of Pyodide
  process.exit(1);
}
process.exit(0);
