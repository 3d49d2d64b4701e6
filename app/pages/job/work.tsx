import { Section } from "#app/ui/section.tsx";
import type { Job } from "#content/jobs/index.ts";

/** The tasks, and the same job at three points in time. */
export function Work({ job }: { job: Job }) {
  return (
    <Section id="work" title={job.work.title} lede={job.work.intro}>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-5 lg:gap-x-8 lg:gap-y-0">
        {job.work.items.map((item) => (
          <li key={item.title} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
            <h3 className="text-h4">{item.title}</h3>
            <p className="measure mt-1.5 text-text-soft">{item.text}</p>
          </li>
        ))}
      </ol>
      <h3 className="label mt-12 text-text-soft md:mt-16">{job.horizon.title}</h3>
      <ol className="mt-5 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {job.horizon.steps.map((step) => (
          <li key={step.when}>
            <p className="font-display font-semibold text-accent text-h2 tracking-tight">
              {step.when}
            </p>
            <p className="mt-3 max-w-[40ch]">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
