import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const origin = "https://site.example";

test.each<[Record<string, string>, publicOrigin: string | undefined, ours: boolean]>([
  [{ origin }, origin, true],
  [{ origin: "https://staging.example", host: "staging.example" }, origin, true],
  [{}, origin, true],
  [{ "sec-fetch-site": "same-origin" }, origin, true],
  [{ "sec-fetch-site": "cross-site" }, origin, false],
  [{ origin: "https://evil.example", host: "site.example" }, origin, false],
  [{ origin: "https://site.example.evil.example", host: "site.example" }, origin, false],
  [{ origin: "nonsense", host: "nonsense" }, origin, false],
  [{ origin: "http://site.example", host: "site.example" }, origin, false],
  [{ origin: "https://user@staging.example", host: "staging.example" }, origin, false],
  [{ origin: "https://staging.example/", host: "staging.example" }, origin, false],
  [{ origin: "http://localhost:4300", host: "localhost:4300" }, origin, true],
  [{ "sec-fetch-site": "none" }, origin, true],
  [{ "sec-fetch-site": "same-site" }, origin, false],
  [{ origin: "null" }, origin, false],
  [{ origin: "null", "sec-fetch-site": "cross-site" }, origin, false],
  [{ origin: "null", "sec-fetch-site": "same-origin" }, origin, true],
  [
    { origin: "https://proxy.example", host: "127.0.0.1:3000", "sec-fetch-site": "same-origin" },
    undefined,
    true,
  ],
  [{ origin: "http://localhost:3000", host: "localhost:3000" }, undefined, true],
  [{}, undefined, true],
  [{ origin: "https://evil.example", host: "127.0.0.1:3000" }, undefined, false],
  [{ origin: "null" }, undefined, false],
  [{ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, undefined, false],
])("%j at %s: ours is %s", (headers, publicOrigin, ours) => {
  expect(isSameOrigin(new Headers(headers), publicOrigin)).toBe(ours);
});
