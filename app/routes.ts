import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site, one module each, in the order of the sitemap; below them the routes for machines. */
export default [
  index("pages/home/route.tsx"),

  route("services", "pages/services/route.tsx"),
  route("hospitality", "pages/hospitality/route.tsx"),
  route("mobile-app-development", "pages/mobile-app-development/route.tsx"),
  route("remote-infrastructure-management", "pages/remote-infrastructure-management/route.tsx"),
  route("ui-ux-design", "pages/ui-ux-design/route.tsx"),
  route("sap", "pages/sap/route.tsx"),
  route("web-app-development", "pages/web-app-development/route.tsx"),
  route("ai-chatbot", "pages/ai-chatbot/route.tsx"),
  route("ai-ml", "pages/ai-ml/route.tsx"),
  route("cloud-devops", "pages/cloud-devops/route.tsx"),
  route("compliance", "pages/compliance/route.tsx"),
  route("cybersecurity", "pages/cybersecurity/route.tsx"),
  route("product-support", "pages/product-support/route.tsx"),
  route("awsweb", "pages/awsweb/route.tsx"),

  route("hospitality-chatbot", "pages/hospitality-chatbot/route.tsx"),
  ...prefix("ai-chatbot/demo-data", [
    index("pages/demo-data/route.tsx"),
    route(":sheet", "pages/demo-data/sheet.tsx"),
  ]),
  route("quanta-framework", "pages/quanta-framework/route.tsx"),

  route("about-us", "pages/about-us/route.tsx"),
  ...prefix("careers", [index("pages/careers/route.tsx"), route(":job", "pages/job/route.tsx")]),
  route("partners", "pages/partners/route.tsx"),
  route("contact-us", "pages/contact-us/route.tsx"),
  route("downloads", "pages/downloads/route.tsx"),
  route("privacy-policy", "pages/privacy-policy/route.tsx"),
  route("security-and-terms", "pages/security-and-terms/route.tsx"),

  layout("pages/blogs/layout.tsx", [
    ...prefix("blogs", [index("pages/blogs/list.tsx"), route(":title", "pages/blogs/post.tsx")]),
  ]),
  ...prefix("preview", [
    route("enter", "pages/preview/enter.tsx"),
    route("posts/:id", "pages/preview/post.tsx"),
    route("leave", "pages/preview/leave.ts"),
  ]),

  route("search", "pages/search/route.tsx"),
  route("search-index.json", "search/index-route.ts"),
  route("favicon.svg", "cards/icon-route.ts", { id: "favicon.svg" }),
  route("favicon.ico", "cards/icon-route.ts", { id: "favicon.ico" }),
  route("icons/:file", "cards/icon-route.ts", { id: "icons" }),
  route("cards/*", "cards/card-route.ts"),
  route("drawings/:file", "drawings/route.ts"),
  route("styles/:file", "shell/later-styles-route.ts"),
  route("no-connection.json", "shell/no-connection-route.tsx"),

  route("blogs/rss.xml", "feeds/routes/rss.ts"),
  route("blogs/feed.json", "feeds/routes/json-feed.ts"),
  route("sitemap.xml", "feeds/routes/sitemap.ts"),
  route("robots.txt", "feeds/routes/robots.ts"),
  route(".well-known/security.txt", "feeds/routes/security-txt.ts"),
  route("manifest.webmanifest", "feeds/routes/manifest.ts"),
  route("llms.txt", "feeds/routes/llms.ts"),

  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig;
