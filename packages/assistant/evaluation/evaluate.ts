import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { step } from "../src/dialogue/step.ts";
import { freshState, type ScenarioState } from "../src/dialogue/types.ts";
import { sampleHost } from "../src/sample-host.ts";
import { readSlots, type Slots } from "../src/understanding/slots.ts";
import type { Understander } from "../src/understanding/understand.ts";
import { scripts } from "./conversations.ts";
import { withSlips } from "./measures.ts";
import { slotCases } from "./slots.ts";
import { type LabelledSet, labelledSets } from "./utterances.ts";

export const evaluationDay = new Date(2026, 10, 20, 12);

export type Labelled = {
  industry: IndustryId;
  text: string /** Undefined: out of scope. */;
  intent: string | undefined;
};

/** Returns every labelled utterance, once for each industry it belongs to. */
export function labelled(sets: readonly LabelledSet[] = labelledSets): Labelled[] {
  return sets.flatMap(({ industries, block }) =>
    block
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [label = "", ...texts] = line.split(" | ").map((part) => part.trim());
        return industries.flatMap((industry) =>
          texts.map((text) => ({ industry, text, intent: label === "-" ? undefined : label })),
        );
      }),
  );
}

export type Scores = {
  cases: number;
  top1: number;
  top3: number;
  wrong: number;
  askedBack: number;
  declined: number;
  outside: number;
  outsideDeclined: number;
  outsideAskedBack: number;
};

/** Scores how well the utterances of each industry are understood, with this many typing errors in each. */
export function scoreIntents(
  understander: Understander,
  slips = 0,
  cases: readonly Labelled[] = labelled(),
): Map<IndustryId, Scores> {
  const result = new Map<IndustryId, Scores>(
    industryIds.map((id) => [
      id,
      {
        cases: 0,
        top1: 0,
        top3: 0,
        wrong: 0,
        askedBack: 0,
        declined: 0,
        outside: 0,
        outsideDeclined: 0,
        outsideAskedBack: 0,
      },
    ]),
  );
  cases.forEach(({ industry, text, intent }, index) => {
    const scores = result.get(industry);
    if (!scores) return;
    const { guesses, decision } = understander.understand(
      slips === 0 ? text : withSlips(text, slips, index),
      industry,
    );
    if (intent === undefined) {
      scores.outside += 1;
      if (decision === "out_of_scope") scores.outsideDeclined += 1;
      if (decision === "ask_back") scores.outsideAskedBack += 1;
      return;
    }
    const place = guesses.findIndex((guess) => guess.intent === intent);
    scores.cases += 1;
    if (place === 0) scores.top1 += 1;
    if (place >= 0 && place < 3) scores.top3 += 1;
    if (decision === "ask_back") scores.askedBack += 1;
    else if (decision === "out_of_scope") scores.declined += 1;
    else if (place !== 0) scores.wrong += 1;
  });
  return result;
}

export const dateNames = ["date", "until"] as const;
export const countNames = ["people", "adults", "children", "rooms", "nights"] as const;
export const otherNames = ["stars", "amount", "order", "email"] as const;
type SlotName = (typeof dateNames | typeof countNames | typeof otherNames)[number];

/**
 * Returns the values of a message as “name=value”, the format of the labelled cases; of several amounts or orders,
 * the first.
 */
function slotPairs(slots: Slots, names: readonly SlotName[]): string[] {
  const [first, second] = slots.dates;
  const values: Record<SlotName, string | number | undefined> = {
    date: first?.date,
    until: first?.until ?? second?.date,
    people: slots.people,
    adults: slots.adults,
    children: slots.children,
    rooms: slots.rooms,
    nights: slots.nights,
    stars: slots.stars,
    amount: slots.amounts[0]?.value,
    order: slots.references[0],
    email: slots.email?.toLowerCase(),
  };
  return names
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name}=${values[name]}`);
}

export type SlotScores = { expected: number; found: number; right: number; f1: number };

/**
 * Computes precision, recall and F1 of the values with these names in “sentence | name=value …” lines. A wrong value
 * counts both as missed and as invented.
 */
export function scoreSlots(
  cases = slotCases,
  names: readonly SlotName[] = [...dateNames, ...countNames],
): SlotScores {
  let expected = 0;
  let found = 0;
  let right = 0;
  for (const line of cases.trim().split("\n")) {
    const [text = "", wanted = ""] = line.split(" | ");
    const want = wanted
      .trim()
      .split(" ")
      .filter((pair) => names.some((name) => pair.startsWith(`${name}=`)));
    const have = slotPairs(readSlots(text, evaluationDay), names);
    expected += want.length;
    found += have.length;
    right += have.filter((pair) => want.includes(pair)).length;
  }
  return { expected, found, right, f1: (2 * right) / (expected + found) };
}

export type ScriptResult = { name: string; done: boolean; failure?: string };

/** Plays the scripted conversations; one is complete if every answer contains what it must. */
export function playScripts(understander: Understander): ScriptResult[] {
  return scripts.map(({ name, industry, turns }) => {
    let state: Readonly<ScenarioState> = freshState();
    for (const [message, expected] of turns) {
      const { reply, state: after } = step(understander, state, {
        message,
        industry,
        visitor: { name: "Mara Vogt", email: "mara@client.example" },
        now: evaluationDay,
        host: sampleHost,
      });
      state = after;
      if (!expected.test(reply.message.content)) {
        return {
          name,
          done: false,
          failure: `“${message}” → ${reply.message.content.slice(0, 160)}`,
        };
      }
    }
    return { name, done: true };
  });
}
