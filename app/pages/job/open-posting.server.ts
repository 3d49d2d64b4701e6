import type { Job } from "#content/jobs/index.ts";

/** Whether applications are still taken: to the end of the last day, in the time zone where that ends last. */
export function isOpenPosting(
  { posting }: Pick<Job, "posting">,
  now = Temporal.Now.instant(),
): boolean {
  const end = Temporal.PlainDate.from(posting.validThrough)
    .add({ days: 1 })
    .toZonedDateTime("-12:00")
    .toInstant();
  return Temporal.Instant.compare(now, end) < 0;
}
