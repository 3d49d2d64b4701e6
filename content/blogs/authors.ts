/** The teams that sign posts. Posts are signed by practices, so that no person has to be invented. */
export const authorIds = [
  "hospitality-practice",
  "sap-practice",
  "web-and-mobile-practice",
  "design-practice",
  "ai-practice",
  "cloud-practice",
  "security-practice",
] as const;

export type AuthorId = (typeof authorIds)[number];

export type Author = {
  id: AuthorId;
  /** Without the company's name, which the seed puts first: “Brightkeel Hospitality practice”. */
  team: string;
  /** What the team does, in one or two sentences. */
  bio: string;
};

export const authors = [
  {
    id: "hospitality-practice",
    team: "Hospitality practice",
    bio: "Builds and connects hotel software: property management, booking, guest messaging and the night audit.",
  },
  {
    id: "sap-practice",
    team: "SAP practice",
    bio: "Plans and carries out SAP migrations and extensions, and supports them after go-live.",
  },
  {
    id: "web-and-mobile-practice",
    team: "Web and mobile practice",
    bio: "Builds web applications and mobile apps, and keeps them quick on slow connections and old phones.",
  },
  {
    id: "design-practice",
    team: "Design practice",
    bio: "Does research, interface design and accessibility reviews, and writes the design systems that follow.",
  },
  {
    id: "ai-practice",
    team: "AI practice",
    bio: "Builds chatbots and machine-learning systems, and measures them before and after they go live.",
  },
  {
    id: "cloud-practice",
    team: "Cloud and operations practice",
    bio: "Runs infrastructure remotely: deployments, monitoring, backups, costs and the on-call rota.",
  },
  {
    id: "security-practice",
    team: "Security and compliance practice",
    bio: "Reviews systems, closes what it finds, and prepares teams for audits.",
  },
] as const satisfies readonly Author[];
