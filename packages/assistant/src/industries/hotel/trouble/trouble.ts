import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Result, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import {
  furtherStep,
  handOverGuest,
  noAnswer,
  roomTonight,
  toDesk,
  whichRoom,
} from "../desk/hand-over.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";
import { rateIn, ratePaid } from "../stay/rate-paid.ts";
import { roomIn } from "../stay/stated.ts";
import { badNights, halfOf } from "./bad-nights.ts";
import { halfBack } from "./half-back.ts";
import { wantsForFree } from "./in-house.ts";
import { asksKey, keyOf } from "./key-of-room.ts";
import { callAsked, managerAsked } from "./manager-asked.ts";
import { isFreeTonight, ofOffered } from "./offered-room.ts";
import { ofOthers } from "./other-guests.ts";
import { isBroken, isDisturbed } from "./room-problem.ts";

/** Answers questions while a problem in the room is being fixed: how long it takes, compensation, another room. */

const moves = anywhere(wordList`
  ^(i|we) (want|would like|need) to move, (another|different|other|new) room, move (me|us|rooms?), (change|switch|swap) rooms?, (be|get) moved,
  what (you will|will you|are you going to|can you|you can) do about (it|this|that),
  (quiet\w*|calm\w*|silent|free|spare|empty|warm\w*|clean) (\w+ )?rooms?, rooms? (is |are )?(free|available|left)
`);
/** “I don’t want to move, I want hot water”. */
const stays =
  /\b(?:not|no need to|never) (?:want(?:ed)? to |going to |ask\w* to )?(?:move|moving|change|switch)\b|\b(?:not|no) (?:want |ask\w* for )?(?:an?other|a different|a new) room\b/;
const wantsToMove = (plain: string): boolean => moves.test(plain) && !stays.test(plain);
const whoComes = wordList`
  (some|any)(one|body), he, she, they, it, that, this, you, help, the (man|guy|person|technician|plumber|manager|engineer|heat\w*|water|desk)
`;
const howLong = anywhere(wordList`
  (is|will) (some|any)(one|body) (coming|come|on (the|their) way), (coming|come) or not, how (long|soon|fast|many minutes|many hours|much longer)(?!.*(breakfast|walk|taxi|bus|stay|ferry)),
  when (is|are|will|do|does|can) ${whoComes}, when exactly, right now, been (over |more than |half )?an hour, what (can|do|should) (i|we) do(?! (for|with|about|in|on|if|at)\b)( now)?, urgent\w*, ^(and |so |ok |well )*(what|now what|and now)( (now|next|happens now|am i supposed to do))?$, \d+ ?(min\w*|hours?|hrs?) (or|already|now|ago), been (over |more than |already )?\d+ ?(min\w*|hours?|hrs?)
`);
const compensation = anywhere(wordList`
  refund\w*, compensat\w*, what (do|will|can) (i|we) get, get back for, money back, make up for, (money|something|anything|discount|\d+ ?%?|how much) (off|back)(?! to), off (the|our|my) (bill|price|room),
  for (the|all (the|this)) (trouble|hassle), (not|refuse to) pay\w*, free night, price (down|reduction), reduc\w+, discount,
  (about|where is|what about) (the|my|our) money, (the|our|my) money for, pay (for|anything for) (last|that|this|the) night
`);
const solved =
  /\b(?:works? (?:now|again)|working (?:now|again)|fixed|solved|sorted|is back|it is ok|it is fine|(?:came|was here|arrived) (?:now|and))\b/;
const brings =
  /\b(?:blankets?|duvets?|heaters?|fans?|pillows?|towels?|candles?|torch|plugs?|ear ?plugs|kettle|tea|water bottle|sheets?|soap|toilet paper|cot|crib)\b/;
const asksFor =
  /\b(?:can|could|do|have|need|want|get|send|bring|give|at least|some|extra|more|another|please|any)\b/;
const booksAnother = /\b(?:book|reserve|come back|next time)\b/;
const stillBad =
  /\b(?:not good enough|freezing|still|nothing (?:happened|works)|nobody|no one|stone cold|not a \w+ ?\w* problem|baby|unacceptable|joke|again|worse|waiting|ridiculous|serious\w*)\b|!!/;

