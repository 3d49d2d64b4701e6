import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Recognises that the guest already has a booking, even without its number, and needs no second room. */

const stay = wordList`room, rooms, booking, reservation, stay`;
const once = wordList`already, just`;
const whose = wordList`a, an, my, our, the, one`;

/** “I have a room in mind”, “we have a booking question”. */
const notOther =
  "(?! (?:in mind|fees?|questions?|problems?|service|keys?|request|enquiry|enquiry|code|for (?:a|the|dinner|lunch)))";

/** “We already have a booking”, “it's booked already”, “I booked last week”. */
export const hasBooking = anywhere(wordList`
  (i|we)( (have|had|did))?( ${once})? (have|got|made)( got)?( ${once})?( ${whose})? ${stay}( already| booked)?${notOther},
  (i|we) already (have|got)( got)?( (it|one))?( booked|(?! \w)),
  (i|we)( have| had)?( ${once})? (booked|reserved)( already)?( (it|one|a room|a stay|with you|last \w+|yesterday))?(?! (a|an|the|my|our|for) (table|massage|taxi|dinner|meeting)),
  (it|that|this|room|everything|all)( is| was| has been|s)? (already )?(booked|reserved)( already)?,
  (booking|reservation|room|it) is (under|in) (the name( of)? |my name |our name )?\w+,
  booked under( the name( of)?)? \w+
`);

/** “Not booked yet”, “can it be booked”, “if we have a booking”: nothing is booked. */
const notYet =
  /\b(?:not|never|yet to|if|before|once|when|until) (?:\w+ ){0,3}(?:booked|booking|reserved|reservation)\b|\bfully booked\b|\bbooked (?:out|up|solid)\b|^(?:is|are|can|could|has|have|do|does)\b/;

/** Whether this message mentions an existing booking. */
export const tellsOfBooking = (plain: string): boolean =>
  hasBooking.test(plain) && !notYet.test(plain);

const named = wordList`booking, reservation, room, it, name, booked, reserved`;
const noArticle = "(?!(?:a|the|my|our|your|for|it|one)\\b)";
const aName = "[a-z][a-z’'-]{2,20}";
const underName = new RegExp(
  `\\b${named}(?: is|'s|s)? (?:under|in|is)(?: the)?(?: name)?(?: of| is)? ${noArticle}(${aName}(?: ${aName})?)[.,!;]?(?=$|[,.!;\\s])`,
  "i",
);
const noName =
  /^(?:name|the|way|order|free|booked|already|included|confirmed|tomorrow|tonight|today)\b/i;

/** The name of a booking, as written. */
function nameIn(message: string): string | undefined {
  const name = underName.exec(message)?.[1];
  return name === undefined || noName.test(name) ? undefined : name;
}

/** “Our name is Abernathy”, beside what is said of a booking. */
const ownName =
  /\b(?:[Oo]ur|[Mm]y|[Tt]he) name(?: is|[’']s) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u;

/** What a message says about a booking without a number: that it exists, and its name. */
export function bookingTold(message: string, plain: string, owned = false): FlowSlots {
  if (!owned && !tellsOfBooking(plain)) return {};
  const name = /\bunder\b/i.test(message) ? nameIn(message) : ownName.exec(message)?.[1];
  return { owned: 1, ...(name === undefined ? {} : { ownedName: name }) };
}

/** Whether the guest has a booking, according to this or an earlier message. */
export const ownsBooking = ({ state }: Pick<Turn, "state">): boolean =>
  state.figures?.owned !== undefined || state.figures?.booking !== undefined;
