import { SplitSection } from "#app/service-page/split-section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

export function Records() {
  const { records } = aboutUs;
  return (
    <SplitSection
      id="records"
      title={records.title}
      tinted
      lede={
        <div className="grid gap-4 text-base">
          {records.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{records.rules.map(({ text }) => text).join(" ")}</p>
        </div>
      }
    >
      <article
        aria-label={records.sample.label}
        className="self-start border-[1.5px] border-text bg-surface"
      >
        <div className="p-6 md:p-9">
          <p className="label text-text-soft">{records.sample.label}</p>
          <h3 className="mt-4 max-w-[24ch] text-h3">{records.sample.title}</h3>
          <dl className="mt-6 grid gap-5">
            {records.sample.parts.map((part) => (
              <div key={part.title}>
                <dt className="font-semibold">{part.title}</dt>
                <dd className="mt-1 text-text-soft">{part.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {/* The title block of a drawing sheet. */}
        <dl className="grid grid-cols-2 border-text border-t-[1.5px] sm:grid-cols-[2fr_1fr_1fr]">
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
    </SplitSection>
  );
}
