import { Bars } from "#app/service-page/gauges.tsx";
import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import {
  engineerWithin,
  type Filling,
  fillingAt,
  onScale,
  ownerWithin,
  ticketWithin,
  timeLeft,
} from "./filling.ts";

const { title, intro, legend, scale, rates } = page.filling;
const limits = [ownerWithin, engineerWithin, ticketWithin].map(onScale);

const who: Record<Filling["reaches"], { name: string; text: string }> = {
  report: {
    name: "Monthly report",
    text: "It is listed under capacity. A larger disk is ordered in office hours.",
  },
  ticket: {
    name: "Ticket by 08:00",
    text: "No one is woken. Your administrator sees it at eight.",
  },
  engineer: {
    name: "Our engineer, now",
    text: "The volume grows from the agreed reserve. You read about it in the morning.",
  },
  owner: {
    name: "Our engineer, then you",
    text: "The reserve does not buy four hours, so the owner decides what stops.",
  },
};

/** One disk at five fill rates: the time left, and who is told. */
export function DiskFilling() {
  return (
    <Section title={title} lede={intro} id="filling">
      <Instrument
        name="fill-rate"
        legend={legend}
        first={2}
        unboxed
        choices={rates.map(({ rate, cause }) => ({
          label: String(rate),
          panel: <Disk cause={cause} filling={fillingAt(rate)} />,
        }))}
      />
    </Section>
  );
}

function Disk({ cause, filling }: { cause: string; filling: Filling }) {
  const { name, text } = who[filling.reaches];
  const calls = filling.reaches === "engineer" || filling.reaches === "owner";
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2 lg:items-end">
      <div className="lg:col-span-2">
        <Bars
          limits={limits}
          rows={[
            { term: "Full in", hours: filling.now },
            { term: "After 20 GB more", hours: filling.afterGrowing },
          ].map(({ term, hours }) => ({
            term,
            share: onScale(hours),
            figure: timeLeft(hours),
            alarm: hours <= engineerWithin,
          }))}
        />
        <p className="mt-3 text-small text-text-soft">{scale}</p>
      </div>
      <Readings items={[{ term: "Goes to", figure: name, alarm: calls }]} />
      <p className="max-w-[34.6em] text-text-soft">
        <span className="text-text">{cause}</span> {text}
      </p>
    </div>
  );
}
