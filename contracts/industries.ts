/** The industries that the chatbot demo plays (specification, section 3). */
export const industryIds = ["e-commerce", "hospitality", "marketing", "support"] as const;
export type IndustryId = (typeof industryIds)[number];
