import { Section } from "#app/ui/section.tsx";
import type { Job } from "#content/jobs/index.ts";

/** The downsides of the job. */
export function Straight({ job }: { job: Job }) {
  return (
    <Section id="straight" title={job.straight.title} tone="inverse">
      <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {job.straight.items.map((item) => (
          <li key={item.title}>
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-3 text-text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
