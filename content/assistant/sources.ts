/**
 * The sections of this site that answers refer to: the only place with their addresses. A test holds each one
 * against the site's own list of paths.
 */
export const sources = {
  shop: { label: "Sample shop: Larkspur Outdoor", href: "/ai-chatbot#industries" },
  hotel: { label: "Sample hotel: The Harbour House", href: "/hospitality-chatbot" },
  marketing: { label: "Sample planning rules", href: "/ai-chatbot#use-cases" },
  support: { label: "Sample help desk: Plumbline", href: "/product-support#severity" },
  chatbot: { label: "AI chatbot: questions", href: "/ai-chatbot#questions" },
  training: { label: "AI chatbot: training", href: "/ai-chatbot#training" },
  channels: { label: "AI chatbot: channels", href: "/ai-chatbot#channels" },
  services: { label: "Services", href: "/services" },
  contact: { label: "Contact", href: "/contact-us" },
  about: { label: "About us", href: "/about-us" },
  careers: { label: "Careers", href: "/careers" },
  privacy: { label: "Privacy policy", href: "/privacy-policy" },
} as const;

export type SourceId = keyof typeof sources;