/** An upset guest who asks about compensation is told that first. */
export function whatComesOff(turn: Turn): Result | undefined {
  return reported(turn) > 0 && compensation.test(turn.plain)
    ? { state: turn.state, reply: tell(turn, `I’m sorry for the trouble. ${money(turn)}`).reply }
    : undefined;
}

/** Number of complaints about the room so far. */
const reported = ({ state }: Turn): number =>
  (state.seen.room_problem ?? 0) + (state.seen.distress ?? 0);

const tell = (turn: Turn, text: string): Outcome => ({
  handled: "trouble",
  state: turn.state,
  reply: say(text, { source: "hotel", next: [person.send] }),
});

/** Continues the conversation about a reported problem in the room. */
export function inTrouble(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  if (reported(turn) === 0 || state.flow !== undefined || plain.split(" ").length > 30)
    return undefined;
  if (booksAnother.test(plain) && turn.slots.dates.length > 0) return undefined;
  const room = roomIn(turn);
  const place = room === undefined ? "" : ` for room ${room}`;
  const item = asksFor.test(plain) ? brings.exec(plain)?.[0] : undefined;
  if (solved.test(plain) && !/\bnot\b/.test(plain))
    return tell(
      turn,
      "Good to hear, and sorry for the trouble. Is there anything else I can do for your stay?",
    );
  if (leavesEarly.test(plain)) return tell(turn, early);
  const asked = ofEarlyLeave(turn, place);
  if (asked !== undefined) return tell(turn, asked);
  // “Now or after lunch?” asks for no lunch.
  const offered = ofOffered(turn);
  if (offered !== undefined) return { ...tell(turn, offered), whole: true };
  const others = ofOthers(turn);
  if (others !== undefined)
    return {
      ...tell(turn, compensation.test(plain) ? `${others} ${money(turn)}` : others),
      whole: true,
    };
  const call = callAsked(turn);
  if (call !== undefined) return { ...tell(turn, call), whole: true };
  const free = wantsForFree(turn);
  if (free) {
    const moving = wantsToMove(plain)
      ? anotherRoom(turn, room)
      : takesRoom.test(plain)
        ? held(turn)
        : "";
    return moving === "" || !(wantsToMove(plain) || isOffered(turn))
      ? free
      : { ...tell(turn, `${moving.trim()} ${free.reply.message.content}`), whole: true };
  }
  const settled =
    rateIn(plain) === undefined && managerAsked(turn) === undefined
      ? halfBack(turn, place)
      : undefined;
  if (settled !== undefined) {
    const taken = takesRoom.test(plain) && isOffered(turn) && !takesHalf.test(plain);
    return tell(turn, `${taken ? held(turn) : ""}${settled}`);
  }
  const more = wantsAll.test(plain) && paysHalf(turn) ? `${allBack(turn)} ` : "";
  if (wantsToMove(plain)) return tell(turn, `${more}${anotherRoom(turn, room)}`);
  if (more !== "")
    return tell(
      turn,
      `${takesRoom.test(plain) && isOffered(turn) ? held(turn) : ""}${more.trim()}`,
    );
  const claims = state.exchanges
    .slice(-2)
    .some(({ bot }) => /\bof (?:its|the) rate\b|duty manager decides/.test(bot));
  const rate = claims && rateIn(plain) !== undefined;
  const manager = managerAsked(turn);
  if (compensation.test(plain) || rate || (claims && turn.slots.nights !== undefined))
    return {
      ...tell(turn, [money(turn), manager].filter((one) => one !== undefined).join(" ")),
      ...(alsoFault(turn) === "" ? {} : { whole: true }),
    };
  if (manager !== undefined) return tell(turn, manager);
  if (item !== undefined)
    return tell(
      turn,
      room === undefined
        ? `Of course, I’ll note ${item} for you. ${whichRoom(turn)}`
        : `Yes, ${item}${place} is on the list, and someone will be up within ${hotelRules.faultMinutes} minutes.`,
    );
  if (isOffered(turn) && asksKey.test(plain)) return tell(turn, keyOf(turn, plain));
  if (howLong.test(plain)) return tell(turn, waiting(turn, place));
  const onlyRoom = /^\D{0,20}\d{1,3}\W*$/.test(message) && room !== undefined;
  const wished = brings.exec(state.exchanges.at(-1)?.visitor.toLowerCase() ?? "")?.[0];
  if (onlyRoom && wished !== undefined)
    return tell(
      turn,
      `Thank you: ${wished} for room ${room}. Someone will bring it up within ${hotelRules.faultMinutes} minutes, day or night.`,
    );
  if (onlyRoom)
    return tell(
      turn,
      `Room ${room}, thank you: ${furtherStep(turn, room).replace(/^The/, "the")} ${toDesk(turn)}`,
    );
  const goesOn =
    stillBad.test(plain) ||
    stillBad.test(message) ||
    noAnswer.test(message) ||
    noAnswer.test(plain) ||
    toldDesk.test(plain) ||
    isBroken(plain) ||
    isDisturbed(plain);
  return goesOn && !/^(?:is|are|do|does|can|could|what|where|which)\b/.test(plain)
    ? { ...handOverGuest(turn), handled: "distress" }
    : undefined;
}

