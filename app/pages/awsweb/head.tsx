import { ServiceActions, ServiceTrail } from "#app/service-page/service-page.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

/** The promise at the left; at the right, the four wrecks it is meant to prevent. */
export function Head() {
  return (
    <div className="shell pt-8 pb-4 md:pt-12">
      <ServiceTrail slug={page.slug} />
      <div className="mt-8 grid gap-x-16 gap-y-14 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="max-w-[12ch] text-display">{page.headline}</h1>
          <p className="mt-7 max-w-[52ch] text-text-soft text-lead">{page.lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ServiceActions slug={page.slug} write="Describe your estate" />
          </div>
        </div>
        <section aria-labelledby="aground" className="bg-tint px-5 py-7 sm:px-8">
          <h2 id="aground" className="text-h3">
            {page.problems.title}
          </h2>
          <ul className="mt-5 grid gap-x-10 md:grid-cols-2 lg:grid-cols-1">
            {page.problems.items.map((problem) => (
              <li key={problem.title} className="border-text/20 border-t py-4 last:pb-0">
                <h3 className="text-h4">{problem.title}</h3>
                <p className="mt-1 max-w-[52ch] text-text-soft text-small">{problem.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
