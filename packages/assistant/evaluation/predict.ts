import type { IndustryId } from "@brightkeel/contracts";
import { readSlots, type Slots } from "../src/understanding/slots.ts";
import type { Decision, Guess, Understander } from "../src/understanding/understand.ts";
import { industryOf } from "./industry-names.ts";

export type Prediction = {
  industry: IndustryId;
  text: string;
  /** The three most likely intents, the most likely first. */
  intents: Guess[];
  decision: Decision;
  inScope: number;
  slots: Slots;
};

/**
 * Returns the assistant's prediction for one line of `--predict`.
 *
 * @param line `{"industry": "hotel", "text": "is breakfast included"}`
 * @param now the day relative dates count from.
 * @throws Error that says what is wrong with the line.
 */
export function predictLine(understander: Understander, line: string, now: Date): Prediction {
  const { industry, text } = readLine(line);
  const { guesses, decision, inScope } = understander.understand(text, industry);
  return {
    industry,
    text,
    intents: guesses
      .slice(0, 3)
      .map(({ intent, score }) => ({ intent, score: Number(score.toFixed(4)) })),
    decision,
    inScope: Number(inScope.toFixed(4)),
    slots: readSlots(text, now),
  };
}

function readLine(line: string): { industry: IndustryId; text: string } {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    throw new Error("this is not JSON");
  }
  const { industry, text } = Object(input) as { industry?: unknown; text?: unknown };
  if (typeof text !== "string" || text.trim() === "")
    throw new Error("“text” must be a string that is not empty");
  if (typeof industry !== "string") throw new Error("“industry” must be a string");
  const known = industryOf(industry);
  if (known === undefined)
    throw new Error(
      `“${industry}” is no industry. Write e-commerce, hospitality, marketing or support`,
    );
  return { industry: known, text };
}
