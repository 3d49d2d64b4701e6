import { Instrument } from "#app/service-page/instrument.tsx";
import { cx } from "#app/ui/cx.ts";
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
    <Section id="sending" title={sending.title} lede={sending.intro}>
      <Instrument
        name="connection"
        legend={sending.legend}
        first={1}
        choices={sending.connections.map(({ name, kilobits }) => ({
          label: name,
          panel: (
            <div className="grid gap-7">
              {loads.map(({ name: load, kilobytes }, index) => {
                const seconds = secondsFor(kilobytes, kilobits);
                const slow = seconds > 10;
                return (
                  <div key={load}>
                    <p className="flex items-end justify-between gap-6">
                      <span>
                        {load}, {kilobytes} kB at {kilobits.toLocaleString("en-US")} kbit/s
                      </span>
                      <span
                        className={cx(
                          "whitespace-nowrap font-bold font-display tracking-tight",
                          index > 0 ? "text-display leading-none" : "text-h3",
                          slow && "text-accent",
                        )}
                      >
                        {inSeconds(seconds)}
                      </span>
                    </p>
                    <div
                      aria-hidden="true"
                      className={cx("mt-3 bg-tint", index > 0 ? "h-10" : "h-4")}
                    >
                      <div
                        className={cx("h-full min-w-0.5", slow ? "bg-accent" : "bg-secondary")}
                        style={{ width: `${(seconds / scale) * 100}%` }}
                      />
                    </div>
                  </div>
                );
              })}
            </div>
          ),
        }))}
      />
    </Section>
  );
}
