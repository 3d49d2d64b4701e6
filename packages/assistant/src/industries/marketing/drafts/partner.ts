import { ofFirstSaid } from "./body.ts";
import { senderIs } from "./frame.ts";
import type { Part, Values } from "./recipe.ts";
import { saidToCustomer, sentence } from "./voice.ts";

/** The first mail to another business: sender, reason, benefit, and a small next step. */

const forOthers = /commission|referral|finder|kick ?back|cash ?back/i;

/** “We’d like to offer you 10% referral commission on every client you send us.” */
function offered({ offer = "", terms, names }: Values): string {
  const own = terms === undefined ? "" : ` ${saidToCustomer(terms, names)}`;
  const first = ofFirstSaid(offer);
  if (first !== undefined) return sentence(`${first}${own}`, names);
  const each = forOthers.test(offer) && own === "" ? " on the work you send our way" : "";
  return sentence(`We’d like to offer you ${saidToCustomer(offer, names)}${own}${each}`, names);
}

export function partnerParts(values: Values, formal: boolean, variant: number): Part[] {
  const { to, offer, topic, content, business, names } = values;
  const sender =
    senderIs(values) ??
    `[your name]${business === undefined ? " from [your business]" : `, and I run ${/^[aeiou]/i.test(business) ? "an" : "a"} ${business}`}`;
  const them = to === undefined ? "you" : `your ${to}`;
  const reason =
    content ??
    (topic === undefined
      ? undefined
      : sentence(`I’m writing about ${saidToCustomer(topic, names)}`, names));
  return [
    { text: formal ? "Dear [name]," : "Hello [name],", of: "greeting" },
    { text: `I’m ${sender}.` },
    {
      text:
        variant % 2 === 0
          ? `I’d like to work with ${them}.`
          : `I think ${them} and we could send each other good customers.`,
      of: "detail",
    },
    ...(reason === undefined ? [] : [{ text: reason }]),
    ...(offer === undefined ? [] : [{ text: offered(values), of: "price" } as const]),
    {
      text:
        values.phone === undefined
          ? "Could we have a quick chat this week? Just reply with a time that suits you."
          : `Could we have a quick chat this week? Just reply, or call me on ${values.phone}.`,
      of: "close",
    },
  ];
}
