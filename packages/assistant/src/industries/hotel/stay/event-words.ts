import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Words for parties, meetings and other events, which need a function room rather than bedrooms. */

const meetings = anywhere(wordList`
  conferences?, workshops?, seminars?, off-?site, away ?day, retreat, training( day)?, board meeting, (team|staff|company) meeting, meeting ?rooms?, meeting (for|of) \d+, (business|work|works|company|sales|client|project|annual) meeting
`);
const weddings = anywhere(wordList`weddings?( (party|reception|dinner|guests))?`);
/**
 * “We are getting married on 12 June, around 35 guests”; whether it is possible at all is a question with its own
 * answer.
 */
const marries = /\b(?:(?:getting|get|got) married|marry(?:ing)?)\b.*\d/;
const funerals = anywhere(wordList`funeral, wake`);
const number = "(about |around |approx |up to |roughly |maybe )?\\d{2,}";
const relative = wordList`mum, mom, dad, mother, father, husband, wife, gran\w*, boss, sister, brother, friend, uncle, aunt, parents`;
const age = "(?:18|21|30|40|50|60|65|70|75|80|85|90)(?:th|st)";
const parties = anywhere(
  `(?:${wordList`
  christening, baptism, (family )?reunion, gala, function room, private dining, net loft,
  (birthday|anniversary|christmas|xmas|engagement|farewell|retirement|office|staff|company|team) (party|dinner|do|lunch|event|celebration|meal),
  ${relative}'?s? ${age}, ${age} birthday
`}|(?:party|dinner|lunch|meal|celebration|event|reception|birthday) (?:for|of|with) ${number})`,
);
/** “A wedding ring”, “events on in town”: no function room is wanted. */
const others =
  /\bevents? (?:on|in town|nearby|around)\b|\bwedding (?:ring|dress|anniversary|night)\b|\b(?:golden|silver|diamond|ruby) wedding\b|\b(?:any|what|which) events\b|\bwake (?:me|us|up)\b/;

/** The kind of event that a message names, as passed on to the desk. */
export function kindOfEvent(plain: string): "meeting" | "wedding" | "party" | undefined {
  if (others.test(plain) || funerals.test(plain)) return undefined;
  return meetings.test(plain)
    ? "meeting"
    : weddings.test(plain) || marries.test(plain)
      ? "wedding"
      : parties.test(plain)
        ? "party"
        : undefined;
}

/** Smaller groups eat at one table and need no events desk. */
export const fewestAtEvent = 9;
/** For how many messages an event remains the current subject. */
const lately = 3;
/** Whether an event was planned a moment ago. */
export const eventInHand = ({ state }: Turn): boolean =>
  state.exchanges.slice(-lately).some(({ handled }) => handled === "event");

const kinds = "(?:party|wedding|meeting|celebration|dinner party|birthday|conference)";
const denied = new RegExp(`\\b(?:not|no) (?:a |an |the )?${kinds}\\b`);
/** “It’s not a party, it’s a work meeting”: corrects the assumed kind. */
export const deniesKind = (plain: string): boolean => denied.test(plain);
export const withoutDenied = (plain: string): string => plain.replace(denied, " ");

export const asksForEvent = (plain: string): boolean => kindOfEvent(plain) !== undefined;
