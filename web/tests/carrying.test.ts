// The link that takes seats to another device.
import { expect, test } from "vitest";
import { carriedIn, carryPath, fitsCode } from "../src/mine/carrying";

const seat = (number: number) => ({ seat: number, token: `${"t".repeat(21)}${number}` });
const tables = [
  { table: "2222222222", seats: [seat(0), seat(2)] },
  { table: "3333333333", seats: [seat(1)] },
];

test("a link brings the seats that were put into it", () => {
  const path = carryPath(tables);
  expect(path.startsWith("/carry#")).toBe(true);
  expect(carriedIn(path.slice(path.indexOf("#")))).toEqual(tables);
});

test("a link that is cut off brings nothing", () => {
  const hash = carryPath(tables).slice(6);
  expect(carriedIn(hash.slice(0, -20))).toBeNull();
  expect(carriedIn("")).toBeNull();
  expect(carriedIn("#nonsense")).toBeNull();
});

test("a code is drawn only while it can be read", () => {
  expect(fitsCode(carryPath(tables))).toBe(true);
  const many = Array.from({ length: 30 }, () => tables[0]!);
  expect(fitsCode(carryPath(many))).toBe(false);
});
