import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { productSupport as page, type Severity } from "#content/services/product-support.ts";
import { dayAndTime, dueAfter, reported } from "./due.ts";

const { title, intro, legend, rows } = page.severities;

/** One report on a Friday afternoon: when each target falls due, by its severity. */
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

function Due({ row }: { row: Severity }) {
  const due = (minutes: number) => dayAndTime(dueAfter(reported, minutes, row.covered));
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
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
