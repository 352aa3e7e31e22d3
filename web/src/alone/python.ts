// Python in a worker: fetches its parts, counts what has come, and starts it.
import type { Part, Parts } from "./messages";

/** As much of Pyodide as we use. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

/** Workers lie in the folder assets. */
export const base = new URL("..", self.location.href).href;

const CACHE = "wandelgang"; // public/offline.js keeps everything else there

type Loading = (loaded: number, total: number) => void;

interface Booted {
  readonly python: Python;
  readonly machine: WebAssembly.Module;
}

/** Compiling Python takes a while: a second worker is given what the first one has compiled. */
export async function bootPython(loading: Loading, compiled?: WebAssembly.Module): Promise<Booted> {
  const answer = await fetch(new URL("parts.json", base));
  if (!answer.ok) throw new Error(`parts.json: ${answer.status}`);
  const parts = (await answer.json()) as Parts;
  const wanted = [
    parts.loader,
    parts.runtime,
    parts.library,
    parts.package,
    ...(compiled ? [] : [parts.machine]),
  ];
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    loading(loaded, total);
  };
  const [loader, runtime, library, ours, packed] = wanted.map((part) => fetchPart(part, count)) as [
    Promise<Response>,
    Promise<Response>,
    Promise<Response>,
    Promise<Response>,
    Promise<Response>?,
  ];
  const [machine, { loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    compiled ?? WebAssembly.compileStreaming(packed as Promise<Response>),
    importText(await loader) as Promise<Loader>,
    importText(await runtime) as Promise<{ default: unknown }>,
  ]);
  const original = self.fetch;
  const { instantiateStreaming } = WebAssembly;
  // Pyodide fetches two files by their own names: they are on their way already, packed, or even compiled.
  self.fetch = (input, init) => {
    const name = String(input instanceof Request ? input.url : input)
      .split("/")
      .pop();
    if (name === "pyodide.asm.wasm") return Promise.resolve(new Response());
    if (name === "python_stdlib.zip") return library;
    return original(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: machine,
    instance: await WebAssembly.instantiate(machine, imports),
  });
  try {
    const python = await loadPyodide({
      indexURL: base,
      stdLibURL: new URL("python_stdlib.zip", base).href,
      createPyodideModule,
      lockFileContents: JSON.stringify(parts.lock),
      packageBaseUrl: base,
    });
    const place = python.runPython("import site; site.getsitepackages()[0]") as string;
    python.unpackArchive(await (await ours).arrayBuffer(), "zip", { extractDir: place });
    return { python, machine };
  } finally {
    self.fetch = original;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** A part, from the cache or the server, unpacked if its name says that it is packed. */
async function fetchPart({ file, size }: Part, count: (bytes: number) => void): Promise<Response> {
  const address = new URL(file, base).href;
  const cache = await self.caches?.open(CACHE).catch(() => null);
  let answer = await cache?.match(address);
  if (answer) {
    count(size);
  } else {
    answer = await fetch(address);
    if (!answer.ok || !answer.body) throw new Error(`${file}: ${answer.status}`);
    const [kept, used] = answer.body.pipeThrough(counted(count)).tee();
    // The browser may have no room left: then it comes from the server again next time.
    void cache?.put(address, new Response(kept, { headers: answer.headers })).catch(() => undefined);
    answer = new Response(used);
  }
  const type = file.includes(".wasm") ? "application/wasm" : "application/octet-stream";
  const unpacked = file.endsWith(".gz")
    ? answer.body?.pipeThrough(new DecompressionStream("gzip"))
    : answer.body;
  return new Response(unpacked ?? null, { headers: { "Content-Type": type } });
}

function counted(
  count: (bytes: number) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
}

/** A module that has come as text. */
async function importText(answer: Response): Promise<unknown> {
  const source = new Blob([await answer.text()], { type: "text/javascript" });
  const address = URL.createObjectURL(source);
  try {
    return (await import(/* @vite-ignore */ address)) as unknown;
  } finally {
    URL.revokeObjectURL(address);
  }
}
