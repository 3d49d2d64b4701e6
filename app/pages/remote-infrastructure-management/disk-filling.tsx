import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import { type Filling, fillingAt, timeLeft } from "./filling.ts";

const { title, intro, legend, rates } = page.filling;

const who: Record<Filling["reaches"], { name: string; text: string }> = {
  report: {
    name: "Monthly report",
    text: "It is listed under capacity. A disk is ordered by day.",
  },
  ticket: { name: "Ticket by 08:00", text: "Everyone sleeps. Your administrator has it at eight." },
  engineer: {
    name: "Our engineer, now",
    text: "The volume grows from the agreed reserve. You read about it in the morning.",
  },
  owner: {
    name: "Our engineer, then you",
    text: "The reserve does not buy four hours, so the owner decides what stops.",
  },
};

/** One disk at five fill rates: time left, and who hears of it. */
export function DiskFilling() {
  return (
    <Section title={title} lede={intro} id="filling">
      <Instrument
        name="fill-rate"
        legend={legend}
        first={2}
        choices={rates.map(({ rate, cause }) => ({
          label: `${rate} GB/h`,
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
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end">
      <Readings
        items={[
          { term: "Full in", figure: timeLeft(filling.now) },
          { term: "After 20 GB more", figure: timeLeft(filling.afterGrowing) },
          { term: "Reaches", figure: name, alarm: calls },
        ]}
      />
      <p className="max-w-[52ch] text-text-soft">
        <span className="text-text">{cause}</span> {text}
      </p>
    </div>
  );
}
