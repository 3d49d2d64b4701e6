import { Section } from "#app/ui/section.tsx";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";

/** A fortnight as a railway line with stops, and what decides whether a release departs. */
export function ReleaseTrain() {
  const { train } = page;
  return (
    <Section id="release-train" title={train.title} lede={train.intro} tone="inverse">
      <ol className="grid lg:grid-cols-[5fr_5fr_5fr_7fr_5fr]">
        {train.stops.map((stop, index) => (
          <li
            key={stop.title}
            className="relative border-text-soft border-l-2 pb-6 pl-6 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className={
                index === train.stops.length - 1
                  ? "solid absolute top-1 -left-[9px] size-4 rounded-full bg-accent lg:-top-[9px] lg:left-0"
                  : "absolute top-1 -left-[9px] size-4 rounded-full border-2 border-text bg-background lg:-top-[9px] lg:left-0"
              }
            />
            <p className="label text-text-soft">{stop.day}</p>
            <h3 className="mt-2 text-h4">{stop.title}</h3>
            <p className="mt-1.5 max-w-[26.6em] text-text-soft">{stop.text}</p>
          </li>
        ))}
      </ol>
      <p className="measure mt-10 text-lead">{train.after}</p>
    </Section>
  );
}
