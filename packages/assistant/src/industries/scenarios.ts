import type { IndustryId } from "@brightkeel/contracts";
import type { Scenario } from "../dialogue/types.ts";
import { hotelScenario } from "./hotel/scenario.ts";
import { marketingScenario } from "./marketing/scenario.ts";
import { shopScenario } from "./shop/scenario.ts";
import { supportScenario } from "./support/scenario.ts";

export const scenarios: Readonly<Record<IndustryId, Scenario>> = {
  "e-commerce": shopScenario,
  hospitality: hotelScenario,
  marketing: marketingScenario,
  support: supportScenario,
};
