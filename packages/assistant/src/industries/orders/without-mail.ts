import { anywhere, wordList } from "../../understanding/word-list.ts";
import type { Aspect } from "./aspect.ts";

/** “The e-mail discount”, “link me to new ones”: no e-mail about an order. */
const otherMail = wordList`discount, code, voucher, coupon, newsletter, offer, address, account, me, us`;

/** What to do without the e-mail about an order: its link is in the account as well. */
export const withoutMail: Aspect = {
  asks: anywhere(wordList`
      (deleted|lost|threw away|can not find|can't find|do not have|don't have|never got|no longer have) (\w+ ){0,2}(e-?mails?|mails?|link)(?! ${otherMail}\b), re-?send (\w+ ){0,2}(it|e-?mail|mail|link), send (me )?(it|(the|that) (e-?mail|mail|link)) again
    `),
  answer: ({ order }) =>
    order.state === "preparing" || order.state === "on its way"
      ? `You don’t need the e-mail: what it links to for ${order.number} is under “My account”, “Orders” too. I can’t resend it myself, but the shop team can: help@larkspur.example (made up).`
      : undefined,
};
