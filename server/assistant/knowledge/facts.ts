import { hotelKnowledge } from "#content/assistant/knowledge/hotel.ts";
import { marketingKnowledge } from "#content/assistant/knowledge/marketing.ts";
import { serviceKnowledge } from "#content/assistant/knowledge/service.ts";
import { shopKnowledge } from "#content/assistant/knowledge/shop.ts";
import { supportKnowledge } from "#content/assistant/knowledge/support.ts";
import type { Fact, Knowledge } from "#content/assistant/knowledge/types.ts";
import { businesses } from "#content/assistant/sample/businesses.ts";
import type { SourceId } from "#content/assistant/sources.ts";
import type { IndustryId } from "#content/chatbot-demo/scenarios.ts";

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
