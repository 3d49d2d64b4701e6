import type { FlowSlots, ScenarioState } from "../../dialogue/types.ts";
import { saysHere } from "../orders/as-stated.ts";
import { boughtIn } from "../orders/bought-ago.ts";
import { toldOrder } from "../orders/references.ts";
import { sampleOrders } from "./goods/sample.ts";
import { goesAbroad, staysHome } from "./service/abroad.ts";

/** The item arrived broken, so an order mentioned later is that of a faulty item. */
const cameFaulty =
  /\b(?:arriv\w*|came|got|received|delivered|is|was|box|unpack\w*)\b.{0,40}\b(?:bent|broken|damaged|cracked|dented|faulty|defect\w*|torn|smashed|shattered)\b/;

/** Stores what the customer mentioned: time since purchase, order number and whether they live abroad. */
export function toldInShop(message: string, state: Readonly<ScenarioState>): FlowSlots | undefined {
  const bought = boughtIn(message, state);
  const order = toldOrder(sampleOrders, message)?.number;
  const abroad = goesAbroad(message) && !/\b(?:apo|fpo|dpo)\b/i.test(message);
  const home = !abroad && state.figures?.abroad !== undefined && staysHome(message);
  const faulty = cameFaulty.test(message.toLowerCase());
  const here = faulty || saysHere(message);
  const { abroad: _gone, ...atHome } = state.figures ?? {};
  return order === undefined && !abroad && !home && !faulty && !here
    ? bought
    : {
        ...(home ? atHome : state.figures),
        ...bought,
        ...(order === undefined ? {} : { order }),
        ...(abroad ? { abroad: 1 } : {}),
        ...(faulty ? { faulty: 1 } : {}),
        ...(here ? { here: 1 } : {}),
      };
}
