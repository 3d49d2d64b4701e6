import type { Outcome, Turn } from "../../dialogue/types.ts";
import { doorAndFee } from "./door-and-fee.ts";
import { kindForChild } from "./kind-for-child.ts";
import { newsletterCode } from "./newsletter-code.ts";
import { productAspect } from "./product-aspect.ts";
import { sizeExists } from "./size-exists.ts";
import { withoutReceipt } from "./without-receipt.ts";

/** Answers questions about a named or current product, before the written questions. */
export const ofThing = (turn: Turn): Outcome | undefined =>
  withoutReceipt(turn) ??
  doorAndFee(turn) ??
  sizeExists(turn) ??
  newsletterCode(turn) ??
  productAspect(turn) ??
  kindForChild(turn);
