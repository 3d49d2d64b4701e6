import { printDate } from "#app/blogs/dates.ts";
import type { Job } from "#content/jobs/index.ts";

/** Key facts of the job: place, contract, pay. */
export function Facts({ job }: { job: Job }) {
  const facts = [
    ["Job", job.title],
    ["Place", job.facts.place],
    ["Hours", job.facts.hours],
    ["Crew", job.facts.crew],
    ["Start", `${job.facts.start}. Apply by ${printDate(job.posting.validThrough)}.`],
    ["Pay", job.facts.pay],
  ] as const;
  return (
    <div className="shell">
      <dl className="grid gap-x-8 gap-y-5 border-text border-t-[1.5px] pt-6 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([term, detail]) => (
          <div key={term}>
            <dt className="label text-text-soft">{term}</dt>
            <dd className="mt-1">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
