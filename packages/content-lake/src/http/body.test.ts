import { Hono } from "hono";
import { expect, it } from "vitest";
import { bytesOfBody } from "./body.ts";

const app = new Hono()
  .post("/", async (c) => c.text(String((await bytesOfBody(c, 1_000_000)).length)))
  .onError((error, c) => c.text(error.message, 400));

async function post(piece: string, count: number): Promise<string> {
  const body = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < count; sent += 1) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
  return (await app.request("/", { method: "POST", body, duplex: "half" } as RequestInit)).text();
}

it("refuses a body in many small pieces, whatever server it came through", async () => {
  expect(await post("x", 900)).toBe("900");
  expect(await post("x", 1_100)).toContain("too small");
  expect(await post("x".repeat(200), 1_100)).toBe("220000");
});
