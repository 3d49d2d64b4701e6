import { money, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";

const shown = (figure: number): string =>
  figure.toLocaleString("en-US", { maximumFractionDigits: 2 });

const asksCpa = /\bcpas?\b|\bcost per (?:acquisition|order|sale|customer)\b/;
const asksLimit =
  /\b(?:break ?-?even|at most|max\w*|reasonable|benchmarks?|target|good|afford|allowed|need)\b/;
const orderValue =
  /\b(?:on|at|with|aov(?: of| is)?|orders? (?:of|at|worth)|basket (?:of|is)) (\d+(?:\.\d+)?)\b(?! ?(?:%|percent))/;

/** Answers with the lowest ROAS, which is 100 ÷ margin, or with the margin that a ROAS needs. */
export function aboutRoas(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const cpa = asksCpa.test(plain) && asksLimit.test(plain);
  if (!cpa && !/\broas\b/.test(plain)) return undefined;
  // Which of several reported figures is right is not a question of margin.
  if (/\b(?:believe|trust|report(?:s|ed)?|differ\w*|attribut\w+)\b/.test(plain)) return undefined;
  const reply = (text: string): Outcome => ({
    handled: "roas",
    state,
    reply: say(text, {
      source: "marketingReturn",
      next: ["Calculate my return on investment", "How do we measure success?"],
    }),
  });
  const percent =
    /(\d+(?:\.\d+)?) ?(?:%|percent)/.exec(plain)?.[1] ??
    /\bmargin (?:of |is )?(\d+)\b/.exec(plain)?.[1];
  const known = state.done?.find(({ name }) => name === "roi")?.slots.margin;
  const margin = Number(percent ?? known ?? Number.NaN);
  const order = turn.slots.amounts[0]?.value ?? Number(orderValue.exec(plain)?.[1] ?? Number.NaN);
  if (cpa && order > 0 && margin > 0 && margin <= 100) {
    const currency = turn.slots.amounts[0]?.currency ?? "USD";
    return reply(
      `${money((order * margin) / 100, currency)} an order at most: ${shown(margin)}% of ${money(order, currency)}. That’s a ROAS of ${shown(100 / margin)} (100 ÷ ${shown(margin)}%), and your own limit tells you more than anyone’s benchmark.`,
    );
  }
  const value = Number(
    /\broas (?:of |is )?(\d+(?:\.\d+)?)\b/.exec(plain)?.[1] ??
      /\b(\d+(?:\.\d+)?)x? roas\b/.exec(plain)?.[1] ??
      Number.NaN,
  );
  if (!Number.isNaN(value) && value > 0 && percent === undefined)
    return reply(
      `It depends on your margin: a ROAS of ${shown(value)} pays for itself from a margin of ${shown(100 / value)}% (100 ÷ ${shown(value)}). Below that it’s a loss.`,
    );
  return /\b(?:need|have to|must|should|break|least|minimum)\b/.test(plain) && margin > 0
    ? reply(
        `At least ${shown(100 / margin)}: 100 ÷ ${shown(margin)}% of margin. Above that, every order earns you something.`,
      )
    : undefined;
}
