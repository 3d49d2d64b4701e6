import { say } from "../../../dialogue/reply/reply.ts";
import { wasSaid, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { lackNames } from "./circumstances.ts";
import { speaksOfUnwanted } from "./heeded.ts";
import { exampleOf, food, type Idea, ideas, quiet } from "./idea-records.ts";
import { customersOf } from "./kinds.ts";
import { businessBefore, businessOf, newlyLacking, newlyRefused, refusedNames } from "./stated.ts";

/** Requests for an idea, and the next one that suits the business. */

const hoursIn =
  /\b(?:from )?(\d{1,2})(?::\d\d)? ?(?:am|pm)? ?(?:-|to|until|till|and) ?(\d{1,2})(?::\d\d)? ?(?:pm|am|o'?clock)?\b(?! ?(?:%|euros?|dollars?|weeks?|people|stars?))/;

const weekday = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;

/** “, 2 to 5” or “, on Mondays”: the quiet hours or days, if given. */
export function hoursTold({ exchanges }: Readonly<ScenarioState>, message = ""): string {
  for (const text of [message, ...exchanges.map(({ visitor }) => visitor).toReversed()]) {
    if (!quiet.test(text) && !/\b(?:hours?|from|between|\d ?pm)\b/i.test(text)) continue;
    const named = hoursSaid(text);
    if (named !== "") return named.replace(/,$/, "");
    const day = weekday.exec(text)?.[1]?.toLowerCase().replace(/s$/, "");
    if (day !== undefined && quiet.test(text))
      return `, ${day.charAt(0).toUpperCase()}${day.slice(1)}s`;
  }
  return "";
}

/** “, 2 to 5”: the hours that a text names. */
export function hoursSaid(text: string): string {
  const [, from, to] = hoursIn.exec(text.toLowerCase()) ?? [];
  const named = from !== undefined && to !== undefined && Number(from) <= 24 && Number(to) <= 24;
  return named ? `, ${from} to ${to},` : "";
}

/** Returns the next idea that suits the business and has not been suggested. */
export function nextIdea(turn: Pick<Turn, "state" | "message">): Idea | undefined {
  const { state, message } = turn;
  const stated = businessOf(state);
  const { way } = stated;
  // Without a kind of business, only what nobody has ruled out fits.
  if (way === undefined && stated.lacks.length === 0) return undefined;
  const said = [...state.exchanges.map(({ visitor }) => visitor), message].join(" ").toLowerCase();
  const open = ideas.filter(
    (idea) =>
      (idea.ways === undefined || (way !== undefined && idea.ways.includes(way))) &&
      (idea.food === undefined || food.test(stated.kind ?? "")) &&
      !(idea.writes && (stated.contacts !== "some" || stated.refused.includes("email"))) &&
      !wasSaid(state, ideaText(turn, idea)) &&
      !speaksOfUnwanted(ideaText(turn, idea), state, message),
  );
  return (
    open.find(({ helps }) => helps?.test(message.toLowerCase())) ??
    open.find(({ helps }) => helps?.test(said)) ??
    open[0]
  );
}

export function ideaText({ state, message }: Pick<Turn, "state" | "message">, idea: Idea): string {
  const stated = businessOf(state);
  return idea.text({
    ...stated,
    customers: customersOf(stated.kind, stated.way),
    hours: hoursTold(state, message),
    example: exampleOf(stated.kind),
  });
}

const asksIdea = anywhere(
  wordList`
    (one|an|any|some|a few|two|three|another|other|more|better|different|cheap|quick|new) (\w+ )?ideas?, (give|tell|got|have) (me )?(\w+ ){0,2}ideas?, ideas?( please)?(?=\W*$), what do you suggest, how else, any other way, something (i can|to) (do|try|put|start)( \w+)*, what (can|could|should|would|do) (i|we|you) (do|try|suggest)( (about|against|first|now|instead|then|today|here|there)( \w+){0,4})?, what (else|now|next|then|instead), anything (else|better|i can do), where (do|should) i start, what works, what would you do, (the )?cheapest (thing|way|idea)( \w+){0,3}, (want|like|need|trying|hope) to (advertise|promote|market|sell more|get (my|our) name out)( \w+){0,6}, how (do|can|should|could) (i|we) (get|find|reach|attract|win) (more |new |some )?(customers|clients|guests|students|people|orders|members|patients|buyers)
  `,
);
const mostWords = 24;

/** Answers a request for an idea, once the kind of business is known. */
export function asksForIdea(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow !== undefined || plain.split(" ").length > mostWords) return undefined;
  // An existing plan already says what comes first.
  if (state.done?.some(({ name }) => name === "plan")) return undefined;
  if (!asksIdea.test(plain) || /\bplan\b|\bbudget\b/.test(plain)) return undefined;
  return ideaFor(turn, "");
}

const corrects = /\b(?:not|no|never|nobody|don't|without|said|told|already)\b/;
const mostCorrecting = 26;

/** Answers a correction: the last answer relied on something the visitor now rules out, and the next one does not. */
export function ofCorrection(turn: Turn): Outcome | undefined {
  const { state, plain, message } = turn;
  const last = state.exchanges.at(-1);
  const planned = state.done?.some(({ name }) => name === "plan") ?? false;
  if (last === undefined || planned || state.flow !== undefined || !corrects.test(plain))
    return undefined;
  const asked = [...message.matchAll(/(?<![^.!?])[^.!?]+\?/g)]
    .map(([part]) => part.trim())
    .join(" ");
  if (plain.split(" ").length > mostCorrecting || asked.split(/\s+/).length > 3) return undefined;
  const stated = businessOf(state);
  const before = businessBefore(state);
  const newly = newlyRefused(turn);
  const lacking = newlyLacking(turn);
  const other =
    (before.kind !== undefined && stated.kind !== before.kind) ||
    (before.way !== undefined && stated.way !== before.way) ||
    (stated.contacts === "none" && before.contacts !== "none");
  if (!(newly.length > 0 || lacking.length > 0 || other || speaksOfUnwanted(last.bot, state)))
    return undefined;
  const named = refusedNames(newly);
  const lead =
    lacking.length > 0
      ? `Right, ${lackNames(lacking)}. `
      : named !== ""
        ? `Right, without ${named}. `
        : stated.contacts === "none" && before.contacts !== "none"
          ? "Here’s something that doesn’t need addresses. "
          : "Right. ";
  return ideaFor(turn, lead);
}

/** “I also have 60 numbers”: existing contacts come first. */
export function tellsContacts(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  if (message.includes("?") || state.flow !== undefined || state.exchanges.length === 0)
    return undefined;
  if (businessOf(state).contacts !== "some" || businessBefore(state).contacts === "some")
    return undefined;
  const stated = businessOf(state);
  return {
    handled: "idea:contacts",
    state: withOffer(state, "Please write them a message"),
    reply: say(
      `Start with them, because no one is cheaper to reach than ${customersOf(stated.kind, stated.way)} who know you. One message, one thing in it, one question. Shall I write it?`,
      { source: "marketing", next: ["How often should I write?"] },
    ),
  };
}

/** Gives the next idea, if there is one. */
export function ideaFor(turn: Turn, lead: string): Outcome | undefined {
  const idea = nextIdea(turn);
  if (idea === undefined) return undefined;
  return {
    handled: `idea:${idea.id}`,
    state: turn.state,
    reply: say(`${lead}${ideaText(turn, idea)}`, {
      source: "marketing",
      next: ["Another idea?", "Can you write it for me?", "How do we measure success?"],
    }),
  };
}
