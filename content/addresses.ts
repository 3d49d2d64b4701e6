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
 * All internal addresses of the site. `paths` of `paths.ts` contains them all; each is a separate export, so that a
 * browser script includes only those it uses.
 */

const leadsMount = "/leads";
const previewMount = "/preview";

/**
 * Prefixes that are not pages of the site: the browser loads them in full, and the service worker does not cache
 * them.
 */
export const mounts = {
  contentApi: contentApiPath,
  leads: leadsMount,
  preview: previewMount,
  studio: studioMount,
  webhooks: webhookMount,
} as const;

/**
 * Folders of files served under their own names; file names in `assets`, `drawings` and `styles` change with their
 * content.
 */
export const folders = {
  assets: "/assets/",
  cards: "/cards/",
  downloads: "/downloads/",
  drawings: "/drawings/",
  icons: "/icons/",
  styles: "/styles/",
} as const;

/** Path segment of the demo's data sheet for each industry. */
export const demoSheets = {
  "e-commerce": "shop",
  hospitality: "hotel",
  marketing: "marketing",
  support: "support",
} as const satisfies Record<IndustryId, string>;

/** Ids of the sentences on the privacy page that confirm the visitor's choice. */
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
/** Address of a specimen document in full: a section of a service page or of the about page. */
export const specimen = ({ page, anchor }: { page: ServiceSlug | "aboutUs"; anchor: string }) =>
  `${page === "aboutUs" ? aboutUs : `/${page}`}#${anchor}` as const;
export const aiChatbot = "/ai-chatbot";
export const demoSheet = (industry: IndustryId) => `${demoData}/${demoSheets[industry]}` as const;
export const job = (slug: JobSlug) => `${careers}/${slug}` as const;
/** Address of the contact page, with a topic preselected if one is given: `?service=AI Chatbot`. */
export const contactUs = (service?: string) =>
  service === undefined ? contactPage : `${contactPage}?service=${encodeURIComponent(service)}`;
export const blogs = blogPath;
/** Address of the list of posts: of all posts or of one category, from a given page. */
export const blogList = (category?: string, page = 1) => {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? blogPath : `${blogPath}?${query}`;
};
export const blogPost = (slug: string) => `${blogPath}/${encodeURIComponent(slug)}`;
export const previewEnter = previewEnterPath;
export const previewLeave = `${previewMount}/leave`;
/** Used by an open preview: GET streams changes, POST switches the perspective. */
export const previewChanges = `${previewMount}/changes`;
/** The leads, for the people who handle them. */
export const leads = `${leadsMount}/`;
export const leadsSignIn = `${leadsMount}/sign-in`;
export const leadsSignOut = `${leadsMount}/sign-out`;
export const leadsCsv = `${leadsMount}/leads.csv`;
export const leadsXlsx = `${leadsMount}/leads.xlsx`;
export const lead = (id: string) => `${leadsMount}/lead/${encodeURIComponent(id)}` as const;
/** Address of the sentence on the privacy page that confirms the visitor's choice. */
export const learningChosen = (keeps: boolean) =>
  `${privacyPolicy}#${learningNotices[keeps ? "on" : "off"]}` as const;
export const search = (query?: string) =>
  query === undefined ? "/search" : `/search?q=${encodeURIComponent(query)}`;
export const rss = `${blogPath}/rss.xml`;
export const jsonFeed = `${blogPath}/feed.json`;
export const sitemap = "/sitemap.xml";
/** @public Requested by crawlers without a link. */
export const robots = "/robots.txt";
export const securityTxt = "/.well-known/security.txt";
export const llms = "/llms.txt";
export const searchIndex = "/search-index.json";
export const manifest = "/manifest.webmanifest";
export const serviceWorker = "/sw.js";
/** Content of the offline page, fetched in advance. */
export const noConnection = "/no-connection.json";
/** Compression dictionary of what pages have in common (server/pages/dictionary.ts). */
export const dictionary = "/dictionary";
export const favicon = "/favicon.svg";
/** For browsers that do not support SVG icons. */
export const faviconIco = "/favicon.ico";
export const icon = (file: string) => `${folders.icons}${file}` as const;
export const download = (file: string) => `${folders.downloads}${file}` as const;
/** Address of the image that social networks show for a page; the same for all of its views. */
export const card = (page: string) =>
  `${folders.cards}${page === "/" ? "home" : page.slice(1).replace(/\?.*/, "")}.png` as const;
/** For operators: whether the process is alive, whether its stores respond, and its metrics. */
export const health = "/healthz";
export const ready = "/readyz";
export const metrics = "/metrics";

/**
 * Single pages, as opposed to services, jobs and posts, in the order in which they are listed. Their entries in the
 * search, `llms.txt` and the cards are in `app/search/site-pages.ts`, which does not compile unless it has one for
 * each.
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
