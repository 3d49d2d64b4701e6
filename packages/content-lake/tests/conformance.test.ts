import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { createClient } from "@sanity/client";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../src/http/app.ts";
import { OpenStreams } from "../src/http/event-stream.ts";
import type { Lake } from "../src/lake.ts";
import { openLake, token } from "../src/testing.ts";
import { within } from "./within.ts";

/**
 * The public GROQ conformance suite, run against the real service with the real client. The suite is not part of this
 * repository (https://github.com/sanity-io/groq-test-suite): GROQ_SUITE names its file, which is looked for beside
 * the repository by default. Without it, this file is reported as skipped.
 */
const suite =
  process.env.GROQ_SUITE ??
  join(import.meta.dirname, "../../../../shared/groq-suite/core.ndjson.gz");
const missing = !existsSync(suite);
/** Share of the suite's core tests that must pass. Failures are printed. */
const requiredShare = 0.996;

type SuiteDataset = { _id: string; _type: "dataset"; documents: Record<string, unknown>[] };
type SuiteTest = {
  _type: "test";
  name: string;
  filename: string;
  dataset: { _ref: string };
  query: string;
  params: Record<string, unknown> | null;
  valid: boolean;
  result: unknown;
};

// The shapes follow the suite's own description.
const lines = missing
  ? []
  : gunzipSync(readFileSync(suite))
      .toString("utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as SuiteDataset | SuiteTest);
/** Some datasets occur twice in the suite, word for word. */
const datasets = new Map(
  lines.filter((line) => line._type === "dataset").map((line) => [line._id, line.documents]),
);
const tests = lines.filter((line) => line._type === "test");

let folder: string;
let lake: Lake;
let server: ReturnType<typeof serve>;
let url: string;

beforeAll(async () => {
  if (missing) return console.warn(`Skipped: the GROQ conformance suite is not at ${suite}`);
  folder = await mkdtemp(join(tmpdir(), "groq-suite-"));
  lake = await openLake({
    dataDir: folder,
    projectId: "suite",
    contentToken: token,
    pool: { workers: 2 },
  });
  for (const [_id, documents] of datasets) {
    await lake.createDataset(nameOf(_id));
    await lake.dataset(nameOf(_id)).load(
      documents.map((document) => ({
        documentId: String(document._id),
        before: null,
        after: {
          ...document,
          _id: String(document._id),
          _type: String(document._type ?? ""),
          _rev: "suite",
          _createdAt: "2020-01-01T00:00:00Z",
          _updatedAt: "2020-01-01T00:00:00Z",
        },
        mutations: [],
      })),
      "suite",
    );
  }
  const app = new Hono().route(
    "/content-api",
    createApp({ lake, streams: new OpenStreams(), publicUrl: undefined }),
  );
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((done) => server.once("listening", done));
  // A TCP server's address is never the string form.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/content-api`;
}, within(60_000));

afterAll(async () => {
  if (missing) return;
  await lake.close();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true, force: true });
});

const nameOf = (id: string): string => `s${id.replace(/[^a-z0-9]/g, "-")}`;

/** Returns why a test failed; undefined when it passed. */
async function failureOf(test: SuiteTest): Promise<string | undefined> {
  const client = createClient({
    projectId: "suite",
    dataset: nameOf(test.dataset._ref),
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
    token,
    apiHost: url,
    useProjectHostname: false,
    maxRetries: 0,
  });
  let result: unknown;
  try {
    result = await client.fetch(test.query, test.params ?? {});
  } catch (error) {
    return test.valid ? `refused: ${String(error).slice(0, 120)}` : undefined;
  }
  if (!test.valid) return "accepted, but it is not valid";
  return same(positioned(stripped(result)), test.result)
    ? undefined
    : `${JSON.stringify(result)?.slice(0, 150)} instead of ${JSON.stringify(test.result)?.slice(0, 150)}`;
}

/** Removes the system fields that are added when a document is stored. */
function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !["_rev", "_createdAt", "_updatedAt"].includes(key))
      .map(([key, child]) => [key, stripped(child)]),
  );
}

/** Replaces each `_score` with its rank, which is all that the suite prescribes. */
function positioned(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const scores = [...new Set(value.map((item) => item?._score))]
    .filter((score) => typeof score === "number")
    .sort((a, b) => b - a);
  if (scores.length === 0) return value;
  return value.map(({ _score, ...item }) => ({ ...item, _pos: scores.indexOf(_score) + 1 }));
}

function same(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number")
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const strip = (o: object) =>
    Object.entries(o).filter(([key]) => !["_rev", "_createdAt", "_updatedAt"].includes(key));
  const left = strip(a);
  const right = new Map(strip(b));
  return (
    left.length === right.size &&
    left.every(([key, child]) => right.has(key) && same(child, right.get(key)))
  );
}

describe.skipIf(missing)("the GROQ conformance suite", () => {
  it(
    "passes nearly all of its core over HTTP, and no query blocks the service",
    async () => {
      const failures: string[] = [];
      const queue = tests.values();
      const worker = async (): Promise<void> => {
        for (const test of queue) {
          const failure = await failureOf(test);
          if (failure !== undefined)
            failures.push(
              `${test.filename} / ${test.name}: ${test.query.trim().slice(0, 160)}\n    ${failure}`,
            );
        }
      };
      await Promise.all([worker(), worker(), worker()]);
      const share = (tests.length - failures.length) / tests.length;
      console.info(
        `GROQ conformance: ${tests.length - failures.length} of ${tests.length} (${(share * 100).toFixed(2)} %)\n${failures.sort().join("\n")}`,
      );
      expect(share).toBeGreaterThanOrEqual(requiredShare);
    },
    within(180_000),
  );
});
