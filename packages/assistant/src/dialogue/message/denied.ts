import { tellingOf } from "../../knowledge/questions/fit.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { wordList } from "../../understanding/word-list.ts";
import type { Exchange, Outcome, Scenario, ScenarioState, Turn } from "../types.ts";
import { asks, notUnderstood } from "./clauses.ts";
import { misread } from "./misread.ts";

/**
 * Reads what a message denies of the answers before it: “forget the import”, “it’s NOT an import”, “I am not asking
 * about chalk”, “that’s not what I asked”. The answers that were denied are hidden from the stages, no answer on that
 * subject is given, and the words of the denial are not read.
 */
export type Denial = {
  /** The stems of the subject that was denied; none if only the answer was. */
  readonly words: readonly string[];
  /** The message without the words of its denial; empty if it says nothing else. */
  readonly rest: string;
  /** Whether the answer before is denied with it; otherwise the words are only left out. */
  readonly ofAnswer: boolean;
};

type State = Readonly<ScenarioState>;

const article = "(?:(?:an?|the|any|my|our|your|this|that|these|those|about|with) ){0,2}";
const subject = String.raw`(\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*)?)`;
const not = wordList`not, didn't, did not, don't, do not, never, haven't, have not`;

/** Words that leave a subject at the beginning of a clause, whoever brought it up. */
const leave = wordList`
  forget( about)?, never ?mind( about)?, stop( it)?( already)? with, stop (talking|going on|telling me|asking)( me)? about, enough (of|about|with), leave out, drop, ignore, skip, no more
`;
const notAbout = wordList`
  (i am|i'm|we are|we're) not (asking|talking|speaking|writing)( about| for)?, (i|we) ${not} (ask|say|mention|talk|speak|asked|mean|meant)( anything| a word)?( about| for| of)?,
  (this|that|it)('s| is| has|s)? (nothing to do with|not about), who (said|asked|spoke|wants)( anything)? about, why (do you|are you)( keep| always)? (talk\w*|ask\w*)( to me)?( about)?
`;
const clause = "(?:^|[.,;!?] *)(?:(?:ok|please|pls|just|no|and|but|hey|ugh)[ ,.!]+){0,2}";
const within = "(?:^|[\\s,.;!?])";
const setOff = "(?=\\s*(?:[.,;!]|$))";
const denying = (where: string, lead: string, end = ""): RegExp =>
  new RegExp(`${where}${lead} ${article}${subject}${end}`, "iu");
const surely = wordList`
  stop( it)?( already)? with, stop (talking|going on)( to me)? about, enough (of|about|with), forget about, never ?mind about, (i am|i'm) not (asking|talking|speaking) about, nothing to do with
`;
/** Those that say it whatever was answered. */
const always = [denying(within, surely)];
const firmly = [...always, denying(clause, leave), denying(within, notAbout)];
/**
 * Contrasts one thing with another, or says what was not done. After a question it may be the answer, and about the
 * visitor's own subject it may be a choice.
 */
const verbs = wordList`find, found, see, get, got, have, know, am, is, are, was, do, does, did, can, could, will, would, should, works?, want, need, has, had, there, or, if, why`;
const loosely = [
  denying(within, wordList`(it|this|that)( is|'s|s)? not`, setOff),
  denying(`(?<!\\b${verbs})${within}`, "not", setOff),
  denying("^", wordList`(what[?!. ]*)?no`, setOff),
  /(?:^|[\s,.;!?])(?:i|we) (?:didn.?t|did not|never|haven.?t|have not) (\p{L}+) (?:anything|nothing|it|that)(?=\s*(?:[.,;!]|$))/iu,
];

/** Denies the answer without naming its subject. */
const notIt = wordList`
  ${misread}, wrong (answer|topic|subject|question), (that|this|it) (does not|doesn't|did not|didn't) answer my question,
  (i|we)( am|'m| was| were)? (asked|meant|want(ed)?|said|asking)( about| for| you)? (something|anything) (else|different), (i|we) (asked|meant) (a|an|the) (different|other) (thing|question)
`;
const deniesAnswer = new RegExp(`${within}${notIt}(?=\\s*(?:[.,;:!?–-]|$))`, "iu");

/** How many exchanges a denied subject stays away, unless it is named again. */
const staysAway = 4;
const spokenOf = 2;
/** Tasks have their own rules for being left, corrected and continued. */
const ofTask = /^(?:flow:|order|quote|greeting|thanks|sum:|booking)/;

