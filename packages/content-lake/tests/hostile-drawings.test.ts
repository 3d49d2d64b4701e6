import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";
import { within } from "./within.ts";

/** Drawings are programs of a kind: none runs in a browser, and none makes this machine read or fetch anything. */

let running: RunningLake;
const fetched = vi.fn();
const elsewhere = createServer((request, response) => {
  fetched(request.url);
  response.end();
});
let other = "";
beforeAll(async () => {
  running = await runLake();
  await once(elsewhere.listen(0, "127.0.0.1"), "listening");
  other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(async () => {
  elsewhere.close();
  await running.stop();
});

const svg = (inside: string, before = "") =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90"><rect width="90" height="90" fill="#0a0"/>${inside}</svg>`;
const entities = (levels: number) =>
  `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
    { length: levels },
    (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`,
  ).join("")}]>`;

const upload = (body: string) =>
  running.request(`/v${contentApiVersion}/assets/images/blogs?filename=x.svg`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "image/svg+xml" },
    body,
  });

it.each([
  ["entities within entities", svg("<text>&a9;</text>", entities(9))],
  [
    "an entity that reads a file",
    svg("<text>&x;</text>", '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    "a parameter entity from elsewhere",
    svg("", '<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;]>'),
  ],
])(
  "an SVG with %s is rejected, or shown without it",
  async (_, body) => {
    const started = process.cpuUsage();
    const response = await upload(body);
    if (response.status === 200) {
      const { document } = await response.json();
      const shown = await fetch(`${document.url}?w=40&fm=png`);
      expect([200, 400]).toContain(shown.status);
    } else expect(response.status).toBe(400);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(within(2_000));
  },
  within(30_000),
);

it.each([
  ["a script", () => "<script>alert(1)</script>"],
  [
    "a page",
    () =>
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><iframe src="javascript:alert(1)"/></body></foreignObject>',
  ],
  [
    "a handler",
    () =>
      '<rect width="9" height="9" onclick="alert(1)"><animate attributeName="x" onbegin="alert(1)"/></rect>',
  ],
  ["a link", () => '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
  ["a picture from elsewhere", () => `<image href="${other}/seen" width="9" height="9"/>`],
  [
    "a picture of this machine",
    () => '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
  ],
  [
    "a style from elsewhere",
    () => `<style>@import url("${other}/seen"); rect { fill: url("${other}/seen#a") }</style>`,
  ],
  ["a part from elsewhere", () => `<use xlink:href="${other}/seen#a"/>`],
])(
  "an SVG with %s neither runs scripts nor fetches anything, as a document or an image",
  async (_, inside) => {
    const response = await upload(svg(inside()));
    expect([200, 400]).toContain(response.status);
    if (response.status === 200) {
      const { document } = await response.json();
      const asItIs = await fetch(document.url);
      expect(asItIs.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox$/);
      expect(asItIs.headers.get("x-content-type-options")).toBe("nosniff");
      const made = await fetch(`${document.url}?w=40&fm=png`);
      expect([made.status, made.headers.get("content-type")]).toEqual([200, "image/png"]);
    }
    expect(fetched).not.toHaveBeenCalled();
  },
);
