import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";
import { computedFor } from "./computed-for.ts";
import { within } from "./within.ts";

/** Documents as large as they may be: whoever writes them holds up no one else. */

let running: RunningLake;
beforeAll(async () => {
  running = await runLake();
});
afterAll(() => running.stop());

/** Longest time in milliseconds that one request may calculate on the thread that answers all others. */
const most = within(200);

const words = "hull keel stern bow deck mast sail rope anchor harbour pilot chart".split(" ");
const text = (n: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `${words[(n + at * at) % 12]}${(n * at) % 977}`).join(
    " ",
  );
const blocks = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    _type: "block",
    _key: `b${n}`,
    children: [{ _type: "span", _key: "s", text: text(n, 100) }],
  }));

/** Sends mutations; returns the answer, and how long the thread calculated at most without a break. */
async function write(mutations: object[], path = "mutate") {
  let answer: { status: number; body: unknown } | undefined;
  const body = JSON.stringify({ mutations });
  const { longest } = await computedFor(async () => {
    const response = await running.request(`/v${contentApiVersion}/data/${path}/blogs`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    answer = { status: response.status, body: await response.json() };
  });
  return { ...answer, longest };
}

const document = (more: object) => ({ createOrReplace: { _id: "large", _type: "x", ...more } });

test.each([
  ["a long text", document({ text: text(1, 400_000) })],
  ["blocks", document({ body: blocks(3_000) })],
  ["more blocks", { patch: { id: "large", set: { more: blocks(3_000) } } }],
  ["a change of one field", { patch: { id: "large", set: { flag: true } } }],
  [
    "references",
    document({ list: Array.from({ length: 60_000 }, (_, n) => ({ _ref: `r${n}`, _weak: true })) }),
  ],
])(
  "%s of megabytes",
  async (_, mutation) => {
    const { status, longest } = await write([mutation]);
    expect(status).toBe(200);
    expect(longest).toBeLessThan(most);
  },
  within(60_000),
);

test(
  "a thousand documents at once",
  async () => {
    const many = Array.from({ length: 1000 }, (_, n) => ({
      createOrReplace: { _id: `n${n}`, _type: "x", text: text(n, 300) },
    }));
    const { status, longest } = await write(many);
    expect(status).toBe(200);
    expect(longest).toBeLessThan(most);
  },
  within(60_000),
);

test.each([
  [413, "Request body exceeds limit of 4000000 bytes", document({ text: "x".repeat(4_000_000) })],
  [
    413,
    "Request body exceeds limit of 250000 lists and objects",
    document({ list: Array.from({ length: 300_000 }, () => []) }),
  ],
])("%i: %s", async (expected, message, mutation) => {
  const { status, body, longest } = await write([mutation]);
  expect([status, body]).toEqual([expected, expect.objectContaining({ message })]);
  expect(longest).toBeLessThan(most);
});

test.each([
  [
    "grows a document beyond its limit",
    { set: Object.fromEntries(["a", "b", "c"].map((name) => [name, "x".repeat(1_200_000)])) },
    "8000000 characters",
  ],
  [
    "inserts one text in thousands of places",
    { set: { "list[0:900]": "x".repeat(100_000) } },
    "8000000",
  ],
  [
    "applies thousands of hunks to a long text",
    { diffMatchPatch: { text: "@@ -9,8 +9,8 @@\n-abcdxyz1\n+efghuvw2\n".repeat(3_000) } },
    "too many pieces",
  ],
  [
    "has paths of megabytes",
    { set: { [`list${".a".repeat(1_500_000)}`]: 1 } },
    "100000 characters at most",
  ],
  [
    "looks for hundreds of keys in a long list",
    {
      set: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`list[_key=="k${n}"].a`, 1])),
    },
    "too many places",
  ],
])("rejects a patch that %s", async (_, patch, says) => {
  const list = Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}` }));
  expect((await write([document({ text: "lorem ipsum ".repeat(130_000), list })])).status).toBe(
    200,
  );
  expect(
    (await write([{ patch: { id: "large", set: { d: "x".repeat(3_000_000) } } }])).status,
  ).toBe(200);
  const { status, body, longest } = await write([{ patch: { id: "large", ...patch } }]);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(says)]);
  expect(longest).toBeLessThan(most);
});
