import { Section } from "#app/ui/section.tsx";
import type { Job } from "#content/jobs/index.ts";

/** The tasks in body text, beside the same job at three points of its first year. */
export function Work({ job }: { job: Job }) {
  return (
    <Section id="work" title={job.work.title} lede={job.work.intro}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ol className="grid gap-8">
          {job.work.items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-1.5 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <h3 className="text-h4">{item.title}</h3>
              <p className="measure text-text-soft">{item.text}</p>
            </li>
          ))}
        </ol>
        <div>
          <h3 className="label text-text-soft">{job.horizon.title}</h3>
          <ol className="mt-4 grid gap-7 border-text border-l-[1.5px]">
            {job.horizon.steps.map((step) => (
              <li key={step.when} className="relative pl-7">
                <span
                  aria-hidden="true"
                  className="solid absolute top-3 -left-[6.75px] size-3 rotate-45 bg-accent"
                />
                <p className="font-display font-semibold text-h3 tracking-tight">{step.when}</p>
                <p className="mt-1 max-w-[26.6em]">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
