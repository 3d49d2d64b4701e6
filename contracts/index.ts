/** Contracts between the site, its packages and external systems. Has no dependencies; everything may import it. */

export * from "./byte-range.ts";
export * from "./chat.ts";
export * from "./circuit-breaker.ts";
export * from "./content-service.ts";
export * from "./cookie-name.ts";
export * from "./csv.ts";
export * from "./finished-build.ts";
export * from "./forms.ts";
export * from "./has-left.ts";
export * from "./html-document.ts";
export * from "./industries.ts";
export * from "./language.ts";
export * from "./leads.ts";
export * from "./limits.ts";
export * from "./loopback-name.ts";
export * from "./normalised.ts";
export * from "./ready-message.ts";
export * from "./retry-after.ts";
export * from "./webhook-mount.ts";
export * from "./webhook-paths.ts";
