import { capital, shownName } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import { addDays, parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { hourIn } from "../stay/stated.ts";

/** Extracts the details of a table booking: how many people, when, and under which name. */

const noon = 12 * 60;
/** “At 7” for a table is in the evening; the kitchen opens at six. */
export function hourTold(turn: Turn, may: boolean): FlowSlots {
  const hour = may ? hourIn(turn) : undefined;
  if (hour === undefined) return {};
  const evening = hour < noon && !/\b(?:breakfast|brunch|lunch|morning|am)\b/.test(turn.plain);
  return { tableHour: evening ? hour + noon : hour };
}

const step = "(?:one|1|a|another|two|2|three|3)";
const fewer = new RegExp(`\\b(${step}) (?:(?:person|people|guests?|of us) )?(?:less|fewer)\\b`);
const more = new RegExp(`\\b(${step}) (?:more|extra|additional)(?: (?:person|people|guests?))?\\b`);
const staysAway =
  /\b(one|1|two|2) (?:of us )?(?:is|are|can|will|drops?|dropped) (?:not (?:come|coming|make it)|out)\b/;
const amount = (word: string): number =>
  Number(word) || (["one", "a", "another"].includes(word) ? 1 : word === "two" ? 2 : 3);
const nowSo = new RegExp(
  `\\b${wordList`so, only, just, now, make (it|that), we are, there are, for`} (\\d{1,2})(?: (?:people|persons?|of us|guests))?$`,
);

/** Whether a message changes the number of people at the current table. */
export const changesParty = (plain: string): boolean =>
  [fewer, staysAway, more].some((pattern) => pattern.test(plain));

/** The number of people at the table: as stated, one more or less than before, or all guests of the quoted stay. */
export function peopleTold({ slots, plain, state }: Turn, inHand: boolean): FlowSlots {
  const before = inHand ? Number(state.figures?.tablePeople ?? 0) : 0;
  const left = fewer.exec(plain)?.[1] ?? staysAway.exec(plain)?.[1];
  const joined = more.exec(plain)?.[1];
  const exactly = before > 0 ? nowSo.exec(plain)?.[1] : undefined;
  if (exactly !== undefined) return { tablePeople: Number(exactly) };
  if (left !== undefined && before > amount(left)) return { tablePeople: before - amount(left) };
  if (joined !== undefined && before > 0) return { tablePeople: before + amount(joined) };
  // “One of us is vegan” does not change the number.
  if (before > 0 && partOfThem.test(plain)) return {};
  const all = /\b(?:all (?:of us|together)|we all|for (?:us|all)|everyone|everybody)\b/.test(plain);
  const stay = state.done?.find(({ name }) => name === "quote")?.slots.guests;
  const people = slots.people ?? (all ? stay : undefined);
  return people === undefined ? {} : { tablePeople: people };
}
const partOfThem = anywhere(
  wordList`(one|two|three|1|2|3|some) (of (us|them|the \w+) )?(is|are|eats?|has|have|needs?), (one|two|three|1|2|3|some) of (us|them|the \w+), (vegan|vegetarian|coeliac|celiac|halal|allerg\w*)`,
);

const called = /\b(?:name(?: is|'s)?|under(?: the name(?: of)?)?)[ :]+(\p{L}[\p{L}'’-]*)/iu;
const alone =
  /^\s*(?:(?:it['’]?s|ok|okay|yes|great|please|mr|mrs|ms|for|(?:book|reserve|take) (?:it|that|(?:the|a|that) table))[ ,.]+)*(\p{L}[\p{L}'’-]{2,})(?: \p{L}[\p{L}'’-]+)?[\s.,!]*$/iu;
const noName = whole(wordList`
  yes, yeah, yep, okay, sure, please, great, perfect, thanks, thank, what, when, where, how, why, who, not, nope, (mon|tues|wednes|thurs|fri|satur|sun)day, tomorrow, tonight, today, dinner, lunch, the, and, hello, never, pass, done, cancel, book, good, fine
`);

/** “Under the name of Reyes”, or “Reyes” alone if the name was asked for. */
export function nameTold({ message, state }: Turn): FlowSlots {
  const asked =
    /\ba name\b/.test(state.exchanges.at(-1)?.bot ?? "") ||
    /\b(?:book|reserve) (?:it|that|(?:the|our) table)\b/i.test(message);
  const single = asked ? alone.exec(message)?.[1] : undefined;
  const found = called.exec(message)?.[1] ?? (single && !noName.test(single) ? single : undefined);
  const name = found === undefined ? "" : capital(shownName(found));
  return name === "" ? {} : { tableName: name };
}

/** Resolves “Monday” to the Monday of the stay, or mentioned before, rather than the next one. */
export function dayTold({ slots, state }: Turn): FlowSlots {
  const [named] = slots.dates;
  if (named === undefined) return {};
  const { dayOfWeek } = parseIsoDate(named.date);
  const { arrival, nights } =
    (state.flow?.name === "quote" ? state.flow : state.finished)?.slots ?? {};
  const inStay = Array.from({ length: Number(nights ?? 0) + 1 }, (_day, index) => index)
    .map((index) => (typeof arrival === "string" ? addDays(arrival, index) : ""))
    .find((day) => day !== "" && parseIsoDate(day).dayOfWeek === dayOfWeek);
  if (!/\d/.test(named.text) && inStay !== undefined) return { tableDay: inStay };
  const spokenOf = [
    state.figures?.tableDay,
    state.flow?.slots.arrival,
    state.finished?.slots.arrival,
  ].find((day) => typeof day === "string" && parseIsoDate(day).dayOfWeek === dayOfWeek);
  return { tableDay: /\d/.test(named.text) || spokenOf === undefined ? named.date : spokenOf };
}
