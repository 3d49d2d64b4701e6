import { notUnderstood } from "../../../dialogue/message/clauses.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { heeded } from "./heeded.ts";
import { ideaFor } from "./ideas.ts";
import { businessBefore, businessOf } from "./stated.ts";

/** Replies made from the visitor’s own words and figures, and replies unrelated to their business. */
const asTold =
  /^(?:flow:|plan_campaign|sum:|roi|roas|noted|draft:|idea:|human_agent|recap|repeat|restart|own_product|company_|name|greeting|thanks|goodbye|accounts|forecast|advice:|place:|budget:)/;

/** Removes from an answer what does not apply to the visitor’s business, or replaces it with a suitable step. */
export function heedBusiness(turn: Turn, found: Outcome): Outcome | undefined {
  if (found.whole) return undefined;
  const outcome = withOwnBudget(turn, found);
  return heeding(turn, outcome) ?? (outcome === found ? undefined : outcome);
}

const ofBudget = / With [$€£]([\d,]+) a month, [^.!?]{1,120}[.!?]/;

/** Removes the sentence of a written answer that mentions a different budget from the visitor’s. */
function withOwnBudget({ message, state }: Turn, outcome: Outcome): Outcome {
  const { content } = outcome.reply.message;
  const [sentence, sum] = ofBudget.exec(content) ?? [];
  if (sentence === undefined || sum === undefined) return outcome;
  const said = [...state.exchanges.map(({ visitor }) => visitor), message].join(" ");
  if (said.replaceAll(",", "").includes(sum.replaceAll(",", ""))) return outcome;
  const rest = content.replace(sentence, "");
  return {
    ...outcome,
    reply: { ...outcome.reply, message: { ...outcome.reply.message, content: rest } },
  };
}

function heeding(turn: Turn, outcome: Outcome): Outcome | undefined {
  const { state, reply, handled } = outcome;
  const ofOurs = notUnderstood.has(handled) ? ofField(turn, outcome) : undefined;
  if (ofOurs) return ofOurs;
  const { content } = reply.message;
  if (state.business === undefined) return undefined;
  // A first step is no plan yet: it must fit what there is.
  const firstStep = handled === "plan_campaign" && businessOf(state).lacks.length > 0;
  if (asTold.test(handled) && !firstStep) return undefined;
  const rest = heeded(content, state, turn.message);
  if (rest === content) return undefined;
  // A step for this business is better than the remainder of advice for another kind.
  const fitting = ideaFor({ ...turn, state }, "");
  if (fitting !== undefined) return fitting;
  if (rest !== undefined) return { ...outcome, reply: { ...reply, message: { content: rest } } };
  return {
    ...outcome,
    handled: "not_fitting",
    reply: say(nothingFits(turn), { source: "marketing" }),
  };
}

const nothingFits = ({ state }: Turn): string =>
  businessOf(state).way === undefined
    ? "What I’d suggest next depends on what you ruled out. What do you sell, and how do people come to you?"
    : "What I’d suggest next depends on what you ruled out. Tell me what you want to achieve, and I’ll look for another way.";

const field = anywhere(
  wordList`advertis\w+, promot\w+, marketing, market (my|our|it|them), customers?, clients?, guests?, students?, sell(ing)?, more (sales|orders|bookings), ads?, flyers?, website, facebook, instagram, nobody (comes|knows|buys|books|rings|orders), no ?one (comes|knows|buys|books), phone( \w+){0,2} rings?, (my|our|a|small) (business|shop|cafe|studio|salon|bakery), just (opened|started), (our|my) (\w+ ){0,2}(night|event|evening|workshop|class|course|party|concert), (few|only \d+) people`,
);
const ofThemselves = /\b(?:my|our|we|mostly|mainly|only|just)\b/;
const asksAtAll =
  /^(?:how|what|why|which|when|where|who|is|are|do|does|can|should|would|will|did)\b/;
const business =
  "What do you sell, and how do people come to you: do they walk in, book, or order online? Once I know, I can tell you what fits.";

/** A marketing message that was not understood gets a suitable step, or the question what the business is. */
function ofField(turn: Turn, outcome: Outcome): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow !== undefined) return undefined;
  const tells =
    state.exchanges.length > 0 &&
    !turn.message.includes("?") &&
    plain.split(" ").length >= 3 &&
    ofThemselves.test(plain) &&
    !asksAtAll.test(plain);
  const introduces =
    businessBefore(state).kind === undefined && businessOf(state).kind !== undefined;
  if (introduces && state.exchanges.length > 0) return ideaFor(turn, "");
  if (tells) return ideaFor(turn, "Noted. ");
  if (!field.test(plain)) return undefined;
  const idea = ideaFor(turn, "");
  if (idea !== undefined) return idea;
  return businessOf(state).way !== undefined || wasSaid(state, business)
    ? undefined
    : {
        ...outcome,
        handled: "asks_business",
        state,
        reply: say(business, { source: "marketing" }),
      };
}
