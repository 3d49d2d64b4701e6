import { expect, test } from "vitest";
import { hasLeft } from "./has-left.ts";

const reset = Object.assign(new Error("reset"), { code: "ECONNRESET" });
const connection = (destroyed: boolean) => ({ incoming: { socket: { destroyed } } });

test("a reset on a closed connection is a client that has left", () => {
  expect(hasLeft(reset, connection(true))).toBe(true);
});

test("a reset while the client waits, or another error, is a failure of ours", () => {
  expect(hasLeft(reset, connection(false))).toBe(false);
  expect(hasLeft(reset, undefined)).toBe(false);
  expect(hasLeft(new Error("broken"), connection(true))).toBe(false);
});
