import type { ReactNode } from "react";

/** Terms on the left with their meanings on the right, separated by thin rules: for deliverables, terms, facts. */
export function Ledger({ rows }: { rows: readonly { term: ReactNode; detail: ReactNode }[] }) {
  return (
    <dl className="border-text border-t-[1.5px]">
      {rows.map((row, index) => (
        <div
          // The rows are constant, so the index identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: constant list
          key={index}
          className="grid gap-x-10 gap-y-1.5 border-text/20 border-b py-5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <dt className="font-display font-semibold text-h4 tracking-tight">{row.term}</dt>
          <dd className="measure text-text-soft">{row.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
