import { printDate } from "#app/blogs/dates.ts";
import { FormSent } from "#app/forms/form-notice.tsx";
import type { FormResult } from "#app/forms/result.ts";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { application } from "#content/jobs/application.ts";
import type { Job } from "#content/jobs/index.ts";
import { type ApplicationField, ApplicationForm } from "./application-form.tsx";

/** ID of the section, for links to the form. */
export const applyId = "apply";

/** The form, or the confirmation that replaces it. */
export function Apply({
  job,
  token,
  result,
}: {
  job: Job;
  token: string;
  result: FormResult<ApplicationField> | undefined;
}) {
  return (
    <Section
      id={applyId}
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
          <FormSent title={application.sent.title} reference={result.reference}>
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
            <ApplicationForm id={applyId} job={job} token={token} result={result} />
            <BesideForm job={job} />
          </>
        )}
      </div>
    </Section>
  );
}

/** Answers to questions at the form: the deadline, what happens next, and the alternative by e-mail. */
function BesideForm({ job }: { job: Job }) {
  const { until, answer, mail } = application.beside;
  return (
    <dl className="grid gap-7 self-start bg-background p-6">
      <div>
        <dt className="label text-text-soft">{until}</dt>
        <dd className="mt-1.5 font-display font-semibold text-h3 tracking-tight">
          <time dateTime={job.posting.validThrough}>{printDate(job.posting.validThrough)}</time>
        </dd>
      </div>
      <div>
        <dt className="label text-text-soft">{answer.title}</dt>
        <dd className="mt-1.5">{answer.text}</dd>
      </div>
      <div>
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
