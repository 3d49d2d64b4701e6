import { Section } from "#app/ui/section.tsx";
import type { Job } from "#content/jobs/index.ts";

/** The tasks, and the same job at three points in time. */
export function Work({ job }: { job: Job }) {
  return (
    <Section id="work" title={job.work.title} lede={job.work.intro}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ol className="grid content-start gap-7">
          {job.work.items.map((item) => (
            <li key={item.title}>
              <h3 className="text-h4">{item.title}</h3>
              <p className="measure mt-1.5 text-text-soft">{item.text}</p>
            </li>
          ))}
        </ol>
        <div>
          <h3 className="text-h3">{job.horizon.title}</h3>
          <ol className="mt-6">
            {job.horizon.steps.map((step) => (
              <li
                key={step.when}
                className="relative border-text border-l-[1.5px] pb-8 pl-6 last:border-transparent last:pb-0"
              >
                <span
                  aria-hidden="true"
                  className="solid absolute top-1 -left-[6.5px] size-3 rotate-45 bg-accent"
                />
                <p className="label text-text-soft">{step.when}</p>
                <p className="mt-1.5">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
