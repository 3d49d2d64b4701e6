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

test("a body that a proxy forwards ten bytes at a time is read, at the pace of a slow line", () => {
  const { cut, send } = sending();
  for (let second = 0; second < 60; second++) send(500, 10, 1_000);
  expect(cut).not.toHaveBeenCalled();
});

test("a form of some kilobytes may come in tens of bytes at once", () => {
  const { cut, send } = sending();
  send(1_000, 10);
  expect(cut).not.toHaveBeenCalled();
});

test("packets of tiny chunks are cut, also after a slow beginning", () => {
  const quick = sending();
  quick.send(1_001, 10);
  expect(quick.cut).toHaveBeenCalledOnce();
  const slow = sending();
  slow.send(100, 10, 1_000);
  slow.send(10_000, 10);
  expect(slow.cut).toHaveBeenCalledOnce();
});

test("large chunks are read however many come at once", () => {
  const { cut, send } = sending();
  send(50_000, 128);
  expect(cut).not.toHaveBeenCalled();
});
