import { Track } from "#app/service-page/gauges.tsx";
import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { productSupport as page, type Severity } from "#content/services/product-support.ts";
import { coveredBetween, dayAndTime, dueAfter, reported } from "./due.ts";

const { title, intro, legend, marks, rows } = page.severities;

/** One report on a Friday afternoon: when each target is due, by severity. */
export function Severities() {
  return (
    <Section id="severity" title={title} lede={intro}>
      <Instrument
        name="severity"
        legend={legend}
        first={1}
        choices={rows.map((row) => ({ label: row.level, panel: <Due row={row} /> }))}
      />
    </Section>
  );
}

const day = 24 * 60;
/** From Friday noon to Tuesday evening, in minutes since Monday 00:00. */
const shown = { from: 4.5 * day, to: 8.75 * day };
const covered = coveredBetween(shown.from, shown.to).map((span) => ({
  ...span,
  tone: "covered" as const,
}));
const midnights = [5, 6, 7, 8].map((count) => count * day);
/** Each day's name in the middle of what is shown of it. */
const dayNames = ["Fri", "Sat", "Sun", "Mon", "Tue"].map((text, index) => ({
  text,
  at: ((midnights[index - 1] ?? shown.from) + (midnights[index] ?? shown.to)) / 2,
}));

function Due({ row }: { row: Severity }) {
  const dueAt = (minutes: number) => dueAfter(reported, minutes, row.covered);
  const due = (minutes: number) => dayAndTime(dueAt(minutes));
  return (
    <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <div className="lg:col-span-2">
        <Track
          {...shown}
          spans={covered}
          marks={[
            { at: reported, tone: "plain" },
            { at: dueAt(row.respond), tone: "alarm" },
            ...(row.restore === undefined
              ? []
              : [{ at: dueAt(row.restore), tone: "good" as const }]),
          ]}
          bounds={midnights}
          labels={dayNames}
        />
        <Key restored={row.restore !== undefined} />
      </div>
      <Readings
        items={[
          { term: "An engineer answers by", figure: due(row.respond), alarm: !row.covered },
          {
            term: "Users can work again by",
            figure: row.restore === undefined ? "a planned release" : due(row.restore),
          },
        ]}
      />
      <p className="max-w-[52ch] text-text-soft">
        <span className="text-text">{row.means}.</span> {row.example}
        {row.example.endsWith("?") ? "" : "."}{" "}
        {row.covered ? "The clock runs in covered hours." : "The clock runs at any hour."}
      </p>
    </div>
  );
}

/** What the track's colours mean. Hidden from screen readers, as the track is. */
function Key({ restored }: { restored: boolean }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-6 text-small text-text-soft">
      <Mark className="bg-text-soft/45" text={marks.covered} />
      <Mark className="bg-text" text={marks.reported} />
      <Mark className="bg-accent" text={marks.answered} />
      {restored ? <Mark className="bg-secondary" text={marks.restored} /> : null}
    </p>
  );
}

const Mark = ({ className, text }: { className: string; text: string }) => (
  <span className="flex items-center gap-2">
    <span className={`solid size-3 ${className}`} />
    {text}
  </span>
);
