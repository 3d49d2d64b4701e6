import { countOf } from "../understanding/numerals.ts";

/** Returns the number that one word or its digits name, with “a” for one; NaN for anything else. */
export const countNamed = (written: string): number =>
  /^an?$/i.test(written) ? 1 : countOf(written);
