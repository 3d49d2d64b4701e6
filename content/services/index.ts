import type { ServiceSlug } from "./types.ts";

export { type ServiceSlug, serviceSlugs } from "./types.ts";

/** A card of the services grid (docs/specification.md 3.7). */
export type ServiceEntry = {
  slug: ServiceSlug;
  title: string;
  /** Name of an icon of `app/ui/icon.tsx`. */
  img: ServiceIcon;
  desc: string;
  link: `/${ServiceSlug}`;
  /** Half a line, for lists where the card's text would be too long. */
  short: string;
  group: ServiceGroup;
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

/** The order in which a product needs them: what it is for, how it is made, what it knows, what it stands on. */
export const serviceGroups = [
  "industry",
  "product",
  "intelligence",
  "operations",
  "assurance",
] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

export const services = [
  {
    slug: "hospitality",
    title: "Hospitality",
    img: "bed",
    desc: "Property systems, guest journeys and the night audit, connected so that the front desk types everything once.",
    short: "Property systems, guest journeys, night audit",
    link: "/hospitality",
    group: "industry",
  },
  {
    slug: "mobile-app-development",
    title: "Mobile App Development",
    img: "device-mobile",
    desc: "iOS and Android from one team, released on a train that leaves every second week.",
    short: "iOS and Android from one team",
    link: "/mobile-app-development",
    group: "product",
  },
  {
    slug: "remote-infrastructure-management",
    title: "Remote Infrastructure Management",
    img: "broadcast",
    desc: "Servers, networks and backups watched around the clock, patched by calendar, restored by rehearsal.",
    short: "Servers and networks watched around the clock",
    link: "/remote-infrastructure-management",
    group: "operations",
  },
  {
    slug: "ui-ux-design",
    title: "UI/UX Design",
    img: "pen-nib",
    desc: "Research, flows and a design system that your engineers can build from without asking.",
    short: "Research, flows, design systems",
    link: "/ui-ux-design",
    group: "product",
  },
  {
    slug: "sap",
    title: "SAP",
    img: "tree-structure",
    desc: "Roll-outs, S/4HANA migration and extensions on BTP that leave the core clean.",
    short: "Roll-outs, migration, extensions on BTP",
    link: "/sap",
    group: "industry",
  },
  {
    slug: "web-app-development",
    title: "Web App Development",
    img: "browsers",
    desc: "Portals, shops and internal tools that load fast, work by keyboard and survive their fifth year.",
    short: "From portal to platform",
    link: "/web-app-development",
    group: "product",
  },
  {
    slug: "ai-chatbot",
    title: "AI Chatbot",
    img: "chats-circle",
    desc: "Plug-and-play chatbots that learn from your own documents and say where an answer comes from.",
    short: "Plug-and-play, trained on your own words",
    link: "/ai-chatbot",
    group: "intelligence",
  },
  {
    slug: "ai-ml",
    title: "AI & Machine Learning",
    img: "brain",
    desc: "Models that are measured before you pay for them, and watched after they go live.",
    short: "Models that earn their keep",
    link: "/ai-ml",
    group: "intelligence",
  },
  {
    slug: "cloud-devops",
    title: "Cloud & DevOps",
    img: "infinity",
    desc: "Pipelines and platforms that make a release an ordinary event, at any hour, by anybody on the team.",
    short: "Pipelines, platforms, fewer pages at night",
    link: "/cloud-devops",
    group: "operations",
  },
  {
    slug: "compliance",
    title: "Compliance",
    img: "seal-check",
    desc: "Controls that collect their own evidence, so that the audit week is a quiet week.",
    short: "Evidence that builds itself",
    link: "/compliance",
    group: "assurance",
  },
  {
    slug: "cybersecurity",
    title: "Cybersecurity",
    img: "shield-check",
    desc: "Weaknesses found, ranked by what an attacker could do with them, fixed, and tested again.",
    short: "Found, ranked, fixed, proven",
    link: "/cybersecurity",
    group: "assurance",
  },
  {
    slug: "product-support",
    title: "Product Support",
    img: "lifebuoy",
    desc: "Second to fourth line in one queue, with engineers who may change the code.",
    short: "Second to fourth line, one queue",
    link: "/product-support",
    group: "operations",
  },
  {
    slug: "awsweb",
    title: "AWS Cloud Services",
    img: "cloud",
    desc: "Landing zones, migrations and a monthly bill that somebody reads.",
    short: "Landing zones to cost control",
    link: "/awsweb",
    group: "operations",
  },
] as const satisfies readonly ServiceEntry[];

const bySlug = new Map<ServiceSlug, ServiceEntry>(services.map((entry) => [entry.slug, entry]));

/** The card of a service. Throws when a slug has no card, which the types rule out. */
export function serviceEntry(slug: ServiceSlug): ServiceEntry {
  const entry = bySlug.get(slug);
  if (!entry) throw new Error(`No service card for “${slug}”.`);
  return entry;
}