/** Returns what a message denies; undefined if it denies nothing of what was answered. */
export function denialIn(scenario: Scenario, state: State, message: string): Denial | undefined {
  const last = state.exchanges.at(-1);
  if (!last) return undefined;
  if (state.flow !== undefined || ofTask.test(last.handled ?? "")) return asksAnew(message);
  if (scenario.takesOut?.(message, state)) return undefined;
  if (state.offer && takesUp.test(message)) return undefined;
  const known = new Set(Object.values(scenario.flows).flatMap(({ names = [] }) => names));
  const away = new Set(awayFrom(state));
  const spoken = new Set([
    ...away,
    ...state.exchanges
      .slice(-spokenOf)
      .flatMap(({ bot, handled }) => [...telling(bot), ...subjectOf(handled)]),
  ]);
  const own = new Set(state.exchanges.slice(-spokenOf).flatMap(({ visitor }) => telling(visitor)));
  let rest = message;
  const words = new Set<string>();
  const deny = (pattern: RegExp, may: (word: string) => boolean) => {
    const found = pattern.exec(rest);
    const denied = tellingOf(found?.[1] ?? "").filter(
      (word) => (always.includes(pattern) || spoken.has(word)) && !known.has(word) && may(word),
    );
    if (!found || denied.length === 0) return;
    for (const word of denied) words.add(word);
    rest = without(rest, found, denied);
  };
  for (const pattern of firmly) deny(pattern, () => true);
  const asked = last.bot.trimEnd().endsWith("?");
  for (const pattern of loosely)
    deny(pattern, (word) => away.has(word) || words.has(word) || !(asked || own.has(word)));
  const misunderstood = deniesAnswer.exec(rest);
  if (misunderstood) rest = cut(rest, misunderstood.index, misunderstood[0].length);
  if (words.size > 0 || misunderstood)
    return { words: [...words], rest: bare(rest), ofAnswer: true };
  const left = bare(message.replace(besides, ". "));
  return left !== bare(message) && tellingOf(left).length >= enoughAlone
    ? { words: [], rest: left, ofAnswer: false }
    : undefined;
}
/** Within a task, only a question that follows the words is read without them: “that’s not what I asked: how …”. */
function asksAnew(message: string): Denial | undefined {
  const found = deniesAnswer.exec(message);
  if (!found) return undefined;
  const rest = bare(cut(message, found.index, found[0].length));
  return asks(rest) && tellingOf(rest).length >= enoughAlone
    ? { words: [], rest, ofAnswer: false }
    : undefined;
}
/** “It’s been a week, so not a hold. Yes, open one”: what was offered is taken up, so its answer is not denied. */
const takesUp =
  /\b(?:yes|yeah|yep|sure|please|go ahead)\b[^.?!]{0,16}\b(?:open|make|create|file|raise|do it|do that)\b/i;
/** “Its NOT an import. Can I …”: names only what is not meant, whatever was answered. */
const besides = new RegExp(
  `${within}(?:(?:it|this|that)(?: is|['’]?s)? not an? ${subject}|forget (?:about )?(?:the )?\\p{L}+|(?:i|we) (?:didn.?t|did not|never) \\p{L}+ (?:anything|nothing))\\s*[.,;!]+`,
  "iu",
);

/** The words in the name of how a message was handled: “situation:ads-dearer”. */
const subjectOf = (handled = ""): readonly string[] => telling(handled.replace(/[:_-]/g, " "));

/** Removes a denial from a message, but not the words that follow its subject. */
function without(text: string, found: RegExpExecArray, denied: readonly string[]): string {
  const named = found[1] ?? "";
  const kept = named.split(" ").length - 1 - lastIndex(named.split(" "), denied);
  const tail = kept > 0 ? named.split(" ").slice(-kept).join(" ") : "";
  return cut(text, found.index, found[0].length, tail);
}
const lastIndex = (words: readonly string[], denied: readonly string[]): number =>
  words.findLastIndex((word) => telling(word).some((one) => denied.includes(one)));
const cut = (text: string, at: number, length: number, tail = ""): string =>
  `${text.slice(0, at)}. ${tail}${text.slice(at + length)}`;

