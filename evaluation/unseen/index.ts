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
 * Utterances written on 21 November 2026 without sight of the training phrases, in the manner of public
 * customer-service data and task-oriented dialogues. Training is not to be widened with these in view.
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
