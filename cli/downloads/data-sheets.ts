import { company } from "#content/company.ts";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { type ServiceEntry, services } from "#content/services/index.ts";
import { servicePages } from "#content/services/pages.ts";
import type { ServicePage } from "#content/services/types.ts";
import type { PrintedDocument, PrintedSection } from "./document.ts";

/** One data sheet per service, in the order of the services grid, in the words of the service pages. */
export function dataSheets(): PrintedDocument[] {
  return services.map((entry: ServiceEntry, index) => {
    const words =
      entry.slug === "ai-chatbot" ? chatbotWords() : serviceWords(servicePages[entry.slug]);
    return {
      file: `data-sheet-${entry.slug}.pdf`,
      kind: `Data sheet ${String(index + 1).padStart(2, "0")} / ${services.length}`,
      title: entry.title,
      drawing: { plan: "body", seed: index / (services.length - 1) },
      path: entry.link,
      ...words,
      sections: [...words.sections, reachUs],
    };
  });
}

/** The last section of each sheet. */
const reachUs: PrintedSection = {
  label: "Reach us",
  title: contactUs.headline,
  intro: contactUs.lede,
  layout: "points",
  items: [
    {
      title: contactUs.ways.call.title,
      text: `${contactUs.ways.call.text}\n${company.schedulingUrl.replace("https://", "")}`,
    },
    {
      title: "Write or call",
      text: [
        company.email,
        `${contactUs.ways.phone.us}: ${company.phones.us.display}`,
        `${contactUs.ways.phone.india}: ${company.phones.india.display}`,
      ].join("\n"),
    },
  ],
};

type Words = Pick<PrintedDocument, "promise" | "lede" | "sections">;

/** The sections that all sheets have, in the same order, so that two can be compared side by side. */
function serviceWords(page: ServicePage): Words {
  const { problems, deliverables, process, client, technologies, engagement } = page;
  return {
    promise: page.headline,
    lede: page.lede,
    sections: [
      { label: "Problems", title: problems.title, layout: "points", items: problems.items },
      {
        label: "You get",
        title: deliverables.title,
        intro: deliverables.intro,
        layout: "points",
        items: deliverables.items,
      },
      {
        label: "Plan",
        title: process.title,
        intro: process.intro,
        layout: "steps",
        items: process.steps,
      },
      {
        label: "Your part",
        title: client.title,
        intro: client.intro,
        layout: "points",
        items: client.items,
      },
      {
        label: "Tools",
        title: technologies.title,
        intro: technologies.intro,
        layout: "groups",
        items: technologies.groups,
      },
      {
        label: "Ways to work",
        title: engagement.title,
        intro: engagement.intro,
        layout: "points",
        items: engagement.models.map(({ name, text, fits }) => ({
          title: name,
          text: `${text} Best for ${fits}.`,
        })),
      },
    ],
  };
}

/** The chatbot's page has a structure of its own, and so has its sheet. */
function chatbotWords(): Words {
  const { hero, features, training, integrations, channels, useCases, industries } = aiChatbot;
  const sections: PrintedSection[] = [
    { label: "Features", title: features.title, layout: "points", items: features.items },
    {
      label: "Training",
      title: training.title,
      intro: training.lede,
      layout: "points",
      items: training.sources,
    },
    {
      label: "Workflows",
      title: integrations.workflowsTitle,
      layout: "points",
      items: integrations.workflows,
    },
    { label: "Use cases", title: useCases.title, layout: "points", items: useCases.items },
    {
      label: "Integrations",
      title: integrations.title,
      intro: integrations.lede,
      layout: "groups",
      items: [
        { name: "Channels", items: [...channels.names, channels.more] },
        ...integrations.groups,
      ],
    },
    {
      label: "Industries",
      title: industries.title,
      layout: "points",
      items: industries.items.map(({ name, text }) => ({ title: name, text })),
    },
  ];
  return { promise: hero.title, lede: hero.lede, sections };
}
