// The second worker: bots think here, so that the tables always answer at once.
import { bootPython } from "./python";

interface Thinking {
  work(data: Uint8Array): { toJs(): Uint8Array; destroy(): void };
}

const machine = await new Promise<WebAssembly.Module>((resolve) => {
  self.onmessage = ({ data }: MessageEvent<WebAssembly.Module>) => resolve(data);
});
const { python } = await bootPython(() => undefined, machine);
const thinking = python.pyimport("wandelgang.browser.thinking") as Thinking;

self.onmessage = ({ data: { id, data } }: MessageEvent<{ id: number; data: Uint8Array }>) => {
  try {
    const answer = thinking.work(data);
    self.postMessage({ id, data: answer.toJs() });
    answer.destroy();
  } catch (error) {
    self.postMessage({ id, why: String(error) });
  }
};
self.postMessage({ ready: true });
