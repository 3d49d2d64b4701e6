import { accountTraining } from "./account.ts";
import { colloquialPhrases } from "./colloquial.ts";
import { colloquialHotelPhrases } from "./colloquial-hotel.ts";
import { generalTraining } from "./general.ts";
import { hotelTraining } from "./hotel.ts";
import { marketingTraining } from "./marketing.ts";
import { orderTraining } from "./orders.ts";
import { outOfScopePhrases as general, outOfScopeLists as generalLists } from "./out-of-scope.ts";
import { outOfScopeErrands } from "./out-of-scope-errands.ts";
import { outOfScopeNeighbours } from "./out-of-scope-neighbours.ts";
import { outOfScopeOtherLists, outOfScopeOthers } from "./out-of-scope-others.ts";
import { outOfScopeQuestions } from "./out-of-scope-questions.ts";
import { outOfScopeSenses } from "./out-of-scope-senses.ts";
import { outOfScopeTopics } from "./out-of-scope-topics.ts";
import { accountRegisters } from "./registers-account.ts";
import { hotelHouseRegisters } from "./registers-hotel-house.ts";
import { hotelStayRegisters } from "./registers-hotel-stay.ts";
import { marketingRegisters } from "./registers-marketing.ts";
import { moneyRegisters } from "./registers-money.ts";
import { orderRegisters } from "./registers-orders.ts";
import { shopRegisters } from "./registers-shop.ts";
import { supportRegisters } from "./registers-support.ts";
import { shopTraining } from "./shop.ts";
import { supportTraining } from "./support.ts";
import type { IntentTraining } from "./types.ts";
import { accountWordings } from "./wordings-account.ts";
import { generalWordings } from "./wordings-general.ts";
import { hotelWordings } from "./wordings-hotel.ts";
import { marketingWordings } from "./wordings-marketing.ts";
import { orderWordings } from "./wordings-orders.ts";
import { shopWordings } from "./wordings-shop.ts";
import { supportWordings } from "./wordings-support.ts";

export { wordLists } from "./lists.ts";
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

const additions = [
  colloquialPhrases,
  colloquialHotelPhrases,
  generalWordings,
  orderWordings,
  accountWordings,
  shopWordings,
  supportWordings,
  hotelWordings,
  marketingWordings,
  orderRegisters,
  moneyRegisters,
  accountRegisters,
  hotelStayRegisters,
  hotelHouseRegisters,
  shopRegisters,
  supportRegisters,
  marketingRegisters,
];

/** Every intent of the assistant, with the phrases it is learnt from. */
export const training: readonly IntentTraining[] = written.map((entry) => ({
  ...entry,
  phrases: [entry.phrases, ...additions.map((more) => more[entry.id] ?? "")].join("\n"),
}));

/** What is nobody's business here, with the lists these phrases draw on. */
export const outOfScopeLists = { ...generalLists, ...outOfScopeOtherLists };
export const outOfScopePhrases = [
  general,
  outOfScopeTopics,
  outOfScopeOthers,
  outOfScopeNeighbours,
  outOfScopeErrands,
  outOfScopeQuestions,
  outOfScopeSenses,
].join("\n");
