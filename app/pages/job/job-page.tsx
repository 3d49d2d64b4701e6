import type { ReactNode } from "react";
import { Link } from "react-router";
import { printDate } from "#app/blogs/dates.ts";
import { FormSent } from "#app/forms/form-notice.tsx";
import type { FormResult } from "#app/forms/result.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { application } from "#content/jobs/application.ts";
import type { Job } from "#content/jobs/index.ts";
import { careers } from "#content/pages/careers.ts";
import { paths } from "#content/paths.ts";
import { type ApplicationField, ApplicationForm } from "./application-form.tsx";

export const jobTrail = (job: Job) => [
  { name: "Home", path: paths.home },
  { name: "Careers", path: paths.careers },
  { name: job.title, path: paths.job(job.slug) },
];

const formId = "apply";

type JobPageProps = {
  job: Job;
  drawing: ReactNode;
  /** Spam guard of the form, made for this rendering. */
  mark: string;
  result: FormResult<ApplicationField> | undefined;
};

/** A job, told in the order in which an applicant asks: what, whether it fits, what is wrong with it, how. */
export function JobPage({ job, drawing, mark, result }: JobPageProps) {
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={jobTrail(job)} />}
        title={job.headline}
        lede={job.lede}
        actions={
          <>
            <ButtonLink to={`#${formId}`} prefetch="none">
              Apply
            </ButtonLink>
            <ButtonLink to="#straight" variant="secondary" prefetch="none">
              The honest downsides
            </ButtonLink>
          </>
        }
        drawing={
          <Figure caption={job.drawing.caption} className="mx-auto max-w-[34rem] lg:mx-0">
            {drawing}
          </Figure>
        }
      />
      <Facts job={job} />
      <Work job={job} />
      <Bring job={job} />
      <Straight job={job} />
      <Sample job={job} />
      <Apply job={job} mark={mark} result={result} />
    </>
  );
}

function Facts({ job }: { job: Job }) {
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
      <dl className="grid border-text border-t-[1.5px] sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
        {facts.map(([term, detail]) => (
          <div key={term} className="border-line border-b py-4 sm:pr-6 lg:pr-0">
            <dt className="label text-text-soft">{term}</dt>
            <dd className="mt-1">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Work({ job }: { job: Job }) {
  return (
    <Section id="work" label="The work" title={job.work.title} lede={job.work.intro}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ol className="border-text border-t-[1.5px]">
          {job.work.items.map((item) => (
            <li key={item.title} className="border-line border-b py-6">
              <h3 className="text-h4">{item.title}</h3>
              <p className="measure mt-1.5 text-text-soft">{item.text}</p>
            </li>
          ))}
        </ol>
        <div className="border-text border-t-[1.5px] pt-6">
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

function Bring({ job }: { job: Job }) {
  const { bring } = job;
  return (
    <Section id="bring" label="You" title={bring.title} tone="tint">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <h3 className="label text-text-soft">You need</h3>
          <div className="mt-5 text-lead">
            <CheckList items={bring.must} />
          </div>
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

function Straight({ job }: { job: Job }) {
  return (
    <Section id="straight" label="Straight answers" title={job.straight.title} tone="inverse">
      <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {job.straight.items.map((item) => (
          <li key={item.title} className="border-accent border-t-2 pt-5">
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-3 text-text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Sample({ job }: { job: Job }) {
  return (
    <Section id="process" label="Process" title={job.sample.title}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <p className="measure text-lead">{job.sample.text}</p>
          <h3 className="mt-8 label text-text-soft">What we read it for</h3>
          <ul className="mt-3 border-text border-t-[1.5px]">
            {job.sample.readFor.map((item) => (
              <li key={item} className="border-line border-b py-3">
                {item}
              </li>
            ))}
          </ul>
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
            <Link
              to={`${paths.careers}#process`}
              className="inline-flex min-h-8 items-center gap-2 font-semibold text-link text-small"
            >
              The whole process
              <Icon name="arrow-right" size={14} />
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}

function Apply({ job, mark, result }: Omit<JobPageProps, "drawing">) {
  return (
    <Section
      id={formId}
      label="Apply"
      title={
        <>
          {job.apply.invitation} <span className="inline-block">{job.title}</span>
        </>
      }
      lede={job.apply.text}
      tone="tint"
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        {result?.sent ? (
          <FormSent title={application.sent.title}>
            <p className="measure">{application.sent.text}</p>
            <p className="text-text-soft">
              <a
                href={`mailto:${company.careersEmail}`}
                className="inline-block font-semibold text-text text-link"
              >
                {company.careersEmail}
              </a>
            </p>
          </FormSent>
        ) : (
          <>
            <ApplicationForm id={formId} job={job} mark={mark} result={result} />
            <BesideForm job={job} />
          </>
        )}
      </div>
    </Section>
  );
}

/** What an applicant asks with the form in view: until when, what comes of it, and whether it has to be a form. */
function BesideForm({ job }: { job: Job }) {
  const { until, answer, mail } = application.beside;
  return (
    <dl className="self-start border-text border-t-[1.5px]">
      <div className="border-text/20 border-b py-5">
        <dt className="label text-text-soft">{until}</dt>
        <dd className="mt-1.5 font-display font-semibold text-h3 tracking-tight">
          <time dateTime={job.posting.validThrough}>{printDate(job.posting.validThrough)}</time>
        </dd>
      </div>
      <div className="border-text/20 border-b py-5">
        <dt className="label text-text-soft">{answer.title}</dt>
        <dd className="mt-1.5">{answer.text}</dd>
      </div>
      <div className="border-text/20 border-b py-5">
        <dt className="label text-text-soft">{mail.title}</dt>
        <dd className="mt-1.5">
          {mail.text}
          <a
            href={`mailto:${company.careersEmail}`}
            className="mt-1 block w-fit font-semibold text-link"
          >
            {company.careersEmail}
          </a>
        </dd>
      </div>
    </dl>
  );
}
