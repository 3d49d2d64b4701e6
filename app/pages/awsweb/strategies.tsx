import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

/** Seven rows from least to most effort, the number set large. */
export function Strategies() {
  return (
    <Section
      label="Strategies"
      title={page.strategies.title}
      lede={page.strategies.intro}
      id="seven-rs"
    >
      <ol className="border-text border-t-[1.5px]">
        {page.strategies.items.map((strategy, index) => (
          <li
            key={strategy.name}
            className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 border-line border-b py-5 md:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,5fr)] md:gap-x-8 lg:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)]"
          >
            <span
              aria-hidden="true"
              className="row-span-3 font-mono text-h2 text-accent leading-none md:row-span-2 lg:row-span-1"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{strategy.name}</h3>
              <p>{strategy.means}</p>
            </div>
            <p className="text-text-soft">
              <span className="label block text-text-soft">Choose it when</span>
              {strategy.choose}
            </p>
            <p className="text-text-soft md:col-start-3 lg:col-start-auto">
              <span className="label block text-text-soft">Effort</span>
              {strategy.effort}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
