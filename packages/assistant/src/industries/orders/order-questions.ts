import type { ChatReply } from "@brightkeel/contracts";
import { dollars, say } from "../../dialogue/reply/reply.ts";
import type { SourceId } from "../../knowledge/sources.ts";
import { ago } from "./dates.ts";
import { refundDays, returnDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

const confirms =
  /^(?:yes,? )?(?:please )?(?:cancel it|do it|go ahead|cancel the order)(?: please)?[.! ]*$/i;
const asksDone =
  /^(?:so |and )*(?:did you|have you|is it|has it(?: been)?|was it) (?:now |already |really )*(?:cancel\w*|stopped|done|changed|returned)/i;
const asksAmount =
  /\bhow much\b.*\b(?:back|refund\w*|get|cost|pay|paid|total|it)\b|\bwhat did (?:i|it) (?:pay|cost)/i;
const asksRefundDay = /\bwhen\b.*\b(?:money|refund|back|paid)\b|\bhow long\b.*\brefund/i;
const asksDeadline =
  /\bdeadline\b|\buntil when\b|\bhow long (?:do|have) i\b|\blast day\b|\bhow many days\b.*\b(?:return|left|have)\b/i;
const asksWhen =
  /^(?:and |so |ok )*when\W*$|\b(?:when|what (?:day|time|date))\b.*\b(?:it|order|parcel|arrive|come|get|here|deliver\w*)\b|^(?:and |so )*until when\W*$/i;

/** Answers a question about the current order from its data; returns undefined when the message asks for an action. */
export function aboutOrder(
  order: SampleOrder,
  task: { name: string; purpose: string | undefined },
  message: string,
  source: SourceId,
  now: Date,
): ChatReply | undefined {
  const { number, total, arrives, state, item } = order;
  const back = task.name === "return" || task.purpose === "cancel" || task.purpose === "refund";
  const tell = (text: string) =>
    say(text, {
      source,
      next: [...(back ? [] : ["I want to return it"]), "I want to talk to a person"],
    });
  const over = arrives > returnDays;
  if (task.purpose === "cancel" && state === "preparing" && confirms.test(message))
    return cancelled(order, source);
  if (asksDone.test(message))
    return tell(`No. This is a demo, so ${number} stays as it is, whatever we say here.`);
  if (
    asksRefundDay.test(message) ||
    (task.name === "return" && /^(?:and )?when\W*$/i.test(message))
  )
    return tell(
      over
        ? `You can’t get a refund for ${number} anymore, because the return period is over.`
        : `Within ${refundDays} working days after ${number} comes back, the way you paid.`,
    );
  if (asksAmount.test(message))
    return tell(
      back
        ? over
          ? `Nothing, I’m sorry. The return period for ${number} is over. If it’s faulty, the warranty still covers it.`
          : `${dollars(total)}, the full price of ${number} (${item}). Returning it is free.`
        : `${number} comes to ${dollars(total)} in all: ${item}.`,
    );
  if (asksDeadline.test(message))
    return tell(
      over
        ? `The last day for ${number} was ${ago(now, arrives - returnDays)}.`
        : `Until ${ago(now, arrives - returnDays)}, which is ${returnDays} days from delivery.`,
    );
  if (!asksWhen.test(message)) return undefined;
  return tell(
    arrives < 0
      ? `On ${ago(now, arrives)}. From that morning on, the tracking link narrows it down to two hours.`
      : `It was delivered on ${ago(now, arrives)}.`,
  );
}

/** Confirms the cancellation after “yes, cancel it”. */
export const cancelled = ({ number, total }: SampleOrder, source: SourceId): ChatReply =>
  say(
    `Confirmed, as far as a demo goes. In a real shop, ${number} would now be cancelled and your ${dollars(total)} on the way back. Here, nothing has changed.`,
    { source, next: ["When do I get my money back?", "I want to talk to a person"] },
  );
