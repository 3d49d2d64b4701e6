import { ServiceActions, ServiceTrail } from "#app/service-page/service-page.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";
import { AttackTree } from "./drawing.tsx";

/** The head on a dark background: the promise, and below it the tree of ways that a test begins with. */
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
          <section id="attack-tree" aria-labelledby="tree" className="mt-12 md:mt-16">
            <Figure caption="Specimen. The thicker the line, the easier the way in. A day has eight working hours; the scale is logarithmic.">
              <AttackTree />
            </Figure>
            <div className="mt-8 grid gap-x-14 gap-y-3 md:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <h2 id="tree" className="text-h3">
                {page.tree.title}
              </h2>
              <p className="max-w-[37.3em] text-text-soft">{page.tree.intro}</p>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
