// Links to tables and seats: what is made can be read again.
import { expect, test } from "vitest";
import { invitationIn, isLocal, seatLink, tableIn } from "../src/table/links";

const invitation = { seat: 2, invitation: "aB3-_xyz0123456789QWER" };

test("a seat's link can be read again, and keeps its secret behind the #", () => {
  const link = new URL(seatLink("http://192.0.2.7:8765", "k7m2p9x4wq", invitation));
  expect(invitationIn(link.hash)).toEqual(invitation);
  expect(link.pathname + link.search).not.toContain(invitation.invitation);
});

test.each([
  ["k7m2p9x4wq", "/t/k7m2p9x4wq"],
  [" K7M2P9X4WQ ", "/t/k7m2p9x4wq"],
  ["http://192.0.2.7:8765/t/k7m2p9x4wq", "/t/k7m2p9x4wq"],
  ["https://example.org/t/k7m2p9x4wq#1.aB3-_x", "/t/k7m2p9x4wq#1.aB3-_x"],
])("what a friend pastes or types (%s) leads to a table", (text, path) => {
  expect(tableIn(text)).toEqual({ table: "k7m2p9x4wq", path });
});

test.each(["", "hello world", "http://example.org/", "/t/", "k7m2!"])("%j leads nowhere", (text) => {
  expect(tableIn(text)).toBeNull();
});

test("addresses that only this machine knows are known as such", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLocal)).toBe(true);
  expect(isLocal("192.168.1.5")).toBe(false);
});
