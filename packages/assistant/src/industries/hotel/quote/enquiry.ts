import { pick, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { nameIn, quotedIn } from "./pass-on.ts";
import { quoteOffers } from "./quote-reply.ts";

/** Follow-ups to an enquiry sent to the front desk: it is withdrawn, or the guest asks whether it is booked. */

export function ofEnquiry(turn: Turn): Outcome | undefined {
  const { state, plain, slots } = turn;
  const passed =
    state.flow === undefined &&
    state.exchanges.slice(-2).some(({ bot }) => bot.includes("front desk now has"));
  if (!passed) return named(turn, false);
  const meant = notMeant.exec(plain)?.[0];
  if (meant !== undefined) {
    const rest = plain.slice(plain.indexOf(meant) + meant.length).trim();
    return {
      ...taken(
        state,
        "Sorry, I took that for a yes. I’ve withdrawn the enquiry, and nothing is booked.",
      ),
      ...(rest.split(" ").length > 2
        ? { rest: rest.replace(/^(?:i )?(?:only |just )?ask(?:ed)? /, "") }
        : {}),
    };
  }
  const reason = takesBackFor.test(plain) && plain.split(" ").length <= 12 && !other.test(plain);
  if ((takesBack.test(plain) || reason) && slots.dates.length === 0)
    return taken(
      state,
      "Done: I’ve withdrawn the enquiry, and nothing was booked. Would you like other dates, or anything else?",
    );
  if (asksIfBooked.test(plain))
    return {
      handled: "enquiry",
      state,
      reply: say(
        "Not yet. The front desk has your enquiry and will confirm it by e-mail. In this demo nothing is booked.",
        { source: "hotel", choices: pick("Other dates") },
      ),
    };
  return named(turn, true);
}

const taken = (state: Turn["state"], text: string): Outcome => ({
  handled: "withdrawn",
  state,
  reply: say(text, { source: "hotel", choices: pick("Other dates") }),
});

/** “Put it under the name Li Wei”: the name is stored with the quote or the enquiry. */
function named(turn: Turn, passed: boolean): Outcome | undefined {
  const { plain, message, state } = turn;
  const short = plain.split(" ").length <= mostWords && !message.includes("?");
  if (!short || !saysName.test(plain) || !quotedIn(turn)) return undefined;
  const name = nameIn(turn).replace(" for ", "");
  if (name === "") return undefined;
  const known = { ...state, calledName: name };
  return {
    handled: passed ? "enquiry" : "flow:quote",
    state: passed ? known : withOffer(known, quoteOffers.passOn),
    reply: passed
      ? say(`Noted: the enquiry is in the name of ${name}.`, { source: "hotel" })
      : say(`Noted, for ${name}. Shall I pass it on to the front desk?`, {
          source: "hotelRooms",
          choices: pick("Yes, pass it on"),
        }),
  };
}
const mostWords = 9;
const saysName =
  /^(?:and |ok |please |so )*(?:(?:put|make|do) (?:it|this|that) )?(?:(?:it is|for|under|on|in) )?(?:my |the |our )?name\b/;

const notMeant = anywhere(wordList`
  (i )?(did not|have not|never) (say|said|ask\w*|want\w*|tell|told|agree\w*)( you)?( to| for)?( that)? ?(book\w*|reserv\w*|confirm\w*|pass\w*|send)?( it| that| anything| yet)*,
  (do not|not) (book|reserve|pass|send)( it| that| anything)?( on)?( yet)?, (it is )?not booked yet
`);
const what = wordList`it, that, this, everything, all of it, all, the (booking|enquiry|request|reservation)`;
const takesBack = whole(wordList`
  (no |please |actually |sorry |ok |oh |i want to |can you )*(cancel|stop|undo|withdraw|forget|scrap|revoke)( ${what})?( please| again| then| now)*, (no |oh )*(wait|hold on|stop)( no)?( not yet)?, (no )?not yet
`);
/** With its reason: “forget it, we stay at friends”. */
const takesBackFor = new RegExp(
  `^(?:no |actually |sorry |oh |ok )*${wordList`(i|we) (have )?changed (my|our) minds?, forget it, never ?mind, (cancel|withdraw) ${what}, (i|we) do not (want|need) (it|that) (any ?more|after all)`}\\b`,
);
const other = anywhere(
  wordList`instead, book, take, rather, change, move, make, add, breakfast, nights?, dog, parking, but`,
);
const asksIfBooked =
  /^(?:so |and |but )*(?:(?:did|have) you (?:really )?(?:booke?d?|reserved?|sen[dt]|confirm(?:ed)?)|(?:is|are|am) (?:it|that|this|i|we|the room|everything) (?:now )?(?:booked|reserved|confirmed))\b/;
