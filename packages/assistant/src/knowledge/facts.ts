import type { IndustryId } from "@brightkeel/contracts";
import { businesses } from "../industries/businesses.ts";
import { hotelKnowledge } from "../industries/hotel/facts.ts";
import { marketingKnowledge } from "../industries/marketing/facts.ts";
import { serviceKnowledge } from "../industries/orders/service-facts.ts";
import { shopKnowledge } from "../industries/shop/facts.ts";
import { supportKnowledge } from "../industries/support/facts.ts";
import type { SourceId } from "./sources.ts";
import type { Fact, Knowledge } from "./types.ts";

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
