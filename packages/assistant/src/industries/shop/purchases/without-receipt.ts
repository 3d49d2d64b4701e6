import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { businesses } from "../../businesses.ts";

/** Says what to do about a faulty item without a receipt or number: the shop team finds the purchase. */

const hasNone = anywhere(wordList`
  (no|not|never|lost|without|threw|thrown) (\w+ ){0,4}(receipt|number|confirmation|proof|bill|invoice)
`);
const inStore = anywhere(wordList`
  (bought|got) (it|this|one|them) (\w+ ){0,5}(shop|store|portland|boulder|burlington)
`);
const ofFault = /^(?:broken_thing|repair)$/;
const lately = 4;

export function withoutReceipt({ plain, state, slots, message }: Turn): Outcome | undefined {
  const begun = state.exchanges.slice(-lately).some(({ handled = "" }) => ofFault.test(handled));
  if (!begun || slots.references.length > 0 || plain.split(" ").length > 16) return undefined;
  const { mail } = businesses["e-commerce"];
  // As typed: the plain form drops a “no” at the beginning.
  const text =
    hasNone.test(plain) || hasNone.test(message.toLowerCase())
      ? `That’s fine, the shop team can find the purchase by your name, your e-mail or the card you paid with. Send that and the two photos to ${mail} (made up).`
      : inStore.test(plain)
        ? `Any store can take it in too, with the receipt or the card you paid with. Otherwise, send two photos to ${mail} (made up).`
        : undefined;
  return text === undefined
    ? undefined
    : { handled: "repair", state, reply: say(text, { source: "shopOrders", choices: [person] }) };
}
