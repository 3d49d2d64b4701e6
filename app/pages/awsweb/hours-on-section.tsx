import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import { monthlyCost } from "./hours-on.ts";

const { title, intro, legend, schedules } = page.cost;
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;

/** One environment by the hours it is on: what it costs, and what that saves. */
export function HoursOn() {
  return (
    <Section title={title} lede={intro} id="cost" tone="tint">
      <Instrument
        name="hours-on"
        legend={legend}
        first={3}
        choices={schedules.map(({ name, hours }) => ({
          label: name,
          panel: <Cost hours={hours} />,
        }))}
      />
    </Section>
  );
}

function Cost({ hours }: { hours: number }) {
  const { machines, whole, saved } = monthlyCost(hours);
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <Readings
        items={[
          { term: "Hours a week", figure: hours },
          { term: "Machines a month", figure: dollars(machines) },
          { term: "With disks", figure: dollars(whole) },
          { term: "Saved", figure: `${Math.round(saved * 100)}%` },
        ]}
      />
      <p className="font-mono text-small text-text-soft">
        (168 − {hours}) ÷ 168 = {Math.round(saved * 100)}% of ${page.cost.machines.toFixed(2)} an
        hour
      </p>
    </div>
  );
}
