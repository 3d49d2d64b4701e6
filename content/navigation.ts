import { paths } from "./paths.ts";
import { type ServiceEntry, services } from "./services/index.ts";

/** The top navigation (docs/specification.md 2.4 to 2.6), which fixes labels and addresses. */

export type NavigationLink = { label: string; href: string };
export type NavigationItem = NavigationLink & { description: string };
export type NavigationGroup = { label: string; items: readonly NavigationItem[] };

export const isGroup = (entry: NavigationLink | NavigationGroup): entry is NavigationGroup =>
  "items" in entry;

export const mainNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: "Services", href: paths.services },
  {
    label: "Products",
    items: [
      {
        label: "Hospitality",
        href: paths.service("hospitality"),
        description:
          "Our hospitality solutions enhance guest experiences and streamline operations for hotels and resorts.",
      },
      {
        label: "SAP",
        href: paths.service("sap"),
        description: "Roll-outs, S/4HANA migration and extensions that leave the core clean.",
      },
      {
        label: "Hospitality Chatbot",
        href: paths.hospitalityChatbot,
        description:
          "A hotel assistant that quotes, books and hands over. Try it as a guest would.",
      },
    ],
  },
  {
    label: "About Us",
    items: [
      {
        label: "Overview",
        href: paths.aboutUs,
        description: "How we work, who does what, and what you can hold us to.",
      },
      {
        label: "Careers",
        href: paths.careers,
        description: "Open jobs, told straight, and what happens after you apply.",
      },
      {
        label: "Partners",
        href: paths.partners,
        description: "Referral, delivery and technology: three ways to work side by side.",
      },
      {
        label: "Contact Us",
        href: paths.contactUs(),
        description: "Write, call or book half an hour. An engineer answers.",
      },
    ],
  },
  {
    label: "Resources",
    items: [
      {
        label: "Blogs",
        href: paths.blogs,
        description: "Procedures, worked examples and checklists from the work itself.",
      },
      {
        label: "Downloads",
        href: paths.downloads,
        description: "A data sheet for each service and a company profile, as PDF.",
      },
    ],
  },
];

/** The flat list behind the toggle button on small screens, in the specified order. */
export const mobileNavigation: readonly NavigationLink[] = [
  { label: "Services", href: paths.services },
  { label: "Hospitality", href: paths.service("hospitality") },
  { label: "SAP", href: paths.service("sap") },
  { label: "Hospitality Chatbot", href: paths.hospitalityChatbot },
  { label: "Blogs", href: paths.blogs },
  { label: "About Us", href: paths.aboutUs },
  { label: "Careers", href: paths.careers },
  { label: "Downloads", href: paths.downloads },
  { label: "Partners", href: paths.partners },
  { label: "Contact Us", href: paths.contactUs() },
];

const footerEntries: readonly ServiceEntry[] = services;

/** The five services of the footer (docs/specification.md 2.10). */
export const footerServices: readonly NavigationLink[] = footerEntries.flatMap(
  ({ footer, link }) => (footer === undefined ? [] : [{ label: footer, href: link }]),
);

/** The other useful links of the footer. */
export const footerLinks: readonly NavigationLink[] = [
  { label: "Careers", href: paths.careers },
  { label: "Downloads", href: paths.downloads },
  { label: "Partners", href: paths.partners },
  { label: "Contact Us", href: paths.contactUs() },
];
