import type { IslandModule, Loaders, PageScript } from "./islands/loaders.ts";

/**
 * The code of each island and of each script without React, by the name that documents call it (docs/islands.md). A
 * list rather than a glob, whose paths would be in the script of every page.
 */

export const islandLoaders: Loaders<IslandModule> = {
  "banner-controls": () => import("./pages/services/banner-controls.island.tsx"),
  "browser-holdings": () => import("./pages/privacy-policy/browser-holdings.island.tsx"),
  "comparison-controls": () => import("./pages/ai-chatbot/comparison-controls.island.tsx"),
  "demo-dialog": () => import("./chatbot-demo/demo-dialog.island.tsx"),
  "hotel-assistant": () => import("./pages/hospitality-chatbot/hotel-assistant.island.tsx"),
  "live-panel": () => import("./chatbot-demo/live-panel.island.tsx"),
  "page-measured": () => import("./pages/web-app-development/page-measured.island.tsx"),
  "search-dialog": () => import("./search/search-dialog.island.tsx"),
  "share-links": () => import("./blogs/share-links.island.tsx"),
  "typed-reply": () => import("./pages/ai-chatbot/typed-reply.island.tsx"),
};

export const scriptLoaders: Loaders<PageScript> = {
  "kept-form": () => import("./forms/kept-form.script.ts"),
  "learning-choice": () => import("./pages/privacy-policy/learning-choice.script.ts"),
  "visitor-time": () => import("./pages/contact-us/visitor-time.script.ts"),
};
