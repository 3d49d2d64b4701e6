import { person, say, shownName, spoken } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** A wish for a booking without its number: whose it is, and whether it is noted. */

/** Asked when a wish was noted and nobody said for whom. */
export const whoseBooking = "What name is it under?";

const aName = "(\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2})";
const before = wordList`[Nn]ames? (is|are)?, under, [Ff]or (Mr|Mrs|Ms)\.?, (Mr|Mrs|Ms)\.?`;
const stated = new RegExp(`(?:^|[\\s,])${before} ${aName}`, "u");
/** “It is Pemberton”, or the name first, once it was asked for. */
const answers = new RegExp(
  `(?:\\b(?:[Ii]t(?: is|[’']s)|[Aa]s I said,?|namely) |^)${aName}(?=$|[\\s,.;!])`,
  "u",
);
const noName =
  /^(?:Yes|No|The|It|I|We|My|Our|Is|Please|Dear|Sorry|Thank|Thanks|Just|Arriv\w*|From|For|On|Friday|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday)\b/;

/** The name of the booking that a message tells; undefined if it tells none. */
export function nameTold({ message, state }: Turn): string | undefined {
  const asked = state.exchanges.at(-1)?.bot.includes(whoseBooking) === true;
  const name = stated.exec(message)?.[1] ?? (asked ? answers.exec(message)?.[1] : undefined);
  return name === undefined || noName.test(name) ? undefined : shownName(name);
}

/** What is remembered of the booking that a message is about: its name and first day. */
export function ownerOf(turn: Turn): FlowSlots {
  const name = nameTold(turn);
  const [day] = turn.slots.dates;
  return {
    ...(name === undefined ? {} : { ownedName: name }),
    ...(day === undefined ? {} : { bookedFor: day.date }),
  };
}

/** “Pemberton, Friday 18th”, after a wish was noted: for whom it is. */
export function namedLater(turn: Turn): Outcome | undefined {
  const { state } = turn;
  const { wished } = state.figures ?? {};
  const asked = state.exchanges.at(-1)?.bot.includes(whoseBooking) === true;
  if (wished === undefined || !asked || nameTold(turn) === undefined) return undefined;
  const figures = { ...state.figures, ...ownerOf(turn) };
  return tell({ ...turn, state: { ...state, figures } }, "Thank you: it’s noted");
}

const asksNoted =
  /^(?:(?:so|and|but|dear me|please) )*(?:is|are|have|has|did|do)\b.*\b(?:noted|written down|passed on|note[ds]?|have (?:it|that) (?:down|noted))\b/;
/** “Is the accessible room noted for Pemberton?” */
export function isNoted(turn: Turn): Outcome | undefined {
  const { state, plain } = turn;
  return state.figures?.wished !== undefined && asksNoted.test(plain)
    ? tell(
        { ...turn, state: { ...state, figures: { ...state.figures, ...ownerOf(turn) } } },
        "Yes, it’s noted",
      )
    : undefined;
}

function tell({ state }: Turn, lead: string): Outcome {
  const { wished, ownedName, bookedFor } = state.figures ?? {};
  const whose = ownedName === undefined ? "your booking" : String(ownedName);
  const from = bookedFor === undefined ? "" : `, from ${spoken(parseIsoDate(String(bookedFor)))}`;
  const ask =
    ownedName === undefined
      ? whoseBooking
      : "The desk finds the booking by that name and confirms by e-mail.";
  return {
    handled: "change_reservation",
    whole: true,
    state,
    reply: say(
      `${lead} for ${whose}${from}: ${String(wished)}. ${ask} (In this demo nothing is changed.)`,
      {
        source: "hotelBookings",
        choices: [person],
      },
    ),
  };
}
