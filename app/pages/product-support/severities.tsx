import { Section } from "#app/ui/section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";

const severityFacts = [
  ["respond", "Response"],
  ["update", "News"],
  ["restore", "Relief"],
] as const;

/** What people cannot do at the left, what follows from it at the right. */
export function Severities() {
  const { rows, clocks, note } = page.severities;
  return (
    <Section
      id="severity"
      label="Severity"
      title={page.severities.title}
      lede={page.severities.intro}
    >
      <p className="label border-accent border-l-2 pl-3 text-accent">
        Example targets, not an offer
      </p>
      <div className="mt-5 border-text border-t-[1.5px]">
        {rows.map((row) => (
          <div
            key={row.level}
            className="grid gap-x-10 gap-y-5 border-line border-b py-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]"
          >
            <div className="flex gap-5">
              <h3 className="w-[2.2ch] shrink-0 font-mono text-h3">{row.level}</h3>
              <div>
                <p className="font-semibold">{row.means}</p>
                <p className="mt-1 text-text-soft">{row.example}</p>
              </div>
            </div>
            <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
              {severityFacts.map(([key, label]) => (
                <div key={key}>
                  <dt className="label text-text-soft">{label}</dt>
                  <dd className="mt-1">{row[key]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {clocks.map((clock) => (
          <div key={clock.title}>
            <h3 className="text-h4">{clock.title}</h3>
            <p className="mt-1.5 max-w-[58ch] text-text-soft">{clock.text}</p>
          </div>
        ))}
      </div>
      <p className="measure mt-8 text-text-soft">{note}</p>
    </Section>
  );
}
