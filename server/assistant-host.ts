import type { Host } from "@brightkeel/assistant";
import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { company } from "#content/company.ts";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { type ServiceSlug, services } from "#content/services/index.ts";

/** Words by which visitors mean a service. The first match decides, so the order matters. */
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

/** Returns the chatbot page's answer to one of its questions. */
function answerTo(asked: (typeof aiChatbot.questions.items)[number]["question"]): string {
  const found = aiChatbot.questions.items.find(({ question }) => question === asked);
  if (!found) throw new Error(`The chatbot’s page does not answer “${asked}”.`);
  return found.answer;
}

/** The assistant's facts about the site: the company, its services and the titles of the demo. */
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
  product: {
    integrations: aiChatbot.integrations.groups.flatMap(({ items }) => [...items]),
    channels: [...aiChatbot.channels.names],
    answers: {
      time: answerTo("How long does it take to go live?"),
      needs: answerTo("What do you need from us?"),
      accuracy: answerTo("How accurate is it?"),
      unsure: answerTo("What happens when it does not know?"),
      languages: answerTo("Which languages does it speak?"),
      data: answerTo("Where does our data go?"),
      model: answerTo("Does it need a large language model?"),
      editing: answerTo("Can we change what it says ourselves?"),
      price:
        "There is no price list: we quote by project, after a first call. The standard chatbot is live in 15–30 minutes, a custom one in 1–3 business days.",
      training: `${aiChatbot.training.sources.map(({ title }) => title).join(", ")}. ${aiChatbot.training.lede}`,
      results: `${aiChatbot.impact.figures.map(({ value, label }) => `${value} ${label}`).join(", ")}: the figures that the page claims.`,
    },
    examples: [
      {
        asks: /^(?=.*\bwax\b)(?=.*\bboots?\b)/i,
        text: "Thinly, on dry leather: that is the example printed on the page, from a shoemaker’s manual. The demo’s shop sells no boots.",
      },
      {
        asks: /\b(?:shows?|error|code|says)\b.{0,12}\be4\b|^(?=.*\be4\b)(?=.*\bstops?\b)/i,
        text: "That question is an example from the page: a bot with the machine’s manual looks E4 up in it. I know only the demo’s data. Shall someone call you about yours?",
      },
      {
        asks: /\bdays? of leave\b|\bleave (?:have|do) i\b/i,
        text: "That is what a bot for your own staff would answer, from your leave records; it is an example on the page. I know only the demo’s data.",
      },
      {
        asks: /\bforty licen[cs]es\b|\b\d{2,} licen[cs]es by\b/i,
        text: "Noted as an enquiry, as the page’s example says: forty licences, and the date. In this demo it goes no further; “Talk to Us” reaches our people.",
      },
      {
        asks: /^(?=.*\bsigned up\b)(?=.*\b(?:begin|start)\b)/i,
        text: "That is an example from the page: a bot on your own site walks a new customer through the first week. Ask me something about the demo and I’ll show you.",
      },
    ],
  },
  industryTitles: {
    "e-commerce": scenarioOf("e-commerce").title,
    hospitality: scenarioOf("hospitality").title,
    marketing: scenarioOf("marketing").title,
    support: scenarioOf("support").title,
  },
};
