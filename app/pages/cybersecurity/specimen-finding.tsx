import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

const { specimen } = page;

/** A page of the report, as developers receive it. */
export function SpecimenFinding() {
  return (
    <article className="border-[1.5px] border-text bg-surface">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-text border-b-[1.5px] px-5 py-4 sm:px-7">
        <h3 className="text-h3">
          <span className="mr-1 font-mono font-normal text-accent">{specimen.id}</span>{" "}
          {specimen.name}
        </h3>
        <p className="flex items-center gap-4">
          <span className="label text-accent">{specimen.rank}</span>
          <SpecimenMark />
        </p>
      </header>
      <dl className="px-5 py-2 sm:px-7 sm:py-4">
        {specimen.parts.map((part) => (
          <div
            key={part.label}
            className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="label pt-1 text-text-soft">{part.label}</dt>
            <dd
              className={
                "code" in part
                  ? "whitespace-pre-wrap break-words font-mono text-small"
                  : "max-w-[38.6em] text-text-soft"
              }
            >
              {part.body}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
