import { Hono } from "hono";
import { expect, it } from "vitest";
import { bytesOfBody, jsonBody } from "./body.ts";

const app = new Hono()
  .post("/", async (c) => c.text(String((await bytesOfBody(c, 1_000_000)).length)))
  .post("/fields", async (c) => c.json(await jsonBody(c, 1_000_000, 200)))
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

it("refuses a body with more fields than it may have, before it is read", async () => {
  const posted = async (count: number) => {
    const fields = Object.fromEntries(Array.from({ length: count }, (_, n) => [`a${n}`, 1]));
    const response = await app.request("/fields", { method: "POST", body: JSON.stringify(fields) });
    return response.text();
  };
  expect(await posted(200)).toContain('"a199":1');
  expect(await posted(201)).toBe(
    "Request body exceeds limit of 250000 lists and objects, or of 200 fields",
  );
});

it.each([
  ["Latin-1", Buffer.from('{"a":"Zoë"}', "latin1")],
  ["UTF-16", Buffer.from('{"a":1}', "utf16le")],
])("refuses a body in %s rather than storing other letters", async (_name, body) => {
  const answer = await app.request("/fields", { method: "POST", body: new Uint8Array(body) });
  expect(await answer.text()).toBe("The request body is not valid JSON in UTF-8");
});

it("refuses a number that would be stored as null", async () => {
  const answer = await app.request("/fields", { method: "POST", body: '{"a":[-1e999]}' });
  expect([answer.status, await answer.text()]).toEqual([
    400,
    "A number in the request body is too large",
  ]);
});

it("reads a body in UTF-8, with or without its mark", async () => {
  for (const mark of ["", "\ufeff"]) {
    const answer = await app.request("/fields", { method: "POST", body: `${mark}{"a":"Zoë"}` });
    expect(await answer.json()).toEqual({ a: "Zoë" });
  }
});
