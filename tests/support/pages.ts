/** The route table (specification, section 2), written out: a page that goes missing in the code is missed here. */
export const pagePaths = [
  "/",
  "/services",
  "/ai-ml",
  "/awsweb",
  "/cloud-devops",
  "/compliance",
  "/cybersecurity",
  "/hospitality",
  "/mobile-app-development",
  "/product-support",
  "/remote-infrastructure-management",
  "/sap",
  "/ui-ux-design",
  "/web-app-development",
  "/ai-chatbot",
  "/about-us",
  "/contact-us",
  "/downloads",
  "/partners",
  "/careers",
  "/careers/blockchain-developer-job",
  "/careers/full-stack-developer-job",
  "/careers/social-media-marketing-job",
  "/privacy-policy",
  "/blogs",
  "/blogs/night-audit-runbook",
  "/hospitality-chatbot",
  "/quanta-framework",
] as const;

/** The widths at which every page must hold, in pixels. */
export const widths = [320, 768, 1440] as const;
