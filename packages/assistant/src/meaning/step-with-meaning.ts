import { withBefore } from "../dialogue/judges/choice/possible-replies.ts";
import { unframed } from "../dialogue/message/framing.ts";
import { questionsIn } from "../dialogue/message/questions-in.ts";
import { askedIn, partsOf } from "../dialogue/parts/parts.ts";
import { type Step, step } from "../dialogue/step.ts";
import type { Incoming, ScenarioState } from "../dialogue/types.ts";
import { bounded } from "../understanding/bounded.ts";
import { plainWords } from "../understanding/plain-words.ts";
import { forgetTexts } from "../understanding/remembered.ts";
import type { Understander } from "../understanding/understand.ts";
import type { Encoder } from "./encoder.ts";
import { meaningText } from "./meaning-text.ts";
import { oneATurn } from "./one-a-turn.ts";
import type { Vector } from "./vectors.ts";

/** One queue for all replies of this process. */
const inTurn = oneATurn();

/**
 * Maximum number of runs. A step may ask for further vectors, such as those of the message's clauses; in the last run
 * it does without any still missing.
 */
const mostRuns = 3;

/**
 * Runs a step with the vectors of its texts. Those usually needed are encoded in one batch beforehand; the step runs
 * again if it asked for another, which is safe because `step` does not modify its arguments.
 */
export async function stepWithMeaning(
  encoder: Encoder | undefined,
  understander: Understander,
  state: Readonly<ScenarioState>,
  bare: Incoming,
): Promise<{ answered: Step; incoming: Incoming }> {
  const known = new Map<string, Vector | undefined>();
  const lookUp = async (texts: readonly string[]) => {
    const vectors = await encoder?.encode(texts);
    texts.forEach((text, at) => {
      known.set(text, vectors?.[at]);
    });
  };
  let wanted = expectedTexts(understander, state, bounded(bare.message));
  for (let run = 1; ; run += 1) {
    if (wanted.size > 0) await lookUp([...wanted]);
    const missing = new Set<string>();
    const incoming: Incoming = {
      ...bare,
      vectorOf(text, wanted) {
        const found = known.has(text) ? text : withOtherEnd(text);
        if (!known.has(found) && wanted !== "if known") missing.add(text);
        return known.get(found);
      },
    };
    const answered = await inTurn(() => step(understander, state, incoming));
    if (missing.size === 0 || run === mostRuns || !encoder) {
      forgetTexts();
      return { answered, incoming };
    }
    wanted = missing;
  }
}

/** A question is cut out of its message with or without its sign: a second run would cost more than the difference. */
const withOtherEnd = (text: string): string =>
  text.endsWith("?") ? text.slice(0, -1).trimEnd() : `${text}?`;

/**
 * Returns the texts whose vectors a step usually needs: the message, its parts, and the message joined to the one
 * before.
 */
function expectedTexts(
  understander: Understander,
  state: Readonly<ScenarioState>,
  sent: string,
): ReadonlySet<string> {
  // As the step reads it: the vectors of any other text would be asked for in a second run.
  const message = unframed(sent);
  const asked = askedIn(message);
  const own = [
    message,
    ...partsOf(message),
    ...questionsIn(message).alone,
    ...(asked === undefined ? [] : [asked]),
  ];
  const before = withBefore({ state, plain: plainWords(understander.spelled(message)) });
  return new Set(
    [
      ...own.filter(worthEncoding).map((text) => understander.spelled(text)),
      ...(before ? [before] : []),
    ].map(meaningText),
  );
}

/** Whether a text is worth encoding in advance; numbers, dates and single words rarely need a vector. */
const worthEncoding = (text: string): boolean => /\p{L}{2,}\s+\p{L}{2,}/u.test(text);
