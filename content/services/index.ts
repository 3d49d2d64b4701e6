/**
 * The register of services, with each service's texts for lists. Routes use the slug; cards, navigation, footer,
 * start page, contact topics, search, sitemap, data sheets and structured data are derived from it. The text of a
 * service's own page is in the file named after its slug in this folder.
 */

type Facts = {
  /** Also the path of the service's page and the name of its folder. */
  slug: string;
  title: string;
  /** Name of an icon of `app/ui/icon.tsx`. */
  img: ServiceIcon;
  /** Text of its card in the services grid. */
  desc: string;
  /** Half a line, for lists in which the card's text would be too long. */
  short: string;
  /** Its group on the start page. */
  group: ServiceGroup;
  /** Search terms for it that are not in its name. */
  sought?: readonly string[];
  /** Its name in the footer, if it is listed there (docs/specification.md 2.10). */
  footer?: string;
  /** Services the reader may need next. They must exist in the register. */
  related: readonly string[];
};

export type ServiceIcon =
  | "bed"
  | "device-mobile"
  | "broadcast"
  | "pen-nib"
  | "tree-structure"
  | "browsers"
  | "chats-circle"
  | "brain"
  | "infinity"
  | "seal-check"
  | "shield-check"
  | "lifebuoy"
  | "cloud";

/** The order in which a product needs them: what it is for, how it is made, what it knows, what it runs on. */
export const serviceGroups = [
  "industry",
  "product",
  "intelligence",
  "operations",
  "assurance",
] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

const service = <const Entry extends Facts>(entry: Entry) => ({
  ...entry,
  link: `/${entry.slug}` as `/${Entry["slug"]}`, // TypeScript widens a template literal to string
});

/** The thirteen, in the order of the services grid (docs/specification.md 2.8). */
export const services = [
  service({
    slug: "hospitality",
    title: "Hospitality",
    img: "bed",
    desc: "Property systems, guest journeys and the night audit, connected, so the front desk types everything once.",
    short: "Property systems, guest journeys, night audit",
    group: "industry",
    footer: "Hospitality",
    sought: ["hotel", "hotel software"],
    related: ["ai-chatbot", "mobile-app-development", "product-support"],
  }),
  service({
    slug: "mobile-app-development",
    title: "Mobile App Development",
    img: "device-mobile",
    desc: "iOS and Android from one team, released together every two weeks.",
    short: "iOS and Android from one team",
    group: "product",
    footer: "Mobile App Development",
    sought: ["app", "phone"],
    related: ["ui-ux-design", "web-app-development", "product-support"],
  }),
  service({
    slug: "remote-infrastructure-management",
    title: "Remote Infrastructure Management",
    img: "broadcast",
    desc: "Servers, networks and backups watched around the clock, patched to a schedule, with restores rehearsed.",
    short: "Servers and networks watched around the clock",
    group: "operations",
    footer: "Remote Infrastructure",
    sought: ["server", "monitoring"],
    related: ["cloud-devops", "cybersecurity", "product-support"],
  }),
  service({
    slug: "ui-ux-design",
    title: "UI/UX Design",
    img: "pen-nib",
    desc: "Research, flows and a design system that your engineers can build from without asking.",
    short: "Research, flows, design systems",
    group: "product",
    footer: "UI/UX Design",
    related: ["web-app-development", "mobile-app-development", "hospitality"],
  }),
  service({
    slug: "sap",
    title: "SAP",
    img: "tree-structure",
    desc: "Roll-outs, S/4HANA migration and extensions on BTP that leave the core clean.",
    short: "Roll-outs, migration, extensions on BTP",
    group: "industry",
    related: ["cloud-devops", "web-app-development", "remote-infrastructure-management"],
  }),
  service({
    slug: "web-app-development",
    title: "Web App Development",
    img: "browsers",
    desc: "Portals, shops and internal tools that load fast, work from the keyboard and last for years.",
    short: "From portal to platform",
    group: "product",
    footer: "Web App Development",
    sought: ["shop", "website"],
    related: ["ui-ux-design", "cloud-devops", "product-support"],
  }),
  service({
    slug: "ai-chatbot",
    title: "AI Chatbot",
    img: "chats-circle",
    desc: "Plug-and-play chatbots that learn from your own documents and say where an answer comes from.",
    short: "Plug-and-play, trained on your documents",
    group: "intelligence",
    related: [],
  }),
  service({
    slug: "ai-ml",
    title: "AI & Machine Learning",
    img: "brain",
    desc: "Models that are measured before you pay for them, and watched after they go live.",
    short: "Models that earn their keep",
    group: "intelligence",
    related: ["ai-chatbot", "cloud-devops", "compliance"],
  }),
  service({
    slug: "cloud-devops",
    title: "Cloud & DevOps",
    img: "infinity",
    desc: "Pipelines and platforms that make a release an ordinary event, at any hour, by anyone on the team.",
    short: "Pipelines, platforms, fewer alerts at 3 a.m.",
    group: "operations",
    related: ["awsweb", "remote-infrastructure-management", "web-app-development"],
  }),
  service({
    slug: "compliance",
    title: "Compliance",
    img: "seal-check",
    desc: "Controls that collect their own evidence, so that the audit holds no surprises.",
    short: "Evidence ready before the audit",
    group: "assurance",
    related: ["cybersecurity", "cloud-devops", "remote-infrastructure-management"],
  }),
  service({
    slug: "cybersecurity",
    title: "Cybersecurity",
    img: "shield-check",
    desc: "Weaknesses found, ranked by what an attacker could do with them, fixed, and tested again.",
    short: "Found, ranked, fixed, retested",
    group: "assurance",
    sought: ["security", "security test"],
    related: ["compliance", "cloud-devops", "web-app-development"],
  }),
  service({
    slug: "product-support",
    title: "Product Support",
    img: "lifebuoy",
    desc: "Second to fourth line in one queue, with engineers who are allowed to change the code.",
    short: "Second to fourth line, one queue",
    group: "operations",
    sought: ["help desk", "maintenance"],
    related: ["remote-infrastructure-management", "cybersecurity", "web-app-development"],
  }),
  service({
    slug: "awsweb",
    title: "AWS Cloud Services",
    img: "cloud",
    desc: "Landing zones, migrations and a monthly bill that is read line by line.",
    short: "Landing zones to cost control",
    group: "operations",
    related: ["cloud-devops", "remote-infrastructure-management", "compliance"],
  }),
] as const;

export type ServiceSlug = (typeof services)[number]["slug"];

/** A service in the register (docs/specification.md 3.7). */
export type ServiceEntry = Omit<Facts, "slug" | "related"> & {
  slug: ServiceSlug;
  link: `/${ServiceSlug}`;
  related: readonly ServiceSlug[];
};

const entries: readonly ServiceEntry[] = services;

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));

/**
 * Returns a service.
 *
 * @throws Error if the slug is not in the register, which the types rule out.
 */
export function serviceEntry(slug: ServiceSlug): ServiceEntry {
  const entry = bySlug.get(slug);
  if (!entry) throw new Error(`No service “${slug}”.`);
  return entry;
}
