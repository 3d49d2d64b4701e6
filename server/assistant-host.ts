import type { Host } from "@brightkeel/assistant";
import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { company } from "#content/company.ts";
import { type ServiceSlug, services } from "#content/services/index.ts";

/** Words by which visitors mean a service. The first that fits decides, so the order matters. */
const serviceNames: Readonly<Record<ServiceSlug, RegExp>> = {
  sap: /\bsap\b|s\/?4 ?hana|\babap\b/i,
  awsweb: /\baws\b|amazon web/i,
  "ai-chatbot": /chat ?bots?|\bbots?\b|this chatbot|whatsapp/i,
  cybersecurity: /cyber|penetration|pen ?test|security/i,
  compliance: /complian|iso ?27001|soc ?2|\baudit/i,
  "cloud-devops": /devops|kubernetes|\bcloud\b|pipeline|azure/i,
  "remote-infrastructure-management": /infrastructure|servers?|monitor|managed service|network/i,
  "mobile-app-development": /\b(?:mobile|ios|android|iphone)\b|\bapps?\b/i,
  "ai-ml": /machine learning|\bai\b|data science|\bml\b/i,
  "ui-ux-design": /\bui\b|\bux\b|designer|design/i,
  "web-app-development": /web ?(?:site|app|application)|portal|online shop|developers?|software/i,
  hospitality: /hospitality|hotel software|property management/i,
  "product-support": /product support|it support|second level|third level/i,
};

/** What the assistant knows of the site: the company, its services and the titles of the demo. */
export const assistantHost: Host = {
  company: {
    name: company.name,
    blurb: company.blurb,
    email: company.email,
    phones: [
      { country: "US", number: company.phones.us.display },
      { country: "India", number: company.phones.india.display },
    ],
    offices: company.offices.map(({ city, country, hours }) => ({ city, country, hours })),
  },
  services: services.map(({ slug, title, desc, link }) => ({
    id: slug,
    title,
    description: desc,
    href: link,
  })),
  serviceNames: Object.entries(serviceNames).map(([service, pattern]) => ({ service, pattern })),
  industryTitles: {
    "e-commerce": scenarioOf("e-commerce").title,
    hospitality: scenarioOf("hospitality").title,
    marketing: scenarioOf("marketing").title,
    support: scenarioOf("support").title,
  },
};
