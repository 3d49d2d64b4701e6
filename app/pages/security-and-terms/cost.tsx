import { Instrument } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type MonthOfWork, securityAndTerms } from "#content/pages/security-and-terms.ts";
import { costOf } from "./month.ts";
import { MonthDrawing } from "./month-drawing.tsx";

const { cost } = securityAndTerms;

/** The cost of a month for each choice of team: its days drawn and counted, times the day rate. */
export function Cost() {
  return (
    <Section id="cost" title={cost.title} lede={cost.intro} tone="tint">
      <Instrument
        name="month"
        legend={cost.legend}
        choices={cost.months.map((month) => ({
          label: month.name,
          panel: <Month {...month} />,
        }))}
      />
    </Section>
  );
}

function Month({ daysAWeek, people, text }: MonthOfWork) {
  const { counted, price } = costOf(daysAWeek);
  const { ofOne, ofSeveral } = cost.result;
  return (
    <div className="grid gap-x-14 gap-y-8 py-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex flex-col justify-between gap-y-5">
        <MonthDrawing people={daysAWeek} label={people} />
        <p className="font-mono text-secondary max-sm:text-label">{counted}</p>
      </div>
      <div className="flex flex-col justify-between gap-y-5">
        <p className="max-w-[34.6em] text-text-soft">
          <span className="block font-semibold text-text">{people}</span>
          {text}
        </p>
        <p>
          <span className="block text-small text-text-soft">
            {daysAWeek.length > 1 ? ofSeveral : ofOne}
          </span>
          <span className="font-bold font-display text-[clamp(1.75rem,1.2rem+2.2vw,2.75rem)] leading-tight tracking-tight">
            {price}
          </span>
        </p>
      </div>
    </div>
  );
}
