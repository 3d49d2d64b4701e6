import { CheckList } from "#app/ui/check-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";
import { chanceToSee } from "./chance.ts";

/** The chances computed from the formula, then what a test can tell and what it cannot. */
export function FivePeople() {
  const { chances, shows, cannot, source } = page.five;
  return (
    <Section
      id="five-people"
      label="Usability tests"
      title={page.five.title}
      lede={page.five.intro}
    >
      <p className="font-mono text-h3">
        1 − (1 − <i>p</i>)<sup className="text-[0.6em]">5</sup>
      </p>
      <dl className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {chances.map((chance) => (
          <div key={chance.hits} className="flex flex-col border-text border-t-[1.5px] pt-4">
            <dt className="label text-text-soft">{chance.hits}</dt>
            <dd className="mt-2 font-bold font-display text-h1 text-accent tracking-tight">
              {Math.round(chanceToSee(chance.share, 5) * 100)}%
            </dd>
            <dd className="mt-2 text-text-soft">{chance.reading}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-14 grid gap-x-14 gap-y-10 md:grid-cols-2">
        <div>
          <h3 className="mb-5 text-h3">{shows.title}</h3>
          <CheckList items={shows.items} />
        </div>
        <div>
          <h3 className="mb-5 text-h3">{cannot.title}</h3>
          <CheckList items={cannot.items} mark="cross" />
        </div>
      </div>
      <p className="measure mt-12 border-secondary border-l-2 pl-6 text-text-soft">{source}</p>
    </Section>
  );
}
