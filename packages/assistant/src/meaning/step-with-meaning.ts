import { partsOf } from "../dialogue/parts.ts";
import { type Step, step } from "../dialogue/step.ts";
import type { Incoming, ScenarioState } from "../dialogue/types.ts";
import type { Understander } from "../understanding/understand.ts";
import type { Encoder } from "./encoder.ts";
import { meaningText } from "./meaning-text.ts";
import { oneATurn } from "./one-a-turn.ts";
import type { Vector } from "./vectors.ts";

/** All replies of this process take turns. */
const inTurn = oneATurn();

/**
 * Maximum number of runs: a step asks for the vector of the message, then perhaps of its clauses. It does without any
 * further ones.
 */
const mostRuns = 3;

/**
 * Starts encoding a message. The returned function answers it: it runs `step` again whenever a vector was missing,
 * which is safe because `step` does not modify its arguments.
 */
export function readMeaning(
  encoder: Encoder | undefined,
  understander: Understander,
  message: string,
): (
  state: Readonly<ScenarioState>,
  incoming: Incoming,
) => Promise<{ answered: Step; incoming: Incoming }> {
  const known = new Map<string, Vector | undefined>();
  const lookUp = async (texts: readonly string[]) => {
    const vectors = await encoder?.encode(texts);
    texts.forEach((text, at) => {
      known.set(text, vectors?.[at]);
    });
  };
  // Runs while the caller reads the database. The parts of the message are encoded as well.
  const texts = [message, ...partsOf(message)].filter(worthEncoding);
  const first =
    texts.length > 0
      ? lookUp(texts.map((text) => meaningText(understander.spelled(text))))
      : undefined;
  return async (state, bare) => {
    await first;
    for (let run = 1; ; run += 1) {
      const missing = new Set<string>();
      const incoming: Incoming = {
        ...bare,
        vectorOf(text) {
          if (!known.has(text)) missing.add(text);
          return known.get(text);
        },
      };
      const answered = await inTurn(() => step(understander, state, incoming));
      if (missing.size === 0 || run === mostRuns || !encoder) return { answered, incoming };
      await lookUp([...missing]);
    }
  };
}

/** Whether a message is worth encoding: numbers, dates and single words are unambiguous. */
const worthEncoding = (message: string): boolean => /\p{L}{2,}\s+\p{L}{2,}/u.test(message);
