import type { IndustryId } from "@brightkeel/contracts";
import { cachedModel } from "../../training/cached-model.ts";
import { createVectorsNow } from "../../training/encode-now.ts";
import { sampleHost } from "../sample-host.ts";
import { createUnderstander } from "../understanding/understand.ts";
import type { Judges } from "./judges/judges.ts";
import { type Step, step } from "./step.ts";
import { freshState, type ScenarioState } from "./types.ts";

const understander = createUnderstander(await cachedModel());
const vectorOf = createVectorsNow();
const now = new Date(2026, 10, 21, 12);

/**
 * Starts a conversation on Saturday, 21 November 2026; each call sends a message and returns the step.
 *
 * @param begun an earlier conversation to continue.
 * @param judges have a say on the answers in place of the usual ones.
 */
export function talk(
  industry: IndustryId,
  visitor = { name: "Mara Vogt", email: "mara@client.example" },
  begun: Readonly<ScenarioState> = freshState(),
  judges: Partial<Judges> = {},
) {
  let state = begun;
  return (message: string): Step & { text: string } => {
    const incoming = deepFreeze({ message, industry, visitor, now, host: sampleHost, vectorOf });
    const answered = step(understander, deepFreeze(state), incoming, judges);
    state = answered.state;
    return { ...answered, text: answered.reply.message.content };
  };
}

/** Freezes a conversation or message, so that any mutation throws. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
