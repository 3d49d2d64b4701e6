import { demoData } from "#content/pages/demo-data.ts";
import type { DemoEntry, DemoSheet } from "./sheets.server.ts";

/** Possible faults, with what to try and in which order. */
export function Faults({ trees }: { trees: DemoSheet["steps"] }) {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {trees.map(({ title, steps }) => (
        <section key={title} aria-label={title} className="border-text border-t-[1.5px] pt-4">
          <h4 className="text-h4">{title}</h4>
          <ol className="mt-3 grid list-decimal gap-3 pl-8 text-text-soft">
            {steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The entries of a sheet; the one that a link points to is highlighted. */
export function Entries({ entries }: { entries: readonly DemoEntry[] }) {
  const own = entries.filter(({ printedAt }) => printedAt === undefined);
  const shared = entries.filter(({ printedAt }) => printedAt !== undefined);
  return (
    <>
      <dl className="border-text border-t-[1.5px] md:columns-2 md:gap-x-12">
        {own.map(({ id, label, text }) => (
          <div
            key={id}
            id={id}
            className="break-inside-avoid border-text/20 border-b py-5 target:bg-tint"
          >
            <dt className="font-display font-semibold text-h4 tracking-tight">{label}</dt>
            <dd className="mt-1.5 text-text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {shared.length === 0 ? null : (
        <>
          <p className="mt-6 text-text-soft">{demoData.shared}</p>
          <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
            {shared.map(({ id, label, printedAt }) => (
              <li key={id} id={id} className="target:bg-tint">
                <a href={printedAt} className="text-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
