import type { Turn } from "../../../../dialogue/types.ts";
import { wordList } from "../../../../understanding/word-list.ts";
import { isToPartner } from "../../drafts/brief/audience.ts";
import { briefIn } from "../../drafts/brief/brief.ts";
import { detailsIn } from "../../drafts/details.ts";
import { type DraftKind, kindsAbout } from "../../drafts/kinds.ts";
import { ofOccasion, ofShown } from "../../drafts/wish.ts";
import type { Copy } from "../copy.ts";
import { promoOf } from "./basics.ts";
import { promoFrom } from "./change.ts";
import { formNamed } from "./forms.ts";

/** Whether a message asks for a promotion, and whether enough is known to write one. */

/** Texts that are no promotion. */
const others: ReadonlySet<DraftKind> = new Set([
  "review_reply",
  "price_objection",
  "price_change",
  "sold_out",
  "closed",
  "partner",
]);
const namesNothing = wordList`it, this, that, one, something, the (text|post|message), what i (said|told you)`;
/** “Write it”: refers to what was discussed. */
const onlyRefers = new RegExp(
  `\\b(?:write|draft|make|do|word|compose) (?:me )?(?:${namesNothing})\\b|^(?:please )?(?:write|draft)\\b[^a-z]*$|\\bhow (?:do|should|can) i\\b|\\bwhat (?:do|should) (?:i|we|the)\\b`,
  "i",
);

/** What the text tells besides who sends it. */
export function hasMatter(copy: Copy): boolean {
  const { offer, items, news, opening, details, form, job, occasion } = promoOf(copy);
  return (
    [offer, news, opening, copy.what, job, occasion].some((one) => one !== undefined) ||
    items.length > 0 ||
    details.length > 0 ||
    copy.statements.length > 0 ||
    form === "review"
  );
}
/** Whether it can be written: a business alone is a subject too. */
export const isPromoEnough = (copy: Copy): boolean =>
  hasMatter(copy) || promoOf(copy).trade !== undefined || copy.name !== undefined;

const ofPrices: ReadonlySet<DraftKind> = new Set(["price_objection", "price_change"]);
const changesPrice =
  /\b(?:prices?|rates?|fees?|expensive|dear(?:er)?|more|goes? up|rais\w+|increas\w+|discount|cheaper|quote)\b/i;
/** Half price is an offer, and no talk about prices. */
const givesCheaper = /\bhalf[ -]price\b|\bfor the price of\b|\d[^.!?]{0,20} instead of [€£$]?\d/i;
const mostEarlier = 4;
/** The messages from which a promotion is written; undefined if the message asks for something else. */
export function promoBegun(
  turn: Turn,
  message: string,
  visitors: readonly string[],
): { first: number } | undefined {
  const [kind] = kindsAbout(turn.plain);
  const isOffered = ofPrices.has(kind ?? "message")
    ? givesCheaper.test(message) || !changesPrice.test(message)
    : false;
  const isOther = kind !== undefined && others.has(kind) && !isOffered;
  if (formNamed(message) === undefined && isOther) return undefined;
  const isForm = formNamed(message) !== undefined;
  if (
    !isForm &&
    (otherText.test(message) || ofOccasion.test(turn.plain) || announcesPrice(message, turn.now))
  )
    return undefined;
  if (
    (turn.state.flow !== undefined ||
      turn.state.done?.some(({ name }) => name === "plan") === true) &&
    /\d/.test(message) &&
    !isForm &&
    !/\b(?:write|draft|text|post|flyer|message|leaflet|poster|sign|sms|caption|board)\b/i.test(
      message,
    )
  )
    return undefined;
  if (isToPartner(message) || briefIn(message, turn.now).to !== undefined) return undefined;
  const own = promoFrom([], message);
  if (hasMatter(own)) return { first: visitors.length };
  if (onlyRefers.test(message) && formNamed(message) === undefined && !ofShown.test(turn.plain))
    return undefined;
  const lately = visitors.slice(-mostEarlier);
  const at = lately.findLastIndex((one) =>
    tellsMuch(promoFrom([], one.replace(everyQuestion, ""))),
  );
  return { first: at < 0 ? visitors.length : visitors.length - lately.length + at };
}
/** What is asked tells nothing for readers. */
const everyQuestion = /[^.!?]{0,300}\?/g;
const tellsMuch = (copy: Copy): boolean => {
  const { offer, items, news, opening } = promoOf(copy);
  return [offer, news, opening].some((one) => one !== undefined) || items.length > 0;
};

/** Asks what a text is about, if nothing is known of it. */
export function promoQuestion(copy: Copy): string {
  const { form } = promoOf(copy);
  if (form === "slogans") return "Happy to. What do you do, and what’s the business called?";
  if (form === "bio") return "Happy to. What do you do, where, and what’s the business called?";
  if (form === "description")
    return "Happy to. What is it, what’s special about it, and what does it cost?";
  const what =
    copy.channel === "e-mail"
      ? "e-mail"
      : copy.channel === "sign" || copy.channel === "flyer"
        ? copy.channel
        : form === "headlines" || copy.channel === "Google"
          ? "ad"
          : form === "subjects"
            ? "e-mail"
            : copy.channel === "text" || copy.channel === "WhatsApp"
              ? "message"
              : "post";
  return `Happy to. What’s the ${what} about, and what’s your business called?`;
}

const otherText = /\b(?:reply|answer|respond|response)\b|\bappeal\b|\bapolog/i;
/** “From 1 March a groom costs 50”. */
function announcesPrice(message: string, now: Date): boolean {
  const { price, date } = detailsIn(message, now);
  return (
    !givesCheaper.test(message) &&
    price !== undefined &&
    date !== undefined &&
    /\bfrom\b/i.test(message) &&
    /\b(?:costs?|prices?|will be|goes up)\b/i.test(message)
  );
}

/** Says what would make a text better that has no offer yet. */
export function promoAsksFor(copy: Copy): string | undefined {
  const { form, offer, items, news, opening } = promoOf(copy);
  if (form !== "post" || hasToldMore(copy) || (copy.told?.lines.length ?? 0) > 0) return undefined;
  return [offer, news, opening].some((one) => one !== undefined) || items.length > 0
    ? undefined
    : "Give me an offer, a price or a day, and I’ll put it in.";
}
const hasToldMore = (copy: Copy): boolean =>
  copy.statements.length > 0 || copy.what !== undefined || promoOf(copy).details.length > 0;
