import type { ServiceSlug } from "../../../../content/services/index.ts";

/** Words by which visitors mean one of the company's services. */
const words: readonly (readonly [ServiceSlug, RegExp])[] = [
  ["sap", /\bsap\b|s\/?4 ?hana|\babap\b/i],
  ["awsweb", /\baws\b|amazon web/i],
  ["ai-chatbot", /chat ?bots?|\bbots?\b|this chatbot|whatsapp/i],
  ["cybersecurity", /cyber|penetration|pen ?test|security/i],
  ["compliance", /complian|iso ?27001|soc ?2|\baudit/i],
  ["cloud-devops", /devops|kubernetes|\bcloud\b|pipeline|azure/i],
  ["remote-infrastructure-management", /infrastructure|servers?|monitor|managed service|network/i],
  ["mobile-app-development", /\b(?:mobile|ios|android|iphone)\b|\bapps?\b/i],
  ["ai-ml", /machine learning|\bai\b|data science|\bml\b/i],
  ["ui-ux-design", /\bui\b|\bux\b|designer|design/i],
  ["web-app-development", /web ?(?:site|app|application)|portal|online shop|developers?|software/i],
  ["hospitality", /hospitality|hotel software|property management/i],
  ["product-support", /product support|it support|second level|third level/i],
];

/** The service a message names, if any. */
export const findService = (message: string): ServiceSlug | undefined =>
  words.find(([, pattern]) => pattern.test(message))?.[0];
