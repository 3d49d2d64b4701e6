import {
  chatWebhookPath,
  contentApiPath,
  contentApiVersion,
  leadWebhookPath,
  previewEnterPath,
  studioMount,
} from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

/** One visitor who gives every request another address must meet every limit of one address all the same. */

const limits = {
  LEADS_PER_MINUTE: "3",
  CHAT_PER_MINUTE: "3",
  RENDERS_PER_MINUTE: "8",
  LEADS_INBOX_TOKEN: "a-token-of-enough-letters",
  METRICS_TOKEN: "another-token-of-letters",
};

let direct: Site;
let proxied: Site;
beforeAll(async () => {
  await ensureBuild();
  [direct, proxied] = await Promise.all([
    startSite(limits),
    startSite({ ...limits, TRUSTED_PROXIES: "1" }),
  ]);
}, within(300_000));
afterAll(() => Promise.all([direct?.remove(), proxied?.remove()]));

type Init = RequestInit & { headers?: Record<string, string> };

const form = (fields: Record<string, string>): Init => ({
  method: "POST",
  body: new URLSearchParams(fields),
});
const json: Init = {
  method: "POST",
  body: "{}",
  headers: { "content-type": "application/json" },
};
const bearer = (token: number): Init => ({ headers: { authorization: `Bearer ${token}` } });

/** A request of each kind that is counted, and how many of them are more than one address may send. */
const counted: [what: string, tooMany: number, ask: (nth: number) => [string, Init?]][] = [
  ["the demo's leads", 5, () => [leadWebhookPath, json]],
  ["forms, which count with them", 5, () => [paths.contactUs(), form({ name: "Ada" })]],
  ["chat messages", 5, () => [chatWebhookPath, json]],
  ["searches", 9, (nth) => [`${paths.search()}?q=hotel${nth}`]],
  ["preview links", 62, (nth) => [`${previewEnterPath}?sanity-preview-secret=${1e20 + nth}`]],
  ["the Studio's sign-in", 22, (nth) => [`${studioMount}/sign-in`, form({ token: `${nth}` })]],
  ["the inbox's sign-in", 12, (nth) => [paths.leadsSignIn, form({ token: `${nth}` })]],
  [
    "tokens of the content service",
    22,
    (nth) => [`${contentApiPath}/v${contentApiVersion}/users/me`, bearer(nth)],
  ],
  ["tokens for the metrics", 22, (nth) => [paths.metrics, bearer(nth)]],
];

const any = () => Math.floor(Math.random() * 200) + 1;
const another = () => `${any()}.${any()}.${any()}.${any()}`;

/** Headers by which proxies pass an address on; only one of them counts, and only from our own proxies. */
const everyHeader = (address: string) => ({
  forwarded: `for=${address}`,
  "x-forwarded-for": address,
  "x-real-ip": address,
  "x-client-ip": address,
  "true-client-ip": address,
  "cf-connecting-ip": address,
  "x-worker-peer": address,
});

const spellings = ["[::ffff:198.51.100.7]:4711", "198.51.100.7:80", "::FFFF:c633:6407"];

const tricks: [name: string, siteOf: () => Site, (nth: number) => Record<string, string>][] = [
  ["invented headers", () => direct, () => everyHeader(another())],
  [
    "entries before that of our proxy",
    () => proxied,
    () => ({ ...everyHeader(another()), "x-forwarded-for": `${another()}, 203.0.113.9` }),
  ],
  [
    "the addresses of one /64",
    () => proxied,
    (nth) => ({ "x-forwarded-for": `2001:db8:1:2:${nth}::${any()}` }),
  ],
  [
    "the 6to4 networks of one IPv4 address",
    () => proxied,
    (nth) => ({ "x-forwarded-for": `2002:c633:6408:${nth}::1` }),
  ],
  [
    "spellings of one IPv4 address",
    () => proxied,
    (nth) => ({ "x-forwarded-for": spellings[nth % spellings.length] ?? "" }),
  ],
];

test.each(tricks)("%s are one address for every limit", async (_name, siteOf, headersOf) => {
  const unlimited: string[] = [];
  for (const [what, tooMany, ask] of counted) {
    let last = 0;
    for (let nth = 0; nth < tooMany; nth += 1) {
      const [path, init = {}] = ask(nth);
      const headers = { ...init.headers, ...headersOf(nth) };
      const answer = await fetch(siteOf().origin + path, { redirect: "manual", ...init, headers });
      await answer.arrayBuffer();
      last = answer.status;
    }
    if (last !== (what === "searches" ? 503 : 429)) unlimited.push(`${what}: ${last}`);
  }
  expect(unlimited).toEqual([]);
});
