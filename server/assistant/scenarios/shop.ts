import { sampleOrders } from "#content/assistant/sample/shop.ts";
import { start } from "../dialogue/flows.ts";
import type { Scenario } from "../dialogue/types.ts";
import { createOrderTasks } from "./orders.ts";
import { adviceFlow } from "./shop-advice.ts";

const orders = createOrderTasks(sampleOrders, "shopOrders");

export const shopScenario: Scenario = {
  flows: { ...orders.flows, advice: adviceFlow },
  handlers: {
    ...orders.handlers,
    product_advice: (turn) => start(turn, "advice", adviceFlow),
  },
  ofReference: () => "track_order",
  discounts: {
    given: {
      10: "10% off a first order for newsletter readers, with the code from the first issue",
    },
    otherwise:
      "What there is: 10% off a first order for newsletter readers, and the winter sale from the first Friday in January.",
  },
  starters: [
    "Where is order BK-10482?",
    "Can I return BK-10355?",
    "A tent for two under $200",
    "How long does delivery take?",
  ],
  can: "look up orders, check returns, explain delivery, payment and accounts, and help you choose from the sample catalogue",
};
