import { CheckList } from "#app/ui/check-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Job } from "#content/jobs/index.ts";
import { careers } from "#content/pages/careers.ts";
import { paths } from "#content/paths.ts";

/** The work sample of the hiring process, and the dates of the process. */
export function Sample({ job }: { job: Job }) {
  return (
    <Section id="process" title={job.sample.title}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <p className="measure text-lead">{job.sample.text}</p>
          <h3 className="mt-8 label text-text-soft">What we look for</h3>
          <div className="mt-4">
            <CheckList items={job.sample.readFor} />
          </div>
        </div>
        <div>
          <h3 className="text-h4">{careers.process.title}</h3>
          <ol className="mt-4 border-text border-t-[1.5px]">
            {careers.process.steps.map((step) => (
              <li
                key={step.title}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-4 border-line border-b py-2.5"
              >
                <span>{step.title}</span>
                <span className="font-mono text-text-soft text-small">
                  {step.byDay === 0 ? "day 0" : `by day ${step.byDay}`}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-4">
            <a
              href={`${paths.careers}#process`}
              className="inline-flex min-h-8 items-center gap-2 font-semibold text-link text-small"
            >
              The whole process
              <Icon name="arrow-right" size={14} />
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
