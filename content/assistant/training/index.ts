import { accountTraining } from "./account.ts";
import { colloquialPhrases } from "./colloquial.ts";
import { colloquialHotelPhrases } from "./colloquial-hotel.ts";
import { generalTraining } from "./general.ts";
import { hotelTraining } from "./hotel.ts";
import { marketingTraining } from "./marketing.ts";
import { orderTraining } from "./orders.ts";
import { shopTraining } from "./shop.ts";
import { supportTraining } from "./support.ts";
import type { IntentTraining } from "./types.ts";

export { wordLists } from "./lists.ts";
export { outOfScopeLists, outOfScopePhrases } from "./out-of-scope.ts";
export type { IntentTraining };

const written: readonly IntentTraining[] = [
  ...generalTraining,
  ...orderTraining,
  ...accountTraining,
  ...shopTraining,
  ...hotelTraining,
  ...supportTraining,
  ...marketingTraining,
];

/** Every intent of the assistant, with the phrases it is learnt from. */
export const training: readonly IntentTraining[] = written.map((entry) => ({
  ...entry,
  phrases: `${entry.phrases}\n${colloquialPhrases[entry.id] ?? ""}\n${colloquialHotelPhrases[entry.id] ?? ""}`,
}));