/** “Reception said they would send someone”, “I told the desk at seven”. */
const toldDesk = anywhere(wordList`
  (desk|reception|receptionist|they|night porter)( \w+){0,2} (said|told|promised|knows?|know about|have it|has it|would|forgot|ignor\w*), (told|informed|called|rang|asked|reported|complained)( \w+){0,3} (desk|reception|them|downstairs|receptionist)
`);

/** Whether another room was offered just now. */
const isOffered = ({ state }: Turn): boolean =>
  state.exchanges.slice(-2).some(({ bot }) => isFreeTonight.test(bot));
const takesRoom = /^(?:yes|ok|okay|fine|good|sure|i (?:will )?take|we (?:will )?take)\b/;
/** “Fine with half” does not accept a room. */
const takesHalf = /^(?:fine|ok|okay|good) with\b/;
const held = (turn: Turn): string =>
  `The ${roomTonight(turn) ?? "other room"} is held for you at the desk. `;

/** Asks for more than half back. */
const wantsAll = anywhere(wordList`
  all of it, all back, everything back, (the )?(whole|full|entire) (night|amount|price|thing|rate|sum|refund|money), full refund, 100 ?%?, not (just |only )?(half|50), more than (half|50), (only|just) (50|half)( ?%| ?percent)?
`);
const paysHalf = ({ state }: Turn): boolean =>
  state.exchanges.some(({ bot }) => bot.includes(`${hotelRules.faultOff}%`));
const allBack = ({ state }: Turn): string =>
  nextStep(state, [
    `More than ${hotelRules.faultOff}% is for the duty manager to give: they now have it from you that you want the whole night back.`,
    "It’s with the duty manager that you want all of it back. You’ll have their answer today, before you pay.",
    "I can’t promise it from here: the duty manager decides today, and has all you wrote.",
  ]);
/** “Can I leave a day early and not pay for it?” */
const leavesEarly = anywhere(wordList`
  (leave|go|depart|check ?out|go home) ((a|one|1|two|2) (day|night)s? )?(early|earlier|sooner)( and)?, (leave|go home|check ?out|go elsewhere) (today|tomorrow|now|right now|tonight), cut (it|the stay|our stay|my stay) short
`);
const early =
  "Yes, you can leave early. Tell the desk by 11:00 the day before, and at the flexible rate you don’t pay for the nights you don’t use. After a night like that, ask the duty manager if it’s later than 11:00.";

