import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { jobSlugs, jobs } from "#content/jobs/index.ts";
import { careers } from "#content/pages/careers.ts";
import { paths } from "#content/paths.ts";
import { hiringTime } from "./hiring-time.ts";
import { trail } from "./trail.ts";

/** The page's head is the list of open jobs, so that no one has to look for it. */
export function Openings() {
  return (
    <div className="shell pt-8 pb-14 md:pt-12 md:pb-20">
      <Breadcrumb trail={trail} />
      <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="max-w-[8em] text-h1">{careers.headline}</h1>
          <p className="mt-6 max-w-[30.6em] text-text-soft text-lead">{careers.lede}</p>
        </div>
        <section
          id="openings"
          aria-labelledby="openings-title"
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="openings-title" className="text-h3">
              {careers.openings.title}
            </h2>
            <p className="label text-text-soft">{jobSlugs.length} jobs</p>
          </div>
          <ul className="mt-4 border-text border-t-[1.5px]">
            {jobSlugs.map((slug) => {
              const job = jobs[slug];
              return (
                <li key={slug} className="border-line border-b">
                  <a href={paths.job(slug)} className="group block py-6 hover:bg-tint">
                    <span className="flex items-start justify-between gap-x-6">
                      <span className="text-balance font-bold font-display text-[clamp(1.375rem,1.2rem+0.7vw,1.75rem)] leading-[1.1] tracking-tight group-hover:text-accent">
                        {job.title}
                      </span>
                      <Icon
                        name="arrow-right"
                        size={24}
                        className="mt-1.5 text-accent transition-transform group-hover:translate-x-1"
                      />
                    </span>
                    <span className="mt-2.5 block max-w-[34.6em] text-text-soft">
                      {job.summary}
                    </span>
                    <span className="mt-3 block font-mono text-text-soft text-label">
                      {job.facts.place}
                    </span>
                  </a>
                </li>
              );
            })}
          </ul>
          <p className="mt-4 text-text-soft text-small">{careers.openings.intro}</p>
        </section>
        <InShort />
      </div>
    </div>
  );
}

/** What applying involves, before anyone clicks. */
function InShort() {
  const { steps, inShort } = careers.process;
  const [, firstMail] = steps;
  const facts = [
    [`${firstMail.byDay} working days`, inShort.firstMail],
    [`${hiringTime.hours} h ${hiringTime.minutes} min`, inShort.ownTime],
    [`${Math.max(...steps.map((step) => step.byDay))} working days`, inShort.offer],
  ] as const;
  return (
    <div className="lg:self-end">
      <dl className="grid gap-x-8 border-text border-t-[1.5px] sm:grid-cols-3 lg:grid-cols-1">
        {facts.map(([figure, meaning]) => (
          <div
            key={meaning}
            className="border-line border-b py-3.5 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-4"
          >
            <dt className="font-bold font-display text-h3 tracking-tight">{figure}</dt>
            <dd className="text-text-soft text-small">{meaning}</dd>
          </div>
        ))}
      </dl>
      <a
        href="#process"
        className="mt-3 inline-flex min-h-8 items-center gap-2 font-semibold text-link text-small"
      >
        {inShort.link}
      </a>
    </div>
  );
}
