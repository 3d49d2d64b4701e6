import { describe, expect, test } from "vitest";
import { cachedModel } from "../../../training/cached-model.ts";
import { createVectorsNow } from "../../../training/encode-now.ts";
import { hotelScenario } from "../../industries/hotel/scenario.ts";
import { sampleHost } from "../../sample-host.ts";
import { createUnderstander } from "../../understanding/understand.ts";
import { read } from "../reading.ts";
import { say } from "../reply/reply.ts";
import { unchanged } from "../state.ts";
import { talk } from "../talk-for-tests.ts";
import { freshState, type Incoming, type ScenarioState } from "../types.ts";
import { missedQuestion } from "./missed-question.ts";

const understander = createUnderstander(await cachedModel());
const vectorOf = createVectorsNow();

type Desk = Parameters<typeof talk>[0];

describe("a question that the talk would mislead is answered as it was asked", () => {
  test.each<[Desk, readonly string[], string, RegExp]>([
    [
      "hospitality",
      ["how much is the suite", "does it have a balcony"],
      "and on which floor is that",
      /top|floors? (?:one|two)/,
    ],
    [
      "hospitality",
      ["tell me about the family room", "is there a lift"],
      "how many of us can sleep in it",
      /Family room.*5/,
    ],
    [
      "e-commerce",
      ["Can I return a tent I've used once?"],
      "What if it's only been up in the garden?",
      /at home|yard/,
    ],
  ])("%s, after %j: “%s”", (desk, before, question, answer) => {
    const say = talk(desk);
    for (const message of before) say(message);
    expect(say(question).text).toMatch(answer);
  });
});

test("what the records of an order say stays, though no written question is near", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say("what did i pay for it").text).toContain("$228");
});

test("an admission stays where nothing on record answers", () => {
  const say = talk("e-commerce");
  say("how much is the kettle stove");
  expect(say("how loud is it").text).toMatch(/don’t have that for the Kettle stove/);
});

describe("a question asked again", () => {
  const scenario = hotelScenario;
  const begun: ScenarioState = {
    ...freshState(),
    calledName: "Bea",
    figures: { price: 90 },
    exchanges: [{ visitor: "is there a lift", bot: "Yes, to every floor." }],
  };
  const incoming: Incoming = {
    message: "when is breakfast served?",
    industry: "hospitality",
    visitor: { name: "Mara Vogt", email: "mara@client.example" },
    now: new Date(2026, 10, 21, 12),
    host: sampleHost,
    vectorOf,
  };
  /** Asks again a question that was missed, with an answer that is found then; returns the reply, and the talk it was asked in. */
  function askedAgain(answer: string, state = begun) {
    const asked: Readonly<ScenarioState>[] = [];
    const { turn } = read(understander, scenario, state, incoming);
    const found = (text: string, stage: "wish" | "question") => ({
      situation: { understander, scenario, turn },
      found: {
        outcome: { ...unchanged(turn, say(text)), handled: "breakfast" },
        taken: { stage, decision: "breakfast", why: "it is tested" },
      },
    });
    const given = missedQuestion(
      state,
      incoming,
      found("Dogs stay for free.", "wish"),
      (_, from) => {
        asked.push(from);
        const { found: again, ...rest } = found(answer, "question");
        return { ...rest, found: { ...again, outcome: { ...again.outcome, state: from } } };
      },
    );
    return { text: given.found.outcome.reply.message.content, asked };
  }

  test("is answered with what the visitor told of themselves, and without the talk", () => {
    expect(askedAgain("Breakfast is served from 7:00 to 10:30.").asked[0]).toEqual({
      ...freshState(),
      calledName: "Bea",
      figures: { price: 90 },
    });
  });

  const served = "Breakfast is served from 7:00 to 10:30.\n\nOn Sundays it’s served until 11:00.";
  test("has an answer with its paragraphs", () => {
    expect(askedAgain(served).text).toBe(served);
  });

  test("has an answer without the sentences that were said", () => {
    const bot = "On Sundays it’s served until 11:00.";
    const state = { ...begun, exchanges: [{ visitor: "on sundays?", bot }] };
    expect(askedAgain(served, state).text).toBe("Breakfast is served from 7:00 to 10:30.");
  });
});
