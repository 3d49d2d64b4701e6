/** The top navigation (docs/specification.md 2.4 to 2.6), which fixes labels and addresses. */

export type NavigationLink = { label: string; href: string };
export type NavigationItem = NavigationLink & { description: string };
export type NavigationGroup = { label: string; items: readonly NavigationItem[] };

export const isGroup = (entry: NavigationLink | NavigationGroup): entry is NavigationGroup =>
  "items" in entry;

export const mainNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: "Services", href: "/services" },
  {
    label: "Products",
    items: [
      {
        label: "Hospitality",
        href: "/hospitality",
        description:
          "Our hospitality solutions enhance guest experiences and streamline operations for hotels and resorts.",
      },
      {
        label: "SAP",
        href: "/sap",
        description: "Roll-outs, S/4HANA migration and extensions that leave the core clean.",
      },
      {
        label: "Hospitality Chatbot",
        href: "/hospitality-chatbot",
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
        href: "/about-us",
        description: "How we work, who does what, and what you can hold us to.",
      },
      {
        label: "Careers",
        href: "/careers",
        description: "Open jobs, told straight, and what happens after you apply.",
      },
      {
        label: "Partners",
        href: "/partners",
        description: "Referral, delivery and technology: three ways to work side by side.",
      },
      {
        label: "Contact Us",
        href: "/contact-us",
        description: "Write, call or book half an hour. An engineer answers.",
      },
    ],
  },
  {
    label: "Resources",
    items: [
      {
        label: "Blogs",
        href: "/blogs",
        description: "Procedures, worked examples and checklists from the work itself.",
      },
      {
        label: "Downloads",
        href: "/downloads",
        description: "A data sheet for each service and a company profile, as PDF.",
      },
    ],
  },
];

/** The flat list behind the toggle button on small screens, in the specified order. */
export const mobileNavigation: readonly NavigationLink[] = [
  { label: "Services", href: "/services" },
  { label: "Hospitality", href: "/hospitality" },
  { label: "SAP", href: "/sap" },
  { label: "Hospitality Chatbot", href: "/hospitality-chatbot" },
  { label: "Blogs", href: "/blogs" },
  { label: "About Us", href: "/about-us" },
  { label: "Careers", href: "/careers" },
  { label: "Downloads", href: "/downloads" },
  { label: "Partners", href: "/partners" },
  { label: "Contact Us", href: "/contact-us" },
];

/** Footer lists. */
export const footerServices: readonly NavigationLink[] = [
  { label: "Hospitality", href: "/hospitality" },
  { label: "Mobile app development", href: "/mobile-app-development" },
  { label: "Remote infrastructure", href: "/remote-infrastructure-management" },
  { label: "UI/UX design", href: "/ui-ux-design" },
  { label: "Web app development", href: "/web-app-development" },
];

export const footerLinks: readonly NavigationLink[] = [
  { label: "Careers", href: "/careers" },
  { label: "Downloads", href: "/downloads" },
  { label: "Partners", href: "/partners" },
  { label: "Contact Us", href: "/contact-us" },
];
