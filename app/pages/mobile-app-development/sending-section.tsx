import { Bars } from "#app/service-page/gauges.tsx";
import { Instrument } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";
import { inSeconds, secondsFor } from "./sending.ts";

const { loads, sending } = page.lift;
/** Seconds that the full width of a bar stands for: the largest payload over the slowest connection. */
const scale = secondsFor(
  Math.max(...loads.map(({ kilobytes }) => kilobytes)),
  Math.min(...sending.connections.map(({ kilobits }) => kilobits)),
);

/** How long the app's payloads take over connections of different speed. */
export function Sending() {
  return (
    <Section id="sending" title={sending.title} lede={sending.intro} layout="beside">
      <Instrument
        name="connection"
        legend={sending.legend}
        first={1}
        choices={sending.connections.map(({ name, kilobits }) => ({
          label: name,
          panel: (
            <div className="grid gap-5">
              <Bars
                rows={loads.map(({ name: load, kilobytes }) => {
                  const seconds = secondsFor(kilobytes, kilobits);
                  return {
                    term: `${load}, ${kilobytes} kB`,
                    share: seconds / scale,
                    figure: inSeconds(seconds),
                    alarm: seconds > 10,
                  };
                })}
              />
              <p className="text-text-soft">{kilobits.toLocaleString("en-US")} kbit/s</p>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
