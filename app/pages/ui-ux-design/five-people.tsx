import { Bars } from "#app/service-page/gauges.tsx";
import { Instrument } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";
import { chanceToSee } from "./chance.ts";

const { title, intro, legend, testers, chances, source } = page.five;

/** How likely a number of testers is to meet problems that affect different shares of users. */
export function FivePeople() {
  return (
    <Section id="five-people" title={title} lede={intro} tone="tint">
      <Instrument
        name="testers"
        legend={legend}
        first={1}
        choices={testers.map((people) => ({
          label: String(people),
          panel: (
            <Bars
              rows={chances.map(({ hits, share }) => {
                const chance = chanceToSee(share, people);
                return {
                  term: hits,
                  share: chance,
                  figure: `${Math.round(chance * 100)}%`,
                  alarm: chance < 0.5,
                };
              })}
            />
          ),
        }))}
      />
      <p className="measure mt-8 text-text-soft">{source}</p>
    </Section>
  );
}
