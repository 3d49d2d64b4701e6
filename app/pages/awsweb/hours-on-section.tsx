import { Track } from "#app/service-page/gauges.tsx";
import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import { monthlyCost, spansOf, week } from "./hours-on.ts";

const { title, intro, legend, schedules } = page.cost;
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;

/** What an environment costs, and what is saved, by how many hours it is on. */
export function HoursOn() {
  return (
    <Section title={title} lede={intro} id="cost" tone="tint">
      <Instrument
        name="hours-on"
        legend={legend}
        first={3}
        choices={schedules.map((schedule) => ({
          label: schedule.name,
          panel: <Cost spans={spansOf(schedule)} />,
        }))}
      />
    </Section>
  );
}

const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function Cost({ spans }: { spans: readonly { from: number; to: number }[] }) {
  const hours = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const { machines, whole, saved } = monthlyCost(hours);
  return (
    <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <div className="lg:col-span-2">
        <Track
          to={week}
          spans={spans.map((span) => ({ ...span, tone: "on" }))}
          labels={dayNames.map((text, day) => ({ text, at: day * 24 + 12 }))}
        />
      </div>
      <Readings
        items={[
          { term: "Machines a month", figure: dollars(machines) },
          { term: "With disks", figure: dollars(whole) },
          { term: "Machine hours saved", figure: `${Math.round(saved * 100)}%` },
        ]}
      />
      <p className="font-mono text-small text-text-soft">
        ({week} − {hours}) of {week} hours a week, at ${page.cost.machines.toFixed(2)} each
      </p>
    </div>
  );
}
