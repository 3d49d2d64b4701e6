import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";
import { Register } from "./register.tsx";

const { records } = aboutUs;
const { sample } = records;
const [why, ...habits] = records.paragraphs;

/** A decision record as a sheet with the title block of a drawing, and beside it the register that it is in. */
export function Records() {
  return (
    <Section id="records" title={records.title} lede={why} layout="stacked" tone="tint">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <article
          aria-label={sample.label}
          className="flex flex-col border-[1.5px] border-text bg-surface"
        >
          <div className="grow p-5 md:p-9">
            <p className="label text-text-soft">{sample.label}</p>
            <h3 className="mt-3 text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.1]">
              {sample.title}
            </h3>
            <dl className="mt-7 grid gap-y-5">
              {sample.parts.map((part) => (
                <div
                  key={part.title}
                  className="gap-x-6 border-line border-t pt-4 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]"
                >
                  <dt className="font-display font-semibold text-h4 tracking-tight">
                    {part.title}
                  </dt>
                  <dd className="max-w-[34.6em] text-small text-text-soft max-sm:mt-1.5">
                    {part.text}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <dl className="grid grid-cols-[2fr_3fr_3fr] divide-x divide-line border-text border-t-[1.5px]">
            {[
              ["Record", sample.number],
              ["Date", sample.date],
              ["Status", sample.status],
            ].map(([term, detail]) => (
              <div key={term} className="px-3 py-3 sm:px-5 md:px-9">
                <dt className="label text-text-soft">{term}</dt>
                <dd className="whitespace-nowrap font-mono text-small max-sm:text-label">
                  {detail}
                </dd>
              </div>
            ))}
          </dl>
        </article>
        <div>
          <Register />
          {[...habits, records.rules.map(({ text }) => text).join(" ")].map((text) => (
            <p key={text} className="measure mt-5 text-small text-text-soft">
              {text}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
