import { Link } from "react-router";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, faqPage, webPage } from "#app/shell/structured-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { jobSlugs, jobs } from "#content/jobs/index.ts";
import { careers, hiringMinutes } from "#content/pages/careers.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { HiringChart } from "./drawing.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Careers", path: paths.careers },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...careers.meta,
    path: paths.careers,
    structuredData: [
      breadcrumbs(trail),
      webPage("CollectionPage", careers.meta.title, careers.meta.description),
      faqPage(careers.questions.items),
    ],
  });

export default function Careers() {
  return (
    <>
      <Openings />
      <Working />
      <Process />
      <Straight />
      <Section id="questions" label="Questions" title={careers.questions.title}>
        <Accordion
          name="career-questions"
          items={careers.questions.items.map((item) => ({
            summary: item.question,
            body: item.answer,
          }))}
        />
      </Section>
      <Unlisted />
    </>
  );
}

/** The head of the page is the list of open jobs: nobody should have to look for it. */
function Openings() {
  return (
    <div className="shell pt-8 pb-14 md:pt-12 md:pb-20">
      <Breadcrumb trail={trail} />
      <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="max-w-[12ch] text-h1">{careers.headline}</h1>
          <p className="mt-6 max-w-[46ch] text-text-soft text-lead">{careers.lede}</p>
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
                  <Link
                    to={paths.job(slug)}
                    prefetch="viewport"
                    className="group block py-6 hover:bg-tint md:py-7"
                  >
                    <span className="flex items-start justify-between gap-x-6">
                      <span className="text-balance font-bold font-display text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.1] tracking-tight group-hover:text-accent">
                        {job.title}
                      </span>
                      <Icon
                        name="arrow-right"
                        size={24}
                        className="mt-1.5 text-accent transition-transform group-hover:translate-x-1"
                      />
                    </span>
                    <span className="mt-2.5 block max-w-[52ch] text-text-soft">{job.summary}</span>
                    <span className="mt-3 block font-mono text-text-soft text-label">
                      {job.facts.place}
                    </span>
                  </Link>
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

const hiringTime = (() => {
  const minutes = hiringMinutes(careers.process.steps);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
})();

/** What applying costs, before anybody clicks. */
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

function Working() {
  return (
    <Section
      id="working"
      label="Working here"
      title={careers.working.title}
      lede={careers.working.intro}
      tone="tint"
    >
      <dl className="grid gap-x-12 border-text border-t-[1.5px] md:grid-cols-2">
        {careers.working.items.map((item) => (
          <div
            key={item.label}
            className="grid content-start gap-x-6 gap-y-2 border-text/20 border-b py-7 sm:max-md:grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[5.5rem_minmax(0,1fr)]"
          >
            <dt className="label text-text-soft sm:max-md:pt-1.5 lg:pt-1.5">{item.label}</dt>
            <dd>
              <p className="font-display font-semibold text-h4 tracking-tight">{item.title}</p>
              <p className="mt-1.5 max-w-[52ch] text-text-soft">{item.text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Process() {
  const { process, drawing } = careers;
  const hours = `${hiringTime.hours} hours ${hiringTime.minutes} minutes`;
  return (
    <Section id="process" label="Process" title={process.title} lede={process.intro}>
      <Figure caption={`${drawing.caption} Together: ${hours}.`}>
        <HiringChart
          steps={process.steps}
          label={`${drawing.title} ${process.steps.map((step) => `${step.title}: ${step.minutes} minutes, by day ${step.byDay}.`).join(" ")}`}
        />
      </Figure>
      <ol className="mt-10 grid gap-x-6 gap-y-9 md:gap-y-0 lg:grid-cols-5 lg:grid-rows-[auto_1fr]">
        {process.steps.map((step, index) => (
          <li
            key={step.title}
            className="border-text border-t-[1.5px] pt-4 md:max-lg:grid md:max-lg:grid-cols-[14rem_minmax(0,1fr)] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8 md:max-lg:pb-6 md:max-lg:not-first:border-line lg:row-span-2 lg:grid lg:grid-rows-subgrid"
          >
            <p className="label text-text-soft">
              <span className="text-accent">{index + 1}</span> {step.with}
            </p>
            <div className="md:max-lg:contents">
              <h3 className="mt-2.5 text-h4">{step.title}</h3>
              <p className="mt-1.5 text-text-soft md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0">
                {step.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="measure mt-10 text-lead">{process.after}</p>
    </Section>
  );
}

function Straight() {
  const { straight } = careers;
  return (
    <Section
      id="straight"
      label="Straight answers"
      title={straight.title}
      lede={straight.intro}
      tone="inverse"
    >
      <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {straight.items.map((item) => (
          <div key={item.question} className="border-line border-t pt-5">
            <dt className="font-display font-semibold text-h3 tracking-tight">{item.question}</dt>
            <dd className="mt-2 max-w-[52ch] text-text-soft">{item.answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Unlisted() {
  return (
    <div className="shell pb-16 md:pb-24">
      <div className="grid gap-6 border-text border-t-[1.5px] pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <h2 className="max-w-[16ch] text-h3">{careers.unlisted.title}</h2>
        <div>
          <p className="measure text-text-soft">{careers.unlisted.text}</p>
          <p className="mt-4">
            <a
              href={`mailto:${company.careersEmail}`}
              className="inline-block font-semibold text-link"
            >
              {company.careersEmail}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
