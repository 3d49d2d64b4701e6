import {
  blogPath,
  contentApiPath,
  type IndustryId,
  previewEnterPath,
  previewPostsPath,
  studioMount,
  webhookMount,
} from "@brightkeel/contracts";
import type { JobSlug } from "./jobs/slugs.ts";
import type { ServiceSlug } from "./services/index.ts";

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

/** In the address of a drawing: the path of its page, so that any process can make it. */
export const drawingPage = "page";

/**
 * The pages that are not of a kind, as services, jobs and posts are, in the order in which they are listed. What the
 * search, `llms.txt` and the cards say of each follows in `app/search/site-pages.ts`, which does not compile without.
 */
export const pagePaths = {
  home: "/",
  services: "/services",
  hospitalityChatbot: "/hospitality-chatbot",
  demoData: "/ai-chatbot/demo-data",
  quantaFramework: "/quanta-framework",
  aboutUs: "/about-us",
  careers: "/careers",
  partners: "/partners",
  contactUs: "/contact-us",
  downloads: "/downloads",
  privacyPolicy: "/privacy-policy",
  securityAndTerms: "/security-and-terms",
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

/** Every internal address of the site comes from here. */
export const paths = {
  ...pagePaths,
  service: (slug: ServiceSlug) => `/${slug}` as const,
  /** Where a specimen of our papers is set in full: a section of a service's page, or of the one about us. */
  specimen: ({ page, anchor }: { page: ServiceSlug | "aboutUs"; anchor: string }) =>
    `${page === "aboutUs" ? pagePaths.aboutUs : `/${page}`}#${anchor}` as const,
  aiChatbot: "/ai-chatbot",
  demoSheet: (industry: IndustryId) => `${pagePaths.demoData}/${demoSheets[industry]}` as const,
  job: (slug: JobSlug) => `${pagePaths.careers}/${slug}` as const,
  /** With a topic, the contact page opens with it chosen: `?service=AI Chatbot`. */
  contactUs: (service?: string) =>
    service === undefined
      ? pagePaths.contactUs
      : `${pagePaths.contactUs}?service=${encodeURIComponent(service)}`,
  blogs: blogPath,
  /** The list of posts: all of them or those of a subject, from a page on. */
  blogList: (category?: string, page = 1) => {
    const query = new URLSearchParams({
      ...(category !== undefined && { category }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size === 0 ? blogPath : `${blogPath}?${query}`;
  },
  blogPost: (slug: string) => `${blogPath}/${encodeURIComponent(slug)}`,
  previewEnter: previewEnterPath,
  /** The draft or post with this id, in a preview. */
  previewPost: (id: string) => `${previewPostsPath}/${encodeURIComponent(id)}`,
  previewLeave: `${mounts.preview}/leave`,
  /** What an open preview asks for: changes to follow, and to show something else than drafts. */
  previewChanges: `${mounts.preview}/changes`,
  /** The leads, for the people who act on them. */
  leads: `${mounts.leads}/`,
  leadsSignIn: `${mounts.leads}/sign-in`,
  leadsSignOut: `${mounts.leads}/sign-out`,
  leadsCsv: `${mounts.leads}/leads.csv`,
  leadsXlsx: `${mounts.leads}/leads.xlsx`,
  lead: (id: string) => `${mounts.leads}/lead/${encodeURIComponent(id)}` as const,
  /** Says on the privacy page what was just chosen. */
  learningChosen: (keeps: boolean) =>
    `${pagePaths.privacyPolicy}#${learningNotices[keeps ? "on" : "off"]}` as const,
  search: (query?: string) =>
    query === undefined ? "/search" : `/search?q=${encodeURIComponent(query)}`,
  rss: `${blogPath}/rss.xml`,
  jsonFeed: `${blogPath}/feed.json`,
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  securityTxt: "/.well-known/security.txt",
  llms: "/llms.txt",
  searchIndex: "/search-index.json",
  manifest: "/manifest.webmanifest",
  serviceWorker: "/sw.js",
  /** What is shown without a network, fetched while there is one. */
  noConnection: "/no-connection.json",
  /** What pages have in common, for compression (server/pages/dictionary.ts). */
  dictionary: "/dictionary",
  favicon: "/favicon.svg",
  /** For browsers that take no drawing. */
  faviconIco: "/favicon.ico",
  icon: (file: string) => `${folders.icons}${file}` as const,
  download: (file: string) => `${folders.downloads}${file}` as const,
  /** The drawn picture that social networks show with a page; the same for all of its views. */
  card: (page: string) =>
    `${folders.cards}${page === "/" ? "home" : page.slice(1).replace(/\?.*/, "")}.png` as const,
  /** For whoever runs the site: whether the process lives, whether its stores answer, and its figures. */
  health: "/healthz",
  ready: "/readyz",
  metrics: "/metrics",
} as const;

/** The absolute form, for canonical links, feeds and structured data. `origin` has no slash at its end. */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href;
