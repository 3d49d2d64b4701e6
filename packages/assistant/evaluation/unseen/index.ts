import type { LabelledSet } from "../utterances.ts";
import { clientUtterances } from "./clients.ts";
import { customerUtterances } from "./customers.ts";
import { guestUtterances } from "./guests.ts";
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
import { shopperUtterances } from "./shoppers.ts";
import { strangerUtterances } from "./strangers.ts";
import { supportUtterances } from "./support.ts";
import { userUtterances } from "./users.ts";

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

/**
 * Utterances written by another hand later on 21 November 2026, with sight of the list of intents and of
 * `utterances.ts` but of none of the training phrases, in the manner of public customer-service data; out of scope,
 * what people type to the wrong bot. Training is not to be widened with these in view.
 */
export const laterSets: readonly LabelledSet[] = [
  { industries: ["e-commerce", "support"], block: customerUtterances },
  { industries: ["e-commerce"], block: shopperUtterances },
  { industries: ["support"], block: userUtterances },
  { industries: ["hospitality"], block: guestUtterances },
  { industries: ["marketing"], block: clientUtterances },
  { industries: ["e-commerce", "hospitality", "marketing", "support"], block: strangerUtterances },
];
