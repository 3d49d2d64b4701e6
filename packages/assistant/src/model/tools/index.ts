import type { IndustryId } from "@brightkeel/contracts";
import { commonTools } from "./common-tools.ts";
import { hotelTools } from "./hotel-tools.ts";
import { marketingTools } from "./marketing-tools.ts";
import { shopTools } from "./shop-tools.ts";
import { supportTools } from "./support-tools.ts";
import type { Tool } from "./tool.ts";

export const toolsOf: Readonly<Record<IndustryId, readonly Tool[]>> = {
  "e-commerce": [...commonTools, ...shopTools],
  hospitality: [...commonTools, ...hotelTools],
  marketing: [...commonTools, ...marketingTools],
  support: [...commonTools, ...supportTools],
};
