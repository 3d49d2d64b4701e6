import { Hono } from "hono";
import { expect, test } from "vitest";
import type { LakeEnv } from "./context.ts";
import { OpenStreams } from "./event-stream.ts";

test("a stream that cannot begin gives its place back", async () => {
  const streams = new OpenStreams();
  let held = 0;
  const app = new Hono<LakeEnv>();
  app.onError((_error, c) => c.body(null, 500));
  app.get("/", (c) => {
    c.set("holdStream", () => {
      held += 1;
      return () => {
        held -= 1;
      };
    });
    c.set("takeBytes", () => () => {});
    return streams.respond(c, () => {
      throw new Error("The log cannot be read");
    });
  });
  expect((await app.request("/")).status).toBe(500);
  expect(held).toBe(0);
});
