import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";

const shown = (figure: number): string =>
  figure.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** The least ROAS is a hundred by the margin, and the other way round. */
export function aboutRoas(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (!/\broas\b/.test(plain)) return undefined;
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
  const value = Number(
    /\broas (?:of |is )?(\d+(?:\.\d+)?)\b/.exec(plain)?.[1] ??
      /\b(\d+(?:\.\d+)?)x? roas\b/.exec(plain)?.[1] ??
      Number.NaN,
  );
  if (!Number.isNaN(value) && value > 0 && percent === undefined)
    return reply(
      `It depends on your margin: a ROAS of ${shown(value)} earns its cost from a margin of ${shown(100 / value)}% on (100 ÷ ${shown(value)}). Below that it is a loss.`,
    );
  return /\b(?:need|have to|must|should|break|least|minimum)\b/.test(plain) && margin > 0
    ? reply(
        `At least ${shown(100 / margin)}: 100 ÷ ${shown(margin)}% of margin. Above that, each order leaves something.`,
      )
    : undefined;
}
