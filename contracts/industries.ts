/** The industries of the chatbot demo (docs/specification.md 3.2). */
export const industryIds = ["e-commerce", "hospitality", "marketing", "support"] as const;
export type IndustryId = (typeof industryIds)[number];
