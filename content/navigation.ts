import { paths } from "./paths.ts";
import { type ServiceEntry, services } from "./services/index.ts";

/** The top navigation; the specification fixes its labels and addresses (docs/specification.md 2.4 to 2.6). */

export type NavigationLink = { label: string; href: string };
/** A group of pages, which are described in `navigation-descriptions.ts`. */
export type NavigationGroup = {
  label: string;
  items: readonly NavigationLink[];
  /** Link to the whole of which the group is a choice. */
  whole?: NavigationLink;
};

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
      },
      {
        label: "SAP",
        href: paths.service("sap"),
      },
      {
        label: "Hospitality Chatbot",
        href: paths.hospitalityChatbot,
      },
    ],
    whole: { label: "All thirteen services", href: paths.services },
  },
  {
    label: "About Us",
    items: [
      {
        label: "Overview",
        href: paths.aboutUs,
      },
      {
        label: "Careers",
        href: paths.careers,
      },
      {
        label: "Partners",
        href: paths.partners,
      },
      {
        label: "Contact Us",
        href: paths.contactUs(),
      },
    ],
  },
  {
    label: "Resources",
    items: [
      {
        label: "Blogs",
        href: paths.blogs,
      },
      {
        label: "Downloads",
        href: paths.downloads,
      },
    ],
  },
];

/** The list behind the toggle button on small screens, in the specified order, under two headings. */
export const mobileNavigation: readonly NavigationGroup[] = [
  {
    label: "Services and products",
    items: [
      { label: "Services", href: paths.services },
      { label: "Hospitality", href: paths.service("hospitality") },
      { label: "SAP", href: paths.service("sap") },
      { label: "Hospitality Chatbot", href: paths.hospitalityChatbot },
    ],
  },
  {
    label: "Reading and company",
    items: [
      { label: "Blogs", href: paths.blogs },
      { label: "About Us", href: paths.aboutUs },
      { label: "Careers", href: paths.careers },
      { label: "Downloads", href: paths.downloads },
      { label: "Partners", href: paths.partners },
      { label: "Contact Us", href: paths.contactUs() },
    ],
  },
];

const footerEntries: readonly ServiceEntry[] = services;

/** The five services in the footer (docs/specification.md 2.10). */
export const footerServices: readonly NavigationLink[] = footerEntries.flatMap(
  ({ footer, link }) => (footer === undefined ? [] : [{ label: footer, href: link }]),
);

/** The other useful links in the footer. */
export const footerLinks: readonly NavigationLink[] = [
  { label: "Careers", href: paths.careers },
  { label: "Downloads", href: paths.downloads },
  { label: "Partners", href: paths.partners },
  { label: "Contact Us", href: paths.contactUs() },
];
