import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { sap as page } from "#content/services/sap.ts";
import { CutoverWeekend } from "./weekend-drawing.tsx";
import { clock, course, isNamed, weekendWith } from "./weekend-plan.ts";

const { title, intro, legend, conversions } = page.cutover;

/** The cutover weekend to scale with a key to its short stretches, and with other conversion times. */
export function Cutover() {
  return (
    <Section title={title} lede={intro} tone="tint" layout="stacked" id="cutover">
      <CutoverWeekend />
      <ol className="mt-6 hidden md:flex flex-wrap gap-x-8 gap-y-1 text-small">
        {course.map((stretch, index) =>
          isNamed(stretch) ? null : (
            <li key={stretch.name}>
              <span className="font-mono text-accent">{index + 1}</span> {stretch.name},{" "}
              {stretch.hours} h
            </li>
          ),
        )}
      </ol>
      <div className="mt-10">
        <Instrument
          name="conversion"
          legend={legend}
          first={1}
          choices={conversions.map((hours) => ({
            label: `${hours} hours`,
            panel: <Weekend conversion={hours} />,
          }))}
        />
      </div>
    </Section>
  );
}

function Weekend({ conversion }: { conversion: number }) {
  const { reserve, decided, reopened, wayBack } = weekendWith(conversion);
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <Readings
        items={[
          { term: "Decision at", figure: clock(decided) },
          { term: "Old system back by", figure: clock(reopened), alarm: !wayBack },
          { term: "Reserve", figure: `${reserve} h`, alarm: !wayBack },
        ]}
      />
      <p className="max-w-[34.6em] text-text-soft">
        {wayBack
          ? "It fits. Roll back at the decision and the old system is running before the shift starts."
          : "It does not fit: rolled back at the decision, the old system would miss the shift. A downtime-optimised conversion or a three-day weekend is needed."}
      </p>
    </div>
  );
}
