import { CheckList } from "#app/ui/check-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Job } from "#content/jobs/index.ts";

/** What the job requires, what it welcomes and what it does not need. */
export function Bring({ job }: { job: Job }) {
  const { bring } = job;
  return (
    <Section id="bring" title={bring.title} tone="tint">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="text-lead">
          <CheckList items={bring.must} />
        </div>
        <div className="grid content-start gap-10">
          <div>
            <h3 className="label text-text-soft">Welcome</h3>
            <ul className="mt-4 grid gap-2.5">
              {bring.welcome.map((item) => (
                <li key={item} className="flex gap-3">
                  <Icon name="plus" size={14} className="mt-1.5 text-secondary" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="label text-text-soft">Not needed</h3>
            <ul className="mt-4 grid gap-2.5">
              {bring.notNeeded.map((item) => (
                <li key={item} className="flex gap-3 text-text-soft">
                  <Icon name="minus" size={14} className="mt-1.5 text-accent" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
