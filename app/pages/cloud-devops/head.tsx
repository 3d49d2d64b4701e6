import { ServiceActions, ServiceTrail } from "#app/service-page/service-page.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Sentences } from "#app/ui/sentences.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";
import { DeploymentLine } from "./drawing.tsx";

/** The promise at the left, its meaning at the right, and the drawing below both. */
export function Head() {
  return (
    <div className="shell pt-8 pb-12 md:pt-12 md:pb-16">
      <ServiceTrail slug={page.slug} />
      <div className="mt-8 grid gap-x-14 gap-y-6 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        <h1 className="max-w-[10.6em] text-[clamp(2rem,1.55rem+4.2vw,5rem)] leading-[1]">
          <Sentences>{page.headline}</Sentences>
        </h1>
        <div className="lg:pt-2">
          <p className="max-w-[33.3em] text-text-soft text-lead">{page.lede}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ServiceActions slug={page.slug} write="Describe your pipeline" />
          </div>
        </div>
      </div>
      <Figure
        className="mt-12 md:mt-16"
        caption="Specimen: seven changes on one morning. After the canary, breadth is the share of traffic."
      >
        <DeploymentLine />
      </Figure>
    </div>
  );
}
