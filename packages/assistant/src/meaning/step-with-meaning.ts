import { partsOf } from "../dialogue/parts.ts";
import { type Step, step } from "../dialogue/step.ts";
import type { Incoming, ScenarioState } from "../dialogue/types.ts";
import type { Understander } from "../understanding/understand.ts";
import type { Encoder } from "./encoder.ts";
import { meaningText } from "./meaning-text.ts";
import type { Vector } from "./vectors.ts";

/** A step asks for the meaning of the message, then perhaps of its clauses; more than that it does without. */
const mostRuns = 3;

/**
 * Begins to look up what a message means. The result answers it: `step`, run again where it asked for a meaning that was
 * not there, which writes into nothing that it is given.
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
  // Beside the look into the database that the caller goes on with. What each of its parts means is asked as well.
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
      const answered = step(understander, state, incoming);
      if (missing.size === 0 || run === mostRuns || !encoder) return { answered, incoming };
      await lookUp([...missing]);
    }
  };
}

/** A number, a date or a single short word mean what they say. */
const worthEncoding = (message: string): boolean => /\p{L}{2,}\s+\p{L}{2,}/u.test(message);
