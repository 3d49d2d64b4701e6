/** The open jobs, in the order of the careers page. The slug is the last segment of the job page's path. */
export const jobSlugs = [
  "blockchain-developer-job",
  "full-stack-developer-job",
  "social-media-marketing-job",
] as const;

export type JobSlug = (typeof jobSlugs)[number];

export function isJobSlug(value: string): value is JobSlug {
  return jobSlugs.some((slug) => slug === value);
}
