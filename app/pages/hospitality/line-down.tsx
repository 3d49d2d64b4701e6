import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";
import { type PulledLine, pulledLines } from "./pulled-line.ts";
import { QueueDrawing, shownFirst } from "./queue-drawing.tsx";

/** What follows when one interface fails for part of the night. */
export function LineDown() {
  const { title, intro, legend } = page.interfaces;
  return (
    <Section id="interfaces" title={title} lede={intro} layout="stacked">
      <Instrument
        name="pulled-line"
        legend={legend}
        first={shownFirst}
        figure={<QueueDrawing />}
        choices={pulledLines.map((line) => ({ label: line.name, panel: <Night line={line} /> }))}
      />
    </Section>
  );
}

function Night({ line }: { line: PulledLine }) {
  return (
    <div className="grid gap-6">
      <Readings
        items={[
          {
            term: "Messages stuck by 05:10",
            figure: line.stuck.length,
            alarm: line.stuck.length > 0,
          },
          { term: "First one missed", figure: line.first },
          {
            term: "Business date",
            figure: line.holdsTheRoll ? "does not roll" : "rolls at 02:30",
            alarm: line.holdsTheRoll === true,
          },
        ]}
      />
      <dl className="grid gap-x-10 gap-y-5 md:max-xl:grid-cols-3">
        <div>
          <dt className="font-semibold text-accent">Without a queue</dt>
          <dd className="mt-1 text-text-soft">{line.noticed}</dd>
        </div>
        <div>
          <dt className="font-semibold text-secondary">With our interface layer</dt>
          <dd className="mt-1 text-text-soft">{line.withQueue}</dd>
        </div>
        <div>
          <dt className="text-small text-text-soft">Usual connection</dt>
          <dd className="font-mono text-small">{line.protocol}</dd>
        </div>
      </dl>
    </div>
  );
}
