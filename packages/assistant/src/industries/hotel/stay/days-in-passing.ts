import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { withoutEaters } from "./breakfast-eaters.ts";
import { withDaysOfStay } from "./days-of-stay.ts";

/** Days and spans that a message only mentions: “if I cancel on Tuesday”, “on Sundays”, “when the trip slips a week”. */

const changesStay = anywhere(wordList`
  instead, rather, make (it|that), (move|change|shift|switch) (it|us|that|(the|my|our) (stay|booking|dates?|reservation))?( over)? to, from .+ (to|until) , rooms? for, (want|need|like) a room, book
`);
const weekday = wordList`mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays`;
const tells = wordList`know, tell you, pay, hear( back)?, decide, confirm, ask, call, answer, say, let you know, get back`;
const events = wordList`flight, plane, train, ferry, bus, anniversary, birthday, wedding, party, concert, meeting, match, husband, wife, boss, partner, friend, he, she`;

const passing: readonly RegExp[] = [
  anywhere(wordList`(on|at|over) (the )?(${weekday}|week-?ends)`),
  /\bcancel/,
  new RegExp(`\\b${tells}\\b(?: \\w+){0,3} (?:by|before|after|until|on)\\b`),
  /\b(?:what time|when|until when|how late|how long)\b.*\b(?:out|leave|check ?-?out|breakfast|keys?)\b/,
  new RegExp(
    `\\b${events} (?:is|are|was|will be|leaves?|arrives?|lands?|gets?)\\b(?: \\w+){0,3} on\\b`,
  ),
  /\b(?:anniversary|birthday|wedding)(?: is)? on\b/,
  /\b(?:is|are|will|does|gets?) (?:it|there|the \w+)(?: \w+){0,3} (?:busy|crowded|quiet|cold|warm|hot|nice|rainy?|full|snow\w*|loud)\b/,
  /\bwhat is (?:it|the weather) like\b/,
  /\bif\b.*\b(?:slips?|(?:is|gets?|are) (?:delayed|postponed|late|pushed|moved)|moves?|shifts?)\b/,
  /\b(?:i|we) (?:was|were|stayed|came|visited|had been)\b.*\b(?:last|ago|in)\b/,
];
/** Opening hours are given for that day. */
const ofHouse = anywhere(
  wordList`breakfast, dinner, lunch, restaurant, kitchen, bar, sauna, gym, museum, market, ferry, open, closed, table`,
);
/** “What’s different, weekend??” asks for the reason of a price. */
const asksWhy = /\b(?:why|different|difference|reason|because)\b/;

/** The message without the days that it only mentions. */
export function withoutPassing(whole: Turn): Turn {
  const turn = withoutEaters(
    withDaysOfStay(withoutPast(withoutMoment(withoutLikeness(asWanted(whole))))),
  );
  const { plain, slots } = turn;
  const days = slots.dates.length > 0 || slots.nights !== undefined || slots.past !== undefined;
  if (ofHouse.test(plain) && !/\bcancel/.test(plain)) return turn;
  if (!days || changesStay.test(plain) || slots.people !== undefined) return turn;
  const isWhy = asksWhy.test(plain) && slots.dates.every(({ text }) => /week-?end/i.test(text));
  if (!isWhy && !passing.some((pattern) => pattern.test(plain))) return turn;
  const { nights: _nights, past: _past, ...rest } = slots;
  return { ...turn, slots: { ...rest, dates: [], impossibleDates: [] } };
}

/** “The 11 year old eats like an adult” counts nobody. */
function withoutLikeness(turn: Turn): Turn {
  if (!likeAdult.test(turn.plain)) return turn;
  const { people: _people, adults: _adults, children: _children, ...slots } = turn.slots;
  return { ...turn, slots };
}
const likeAdult =
  /\b(?:eats?|sleeps?|pays?|counts?)\b(?: \w+){0,3} (?:like|as|for) (?:an? )?(?:adult|1 adult|one adult)\b/;

/** “No, tomorrow is Saturday, I want Sunday”: of several days the one that is wanted. */
function asWanted(turn: Turn): Turn {
  const { dates } = turn.slots;
  const at = turn.message.search(wants);
  const wanted = dates.filter(({ text }) => turn.message.lastIndexOf(text) > at);
  return at < 0 || dates.length < 2 || wanted.length === 0
    ? turn
    : { ...turn, slots: { ...turn.slots, dates: wanted } };
}
const wants = /(?<=[.,;!] ?(?:but )?)\b(?:i|we) (?:want|need|meant?|said)\b/i;

/** “A second dog” names no day. */
function withoutMoment(turn: Turn): Turn {
  const dates = turn.slots.dates.filter(({ text }) => !aMoment.test(text));
  return dates.length === turn.slots.dates.length
    ? turn
    : { ...turn, slots: { ...turn.slots, dates } };
}
const aMoment = /^(?:an?|one|in a) (?:second|moment|minute)$/i;

/** “We stayed last year and loved it” does not name an arrival date. */
function withoutPast(turn: Turn): Turn {
  const { past, ...slots } = turn.slots;
  return past !== undefined && wasHere.test(turn.plain) ? { ...turn, slots } : turn;
}
const wasHere = /\b(?:i|we) (?:was|were|stayed|came|visited|had|have been)\b/;
