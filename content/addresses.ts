import {
  blogPath,
  contentApiPath,
  type IndustryId,
  previewEnterPath,
  studioMount,
  webhookMount,
} from "@brightkeel/contracts";
import type { JobSlug } from "./jobs/slugs.ts";
import type { ServiceSlug } from "./services/index.ts";

/**
 * Every internal address of the site. `paths` of `paths.ts` has them all, and each stands by itself, so that a script in
 * the browser brings those that it names and no others.
 */

/** Below these the site is no page of its own: the browser goes there by whole loads, and no worker stores what it gets. */
export const mounts = {
  contentApi: contentApiPath,
  leads: "/leads",
  preview: "/preview",
  studio: studioMount,
  webhooks: webhookMount,
} as const;

/** Of files that the site serves under their own names; names in `assets`, `drawings` and `styles` change with their content. */
export const folders = {
  assets: "/assets/",
  cards: "/cards/",
  downloads: "/downloads/",
  drawings: "/drawings/",
  icons: "/icons/",
  styles: "/styles/",
} as const;

/** The sheets of the demo's data: what stands in the address for each industry. */
export const demoSheets = {
  "e-commerce": "shop",
  hospitality: "hotel",
  marketing: "marketing",
  support: "support",
} as const satisfies Record<IndustryId, string>;

/** Ids of the sentences on the privacy page that say what was chosen. */
export const learningNotices = { on: "learning-on", off: "learning-off" } as const;

export const home = "/";
export const services = "/services";
export const hospitalityChatbot = "/hospitality-chatbot";
export const demoData = "/ai-chatbot/demo-data";
export const quantaFramework = "/quanta-framework";
export const aboutUs = "/about-us";
export const careers = "/careers";
export const partners = "/partners";
const contactPage = "/contact-us";
export const downloads = "/downloads";
export const privacyPolicy = "/privacy-policy";
export const securityAndTerms = "/security-and-terms";

export const service = (slug: ServiceSlug) => `/${slug}` as const;
/** Where a specimen of our papers is set in full: a section of a service's page, or of the one about us. */
export const specimen = ({ page, anchor }: { page: ServiceSlug | "aboutUs"; anchor: string }) =>
  `${page === "aboutUs" ? aboutUs : `/${page}`}#${anchor}` as const;
export const aiChatbot = "/ai-chatbot";
export const demoSheet = (industry: IndustryId) => `${demoData}/${demoSheets[industry]}` as const;
export const job = (slug: JobSlug) => `${careers}/${slug}` as const;
/** With a topic, the contact page opens with it chosen: `?service=AI Chatbot`. */
export const contactUs = (service?: string) =>
  service === undefined ? contactPage : `${contactPage}?service=${encodeURIComponent(service)}`;
export const blogs = blogPath;
/** The list of posts: all of them or those of a subject, from a page on. */
export const blogList = (category?: string, page = 1) => {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? blogPath : `${blogPath}?${query}`;
};
export const blogPost = (slug: string) => `${blogPath}/${encodeURIComponent(slug)}`;
export const previewEnter = previewEnterPath;
export const previewLeave = `${mounts.preview}/leave`;
/** What an open preview asks for: changes to follow, and to show something else than drafts. */
export const previewChanges = `${mounts.preview}/changes`;
/** The leads, for the people who act on them. */
export const leads = `${mounts.leads}/`;
export const leadsSignIn = `${mounts.leads}/sign-in`;
export const leadsSignOut = `${mounts.leads}/sign-out`;
export const leadsCsv = `${mounts.leads}/leads.csv`;
export const leadsXlsx = `${mounts.leads}/leads.xlsx`;
export const lead = (id: string) => `${mounts.leads}/lead/${encodeURIComponent(id)}` as const;
/** Says on the privacy page what was just chosen. */
export const learningChosen = (keeps: boolean) =>
  `${privacyPolicy}#${learningNotices[keeps ? "on" : "off"]}` as const;
export const search = (query?: string) =>
  query === undefined ? "/search" : `/search?q=${encodeURIComponent(query)}`;
export const rss = `${blogPath}/rss.xml`;
export const jsonFeed = `${blogPath}/feed.json`;
export const sitemap = "/sitemap.xml";
/** @public Crawlers ask for it by themselves. */
export const robots = "/robots.txt";
export const securityTxt = "/.well-known/security.txt";
export const llms = "/llms.txt";
export const searchIndex = "/search-index.json";
export const manifest = "/manifest.webmanifest";
export const serviceWorker = "/sw.js";
/** What is shown without a network, fetched while there is one. */
export const noConnection = "/no-connection.json";
/** What pages have in common, for compression (server/pages/dictionary.ts). */
export const dictionary = "/dictionary";
export const favicon = "/favicon.svg";
/** For browsers that take no drawing. */
export const faviconIco = "/favicon.ico";
export const icon = (file: string) => `${folders.icons}${file}` as const;
export const download = (file: string) => `${folders.downloads}${file}` as const;
/** The drawn picture that social networks show with a page; the same for all of its views. */
export const card = (page: string) =>
  `${folders.cards}${page === "/" ? "home" : page.slice(1).replace(/\?.*/, "")}.png` as const;
/** For whoever runs the site: whether the process lives, whether its stores answer, and its figures. */
export const health = "/healthz";
export const ready = "/readyz";
export const metrics = "/metrics";

/**
 * The pages that are not of a kind, as services, jobs and posts are, in the order in which they are listed. What the
 * search, `llms.txt` and the cards say of each follows in `app/search/site-pages.ts`, which does not compile without.
 */
export const pagePaths = {
  home,
  services,
  hospitalityChatbot,
  demoData,
  quantaFramework,
  aboutUs,
  careers,
  partners,
  contactUs: contactPage,
  downloads,
  privacyPolicy,
  securityAndTerms,
} as const;
