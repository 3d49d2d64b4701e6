import type { Job } from "#content/jobs/index.ts";

/** Whether applications are still accepted: until the last day has ended in the westernmost time zone. */
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
