import type { Job, JobSlug } from "#content/jobs/index.ts";
import { MerkleTree } from "./blockchain-developer-drawing.tsx";
import { FeatureCore } from "./full-stack-developer-drawing.tsx";
import { TideTable } from "./social-media-marketing-drawing.tsx";

const drawings = {
  "blockchain-developer-job": MerkleTree,
  "full-stack-developer-job": FeatureCore,
  "social-media-marketing-job": TideTable,
} as const satisfies Record<JobSlug, (props: { label: string }) => React.ReactNode>;

/** The drawing in the head of a job’s page. */
export function JobDrawing({ job }: { job: Job }) {
  const Drawing = drawings[job.slug];
  return <Drawing label={job.drawing.title} />;
}
