import { ServiceActions, ServiceTrail } from "#app/service-page/service-page.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

/** The head on a dark background: the promise in large type, and the next steps beside the buttons. */
export function Head() {
  return (
    <div className="bg-inverse">
      <div className="scheme-dark text-text">
        <div className="shell pt-8 pb-16 md:pt-12 md:pb-24">
          <ServiceTrail slug={page.slug} />
          <h1 className="mt-10 max-w-[14ch] text-display max-sm:max-w-none max-sm:text-[2.125rem] md:mt-16">
            {page.headline}
          </h1>
          <div className="mt-8 grid gap-x-14 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <p className="max-w-[56ch] text-text-soft text-lead">{page.lede}</p>
            <div className="flex flex-wrap items-start gap-3 lg:justify-end">
              <ServiceActions slug={page.slug} write="Name your worst case" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
