import { ServiceActions, ServiceTrail } from "#app/service-page/service-page.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

/** The head on a dark background: the promise in large type, and beside it what happens and the next steps. */
export function Head() {
  return (
    <div className="bg-inverse">
      <div className="scheme-dark text-text">
        <div className="shell pt-8 pb-14 md:pt-12 md:pb-20">
          <ServiceTrail slug={page.slug} />
          <div className="mt-10 grid gap-x-14 gap-y-8 md:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <h1 className="max-w-[12em] text-display max-sm:max-w-none max-sm:text-[2.125rem] lg:text-h1">
              {page.headline}
            </h1>
            <div>
              <p className="max-w-[37.3em] text-text-soft text-lead">{page.lede}</p>
              <div className="mt-8 flex flex-wrap gap-3">
                <ServiceActions slug={page.slug} write="Name your worst case" />
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
