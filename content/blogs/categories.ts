/** The categories of the blog, in the order of its filter. */
export const categoryIds = [
  "hospitality",
  "sap",
  "web-and-mobile",
  "design",
  "ai",
  "cloud-and-operations",
  "security-and-compliance",
] as const;

export type CategoryId = (typeof categoryIds)[number];

export type Category = {
  /** Also the slug in URLs. */
  id: CategoryId;
  title: string;
  /** One sentence on what the category contains. */
  description: string;
};

export const categories = [
  {
    id: "hospitality",
    title: "Hospitality",
    description:
      "Software for hotels and resorts: front desk, night audit, guests and what connects them.",
  },
  {
    id: "sap",
    title: "SAP",
    description: "Moving to S/4HANA, keeping the core clean, and what to test before you go live.",
  },
  {
    id: "web-and-mobile",
    title: "Web and mobile",
    description:
      "Building sites and apps that load quickly, work offline and stay cheap to change.",
  },
  {
    id: "design",
    title: "Design",
    description: "Research, interfaces and accessibility: how a product becomes easy to use.",
  },
  {
    id: "ai",
    title: "AI and chatbots",
    description: "Assistants, models and evaluation: where they help, and how you find out.",
  },
  {
    id: "cloud-and-operations",
    title: "Cloud and operations",
    description: "Infrastructure, deployments, monitoring and the people who are on call.",
  },
  {
    id: "security-and-compliance",
    title: "Security and compliance",
    description: "Threats, controls and audits, in the order you are likely to meet them.",
  },
] as const satisfies readonly Category[];
