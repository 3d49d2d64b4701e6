import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { IndustryId } from "@brightkeel/contracts";
import { parse } from "yaml";
import { z } from "zod";
import { step } from "../src/dialogue/step.ts";
import { freshState } from "../src/dialogue/types.ts";
import type { VectorOf } from "../src/meaning/meaning-text.ts";
import { sampleHost } from "../src/sample-host.ts";
import type { Understander } from "../src/understanding/understand.ts";
import { loadQuestions } from "../training/load-questions.ts";

const schema = z.array(
  z.strictObject({
    /** The first wording of the question that was answered, or the intent whose fact was given. */
    after: z.string(),
    says: z.string(),
    /** The first wording of the right follow-up, or “none” if the message asks for something else. */
    means: z.string(),
  }),
);

const files: Readonly<Record<IndustryId, string>> = {
  "e-commerce": "shop.yaml",
  hospitality: "hotel.yaml",
  marketing: "marketing.yaml",
  support: "support.yaml",
};

/** Reads what visitors say after an answer, in wordings that are held out from training. */
function heldOut(industry: IndustryId): z.infer<typeof schema> {
  const file = join(import.meta.dirname, "follow-ups", files[industry]);
  return existsSync(file) ? schema.parse(parse(readFileSync(file, "utf8"))) : [];
}

export type FollowUpOutcome = z.infer<typeof schema>[number] & { reply: string; isRight: boolean };

/**
 * Sends each of them right after its answer.
 *
 * @throws Error if there is no written follow-up for the meaning of a line.
 */
export function followUpOutcomes(
  understander: Understander,
  vectorOf: VectorOf,
  industry: IndustryId,
): FollowUpOutcome[] {
  const { questions, followUps } = loadQuestions()[industry];
  const written = followUps.map(({ followUp }) => followUp.answer);
  return heldOut(industry).map((line) => {
    const { after, says, means } = line;
    const parent = questions.find(({ asks }) => asks[0] === after)?.question;
    const about = parent?.intent ?? after;
    const right = followUps
      .filter(({ asks }) => asks[0] === means)
      .map(({ followUp }) => followUp)
      .filter(({ after }) =>
        typeof after === "string" ? after === parent?.answer : after.has(about),
      );
    if (means !== "none" && right.length === 0)
      throw new Error(`${industry}: nothing is written for “${means}” after “${after}”.`);
    const state = {
      ...freshState(),
      before: about,
      exchanges: [{ visitor: after, bot: parent?.answer ?? "" }],
    };
    const { reply } = step(understander, state, {
      message: says,
      industry,
      visitor: { name: "Mara", email: "mara@client.example" },
      now: new Date(2026, 10, 23, 10),
      host: sampleHost,
      vectorOf,
    });
    const text = reply.message.content;
    const holds = (answer: string) => text.includes(answer);
    const isRight =
      means === "none" ? !written.some(holds) : right.some(({ answer }) => holds(answer));
    return { ...line, reply: text, isRight };
  });
}

/** Returns the share of follow-ups that get the right answer, and of other messages that do not get a follow-up. */
export function followUpShares(outcomes: readonly FollowUpOutcome[]): {
  asked: number;
  other: number;
} {
  const share = (some: readonly FollowUpOutcome[]) =>
    some.length === 0 ? 1 : some.filter(({ isRight }) => isRight).length / some.length;
  return {
    asked: share(outcomes.filter(({ means }) => means !== "none")),
    other: share(outcomes.filter(({ means }) => means === "none")),
  };
}
