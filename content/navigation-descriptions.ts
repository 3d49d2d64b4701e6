import { paths } from "./paths.ts";

/**
 * Descriptions of the pages in the top navigation's groups (docs/specification.md 2.5). They are part of every page's
 * script: a third of a kilobyte that no one reads before a group is open.
 */
export const navigationDescriptions: Readonly<Record<string, string>> = {
  [paths.service("hospitality")]:
    "Our hospitality solutions enhance guest experiences and streamline operations for hotels and resorts.",
  [paths.service("sap")]: "Roll-outs, S/4HANA migration and extensions that leave the core clean.",
  [paths.hospitalityChatbot]: "A hotel assistant that quotes, books and hands over.",
  [paths.aboutUs]: "How we work, who does what, and what you can hold us to.",
  [paths.careers]: "Open jobs, their downsides, and what happens after you apply.",
  [paths.partners]: "Referral, delivery and technology: three ways to work together.",
  [paths.contactUs()]: "Write, call or book half an hour. An engineer answers.",
  [paths.blogs]: "Procedures, worked examples and checklists from our own work.",
  [paths.downloads]: "A data sheet for each service and a company profile, as PDF.",
};
