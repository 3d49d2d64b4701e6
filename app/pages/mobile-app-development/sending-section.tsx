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

/** Returns the width of a bar: the shortest is still seen. */
const percent = (seconds: number) => `${Math.max(0.2, Math.round((seconds / scale) * 1000) / 10)}%`;

/** How long the app's payloads take over connections of different speed. */
export function Sending() {
  return (
    <Section id="sending" title={sending.title} lede={sending.intro}>
      <Instrument
        name="connection"
        legend={sending.legend}
        first={1}
        unboxed
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
                    <svg
                      aria-hidden="true"
                      className={cx("mt-3 block w-full bg-tint", index > 0 ? "h-10" : "h-4")}
                    >
                      <rect
                        width={percent(seconds)}
                        height="100%"
                        className={slow ? "fill-accent" : "fill-secondary"}
                      />
                    </svg>
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
