import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import { OneHull } from "./one-hull.tsx";

/** Why each purpose has its own account, and what people call about who have only one. */
export function LandingZone() {
  return (
    <Section title={page.landing.title} lede={page.landing.intro} tone="tint" id="landing-zone">
      <h3 className="text-h3">{page.problems.title}</h3>
      <OneHull className="mt-3 hidden h-auto w-full overflow-visible lg:block" />
      <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
        {page.problems.items.map((problem) => (
          <li key={problem.title} className="row-span-2 grid grid-rows-subgrid gap-y-1.5">
            <h4 className="font-display font-semibold text-h4 tracking-tight">{problem.title}</h4>
            <p className="max-w-[34.6em] text-text-soft">{problem.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
