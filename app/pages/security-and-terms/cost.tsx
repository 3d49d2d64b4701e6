import { Instrument } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type MonthOfWork, securityAndTerms } from "#content/pages/security-and-terms.ts";
import { costOf, weeksAMonth } from "./month.ts";
import { MonthDrawing } from "./month-drawing.tsx";

const { cost } = securityAndTerms;
const weeks = Array.from({ length: Math.ceil(weeksAMonth) }, (_, index) => index + 1);

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
  const { counted, days } = costOf(daysAWeek);
  const { ofOne, ofSeveral } = cost.result;
  return (
    <>
      <Weeks />
      <MonthDrawing people={daysAWeek} label={people} />
      <div className="mt-6 grid gap-x-14 gap-y-6 md:mt-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <p className="font-mono text-secondary max-sm:text-label">{counted}</p>
          <p className="mt-3 text-small text-text-soft">
            {daysAWeek.length > 1 ? ofSeveral : ofOne}
          </p>
          <p className="font-bold font-display text-[clamp(2rem,1rem+4.4vw,4.5rem)] leading-none tracking-tight">
            {days} × {cost.rate}
          </p>
        </div>
        <p className="max-w-[34.6em] text-text-soft lg:pb-1">
          <span className="block font-semibold text-text">{people}</span>
          {text}
        </p>
      </div>
    </>
  );
}

/** The names of the weeks above the drawing, in columns as wide as its weeks: 122 units each, and 44 for the third. */
const Weeks = () => (
  <p
    aria-hidden="true"
    className="mb-2 grid grid-cols-[repeat(4,122fr)_44fr] font-mono text-label text-text-soft"
  >
    {weeks.map((week) => (
      <span key={week} className="whitespace-nowrap">
        {week === weeks.length ? null : <span className="max-sm:hidden">{cost.week} </span>}
        {week}
      </span>
    ))}
  </p>
);
