import type { Turn } from "../../../dialogue/types.ts";
import { toldOrder } from "../../orders/references.ts";
import { sampleOrders } from "../goods/sample.ts";

/** “Paid express for 10517, should be here already”: an order by its number, and nothing clear besides. */
export const withOrderOnly = ({
  message,
  plain,
  state,
  understanding,
}: Turn): string | undefined =>
  understanding.decision === "answer" ||
  leadsOn.test(plain) ||
  toldOrder(sampleOrders, message) === undefined
    ? undefined
    : isLate.test(plain)
      ? "delivery_issue"
      : goesOnWithOrder.test(state.before ?? "") && putRight.test(plain)
        ? state.before
        : "track_order";

/** “No wait, it is 10482”, after another order was named for it. */
const goesOnWithOrder = /^(?:damaged_item|wrong_item|return_item|get_refund|cancel_order)$/;
const putRight = /\b(?:no|wait|sorry|wrong|mean|meant|not|other|tha?t is)\b/;
/** “What about 10391” goes on with what was asked before. */
const leadsOn = /^(?:and|what about|how about)\b|^\S+(?: \S+)?$/;
const isLate = /\b(?:late|already|still|should (?:be|have)|waiting|not here|where|yet)\b/;
