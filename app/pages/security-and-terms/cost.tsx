import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";
import { daysOfMonth } from "./month.ts";

const { cost } = securityAndTerms;

/** The formula, and its result for each choice of team. */
export function Cost() {
  return (
    <Section id="cost" title={cost.title} lede={cost.intro} tone="tint">
      <p className="font-mono text-[clamp(1.125rem,0.9rem+1.1vw,1.75rem)] text-secondary">
        {cost.formula}
      </p>
      <div className="mt-10">
        <Instrument
          name="month"
          legend={cost.legend}
          choices={cost.months.map(({ name, people, daysAWeek, text }) => ({
            label: name,
            panel: (
              <div className="grid gap-x-14 gap-y-4 md:grid-cols-2 md:items-end">
                <Readings
                  items={[
                    { term: cost.days, figure: String(daysOfMonth(daysAWeek)) },
                    { term: cost.multiply, figure: cost.rate },
                  ]}
                />
                <p className="max-w-[34.6em] text-text-soft">
                  <span className="block font-semibold text-text">{people}</span>
                  {text}
                </p>
              </div>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
