import type { CategoryId } from "#content/blogs/categories.ts";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { type ServiceSlug, serviceEntry } from "#content/services/index.ts";
import { servicePages } from "#content/services/pages.ts";

/** Which service does what an article of a category is about: the first whose subject is in the title. */
const practices: Record<CategoryId, readonly { slug: ServiceSlug; about?: RegExp }[]> = {
  hospitality: [{ slug: "hospitality" }],
  sap: [{ slug: "sap" }],
  "web-and-mobile": [
    { slug: "mobile-app-development", about: /mobile|app store|phone/i },
    { slug: "web-app-development" },
  ],
  design: [{ slug: "ui-ux-design" }],
  ai: [{ slug: "ai-chatbot", about: /chatbot/i }, { slug: "ai-ml" }],
  "cloud-and-operations": [
    { slug: "awsweb", about: /AWS|NAT gateway|cloud bill/i },
    { slug: "product-support", about: /support|rota|ticket/i },
    { slug: "remote-infrastructure-management", about: /alert|server|on call/i },
    { slug: "cloud-devops" },
  ],
  "security-and-compliance": [
    { slug: "compliance", about: /retention|audit|evidence/i },
    { slug: "cybersecurity" },
  ],
};

const isKnown = (slug: string): slug is CategoryId => Object.hasOwn(practices, slug);

/**
 * Returns the closing words of the service that does what a post is about, and the service's title. Editors may add
 * categories: undefined if a post has only such ones.
 */
export function closingOf({
  title,
  categories,
}: {
  title: string;
  /** The main one first. */
  categories: readonly { slug: string }[];
}): { title: string; text: string; service: string } | undefined {
  const main = categories.map(({ slug }) => slug).find(isKnown);
  const practice =
    main && practices[main].find(({ about }) => about === undefined || about.test(title));
  if (!practice) return undefined;
  const { slug } = practice;
  const { closing } = slug === "ai-chatbot" ? aiChatbot : servicePages[slug];
  return { title: closing.title, text: closing.text, service: serviceEntry(slug).title };
}
