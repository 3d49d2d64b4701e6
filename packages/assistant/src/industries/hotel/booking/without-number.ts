import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say, shownName, spoken } from "../../../dialogue/reply/reply.ts";
import { without } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";

/** A guest without a booking number: the front desk finds the booking by name and date, and receives the request. */

const none = anywhere(wordList`
  (do|did) not (have|find|got|get) (a|the|my|any|it|one)( (booking |confirmation )?number)?, no (booking )?number, (lost|forgot|deleted) (it|the (number|mail|e-?mail|confirmation)), where (do|can) i find (it|that|the number), without (a |the )?number
`);
const beforeName = wordList`(my |the |our |booking |booked )?names?('s| is|:)?, (booked |it'?s |is )?under( the name( of)?)?, for (mr|mrs|ms)\.?`;
const notName = wordList`is, not, the, my, under, booked, for, from, on, and, arriv\p{L}*`;
const namedIn = new RegExp(
  `\\b${beforeName} ((?!${notName}\\b)\\p{L}[\\p{L}'’-]+(?: (?!${notName}\\b)\\p{L}[\\p{L}'’-]+)?)`,
  "iu",
);

const wishes: Readonly<Record<string, string>> = {
  cancel: "you want to cancel",
  change: "you want to change it",
  extend: "you want to stay longer",
  check: "you’re asking about it",
};

export function withoutNumber(turn: Turn): Outcome | undefined {
  const { state, plain, slots, message } = turn;
  const { flow, figures: before = {} } = state;
  if (slots.references.length > 0) return undefined;
  const asked = state.exchanges.at(-1)?.bot.includes(question) === true;
  const open = flow?.name === "booking" && flow.asking === "reference";
  if (!open && !asked) return passedOnAlready(turn);
  const lost = none.test(plain);
  const name =
    shownName(namedIn.exec(message)?.[1] ?? "") ||
    nameAlone(turn, asked) ||
    (lost ? (state.calledName ?? "") : "");
  if (!lost && name === "") return undefined;
  const purpose = String((open ? flow.slots.purpose : before.lostNumber) ?? "check");
  const figures: FlowSlots = {
    ...before,
    lostNumber: purpose,
    ...(slots.dates[0] ? { bookedFor: slots.dates[0].date } : {}),
  };
  if (name === "")
    return {
      handled: "booking_by_name",
      state: { ...without(state, "flow"), figures },
      reply: say(`No problem: the front desk finds it by name and day. ${question}`, {
        source: "hotelBookings",
        choices: [person],
      }),
    };
  const day =
    figures.bookedFor === undefined
      ? ""
      : `, from ${spoken(parseIsoDate(String(figures.bookedFor)))}`;
  return {
    handled: "booking_by_name",
    state: { ...without(state, "flow"), figures, calledName: name },
    reply: say(
      `Thank you, ${name}${day}. I’ve told the front desk that ${wishes[purpose] ?? "you have a question"}, and they confirm by e-mail.${purpose === "cancel" ? ` ${rule}` : ""} (In this demo no one reads it.)`,
      { source: "hotelBookings", next: ["What are your cancellation terms?"] },
    ),
  };
}

const rule = `At the flexible rate it’s free until 18:00 the day before; the early-booking rate isn’t refunded, but its dates can be moved once for $${hotelRules.dateChange}.`;

/** “Brown” alone, if the name was asked for. */
const nameAlone = ({ message }: Turn, asked: boolean): string => {
  const alone =
    /^\s*(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)[\s,.!]*(?:\b(?:for|from|on|booked|,).*)?$/iu.exec(
      message,
    )?.[1];
  return asked && alone !== undefined && !/^(?:i|no|yes|ok|what|how|where|when|why)\b/i.test(alone)
    ? shownName(alone)
    : "";
};

const ofRate = /\b(?:lose|cheap|early|non ?-?refund\w*|refund\w*|money back|rate)\b/;
const ofDate =
  /\b(?:change|move|shift|other|another|later|earlier)\b.*\b(?:dates?|days?|it|weeks?)\b/;
/** Questions after it has been passed on. */
function passedOnAlready({ state, plain, message }: Turn): Outcome | undefined {
  const lately = state.exchanges.slice(-3).some(({ handled }) => handled === "booking_by_name");
  if (!lately || state.flow || plain.split(" ").length > mostWords) return undefined;
  const tell = (text: string): Outcome => ({
    handled: "booking_by_name",
    state,
    reply: say(text, { source: "hotelBookings", choices: [person] }),
  });
  if (ofDate.test(plain))
    return tell(
      "Yes, and I’ve told the front desk you’d rather move it; they write back with the days that are free. At the flexible rate that costs nothing, at the early-booking rate $20, once.",
    );
  return ofRate.test(plain) || message.includes("?")
    ? tell(
        nextStep(state, [
          "With the early-booking rate you don’t get the money back, but you don’t lose it if you move the dates, once, for $20. The desk sees which rate yours has.",
          "The desk tells you in its e-mail which rate you have, before anything is cancelled.",
        ]),
      )
    : undefined;
}
const mostWords = 12;
const question = "Which name is it under, and from which day?";