/** “I booked the non-refundable one”, after the rule for leaving early. */
function ofEarlyLeave(turn: Turn, place: string): string | undefined {
  const { plain, state } = turn;
  const before = state.exchanges.at(-1)?.bot.includes(early) === true;
  if (
    !before ||
    !/\b(?:non[ -]?refundable|not refundable|early (?:rate|booking|bird))\b/.test(plain)
  )
    return undefined;
  const rule = `At the non-refundable rate the unused night isn’t paid back by rule. After nights like that the duty manager may pay it back: ask before you leave.`;
  return noAnswer.test(plain) || nobodyCame.test(plain) ? `${rule} ${waiting(turn, place)}` : rule;
}
const nobodyCame = /\b(?:nobody|no one|no-one)(?: is|'s|s)? (?:here|come|came|has come|there)\b/;

function anotherRoom(turn: Turn, room: string | undefined): string {
  const other = roomTonight(turn);
  const place = room === undefined ? "" : ` in place of ${room}`;
  return other === undefined
    ? `I’m sorry, the hotel is full tonight. The duty manager will look for a bed elsewhere and pay for the ride there; ask at the desk.`
    : nextStep(turn.state, [
        `Yes, a ${other} is free tonight${place}, at no extra cost. The desk has the key, day and night, and we’ll carry your bags over.`,
        `Yes, you can move now: the ${other} is held for you at the desk. All you need is your key card.`,
      ]);
}

/** Says what comes off the bill: the rule, and who decides. */
function money(turn: Turn): string {
  const kind = rooms.find(({ name }) =>
    turn.plain.includes(name.split(" ")[0]?.toLowerCase() ?? name),
  );
  const paid = ratePaid(turn);
  const nights = badNights(turn);
  if (paid !== undefined && !kind)
    return `By our rule, ${hotelRules.faultOff}% of the ${dollars(paid)} you pay comes off for ${nights === 1 ? "one night" : `each of the ${nights} nights`} like that: ${dollars((nights * paid * hotelRules.faultOff) / 100)}. The duty manager decides, usually the same day, and it comes off the bill when you leave.${alsoFault(turn)}`;
  const half = halfOf(turn, kind?.id ?? "standard");
  if (kind || nights > 1)
    return `By our rule it’s ${dollars(half * nights)}: ${nights === 1 ? "" : `${nights} nights × `}${hotelRules.faultOff}% of the rate of a ${kind?.name ?? "Standard room"}, ${dollars(half)} a night. The duty manager decides, usually the same day, and it comes off the bill when you leave.`;
  return nextStep(turn.state, [
    `Yes, something comes off: for a night with a problem like that, we normally take off ${hotelRules.faultOff}% of its rate, ${dollars(half)} for a Standard room. The duty manager decides, usually the same day, and it comes off the bill when you leave.${alsoFault(turn)}`,
    `Only the duty manager can give more than ${hotelRules.faultOff}%. They have everything you wrote, and you’ll see what comes off before you pay.`,
    "That’s all I can tell you; the rest is between you and the duty manager. Shall I have them call your room?",
  ]);
}

/** “But what about the cold water?”, beside the money. */
const alsoFault = ({ plain }: Turn): string =>
  ofFault.test(plain)
    ? " The fault itself is with the person on duty; dial 0 if nobody has come."
    : "";
const ofFault =
  /\b(?:what about|and|about|fix\w*|repair\w*) (?:the |my |our )?(?:\w+ )?(?:shower|heat\w*|tap|toilet|light|wi-?fi|water|noise)\b/;

function waiting(turn: Turn, place: string): string {
  const other = roomTonight(turn);
  const [, passed = "0"] = /\b(\d+) ?min/.exec(turn.plain) ?? [];
  const tooLong =
    Number(passed) >= hotelRules.faultMinutes ||
    /\b(?:\d+|an|several) ?(?:hours?|hrs?)\b/.test(turn.plain);
  return nextStep(turn.state, [
    ...(tooLong
      ? ([] as const)
      : ([
          `Someone’s coming${place.replace("for", "to")} within ${hotelRules.faultMinutes} minutes. I can’t see from here how close they are. ${toDesk(turn)}`,
        ] as const)),
    other === undefined
      ? `The ${hotelRules.faultMinutes} minutes count from your first message. If they’re up, go to the desk and someone will come with you right away.`
      : `The ${hotelRules.faultMinutes} minutes count from your first message. If they’re up, don’t wait: the desk will give you the key to a ${other}, at no extra cost.`,
    other === undefined
      ? "I’m sorry, I can’t speed it up from here. The person at the desk can, and will come with you."
      : `I’m sorry, I can’t speed it up from here. The ${other} is free now: ask for its key at the desk, and you won’t have to wait.`,
  ]);
}
