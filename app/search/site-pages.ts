import { industryIds } from "@brightkeel/contracts";
import { company } from "#content/company.ts";
import { type Job, jobSlugs, jobs } from "#content/jobs/index.ts";
import { aboutUs } from "#content/pages/about-us.ts";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { careers } from "#content/pages/careers.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { demoData } from "#content/pages/demo-data.ts";
import { downloads } from "#content/pages/downloads.ts";
import { home } from "#content/pages/home.ts";
import { hospitalityChatbot } from "#content/pages/hospitality-chatbot.ts";
import type { Listing } from "#content/pages/listing.ts";
import { partners } from "#content/pages/partners.ts";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";
import { servicesPage } from "#content/pages/services.ts";
import { pagePaths, paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import { servicePages } from "#content/services/pages.ts";
import type { Question, ServicePage } from "#content/services/types.ts";

/** A page that is listed in the sitemap, in llms.txt and in the search, and has a card. */
export type SitePage = {
  path: string;
  kind: "service" | "page" | "job";
  /** Name of the page in lists. */
  name: string;
  /** Its main heading. */
  headline: string;
  description: string;
  /** Search words that occur in none of the other fields. */
  keywords: readonly string[];
  questions: readonly Question[];
};

type ServiceWords = Omit<SitePage, "path" | "kind" | "name">;

const wordsOf = (page: ServicePage): ServiceWords => ({
  headline: page.headline,
  description: page.meta.description,
  keywords: [
    page.meta.title,
    ...page.problems.items.map((item) => item.title),
    ...page.deliverables.items.map((item) => item.title),
    ...page.technologies.groups.flatMap((group) => group.items),
  ],
  questions: page.questions,
});

const chatbotWords: ServiceWords = {
  headline: aiChatbot.hero.title,
  description: aiChatbot.meta.description,
  keywords: [
    aiChatbot.meta.title,
    "demo",
    ...aiChatbot.integrations.groups.flatMap(({ items }) => items),
  ],
  questions: aiChatbot.questions.items,
};

const pagesOfServices: SitePage[] = services.map((service) => {
  const words = service.slug === "ai-chatbot" ? chatbotWords : wordsOf(servicePages[service.slug]);
  return {
    path: service.link,
    kind: "service",
    name: service.title,
    ...words,
    keywords: [...("sought" in service ? service.sought : []), ...words.keywords],
  };
});

const jobPage = (job: Job): SitePage => ({
  path: paths.job(job.slug),
  kind: "job",
  name: job.title,
  headline: job.headline,
  description: job.summary,
  keywords: ["job", "vacancy", "career", job.meta.title, ...job.bring.must],
  questions: [],
});

const sheetPages: SitePage[] = industryIds.map((id) => {
  const { label, headline, meta, keywords } = demoData.sections[id];
  return {
    path: paths.demoSheet(id),
    kind: "page",
    name: `${demoData.listing.name}: ${label}`,
    headline,
    description: meta.description,
    keywords: [meta.title, ...keywords],
    questions: [],
  };
});

/** What a single page's content must provide for the page to be found. */
type PageWords = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  questions?: { items: readonly Question[] };
};

type PageName = keyof typeof pagePaths;

const words: Readonly<Record<PageName, PageWords>> = {
  home: { ...home, headline: company.tagline },
  services: { ...servicesPage, headline: servicesPage.title },
  hospitalityChatbot,
  demoData,
  quantaFramework,
  aboutUs,
  careers,
  partners,
  contactUs,
  downloads,
  privacyPolicy,
  securityAndTerms,
};

/** Pages that follow the page that lists them. */
const listedOn: { readonly [Name in PageName]?: readonly SitePage[] } = {
  services: pagesOfServices,
  demoData: sheetPages,
  careers: jobSlugs.map((slug) => jobPage(jobs[slug])),
};

const page = (name: PageName): SitePage => {
  const { meta, listing, headline, questions } = words[name];
  return {
    path: pagePaths[name],
    kind: "page",
    name: listing.name,
    headline,
    description: meta.description,
    keywords: [meta.title, ...listing.keywords],
    questions: questions?.items ?? [],
  };
};

/** All pages except posts, in the order in which they are listed. */
export const sitePages: readonly SitePage[] = Object.keys(pagePaths)
  // The keys of our own object, which TypeScript types as `string`.
  .map((name) => name as PageName)
  .flatMap((name) => [page(name), ...(listedOn[name] ?? [])]);
