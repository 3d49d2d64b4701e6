import { isYes } from "../../../dialogue/message/answers.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { answeredIn } from "./urgency.ts";

/** Questions about an open ticket: when the fault is fixed, what to tell others, how the answer arrives. */

const asksMended = anywhere(wordList`
  when (is|are|will|does|do|can)( \w+){1,4} (fixed|mended|back|up|working|work|running|repaired|resolved|solved|restored|normal),
  when( \w+){1,3} (is|are|comes?|works?|will be)( \w+){0,1} (fixed|mended|back|up|working|running|repaired|resolved|solved|restored|normal)
`);
const asksHowLong = anywhere(wordList`
  how (long|soon|fast)( \w+){0,4} (fix|fixed|repair|repaired|solve|solved|wait|until|till), how long (will|does|would|could|can) (it|this|that) take
`);
const ofMoney = /\b(?:money|refund|paid|charge[ds]?|trial|plan|export|import|invoice|call)\b/;

const asksWhatToTell = anywhere(wordList`
  (what|how) (do|should|can|shall|could|would|must|to) (i |we )?(tell|say|write|explain|answer)( \w+){0,3} (team|boss|colleagues?|clients?|customers?|people|users?|staff|manager|everybody|everyone|others|them)
`);
const mostWords = 14;
/** The last answer was about the ticket. */
const lately = /^(?:flow:ticket|flow:status|flow:tree|offer|billing:ticket)$/;

/**
 * Answers a question about the open ticket; undefined while a task is in progress, if no ticket was opened, or for
 * any other question.
 */
export function askedOfTicket(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const ticket = state.tickets.at(-1);
  if (
    !ticket ||
    state.flow ||
    !lately.test(state.before ?? "") ||
    slots.references.length > 0 ||
    plain.split(" ").length > mostWords
  )
    return undefined;
  const { number, priority } = ticket;
  const tell = (text: string): Outcome => ({
    handled: "flow:ticket",
    state,
    reply: say(text, { source: "supportTickets", next: ["Escalate it", person.send] }),
  });
  if (isYes(turn.message) && !state.offer && !/\b(?:works?|worked|solved|fixed|did)\b/.test(plain))
    return tell(
      `${number} is open, with everything you told me; you don’t need to do anything else. A person answers ${answeredIn(priority)}.`,
    );
  if (asksWhatToTell.test(plain))
    return tell(
      `You can say it’s been reported as ${number} with priority ${priority}, and that someone will reply ${answeredIn(priority)}. You’ll get an e-mail at every step.`,
    );
  if ((asksMended.test(plain) || asksHowLong.test(plain)) && !ofMoney.test(plain))
    return tell(
      `No one can promise that yet. A person picks up ${number} ${answeredIn(priority)}, and will tell you then how long the fix takes.`,
    );
  return undefined;
}
