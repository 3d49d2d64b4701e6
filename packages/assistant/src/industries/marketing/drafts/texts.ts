import { answering } from "./answering.ts";
import type { DraftKind } from "./kinds.ts";
import { listing } from "./listing.ts";
import type { Recipe } from "./recipe.ts";
import { telling } from "./telling.ts";

/** How each kind of text is made. */
export const recipes: Readonly<Record<DraftKind, Recipe>> = {
  ...answering,
  ...telling,
  ...listing,
};
