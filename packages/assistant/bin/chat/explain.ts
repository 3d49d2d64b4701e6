import type { IndustryId } from "@brightkeel/contracts";
import type { Encoder, Trace, Understander } from "../../src/index.ts";
import { actsOf } from "../../src/meaning/acts.ts";
import { meaningText } from "../../src/meaning/meaning-text.ts";
import { readSlots } from "../../src/understanding/slots.ts";

export type Explained = {
  message: string;
  industry: IndustryId;
  now: Date;
  /** The dialogue's decisions, in order. */
  trace: Trace;
};

/** Acts below this probability are not listed. */
const leastAct = 0.2;

/**
 * Explains why a message was answered as it was: the classifier's result, the values found, and the dialogue's
 * decisions.
 */
export async function explain(
  understander: Understander,
  encoder: Encoder | undefined,
  { message, industry, now, trace }: Explained,
): Promise<string> {
  const [vector] = (await encoder?.encode([meaningText(understander.spelled(message))])) ?? [];
  const acts = Object.entries(actsOf(understander.meaning?.acts, vector))
    .filter(([, score]) => score >= leastAct)
    .map(([act, score]) => `${act} ${score.toFixed(2)}`);
  const { text, core, guesses, inScope, evidence, decision } = understander.understand(
    message,
    industry,
  );
  const intents = guesses.slice(0, 3).map(({ intent, score }) => `${intent} ${score.toFixed(2)}`);
  const slots = Object.entries(readSlots(message, now)).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  const rows: (readonly [string, string])[] = [
    ["read as", core === text ? text : `${text}  (the wish: ${core})`],
    ["intents", intents.join(", ")],
    [
      "in scope",
      `${inScope.toFixed(2)}  (against out of scope ${evidence.nobody.toFixed(1)}, against other industries ${evidence.others.toFixed(1)}, ${evidence.unknownWords} words that no phrase knows)`,
    ],
    ["classifier", decision],
    ["acts", acts.join(", ") || "none"],
    [
      "values",
      slots.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(", ") || "none",
    ],
    ...trace.map(
      ({ stage, decision, why }) => ["dialogue", `${stage}: ${decision}  (${why})`] as const,
    ),
  ];
  return rows.map(([name, value]) => `  ~ ${name.padEnd(10)} ${value}\n`).join("");
}
