import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { lately } from "../goods/focus.ts";

/** Messages about something not bought yet, which the classifier takes for messages about an order. */

/** While a purchase is under consideration, a question is about an order only if it says so. */
export const notOrderedYet = ({ intent, plain, state, slots }: Turn): string | undefined =>
  /^(?:track_order|order_history|check_invoice|change_order|change_shipping_address)$/.test(
    intent,
  ) &&
  (state.basket ?? []).length > 0 &&
  state.figures?.order === undefined &&
  slots.references.length === 0 &&
  !/\b(?:my|the|last|an) (?:order|delivery)\b|\bordered\b|\btrack\w*\b|\bwhere\b/.test(plain)
    ? ""
    : undefined;

/** “Can he return it” about something not yet bought asks for the rule, not an order. */
export const beforeBuying = (turn: Turn): string | undefined =>
  mayGoBack.test(turn.plain) && lately(turn) && turn.state.figures?.order === undefined
    ? "return_policy"
    : undefined;
const mayGoBack =
  /^(?:can|could|may|what if|if|is it possible|do)\b.*\b(?:return|exchange|(?:send|bring|give) (?:it|them) back)\b/;

/** “He has a tent already, what else have you got” complains of nothing that came. */
export const nothingWrong = ({ intent, plain, state, slots }: Turn): string | undefined =>
  intent === "wrong_item" &&
  state.flow === undefined &&
  state.figures?.order === undefined &&
  slots.references.length === 0 &&
  !ofParcel.test(plain.replace(hasOnOffer, " "))
    ? seeksOther.test(plain) || slots.people !== undefined || slots.amounts.length > 0
      ? "product_advice"
      : ""
    : undefined;
/** “What have you got”, “I have got about 200”. */
const hasOnOffer =
  /\b(?:have|has) (?:you|i|we|he|she|they) got\b|\b(?:you|i|we|he|she) (?:have|has) got\b/;
const ofParcel = anywhere(wordList`
  wrong, instead, order\w*, sent, send, shipped, arriv\w*, came, come, received?, parcel, package, box, deliver\w*, missing, different, not (what|the one), got, gotten, get, mix\w*, mistake, swapped, exchange, bought, only (one|two|a)
`);
const seeksOther = anywhere(
  wordList`else, other, another, instead, ideas?, suggest\w*, recommend\w*`,
);
