import { say } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { tradeOf } from "../channels/channel-questions.ts";
import { type Kind, kindsIn } from "./asked.ts";
import { byTrade } from "./by-trade.ts";
import { namesElse } from "./names-else.ts";
import { namesOther, ofUs } from "./of-situation.ts";

/** Answers questions in the middle of a conversation by the kind of business, where nothing more specific is known. */

const mostAsked = 14;
/** After a plan or a calculation, the kinds below are about its figures. */
const ofFigures = /^(?:flow:|plan_campaign|roi|forecast|sum:|accounts|noted|failed|roas)/;
const ofItsFigures: ReadonlySet<Kind> = new Set(["half", "cost", "good", "why", "sure", "time"]);

export function asksOfTrade(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow !== undefined || state.exchanges.length === 0) return undefined;
  if (plain.split(" ").length > mostAsked || ofUs.test(plain)) return undefined;
  const trade = tradeOf(turn)?.trade;
  if (trade === undefined) return undefined;
  const { answers } = byTrade[trade];
  const figures = ofFigures.test(state.before ?? "");
  for (const { kind, rest } of kindsIn(plain)) {
    const text = answers[kind];
    if (typeof text !== "string" || namesOther(turn, rest)) continue;
    if (namesElse(turn, rest, text)) continue;
    if (figures && ofItsFigures.has(kind)) continue;
    if (wasSaid(state, text)) continue;
    return {
      handled: "of_trade",
      state,
      reply: say(text, {
        source: "marketing",
        next: ["What should I do first?", "How do we measure success?", "Help me plan a campaign"],
      }),
    };
  }
  return undefined;
}
