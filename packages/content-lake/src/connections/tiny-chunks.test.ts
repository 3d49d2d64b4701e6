import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { watchChunks } from "./tiny-chunks.ts";

/** Watches a body in chunks; each call sends so many of a size, after some milliseconds. */
function sending() {
  let time = 0;
  const request = Object.assign(new Readable({ read() {} }), {
    headers: { "transfer-encoding": "chunked" },
  });
  const cut = vi.fn();
  // Of a request, only this is read.
  watchChunks(request as unknown as IncomingMessage, cut, () => time);
  request.resume();
  const send = (count: number, size: number, after = 0): void => {
    time += after;
    for (let chunk = 0; chunk < count; chunk++) request.push(Buffer.alloc(size));
  };
  return { cut, send };
}

test("a body forwarded ten bytes at a time at the pace of a slow connection is read", () => {
  const { cut, send } = sending();
  for (let second = 0; second < 60; second++) send(500, 10, 1_000);
  expect(cut).not.toHaveBeenCalled();
});

test("a form of a few kilobytes may arrive in a burst of ten-byte chunks", () => {
  const { cut, send } = sending();
  send(1_000, 10);
  expect(cut).not.toHaveBeenCalled();
});

test("bursts of tiny chunks are cut off, also after a slow start", () => {
  const quick = sending();
  quick.send(1_001, 10);
  expect(quick.cut).toHaveBeenCalledOnce();
  const slow = sending();
  slow.send(100, 10, 1_000);
  slow.send(10_000, 10);
  expect(slow.cut).toHaveBeenCalledOnce();
});

test("any number of large chunks is read", () => {
  const { cut, send } = sending();
  send(50_000, 128);
  expect(cut).not.toHaveBeenCalled();
});
