import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

const { records } = aboutUs;
const [why, ...habits] = records.paragraphs;

/** A decision record as a sheet in landscape, with the title block of a drawing in its corner. */
export function Records() {
  return (
    <Section id="records" title={records.title} lede={why} tone="tint">
      <article aria-label={records.sample.label} className="border-[1.5px] border-text bg-surface">
        <div className="p-5 md:p-10">
          <p className="label text-text-soft">{records.sample.label}</p>
          <h3 className="mt-3 text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.1]">
            {records.sample.title}
          </h3>
          <dl className="mt-7 grid gap-x-10 gap-y-6 md:mt-9 md:grid-cols-2 xl:grid-cols-[3fr_4fr_3fr_3fr]">
            {records.sample.parts.map((part) => (
              <div key={part.title} className="row-span-2 grid grid-rows-subgrid gap-y-1.5">
                <dt className="font-display font-semibold text-h4 tracking-tight">{part.title}</dt>
                <dd className="max-w-[34.6em] text-text-soft">{part.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <dl className="grid grid-cols-2 border-text border-t-[1.5px] sm:grid-cols-[2fr_1fr_1fr] lg:ml-auto lg:w-3/5 lg:border-l-[1.5px]">
          {[
            ["Record", records.sample.number],
            ["Date", records.sample.date],
            ["Status", records.sample.status],
          ].map(([term, detail], index) => (
            <div
              key={term}
              className={`px-4 py-3 ${index === 0 ? "col-span-2 border-line border-b sm:col-span-1 sm:border-b-0" : index === 1 ? "sm:border-line sm:border-l" : "border-line border-l"}`}
            >
              <dt className="label text-text-soft">{term}</dt>
              <dd className="font-mono text-small">{detail}</dd>
            </div>
          ))}
        </dl>
      </article>
      <div className="mt-8 grid gap-x-14 gap-y-4 md:mt-10 md:grid-cols-2">
        {[...habits, records.rules.map(({ text }) => text).join(" ")].map((text) => (
          <p key={text} className="measure">
            {text}
          </p>
        ))}
      </div>
    </Section>
  );
}
