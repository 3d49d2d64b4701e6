import type { ReactNode } from "react";
import { privacyPolicy, type StoredRecord } from "#content/pages/privacy-policy.ts";
import type { Installation } from "./installation.server.ts";
import { periodInWords, recordsOf } from "./retention-period.ts";

/** A table on wide screens; on narrow ones each row becomes a block with its own labels. */
export function Records({ installation }: { installation: Installation }) {
  const { head, places } = privacyPolicy.stored;
  const cells = (record: StoredRecord): readonly (readonly [string, ReactNode])[] => [
    [head.fields, record.fields],
    [head.where, <Short key="where">{places[record.where]}</Short>],
    [head.why, record.why],
    [
      head.period,
      <Short key="period">
        <strong>{periodInWords(record, installation)}</strong>
      </Short>,
    ],
    [head.deletion, record.deletion],
  ];
  return (
    <table className="block w-full border-collapse text-left lg:table">
      <caption className="sr-only">{privacyPolicy.stored.title}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="border-text border-y-[1.5px]">
          {[head.what, head.fields, head.where, head.why, head.period, head.deletion].map(
            (title) => (
              <th
                key={title}
                scope="col"
                className="py-3 pr-5 align-bottom font-semibold text-small"
              >
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="block border-text border-t-[1.5px] lg:table-row-group lg:border-t-0">
        {recordsOf(installation).map((record) => (
          <tr
            key={record.id}
            id={record.id}
            className="block border-text/20 border-b py-6 lg:table-row lg:py-0 lg:align-top"
          >
            <th scope="row" className="block pb-3 lg:table-cell lg:w-[17%] lg:py-4 lg:pr-5">
              <span className="font-display font-semibold text-h4 leading-tight tracking-tight">
                {record.title}
              </span>
              {record.name === undefined ? null : (
                <code className="mt-1 block break-words font-mono font-normal text-text-soft text-label">
                  {record.name}
                </code>
              )}
            </th>
            {cells(record).map(([term, detail]) => (
              <td
                key={term}
                className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 py-1 text-small lg:table-cell lg:py-4 lg:pr-5"
              >
                <span className="text-text-soft lg:hidden">{term}</span>
                <span>{detail}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two or three words that stay on one line of the table. */
function Short({ children }: { children: ReactNode }) {
  return <span className="lg:whitespace-nowrap">{children}</span>;
}
