import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, listed, person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { inDemo } from "../demo-note.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rateOf } from "../rooms/rooms.ts";

/** A complaint after departure: no one is sent to the room, and the duty manager answers by e-mail. */

const longAgo = anywhere(wordList`
  last (week|wk|weekend|month|year|summer|winter|spring|autumn|fall|time|(mon|tues|wednes|thurs|fri|satur|sun)day), (\d+|two|three|four|a few|few|couple of|some) (days|weeks|wks|months) ago, an? (week|wk|month|year) ago, back home, just got back, (have|had|we|i) (checked out|left already), (i|we) (just )?left (yesterday|today|this morning|on (mon|tues|wednes|thurs|fri|satur|sun)day),
  (stayed|were|was) (with you|at yours|at your (hotel|place)|in your (hotel|place)), (my|our) (last|recent) (stay|visit), (after|during) (my|our) stay, we stayed, i stayed, stayed (here|there|in)
`);
const bad = anywhere(wordList`
  cold, freezing, broken?, dirty, filthy, nois[ey], noisy, loud, rude, unfriendly, nobody, no one, never (worked|came|cleaned), (did|was|were|could) not (work|clean|cleaned|sleep|ok|fixed|fix|good), smell\w*, stank, mou?ldy?, (bed ?)?bugs, cockroach\w*,
  awful, terrible, horrible, dreadful, lousy, shocking, appalling, uncomfortable, lumpy, disappoint\w*, unacceptable, bad, worst, ruin\w*, leak\w*, no (hot )?water, no heating, complain\w*, stain\w*, hairs?, disgust\w*, poor, rubbish, shit\w*, crap, mess, joke, tiny, damp, drill\w*, construction
`);
/** “Stayed 20 to 22 November, name Doyle”: a stay that is over, and no wish for another. */
export const onlyStayed = (plain: string): boolean => stayed.test(plain) && !returns.test(plain);
const stayed =
  /\b(?:stayed (?:there |here )?(?:from |on |the |with you )*(?:\d{1,2} (?:to|until|till|-)|\d{1,2}(?:st|nd|rd|th)?\b(?! times?)|last)|already checked out)\b/;
const returns = anywhere(
  wordList`again, another, next, rooms?, times, before, often, regulars?, please, free, book, reserve, come back, coming back, return, this time, would like, want to stay, looking for, until when, if (i|we)`,
);

/** Subjects with their own answers. */
const other = anywhere(wordList`
  (left|forgot|lost) (my|our|a|the), charged, bill, invoice, receipt, minibar, (loved|lovely|great|wonderful|perfect) (stay|time|hotel|room), order, weather,
  (broke|broken) (her|his|my|our|their|an?|the) \w+, hospital, ill, accident, died, cancel\w*
`);

/** What a message says about a past stay with a problem: that there was one, for how many nights, and in which room. */
export function pastStayTold(message: string, figures: FlowSlots | undefined): FlowSlots {
  const plain = plainWords(message);
  const begins = longAgo.test(plain) && bad.test(plain) && !other.test(plain);
  if (!begins && figures?.pastStay === undefined) return {};
  const nights = badNights.exec(withDigits(plain))?.[1];
  return { pastStay: 1, ...(nights === undefined ? {} : { pastNights: Number(nights) }) };
}
const badNights = /\b([1-9]) (?:nights?|mornings?|days?|evenings?)\b(?! ago)/;

const things: readonly (readonly [RegExp, string])[] = [
  [/\bshowers?\b/, "the shower"],
  [/\bheat\w*|\bfreezing\b|\bcold room\b/, "the heating"],
  [/\bwater\b/, "the water"],
  [/\bnois\w+|\bloud\b|\bdrill\w*|\bconstruction\b|\bsleep\b/, "the noise"],
  [/\b(?:staff|receptionist|reception|rude|unfriendly|waiter|waitress)\b/, "how you were treated"],
  [/\b(?:dirty|filthy|stain\w*|hairs?|clean\w*)\b/, "the state of the room"],
  [/\bbreakfast\b/, "breakfast"],
  [/\bsmell\w*|\bstank\b|\bmou?ld\w*|\bdamp\b/, "the smell"],
  [/\bbeds?\b|\bmattress\b/, "the bed"],
  [/\bwi-?fi\b|\binternet\b/, "the Wi-Fi"],
];

const money = anywhere(wordList`
  refund\w*, money, compensat\w*, (get|have|want|give) (us |me )?(anything|something|it)( \w+)? (back|off), what do (we|i) get, discount, voucher, half( of it)?, \d+ ?%, pay (me|us) back, reimburse\w*
`);
const refund = /\b(?:refund\w*|money|compensat\w*|back)\b/;
const asksWho = /\b(?:who|manager|boss|owner|responsible|in charge)\b/;
const asksWhen = /\b(?:when|how long|how soon|what time|today|by then)\b/;
const asksPhone = /\b(?:phone|call|ring|number to|telephone|speak to|talk to)\b/;
const passes = /^(?:yes|yeah|ok|please|do it)$|\bpass (?:it|that|this) on\b/;
const reply = (turn: Turn, text: string): Outcome => ({
  handled: "past_stay",
  state: turn.state.flow === undefined ? turn.state : aside(turn.state),
  reply: say(text, { source: "hotel", choices: [person] }),
});

