import { notUnderstood } from "../../../dialogue/clauses.ts";
import { say } from "../../../dialogue/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { heeded } from "./heeded.ts";
import { ideaFor } from "./ideas.ts";
import { businessBefore, businessOf } from "./told.ts";

/** What was made of the visitor’s own words and figures, and what says nothing of their business. */
const asTold =
  /^(?:flow:|plan_campaign|sum:|roi|roas|noted|draft:|idea:|human_agent|recap|repeat|restart|own_product|company_|name|greeting|thanks|goodbye|accounts|forecast|advice:|place:|budget:)/;

/** Leaves out of an answer what the visitor’s business rules out, or gives a step that fits in its place. */
export function heedBusiness(turn: Turn, found: Outcome): Outcome | undefined {
  const outcome = withOwnBudget(turn, found);
  return heeding(turn, outcome) ?? (outcome === found ? undefined : outcome);
}

const ofBudget = / With [$€£]([\d,]+) a month, [^.!?]{1,120}[.!?]/;

/** Without the sentence of a written answer that speaks of another budget than the visitor’s. */
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
  if (asTold.test(handled) || state.business === undefined) return undefined;
  const { content } = reply.message;
  const rest = heeded(content, state, turn.message);
  if (rest === content) return undefined;
  // What is left of advice for another kind of business is worth less than a step for this one.
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

/** A message of this field that was not understood gets a step that fits, or is asked what the business is. */
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
