import { blockchainDeveloper } from "./blockchain-developer-job.ts";
import { fullStackDeveloper } from "./full-stack-developer-job.ts";
import type { JobSlug } from "./slugs.ts";
import { socialMediaMarketing } from "./social-media-marketing-job.ts";
import type { Job } from "./types.ts";

export type { JobSlug } from "./slugs.ts";
export { isJobSlug, jobSlugs } from "./slugs.ts";
export type { Job } from "./types.ts";

/** The open jobs, by slug: the last segment of their path. */
export const jobs = {
  "blockchain-developer-job": blockchainDeveloper,
  "full-stack-developer-job": fullStackDeveloper,
  "social-media-marketing-job": socialMediaMarketing,
} as const satisfies { [Slug in JobSlug]: Job & { slug: Slug } };
