import type { IndustryId } from "@brightkeel/contracts";
import { businesses } from "../industries/businesses.ts";
import { hotelKnowledge } from "../industries/hotel/house/facts.ts";
import { housePoints } from "../industries/hotel/house/house-points.ts";
import { stayPoints } from "../industries/hotel/house/stay-points.ts";
import { marketingKnowledge } from "../industries/marketing/facts/facts.ts";
import { marketingPoints } from "../industries/marketing/facts/points.ts";
import { serviceKnowledge } from "../industries/orders/service-facts.ts";
import { servicePoints } from "../industries/orders/service-points.ts";
import { shopKnowledge } from "../industries/shop/service/facts.ts";
import { shopPoints } from "../industries/shop/service/points.ts";
import { supportKnowledge } from "../industries/support/facts/facts.ts";
import { supportPoints } from "../industries/support/facts/points.ts";
import { supportServiceKnowledge } from "../industries/support/facts/service-facts.ts";
import type { SourceId } from "./sources.ts";
import type { Fact, Knowledge, Point, Points } from "./types.ts";

type Values = Readonly<Record<string, string>>;

const filled = (text: string, values: Values, intent: string): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Fact “${intent}” uses the unknown value “${name}”.`);
    return value;
  });

const fill = (knowledge: Knowledge, values: Values, source?: SourceId): Knowledge =>
  Object.fromEntries(
    Object.entries(knowledge).map(([intent, fact]) => [
      intent,
      {
        ...fact,
        ...(source === undefined ? {} : { source }),
        text: filled(fact.text, values, intent),
        ...(fact.points && {
          points: fact.points.map(
            ([asks, text]): Point => [asks, capital(filled(text, values, intent))],
          ),
        }),
      },
    ]),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Adds to each fact the answers to single questions about it.
 *
 * @throws Error if there are points for a fact that does not exist.
 */
function withPoints(knowledge: Knowledge, points: Points): Knowledge {
  const stray = Object.keys(points).find((intent) => knowledge[intent] === undefined);
  if (stray !== undefined) throw new Error(`There are points for “${stray}”, but no such fact.`);
  return Object.fromEntries(
    Object.entries(knowledge).map(([intent, fact]) => {
      const own = points[intent];
      return [intent, own ? { ...fact, points: own } : fact];
    }),
  );
}

const service = withPoints(serviceKnowledge, servicePoints);
const supportService = withPoints(
  { ...serviceKnowledge, ...supportServiceKnowledge },
  servicePoints,
);

/** The facts of each industry by intent, with the values of the sample business filled in. */
export const facts: Readonly<Record<IndustryId, Readonly<Record<string, Fact>>>> = {
  "e-commerce": fill(
    { ...service, ...withPoints(shopKnowledge, shopPoints) },
    businesses["e-commerce"],
  ),
  hospitality: withPoints(hotelKnowledge, { ...stayPoints, ...housePoints }),
  marketing: withPoints(marketingKnowledge, marketingPoints),
  support: {
    ...fill(supportService, businesses.support, "support"),
    ...withPoints(supportKnowledge, supportPoints),
  },
};
