import type { Outcome, Turn } from "../../dialogue/types.ts";
import { kindForChild } from "./advice/kind-for-child.ts";
import { productAspect } from "./advice/product-aspect.ts";
import { sizeExists } from "./advice/size-exists.ts";
import { warmEnough } from "./advice/warm-enough.ts";
import { askedOf } from "./goods/focus.ts";
import { doorAndFee } from "./purchases/door-and-fee.ts";
import { withoutReceipt } from "./purchases/without-receipt.ts";
import { newsletterCode } from "./service/newsletter-code.ts";

/** Answers questions about a named or current product, before the written questions. */
export const ofThing = (turn: Turn): Outcome | undefined =>
  warmEnough(turn, askedOf(turn)) ??
  withoutReceipt(turn) ??
  doorAndFee(turn) ??
  sizeExists(turn) ??
  newsletterCode(turn) ??
  productAspect(turn) ??
  kindForChild(turn);
