import { blockchainDeveloper as job } from "#content/jobs/blockchain-developer-job.ts";
import type { Route } from "./+types/blockchain-developer-job";
import { MerkleTree } from "./blockchain-developer-drawing.tsx";
import { jobMeta } from "./job-meta.ts";
import { JobPage } from "./job-page.tsx";
import { applyForJob, loadJob } from "./job-route.server.ts";

export const meta: Route.MetaFunction = (args) => jobMeta(args, job);

/** The form’s mark is made for each visitor, so the page is not kept. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const loader = (args: Route.LoaderArgs) => loadJob(job, args);
export const action = (args: Route.ActionArgs) => applyForJob(job, args);

export default function JobRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <JobPage
      job={job}
      drawing={<MerkleTree label={job.drawing.title} />}
      mark={loaderData.mark}
      result={actionData}
    />
  );
}
