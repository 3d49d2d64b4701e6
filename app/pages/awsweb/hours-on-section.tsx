import { Instrument, Peak } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import { monthlyCost, spansOf, week } from "./hours-on.ts";

const { title, intro, legend, schedules } = page.cost;
type Span = { from: number; to: number };
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;

/** What an environment costs, and what is saved, by how many hours it is on. */
export function HoursOn() {
  return (
    <Section title={title} lede={intro} id="cost" tone="tint">
      <Instrument
        name="hours-on"
        legend={legend}
        first={3}
        unboxed
        choices={schedules.map((schedule) => ({
          label: schedule.name,
          panel: <Cost spans={spansOf(schedule)} />,
        }))}
      />
    </Section>
  );
}

const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function Cost({ spans }: { spans: readonly Span[] }) {
  const hours = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const { machines, whole, saved } = monthlyCost(hours);
  return (
    <>
      <Week spans={spans} />
      <Peak
        peak={{ term: "Machine hours saved", figure: `${Math.round(saved * 100)}%` }}
        others={[
          { term: "Machines a month", figure: dollars(machines) },
          { term: "With disks", figure: dollars(whole) },
        ]}
      >
        ({week} − {hours}) of {week} hours a week, at ${page.cost.machines.toFixed(2)} each
      </Peak>
    </>
  );
}

const percent = (hour: number) => `${Math.round((hour / week) * 1000) / 10}%`;

/** The hours of a week in which the environment is on. Hidden from screen readers: the figures below say the same. */
function Week({ spans }: { spans: readonly Span[] }) {
  return (
    <svg aria-hidden="true" className="block h-24 w-full overflow-visible md:h-28">
      <rect width="100%" height="75%" className="fill-background" />
      {spans.map(({ from, to }) => (
        <rect
          key={from}
          x={percent(from)}
          width={percent(to - from)}
          height="75%"
          className="fill-secondary"
        />
      ))}
      {dayNames.map((name, day) => (
        <text
          key={name}
          x={percent(day * 24 + 12)}
          y="98%"
          textAnchor="middle"
          className="fill-text-soft text-small"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
