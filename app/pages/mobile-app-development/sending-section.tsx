import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";
import { inSeconds, secondsFor } from "./sending.ts";

const { loads, sending } = page.lift;

/** What the app has to send, over lines of different speed. */
export function Sending() {
  return (
    <Section id="sending" title={sending.title} lede={sending.intro}>
      <Instrument
        name="connection"
        legend={sending.legend}
        first={1}
        choices={sending.connections.map(({ name, kilobits }) => ({
          label: name,
          panel: (
            <Readings
              items={[
                { term: "Connection", figure: `${kilobits.toLocaleString("en-US")} kbit/s` },
                ...loads.map(({ name: load, kilobytes }) => {
                  const seconds = secondsFor(kilobytes, kilobits);
                  return {
                    term: `${load}, ${kilobytes} kB`,
                    figure: inSeconds(seconds),
                    alarm: seconds > 10,
                  };
                }),
              ]}
            />
          ),
        }))}
      />
    </Section>
  );
}
