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
import { partners } from "#content/pages/partners.ts";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
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
  keywords: [aiChatbot.meta.title, "demo", ...aiChatbot.integrations.names],
  questions: aiChatbot.questions.items,
};

const pagesOfServices: SitePage[] = services.map(({ slug, title, link }) => ({
  path: link,
  kind: "service",
  name: title,
  ...(slug === "ai-chatbot" ? chatbotWords : wordsOf(servicePages[slug])),
}));

const jobPage = (job: Job): SitePage => ({
  path: paths.job(job.slug),
  kind: "job",
  name: job.title,
  headline: job.headline,
  description: job.summary,
  keywords: ["job", "vacancy", "career", job.meta.title, ...job.bring.must],
  questions: [],
});

/** What most pages of the company have in common. */
type Words = {
  meta: { title: string; description: string };
  headline: string;
  questions?: { items: readonly Question[] };
};

const page = (path: string, name: string, words: Words, keywords: string[] = []): SitePage => ({
  path,
  kind: "page",
  name,
  headline: words.headline,
  description: words.meta.description,
  keywords: [words.meta.title, ...keywords],
  questions: words.questions?.items ?? [],
});

/** All pages but the posts, in the order in which they are listed. */
export const sitePages: readonly SitePage[] = [
  page(paths.home, "Home", { ...home, headline: company.tagline }, [company.name]),
  page(paths.services, "Services", { ...servicesPage, headline: servicesPage.title }),
  ...pagesOfServices,
  page(paths.hospitalityChatbot, "Hospitality Chatbot", hospitalityChatbot, ["hotel assistant"]),
  page(paths.demoData, "What the Demo Knows", demoData, [
    "sample data",
    "sources of the chatbot",
    "sample hotel",
    "sample shop",
  ]),
  page(paths.quantaFramework, "Quanta Framework", quantaFramework, ["accelerator", "template"]),
  page(paths.aboutUs, "About Us", aboutUs, ["company", "team"]),
  page(paths.careers, "Careers", careers, ["jobs", "vacancies", "hiring"]),
  ...jobSlugs.map((slug) => jobPage(jobs[slug])),
  page(paths.partners, "Partners", partners, ["referral"]),
  page(paths.contactUs(), "Contact Us", contactUs, [
    "phone",
    "e-mail",
    "address",
    "office",
    ...company.offices.map((office) => office.city),
  ]),
  page(paths.downloads, "Downloads", downloads, ["PDF", "data sheet", "company profile"]),
  page(paths.privacyPolicy, "Privacy Policy", privacyPolicy, ["cookies", "GDPR", "delete my data"]),
];