/** A message about another stay or the hotel ends the complaint. */
const leaves = anywhere(wordList`
  book, again, next time, new stay, (room|rooms) for, breakfast, parking, sauna, price of, bye, goodbye, thanks, thank you
`);
const mostWords = 30;

export function pastStay(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const words = plain.split(" ").length;
  if (state.figures?.pastStay === undefined || words > 2 * mostWords) return undefined;
  const begun = (state.seen.past_stay ?? 0) > 0;
  const stated = detailsIn(turn);
  if (!begun) return reply(turn, first(turn, stated));
  if (
    words > mostWords ||
    slots.dates.length > 1 ||
    (leaves.test(turn.message) && !refund.test(plain))
  )
    return undefined;
  const noted = stated.length === 0 ? "" : `Thank you, I’ve added ${listed(stated)}. `;
  if (asksPhone.test(plain) && !/^when\b/.test(plain))
    return reply(
      turn,
      `${noted}I have no phone number for outside the hotel, I’m sorry. Write to desk@harbourhouse.example and ask for a call back, or leave your number here: it goes to the duty manager with the rest.`,
    );
  if (asksWho.test(plain) && !asksWhen.test(plain)) return reply(turn, `${noted}${who(turn)}`);
  if (asksWhen.test(plain)) return reply(turn, `${noted}${when(turn)}`);
  if (money.test(plain)) return reply(turn, `${noted}${back(turn)}`);
  if (stated.length > 0 || passes.test(plain)) return reply(turn, `${noted}${when(turn)}`);
  return bad.test(plain) ||
    /\b(?:so what|do (?:about|something)|not (?:good|helpful)|get it right)\b/.test(plain)
    ? reply(turn, still(turn))
    : undefined;
}

function first(turn: Turn, stated: readonly string[]): string {
  const { plain } = turn;
  const about = things.filter(([words]) => words.test(plain)).map(([, what]) => what);
  const sorry =
    about.length === 0
      ? "I’m sorry your stay wasn’t what it should have been."
      : `I’m sorry about ${listed(about.slice(0, 2))}, that’s not how it should have been.`;
  const asked = money.test(plain) ? ` ${back(turn)}` : "";
  const details =
    stated.length > 0 ? `I’ve noted ${listed(stated)}.` : "What’s your name or booking number?";
  return `${sorry} I’m passing this to the duty manager, who answers by noon tomorrow.${asked} ${details}${inDemo(turn)}`;
}

/** The compensation after departure, with the amount if the number of nights is known. */
function back(turn: Turn): string {
  const { faultOff } = hotelRules;
  const nights = Number(turn.state.figures?.pastNights ?? 0);
  const half = (rateOf("standard") * faultOff) / 100;
  const sum =
    nights > 0
      ? `: for ${nights === 1 ? "one night" : `${nights} nights`} about ${dollars(half * nights)} in a Standard room`
      : `, ${dollars(half)} a night for a Standard room`;
  return nextStep(turn.state, [
    `For a night like that we normally take off ${faultOff}% of its rate${sum}. It’s paid back the way you paid, once the duty manager has agreed.`,
    "It would be money back to your card, not a voucher. I can’t approve it myself: the duty manager has your case and will write to you.",
    `The duty manager decides and writes to you; I’ve put “${faultOff}% back” with your complaint.`,
  ]);
}

const who = (turn: Turn): string =>
  nextStep(turn.state, [
    "The duty manager decides. You can reach them at desk@harbourhouse.example, or in person at the desk, day and night.",
    "That’s for the duty manager alone, who has everything you wrote here.",
  ]);

const when = (turn: Turn): string =>
  nextStep(turn.state, [
    "The duty manager usually decides the same day, and writes to you by noon tomorrow at the latest.",
    "By noon tomorrow at the latest. If nothing has come by then, write to desk@harbourhouse.example.",
  ]);

const still = (turn: Turn): string =>
  nextStep(turn.state, [
    "You’re right to be annoyed. It’s with the duty manager now, word for word, and they can give money back, which I can’t.",
    "I’m sorry. I can’t settle it from here, but I can add anything the duty manager should know before they write to you.",
  ]);

/** The name, room, address and booking that a message gives. */
function detailsIn({ message, slots, plain }: Turn): string[] {
  const room = /\b(?:room|rm) (?:no\.? |number |was )?(\d{1,3})\b/.exec(plain)?.[1];
  const name = /\bname(?:'s| is|:)? ((?!is\b|was\b)\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)/iu.exec(
    message,
  )?.[1];
  const phone = /\+?\d[\d ()/-]{7,}\d/.exec(message)?.[0];
  return [
    name,
    room === undefined ? undefined : `room ${room}`,
    slots.email,
    phone ?? slots.references[0],
  ].filter((part) => part !== undefined);
}
