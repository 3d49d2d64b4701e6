import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { intents } from "../intents.ts";
import { sampleHost } from "../sample-host.ts";
import { always } from "../understanding/understander-for-tests.ts";
import { step } from "./step.ts";
import { freshState } from "./types.ts";

const now = new Date(2026, 10, 20, 12);

const everyIntent = intents.flatMap(({ id, send, industries }) =>
  industries.map((industry) => ({ id, send, industry })),
);

describe.each(everyIntent)("$id in $industry", ({ id, send, industry }) => {
  test("has its own answer", () => {
    const { reply, handled } = step(always(id), freshState(), {
      message: send,
      industry,
      visitor: { name: "Mara", email: "mara@client.example" },
      now,
      host: sampleHost,
    });
    expect(handled).not.toBe("out_of_scope");
    expect(reply.message.content.length).toBeGreaterThan(10);
    expect(reply.message.content).not.toMatch(/undefined|NaN|\{\w+\}/);
    for (const { href } of reply.sources ?? []) expect(href).toMatch(/^\/[a-z]/);
  });
});

test("the document describes every intent", () => {
  const document = readFileSync("docs/assistant.md", "utf8");
  expect(intents.filter(({ id }) => !document.includes(`\`${id}\``)).map(({ id }) => id)).toEqual(
    [],
  );
});

test("a step reports the decisions that led to its reply", () => {
  const { trace } = step(always("breakfast"), freshState(), {
    message: "when is breakfast?",
    industry: "hospitality",
    visitor: { name: "Mara", email: "mara@client.example" },
    now,
    host: sampleHost,
  });
  expect(trace.map(({ stage, decision }) => `${stage}: ${decision}`)).toEqual([
    "read: breakfast",
    "wish: breakfast",
    "reply: breakfast",
  ]);
});
