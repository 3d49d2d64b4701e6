import { Link } from "react-router";
import { careers, hiringMinutes } from "#content/careers.ts";
import { company } from "#content/company.ts";
import { jobSlugs, jobs } from "#content/jobs/index.ts";
import { HiringChart } from "../../drawings/careers.tsx";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { breadcrumbs, faqPage, webPage } from "../../shell/structured-data.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/careers";

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
      <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h1 className="max-w-[12ch] text-h1">{careers.headline}</h1>
          <p className="mt-6 max-w-[46ch] text-ink-soft text-lead">{careers.lede}</p>
        </div>
        <section id="openings" aria-labelledby="openings-title">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="openings-title" className="text-h3">
              {careers.openings.title}
            </h2>
            <p className="label text-ink-soft">{jobSlugs.length} jobs</p>
          </div>
          <ul className="mt-4 border-ink border-t-[1.5px]">
            {jobSlugs.map((slug) => {
              const job = jobs[slug];
              return (
                <li key={slug} className="border-line border-b">
                  <Link
                    to={paths.job(slug)}
                    prefetch="viewport"
                    className="group grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-6 hover:bg-sounding md:py-7"
                  >
                    <span>
                      <span className="block font-bold font-display text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.1] tracking-tight group-hover:text-keel">
                        {job.title}
                      </span>
                      <span className="mt-2.5 block max-w-[52ch] text-ink-soft">{job.summary}</span>
                      <span className="mt-3 block font-mono text-ink-soft text-label">
                        {job.facts.place}
                      </span>
                    </span>
                    <Icon
                      name="arrow-right"
                      size={24}
                      className="mt-1.5 text-keel transition-transform group-hover:translate-x-1"
                    />
                  </Link>
                </li>
              );
            })}
          </ul>
          <p className="mt-4 text-ink-soft text-small">{careers.openings.intro}</p>
        </section>
      </div>
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
      tone="sounding"
    >
      <dl className="grid gap-x-12 border-ink border-t-[1.5px] md:grid-cols-2">
        {careers.working.items.map((item) => (
          <div
            key={item.label}
            className="grid gap-x-6 gap-y-2 border-ink/20 border-b py-7 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
          >
            <dt className="label pt-1.5 text-ink-soft">{item.label}</dt>
            <dd>
              <p className="font-display font-semibold text-h4 tracking-tight">{item.title}</p>
              <p className="mt-1.5 max-w-[52ch] text-ink-soft">{item.text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Process() {
  const { process, drawing } = careers;
  const minutes = hiringMinutes(process.steps);
  const hours = `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;
  return (
    <Section id="process" label="Process" title={process.title} lede={process.intro}>
      <Figure caption={`${drawing.caption} Together: ${hours}.`}>
        <HiringChart
          steps={process.steps}
          label={`${drawing.title} ${process.steps.map((step) => `${step.title}: ${step.minutes} minutes, by day ${step.byDay}.`).join(" ")}`}
        />
      </Figure>
      <ol className="mt-10 grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-5">
        {process.steps.map((step, index) => (
          <li key={step.title} className="border-ink border-t-[1.5px] pt-4">
            <p className="label text-ink-soft">
              <span className="text-keel">{index + 1}</span> {step.with}
            </p>
            <h3 className="mt-2.5 text-h4">{step.title}</h3>
            <p className="mt-1.5 text-ink-soft">{step.text}</p>
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
      tone="deep"
    >
      <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {straight.items.map((item) => (
          <div key={item.question} className="border-line border-t pt-5">
            <dt className="font-display font-semibold text-h3 tracking-tight">{item.question}</dt>
            <dd className="mt-2 max-w-[52ch] text-ink-soft">{item.answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Unlisted() {
  return (
    <div className="shell pb-16 md:pb-24">
      <div className="grid gap-6 border-ink border-t-[1.5px] pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <h2 className="max-w-[16ch] text-h3">{careers.unlisted.title}</h2>
        <div>
          <p className="measure text-ink-soft">{careers.unlisted.text}</p>
          <p className="mt-4">
            <a href={`mailto:${company.careersEmail}`} className="font-semibold text-link">
              {company.careersEmail}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
