import { ServiceActions, ServiceTrail } from "#app/service-page/service-page.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

/** The promise at the left, and four reasons to call at the right. */
export function Head() {
  return (
    <div className="shell pt-8 pb-4 md:pt-12">
      <ServiceTrail slug={page.slug} />
      <div className="mt-8 grid gap-x-16 gap-y-14 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="max-w-[12ch] text-display">{page.headline}</h1>
          <p className="mt-7 max-w-[52ch] text-text-soft text-lead">{page.lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ServiceActions slug={page.slug} write="Describe your accounts" />
          </div>
        </div>
        <div className="bg-tint px-5 py-7 sm:px-8">
          <p className="font-display font-semibold text-h3 tracking-tight">{page.problems.title}</p>
          <ul className="mt-5 grid gap-x-10 md:grid-cols-2 lg:grid-cols-1">
            {page.problems.items.map((problem) => (
              <li key={problem.title} className="py-2.5">
                <p className="font-display font-semibold text-h4 tracking-tight">{problem.title}</p>
                <p className="mt-1 max-w-[52ch] text-text-soft text-small">{problem.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
