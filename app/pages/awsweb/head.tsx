import { ServiceActions, ServiceTrail } from "#app/service-page/service-page.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import { AccountsShip } from "./drawing.tsx";

/** The promise, and below it the ship whose compartments are accounts. */
export function Head() {
  return (
    <div className="shell pt-8 pb-12 md:pt-12 md:pb-16">
      <ServiceTrail slug={page.slug} />
      <div className="mt-8 grid gap-x-14 gap-y-7 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="max-w-[8em] text-display">{page.headline}</h1>
        <div className="lg:pt-3">
          <p className="max-w-[34.6em] text-lead text-text-soft">{page.lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ServiceActions slug={page.slug} write="Describe your accounts" />
          </div>
        </div>
      </div>
      <Figure
        caption="A landing zone with two products. Yours has as many compartments as it has purposes."
        className="mt-12"
      >
        <AccountsShip />
      </Figure>
    </div>
  );
}
