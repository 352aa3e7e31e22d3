import { expect, test } from "vitest";
import { Sheet } from "./sheet";

test("a full sheet grows, and each drawing keeps a place of its own", () => {
  const sheet = new Sheet(2);
  const names = [..."abcdefgh"];
  const hadRoom = names.map((name) => sheet.add(name));
  expect(hadRoom).toEqual([true, true, true, true, false, true, true, true]);
  expect(sheet.side).toBe(5);
  expect(sheet.names).toEqual(names);
  const places = names.map((name) => sheet.get(name));
  expect(new Set(places.map(String)).size).toBe(names.length);
  expect(places[0]).toEqual([0, 1 - 1 / 5, 1 / 5, 1 / 5]);
  expect(places[6]).toEqual([1 / 5, 1 - 2 / 5, 1 / 5, 1 / 5]);
});
