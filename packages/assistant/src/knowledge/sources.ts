import type { IndustryId } from "@brightkeel/contracts";

/** The page that publishes each industry's sample data. */
const sheet = {
  shop: "/ai-chatbot/demo-data/shop",
  hotel: "/ai-chatbot/demo-data/hotel",
  marketing: "/ai-chatbot/demo-data/marketing",
  support: "/ai-chatbot/demo-data/support",
} as const;

/** The title of each industry's section, on the page itself and in source labels. */
export const sampleSections = {
  "e-commerce": { anchor: "shop", name: "Sample shop" },
  hospitality: { anchor: "hotel", name: "Sample hotel" },
  marketing: { anchor: "marketing", name: "Sample planning desk" },
  support: { anchor: "support", name: "Sample help desk" },
} as const satisfies Record<IndustryId, { anchor: keyof typeof sheet; name: string }>;

/**
 * The page sections that answers link to; their addresses are defined only here. A test opens each page and checks that
 * the section exists.
 */
export const sources = {
  shop: { label: "Sample shop: Larkspur Outdoor", href: sheet.shop },
  shopOrders: { label: "Sample shop: orders", href: `${sheet.shop}#shop-orders` },
  shopProducts: { label: "Sample shop: catalogue", href: `${sheet.shop}#shop-products` },
  hotel: { label: "Sample hotel: The Harbour House", href: sheet.hotel },
  hotelRooms: { label: "Sample hotel: rooms and rates", href: `${sheet.hotel}#hotel-rooms` },
  hotelBookings: { label: "Sample hotel: bookings", href: `${sheet.hotel}#hotel-bookings` },
  hotelCheckIn: { label: "Sample hotel: check-in", href: `${sheet.hotel}#hotel-check-in` },
  hotelCheckOut: { label: "Sample hotel: check-out", href: `${sheet.hotel}#hotel-check-out` },
  marketing: { label: "Sample planning rules", href: sheet.marketing },
  marketingPlan: {
    label: "Sample planning rules: shares",
    href: `${sheet.marketing}#marketing-plan`,
  },
  marketingReturn: {
    label: "Planning rules: the return",
    href: `${sheet.marketing}#marketing-return`,
  },
  support: { label: "Sample help desk: Plumbline", href: sheet.support },
  supportSteps: { label: "Sample help desk: steps", href: `${sheet.support}#support-steps` },
  supportTickets: { label: "Sample help desk: tickets", href: `${sheet.support}#support-tickets` },
  supportOrders: { label: "Sample help desk: orders", href: `${sheet.support}#support-orders` },
  chatbot: { label: "AI chatbot: questions", href: "/ai-chatbot#questions" },
  training: { label: "AI chatbot: training", href: "/ai-chatbot#training" },
  integrations: { label: "AI chatbot: integrations", href: "/ai-chatbot#integrations" },
  channels: { label: "AI chatbot: channels", href: "/ai-chatbot#channels" },
  services: { label: "Services", href: "/services" },
  contact: { label: "Contact", href: "/contact-us" },
  about: { label: "About us", href: "/about-us" },
  careers: { label: "Careers", href: "/careers" },
  privacy: { label: "Privacy policy", href: "/privacy-policy" },
} as const;

export type SourceId = keyof typeof sources;

/** Returns the anchor of a fact on the industry's data page. */
export const factAnchor = (industry: IndustryId, intent: string): string =>
  `${sampleSections[industry].anchor}-${intent.replaceAll("_", "-")}`;

const sampleIds: readonly SourceId[] = ["shop", "hotel", "marketing", "support"];

/**
 * Returns the source of a fact: its entry on the data page if it is a sample fact, otherwise the section that the fact
 * names.
 */
export function factSource(
  industry: IndustryId,
  intent: string,
  label: string,
  source: SourceId,
): { label: string; href: string } {
  if (!sampleIds.includes(source)) return { ...sources[source] };
  return {
    label: `${sampleSections[industry].name}: ${afterColon(label)}`,
    href: `${sheet[sampleSections[industry].anchor]}#${factAnchor(industry, intent)}`,
  };
}

/**
 * Lower-cases the first letter of a label for use after a colon, unless the first word has another capital, as in
 * Wi-Fi.
 */
const afterColon = (label: string): string =>
  /^\S+?\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
