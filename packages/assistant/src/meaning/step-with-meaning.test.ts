import { expect, test } from "vitest";
import { cachedModel } from "../../training/cached-model.ts";
import { createVectorsNow } from "../../training/encode-now.ts";
import { freshState } from "../dialogue/types.ts";
import { sampleHost } from "../sample-host.ts";
import { createUnderstander } from "../understanding/understand.ts";
import type { Encoder } from "./encoder.ts";
import { stepWithMeaning } from "./step-with-meaning.ts";

const understander = createUnderstander(await cachedModel());
const vectorOf = createVectorsNow();

/** A conversation with the hotel; `batches` are the texts that the encoder was asked for, call by call. */
function talk() {
  const batches: (readonly string[])[] = [];
  const encoder: Encoder = {
    start: async () => {},
    close: async () => {},
    encode: async (texts) => {
      batches.push(texts);
      return texts.map((text) => vectorOf(text));
    },
  };
  let state = freshState();
  const say = async (message: string) => {
    batches.length = 0;
    const { answered } = await stepWithMeaning(encoder, understander, state, {
      message,
      industry: "hospitality",
      visitor: { name: "Mara Vogt", email: "mara@client.example" },
      now: new Date(2026, 10, 21, 12),
      host: sampleHost,
    });
    state = answered.state;
    return batches;
  };
  return { say };
}

test("the message, alone and with the one before it, is encoded in one batch", async () => {
  const { say } = talk();
  expect(await say("is there somewhere to leave our bikes")).toHaveLength(1);
  const batches = await say("and what does breakfast cost for a child");
  expect(batches).toHaveLength(1);
  expect(batches[0]).toHaveLength(2);
  expect(batches[0]?.[1]).toMatch(/leave our bikes.*breakfast cost for a child/);
});

test.each([
  "cant wait for email im on the road. got a phone nr? and wheres the car park",
  "Does the family room have separate beds for the kids, and how big is it in square metres?",
])("a question is not encoded twice, with its sign and without it: %s", async (message) => {
  const { say } = talk();
  await say("can our dog come to breakfast");
  const asked = (await say(message)).flat().map((text) => text.replace(/\?$/, ""));
  expect(new Set(asked).size).toBe(asked.length);
});

test("a clause needed later is encoded on demand, and the step runs again with it", async () => {
  const { say } = talk();
  const batches = await say("my boss is unfair to me, should i quit");
  expect(batches.length).toBeGreaterThan(1);
  const asked = batches.flat();
  expect(new Set(asked).size).toBe(asked.length);
});
