// What the lock file must not hold.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the lock file names packages and hashes, never the place they came from", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, object> };
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
  expect(packages.length).toBeGreaterThan(10);
  for (const [path, entry] of packages) {
    expect(entry, path).not.toHaveProperty("resolved");
    expect(entry, path).toHaveProperty("integrity");
  }
});