/** “What?? …, no!”: sighs that are left over at either end. */
const sighs = wordList`
  what, huh, no, nope, hey, hello, please, pls, ugh, argh, again, for the last time, i said, i told you, seriously, omg, it, the, so, but, ok, and, now, already, anything
`;
const leftOver = new RegExp(`^(?:[\\s.,;:!?–-]|${sighs}(?=[\\s.,;:!?–-]|$))+`, "i");
const bare = (text: string): string =>
  text
    .replace(/\s*\.\s*(?=[.,;!?])/g, "")
    .replace(leftOver, "")
    .trim();

/** How many telling words a rest needs to be read on its own. */
const enoughAlone = 2;

/**
 * Returns the ways to read a message that denies an answer, the likeliest first: its rest, the previous question
 * together with it, or that question alone.
 */
export function readingsOf({ rest }: Denial, { exchanges }: State): string[] {
  const former = exchanges.at(-1)?.visitor ?? "";
  if (rest === "") return [former];
  const both = `${former} ${rest}`;
  return tellingOf(rest).length >= enoughAlone || asks(rest) ? [rest] : [both, rest];
}

/** Returns the stems of the subjects that the last messages denied. */
const awayFrom = ({ exchanges }: State): string[] =>
  exchanges.slice(-staysAway).flatMap(({ denies = [] }) => denies);

/** Returns the conversation as the stages see it: without the answers that were denied, and what they spoke of. */
export function withoutDenied(state: State, message: string, denial: Denial | undefined): State {
  const named = new Set(telling(denial?.rest ?? message));
  const away = [...new Set([...awayFrom(state), ...(denial?.words ?? [])])].filter(
    (word) => !named.has(word),
  );
  const latest = denial?.ofAnswer ? state.exchanges.length - 1 : -1;
  const isDenied = ({ bot, denied }: Exchange, at: number): boolean =>
    denied === true || at === latest || telling(bot).some((word) => away.includes(word));
  if (away.length === 0 && !state.exchanges.some(isDenied)) return state;
  const hidden = state.exchanges.filter(isDenied);
  const handled = hidden.flatMap((one, at) =>
    (at === hidden.length - 1 && denial?.rest === "") ||
    subjectOf(one.handled).some((word) => away.includes(word))
      ? [one.handled ?? ""]
      : [],
  );
  const exchanges = state.exchanges.map((exchange, at) =>
    isDenied(exchange, at)
      ? { visitor: spoken(exchange.visitor, away), bot: "", denied: true as const }
      : exchange,
  );
  const { offer, before, ...rest } = state;
  return {
    ...rest,
    ...(denial?.ofAnswer
      ? {}
      : { ...(offer && { offer }), ...(before !== undefined && { before }) }),
    exchanges,
    barred: { words: away, replies: hidden.map(({ bot }) => bot), handled },
  };
}

/** What a visitor said without the words of a denied subject. */
const spoken = (text: string, away: readonly string[]): string =>
  text
    .split(/\s+/)
    .filter((word) => !telling(word).some((one) => away.includes(one)))
    .join(" ");

/** Returns the conversation with its own exchanges again, the denial noted in them. */
export function restored(before: State, after: State, denial: Denial | undefined): State {
  const { barred, ...rest } = after;
  if (after.exchanges.length === 0) return rest;
  const latest = before.exchanges.length - 1;
  const exchanges = before.exchanges.map((exchange, at) =>
    denial?.ofAnswer && at === latest ? { ...exchange, denied: true as const } : exchange,
  );
  return { ...rest, exchanges };
}

/** Notes in the last exchange what its message denied. */
export const noted = (state: ScenarioState, denial: Denial | undefined): ScenarioState => {
  const last = state.exchanges.at(-1);
  if (!denial || !last || denial.words.length === 0) return state;
  return {
    ...state,
    exchanges: [...state.exchanges.slice(0, -1), { ...last, denies: [...denial.words] }],
  };
};

const neverBarred: ReadonlySet<string> = new Set([
  ...notUnderstood,
  "human_agent",
  "emergency",
  "restart",
  "repeat",
  "recap",
  "cancelled",
  "moved_on",
]);

/** Whether an answer is one that was denied, or speaks of what was. */
export function isBarred(
  { state, message }: Turn,
  { reply, handled, state: after }: Outcome,
): boolean {
  const { barred } = state;
  if (barred === undefined || neverBarred.has(handled) || after.flow !== undefined) return false;
  const text = reply.message.content;
  const said = new Set(telling(message));
  const words = new Set(telling(text));
  return (
    barred.handled.includes(handled) ||
    barred.replies.some((one) => one !== "" && text.includes(one)) ||
    barred.words.some((word) => words.has(word) && !said.has(word))
  );
}
