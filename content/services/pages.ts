import { aiMl } from "./ai-ml.ts";
import { awsweb } from "./awsweb.ts";
import { cloudDevops } from "./cloud-devops.ts";
import { compliance } from "./compliance.ts";
import { cybersecurity } from "./cybersecurity.ts";
import { hospitality } from "./hospitality.ts";
import type { ServiceSlug } from "./index.ts";
import { mobileAppDevelopment } from "./mobile-app-development.ts";
import { productSupport } from "./product-support.ts";
import { remoteInfrastructureManagement } from "./remote-infrastructure-management.ts";
import { sap } from "./sap.ts";
import type { ServicePage } from "./types.ts";
import { uiUxDesign } from "./ui-ux-design.ts";
import { webAppDevelopment } from "./web-app-development.ts";

/**
 * The text of every service page, for search and data sheets. Kept apart from the register, which is part of every
 * page's scripts. The page of the AI chatbot has a structure of its own (content/pages/ai-chatbot.ts).
 */
export const servicePages: Readonly<Record<Exclude<ServiceSlug, "ai-chatbot">, ServicePage>> = {
  hospitality,
  "mobile-app-development": mobileAppDevelopment,
  "remote-infrastructure-management": remoteInfrastructureManagement,
  "ui-ux-design": uiUxDesign,
  sap,
  "web-app-development": webAppDevelopment,
  "ai-ml": aiMl,
  "cloud-devops": cloudDevops,
  compliance,
  cybersecurity,
  "product-support": productSupport,
  awsweb,
};
