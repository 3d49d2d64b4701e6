import { expect, test } from "vitest";
import { cpuTime } from "../../tests/support/cpu-time.ts";
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

const many = `${part("a").repeat(100_000)}--x--\r\n`;
const head = (text: string) =>
  `--x\r\nContent-Disposition: form-data; name="a"${text}\r\n\r\nvalue\r\n--x--\r\n`;
test.each([
  ["application/x-www-form-urlencoded", "a=b&".repeat(500_000)],
  ["application/x-www-form-urlencoded", `a=${"+".repeat(12_000_000)}`],
  ["multipart/form-data; boundary=x", many],
  ["multipart/form-data; xboundary=y; boundary=x", many],
  ['multipart/form-data; a="boundary=y"; boundary=x', many],
  ['multipart/form-data; boundary="\\x"', many],
  ["multipart/form-data; boundary=x ; a=b", many],
  ["application/x-www-form-urlencoded, multipart/form-data; boundary=x", many],
  ["multipart/form-data; boundary=x", head("\r\nx: y".repeat(1_000_000))],
  ["multipart/form-data; boundary=x", head(`; filename="${"%0A".repeat(3_000_000)}"`)],
  ["multipart/form-data; boundary=x", head(`\r\n\r\n${"\r\n--".repeat(2_500_000)}`)],
  ["multipart/form-data; boundary=x", "nothing of the kind"],
  ["multipart/form-data", part("a")],
])("a body of %s that no form of ours has is refused at once", async (type, body) => {
  const before = cpuTime();
  await expect(post(type, body)).rejects.toMatchObject({ init: { status: 400 } });
  expect(cpuTime() - before).toBeLessThan(250);
});

test("a file may be as long as files are, and is whole", async () => {
  const file = "\r\n--y\r\n\r\n".repeat(900_000);
  const sent = `${part("name")}--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n${file}\r\n--x--\r\n`;
  const form = await post("multipart/form-data; boundary=x", sent);
  expect(form.get("name")).toBe("value");
  expect(form.get("cv")).toMatchObject({ name: "cv.pdf", size: file.length });
});

test("a body of another type is refused", async () => {
  await expect(post("application/json", "{}")).rejects.toMatchObject({ init: { status: 415 } });
});
