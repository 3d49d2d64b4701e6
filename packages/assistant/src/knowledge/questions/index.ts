import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { houseQuestions } from "../../industries/hotel/house-questions.ts";
import { stayQuestions } from "../../industries/hotel/stay-questions.ts";
import { marketingQuestions } from "../../industries/marketing/questions.ts";
import { shopQuestions } from "../../industries/shop/questions.ts";
import { supportQuestions } from "../../industries/support/questions.ts";
import { type Index, indexOf } from "./match.ts";
import { type KnownQuestion, readQuestions } from "./notation.ts";

/** The questions that are answered as they are written down, beside the facts. */
export const knownQuestions: Readonly<Record<IndustryId, readonly KnownQuestion[]>> = {
  "e-commerce": readQuestions(shopQuestions),
  hospitality: readQuestions(stayQuestions + houseQuestions),
  marketing: readQuestions(marketingQuestions),
  support: readQuestions(supportQuestions),
};

const indexes = new Map(industryIds.map((id) => [id, indexOf(knownQuestions[id])]));

export function questionsOf(industry: IndustryId): Index {
  const index = indexes.get(industry);
  if (!index) throw new Error(`There are no known questions for “${industry}”.`);
  return index;
}
