import type { IndustryId } from "../chatbot-demo/scenarios.ts";
import { hotelKnowledge } from "./knowledge/hotel.ts";
import { marketingKnowledge } from "./knowledge/marketing.ts";
import { serviceKnowledge } from "./knowledge/service.ts";
import { shopKnowledge } from "./knowledge/shop.ts";
import { supportKnowledge } from "./knowledge/support.ts";
import type { Fact, Knowledge } from "./knowledge/types.ts";
import { businesses } from "./sample/businesses.ts";
import type { SourceId } from "./sources.ts";

const fill = (
  knowledge: Knowledge,
  values: Readonly<Record<string, string>>,
  source?: SourceId,
): Knowledge =>
  Object.fromEntries(
    Object.entries(knowledge).map(([intent, fact]) => [
      intent,
      {
        ...fact,
        ...(source === undefined ? {} : { source }),
        text: fact.text.replace(/\{(\w+)\}/g, (_all, name: string) => {
          const value = values[name];
          if (value === undefined) throw new Error(`No value “${name}” (fact “${intent}”).`);
          return value;
        }),
      },
    ]),
  );

/** What is known in each industry, by intent, with the values of its business filled in. */
export const facts: Readonly<Record<IndustryId, Readonly<Record<string, Fact>>>> = {
  "e-commerce": fill({ ...serviceKnowledge, ...shopKnowledge }, businesses["e-commerce"]),
  hospitality: hotelKnowledge,
  marketing: marketingKnowledge,
  support: {
    ...fill(serviceKnowledge, businesses.support, "support"),
    ...supportKnowledge,
  },
};
