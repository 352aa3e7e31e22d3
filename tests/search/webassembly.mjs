// Calls kernels of a library without any Python: node webassembly.mjs <library>, and calls as JSON on standard input.
import { readFileSync } from "node:fs";

const memory = new WebAssembly.Memory({ initial: 64 });
const words = () => new BigUint64Array(memory.buffer);
const [DATA, ARGUMENTS, RESULT, ARRAYS] = [0x100000, 0x200000, 0x201000, 0x210000]; // the stack lies below the data
let free = 0x300000;
const env = {
    memory,
    __memory_base: new WebAssembly.Global({ value: "i32" }, DATA),
    __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, DATA),
    malloc: (size) => (free += (size + 15) & ~15) - ((size + 15) & ~15),
    free: () => {},
};
const [, , library] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(library), { env });
const { table, calls } = JSON.parse(readFileSync(0, "utf8"));
table.forEach((word, place) => (words()[ARRAYS / 8 + place] = BigInt(word)));
const described = [0, 0, table.length, 8, ARRAYS, table.length, 8]; // as Numba describes an array
const answers = calls.map(([name, ...numbers]) => {
    [...described, ...numbers].forEach((word, place) => (words()[ARGUMENTS / 8 + place] = BigInt(word)));
    const status = instance.exports[name](ARGUMENTS, RESULT);
    return [status, String(words()[RESULT / 8])];
});
console.log(JSON.stringify(answers));
