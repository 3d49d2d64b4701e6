import { demoData } from "#content/pages/demo-data.ts";
import { paths } from "#content/paths.ts";

type Crumb = { name: string; path: string };

/** Breadcrumb trail of the demo's data, and of one of its sheets. */
export const demoTrail = (...sheet: readonly Crumb[]): readonly Crumb[] => [
  { name: "Home", path: paths.home },
  { name: "AI Chatbot", path: paths.aiChatbot },
  { name: demoData.name, path: paths.demoData },
  ...sheet,
];
