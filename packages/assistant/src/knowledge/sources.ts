import type { IndustryId } from "@brightkeel/contracts";

/** The page on which the facts of the demo are printed, and the section of each industry on it. */
const demoData = "/ai-chatbot/demo-data";
export const sampleSections = {
  "e-commerce": { anchor: "shop", name: "Sample shop" },
  hospitality: { anchor: "hotel", name: "Sample hotel" },
  marketing: { anchor: "marketing", name: "Sample planning desk" },
  support: { anchor: "support", name: "Sample help desk" },
} as const satisfies Record<IndustryId, { anchor: SourceId; name: string }>;

/**
 * The sections of this site that answers refer to: the only place with their addresses. A test opens each one, and
 * looks for its section on the page.
 */
export const sources = {
  shop: { label: "Sample shop: Larkspur Outdoor", href: `${demoData}#shop` },
  shopOrders: { label: "Sample shop: orders", href: `${demoData}#shop-orders` },
  shopProducts: { label: "Sample shop: catalogue", href: `${demoData}#shop-products` },
  hotel: { label: "Sample hotel: The Harbour House", href: `${demoData}#hotel` },
  hotelRooms: { label: "Sample hotel: rooms and rates", href: `${demoData}#hotel-rooms` },
  hotelBookings: { label: "Sample hotel: bookings", href: `${demoData}#hotel-bookings` },
  hotelCheckOut: { label: "Sample hotel: check-out", href: `${demoData}#hotel-check-out` },
  marketing: { label: "Sample planning rules", href: `${demoData}#marketing` },
  marketingPlan: { label: "Sample planning rules: shares", href: `${demoData}#marketing-plan` },
  marketingReturn: { label: "Planning rules: the return", href: `${demoData}#marketing-return` },
  support: { label: "Sample help desk: Plumbline", href: `${demoData}#support` },
  supportSteps: { label: "Sample help desk: steps", href: `${demoData}#support-steps` },
  supportTickets: { label: "Sample help desk: tickets", href: `${demoData}#support-tickets` },
  supportOrders: { label: "Sample help desk: orders", href: `${demoData}#support-orders` },
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

/** Where a fact of an industry is printed on the page of the demo's data. */
export const factAnchor = (industry: IndustryId, intent: string): string =>
  `${sampleSections[industry].anchor}-${intent.replaceAll("_", "-")}`;

const sampleIds: readonly SourceId[] = ["shop", "hotel", "marketing", "support"];

/** The source of a fact: its own line where it is a sample, else the section that its entry names. */
export function factSource(
  industry: IndustryId,
  intent: string,
  label: string,
  source: SourceId,
): { label: string; href: string } {
  if (!sampleIds.includes(source)) return { ...sources[source] };
  return {
    label: `${sampleSections[industry].name}: ${afterColon(label)}`,
    href: `${demoData}#${factAnchor(industry, intent)}`,
  };
}

/** A label inside a sentence: begun small, unless its first word is a name with a capital inside, such as Wi-Fi. */
const afterColon = (label: string): string =>
  /^\S+?\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
