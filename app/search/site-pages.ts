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

/** A page that can be found: listed in the sitemap, in llms.txt, in the search, and given a card. */
export type SitePage = {
  path: string;
  kind: "service" | "page" | "job";
  /** What the page is called where it is listed. */
  name: string;
  /** Its main heading. */
  headline: string;
  description: string;
  /** Words under which it is looked for and that stand in none of the above. */
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

/** What the content of a page that is not of a kind has to hold, so that the page can be found. */
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

/** Pages of a kind stand behind the page that lists them. */
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

/** All pages but the posts, in the order in which they are listed. */
export const sitePages: readonly SitePage[] = Object.keys(pagePaths)
  // The names of an object of ours, which TypeScript gives back as any text.
  .map((name) => name as PageName)
  .flatMap((name) => [page(name), ...(listedOn[name] ?? [])]);
