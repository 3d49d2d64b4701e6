import { data } from "react-router";
import { issueToken } from "#app/forms/form-token.server.ts";
import { formsContext, formsOf } from "#app/forms/port.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { pageFacts } from "#app/page-facts.ts";
import { notFound } from "#app/search/not-found.server.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { isJobSlug, type Job, jobSlugs, jobs } from "#content/jobs/index.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { applicationFormName, receiveApplication } from "./application-form.server.ts";
import { Apply, applyId } from "./apply.tsx";
import { Bring } from "./bring.tsx";
import { Facts } from "./facts.tsx";
import { JobDrawing } from "./job-drawing.tsx";
import { jobMeta, jobTrail } from "./job-meta.ts";
import { isOpenPosting } from "./open-posting.server.ts";
import { Sample } from "./sample.tsx";
import { Straight } from "./straight.tsx";
import { Work } from "./work.tsx";

const jobOf = ({ job }: Route.LoaderArgs["params"]): Job | undefined =>
  isJobSlug(job) ? jobs[job] : undefined;

export const handle = pageFacts({ perVisitor: true, sitemap: jobSlugs.map(paths.job) });

export const meta: Route.MetaFunction = (args) => {
  const job = jobOf(args.params);
  return job ? jobMeta(args, job, args.loaderData?.isOpen ?? false) : [];
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const job = jobOf(params);
  if (!job) throw await notFound(context, request);
  const token = issueToken(context.get(formsContext), applicationFormName(job), Date.now());
  return { token, isOpen: isOpenPosting(job) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const job = jobOf(params);
  if (!job) throw await notFound(context, request);
  const form = await readForm(request);
  const forms = formsOf(context.get(formsContext), request.headers);
  const result = await receiveApplication(job, form, forms, Date.now());
  return data(result, { status: result.status });
}

/**
 * A job page in the order of an applicant's questions: what it is, whether it fits, its downsides, and how to apply.
 */
export default function JobPage({ params, loaderData, actionData }: Route.ComponentProps) {
  const job = jobOf(params);
  // The loader answers any other slug with 404.
  if (!job) return null;
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={jobTrail(job)} />}
        title={job.headline}
        lede={job.lede}
        actions={
          <>
            <ButtonLink href={`#${applyId}`}>Apply</ButtonLink>
            <ButtonLink href="#straight" variant="secondary">
              The downsides
            </ButtonLink>
          </>
        }
        drawing={
          <Figure caption={job.drawing.caption} className="mx-auto max-w-[34rem] lg:mx-0">
            <JobDrawing job={job} />
          </Figure>
        }
      />
      <Facts job={job} />
      <Work job={job} />
      <Bring job={job} />
      <Straight job={job} />
      <Sample job={job} />
      <Apply job={job} token={loaderData.token} result={actionData} />
    </>
  );
}
