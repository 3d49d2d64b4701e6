import { expect, test } from "vitest";
import { readForm } from "./read-form.server.ts";

const post = (type: string, body: string) =>
  readForm(
    new Request("https://site.example/contact-us", {
      method: "POST",
      headers: { "content-type": type },
      body,
    }),
  );
const part = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`;

test.each([
  ["application/x-www-form-urlencoded", "name=value&other=1"],
  ["multipart/form-data; boundary=x", `${part("name")}${part("other")}--x--\r\n`],
  ['multipart/form-data; boundary="x"', `${part("name")}--x--\r\n`],
])("a form as %s is read", async (type, body) => {
  expect((await post(type, body)).get("name")).toBe("value");
});

test.each([
  ["application/x-www-form-urlencoded", "a=b&".repeat(500_000)],
  ["multipart/form-data; boundary=x", `${part("a").repeat(100_000)}--x--\r\n`],
  ["multipart/form-data; boundary=x", "nothing of the kind"],
  ["multipart/form-data", part("a")],
])("a body of %s that no form of ours has is refused at once", async (type, body) => {
  const before = performance.now();
  await expect(post(type, body)).rejects.toMatchObject({ init: { status: 400 } });
  expect(performance.now() - before).toBeLessThan(250);
});

test("a body of another type is refused", async () => {
  await expect(post("application/json", "{}")).rejects.toMatchObject({ init: { status: 415 } });
});
