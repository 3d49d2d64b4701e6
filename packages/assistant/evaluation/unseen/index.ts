import { laterHotel } from "../later/hotel.ts";
import { laterMarketing } from "../later/marketing.ts";
import { laterOrders } from "../later/orders.ts";
import { laterOutOfScope } from "../later/out-of-scope.ts";
import { laterShop } from "../later/shop.ts";
import { laterSupport } from "../later/support.ts";
import type { LabelledSet } from "../utterances.ts";
import { hotelUtterances } from "./hotel.ts";
import { marketingUtterances } from "./marketing.ts";
import { orderUtterances } from "./orders.ts";
import {
  farUtterances,
  nearHotelUtterances,
  nearMarketingUtterances,
  nearShopUtterances,
  nearSupportUtterances,
} from "./out-of-scope.ts";
import { shopUtterances } from "./shop.ts";
import { supportUtterances } from "./support.ts";

export { hotelSlots, tradeSlots } from "./slots.ts";

/**
 * Utterances written on 21 November 2026 without sight of the training phrases, in the style of public
 * customer-service data and task-oriented dialogues. Training must not be extended with these in view.
 */
export const unseenSets: readonly LabelledSet[] = [
  { industries: ["e-commerce", "support"], block: orderUtterances },
  { industries: ["e-commerce"], block: shopUtterances },
  { industries: ["support"], block: supportUtterances },
  { industries: ["hospitality"], block: hotelUtterances },
  { industries: ["marketing"], block: marketingUtterances },
  { industries: ["e-commerce", "hospitality", "marketing", "support"], block: farUtterances },
  { industries: ["e-commerce"], block: nearShopUtterances },
  { industries: ["support"], block: nearSupportUtterances },
  { industries: ["hospitality"], block: nearHotelUtterances },
  { industries: ["marketing"], block: nearMarketingUtterances },
];

/**
 * Utterances by another author, written later on 21 November 2026 with sight of the list of intents and of
 * `utterances.ts` but of none of the training phrases, in the style of public customer-service data; out of scope are
 * messages sent to the wrong bot. Training must not be extended with these in view.
 */
export const laterSets: readonly LabelledSet[] = [
  { industries: ["e-commerce", "support"], block: laterOrders },
  { industries: ["e-commerce"], block: laterShop },
  { industries: ["support"], block: laterSupport },
  { industries: ["hospitality"], block: laterHotel },
  { industries: ["marketing"], block: laterMarketing },
  { industries: ["e-commerce", "hospitality", "marketing", "support"], block: laterOutOfScope },
];
