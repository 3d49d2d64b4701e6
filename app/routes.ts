import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site, one module a page; below them what machines read. */
export default [
  index("routes/home.tsx"),

  route("services", "routes/services.tsx"),
  route("hospitality", "routes/services/hospitality.tsx"),
  route("mobile-app-development", "routes/services/mobile-app-development.tsx"),
  route("remote-infrastructure-management", "routes/services/remote-infrastructure-management.tsx"),
  route("ui-ux-design", "routes/services/ui-ux-design.tsx"),
  route("sap", "routes/services/sap.tsx"),
  route("web-app-development", "routes/services/web-app-development.tsx"),
  route("ai-chatbot", "routes/ai-chatbot.tsx"),
  route("ai-chatbot/demo-data", "routes/demo-data.tsx"),
  route("ai-ml", "routes/services/ai-ml.tsx"),
  route("cloud-devops", "routes/services/cloud-devops.tsx"),
  route("compliance", "routes/services/compliance.tsx"),
  route("cybersecurity", "routes/services/cybersecurity.tsx"),
  route("product-support", "routes/services/product-support.tsx"),
  route("awsweb", "routes/services/awsweb.tsx"),

  route("hospitality-chatbot", "routes/hospitality-chatbot.tsx"),
  route("quanta-framework", "routes/quanta-framework.tsx"),

  route("about-us", "routes/company/about-us.tsx"),
  route("partners", "routes/company/partners.tsx"),
  route("contact-us", "routes/company/contact-us.tsx"),
  route("downloads", "routes/company/downloads.tsx"),
  ...prefix("careers", [
    index("routes/company/careers.tsx"),
    route("blockchain-developer-job", "routes/company/blockchain-developer-job.tsx"),
    route("full-stack-developer-job", "routes/company/full-stack-developer-job.tsx"),
    route("social-media-marketing-job", "routes/company/social-media-marketing-job.tsx"),
  ]),
  route("privacy-policy", "routes/privacy-policy.tsx"),

  layout("routes/blogs/layout.tsx", [
    ...prefix("blogs", [index("routes/blogs/list.tsx"), route(":title", "routes/blogs/post.tsx")]),
  ]),
  ...prefix("preview", [
    route("enter", "routes/preview/enter.tsx"),
    route("posts/:id", "routes/preview/post.tsx"),
    route("leave", "routes/preview/leave.ts"),
  ]),

  route("search", "routes/search.tsx"),
  route("search-index.json", "routes/feeds/search-index.ts"),
  route("favicon.svg", "routes/feeds/icon.ts", { id: "favicon.svg" }),
  route("favicon.ico", "routes/feeds/icon.ts", { id: "favicon.ico" }),
  route("icons/:file", "routes/feeds/icon.ts", { id: "icons" }),
  route("cards/*", "routes/feeds/card.ts"),

  route("blogs/rss.xml", "routes/feeds/rss.ts"),
  route("blogs/feed.json", "routes/feeds/json-feed.ts"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
  route("manifest.webmanifest", "routes/feeds/manifest.ts"),
  route("llms.txt", "routes/feeds/llms.ts"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
