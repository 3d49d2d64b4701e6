// biome-ignore-all lint/a11y/noRedundantRoles: a table whose parts change their display keeps its meaning by them
import type { ReactNode } from "react";
import { cx } from "#app/ui/cx.ts";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";

const { patchMonth } = page;

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

type Kind = (typeof patchMonth.entries)[number]["kind"];

/** Each kind has both a colour and a shape, so that either is enough. */
const kinds: Record<Kind, { name: string; colour: string; edge: string; shape: ReactNode }> = {
  vendor: {
    name: "Vendors publish",
    colour: "text-secondary",
    edge: "border-secondary",
    shape: <path d="M1 2h10L6 11z" fill="currentColor" />,
  },
  ours: {
    name: "We work, nothing stops",
    colour: "text-text",
    edge: "border-text",
    shape: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  },
  window: {
    name: "Your window, systems restart",
    colour: "text-accent",
    edge: "border-accent",
    shape: <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />,
  },
  freeze: {
    name: "No changes",
    colour: "text-text-soft",
    edge: "border-text-soft",
    shape: <path d="M2 1h3v10H2zM7 1h3v10H7z" fill="currentColor" />,
  },
};

const legend = ["vendor", "ours", "window", "freeze"] as const satisfies readonly Kind[];

const entryAt = (week: number, day: number) =>
  patchMonth.entries.find((entry) => entry.week === week && entry.day === day);

/** Four weeks around the second Tuesday: a calendar on wide screens, a dated list on narrow ones. */
export function PatchMonth() {
  return (
    <>
      <ul className="mb-6 flex flex-wrap gap-x-7 gap-y-2 text-small">
        {legend.map((kind) => (
          <li key={kind} className="flex items-center gap-2.5">
            <Mark kind={kind} />
            {kinds[kind].name}
          </li>
        ))}
      </ul>
      <table role="table" className="block w-full table-fixed border-collapse text-left lg:table">
        <caption className="sr-only">{patchMonth.title}</caption>
        <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
          <tr role="row">
            <th role="columnheader" scope="col" className="w-36">
              <span className="sr-only">Week</span>
            </th>
            {days.map((day) => (
              <th
                key={day}
                role="columnheader"
                scope="col"
                className="label pb-2 pl-3 text-left font-normal text-text-soft"
              >
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block lg:table-row-group">
          {patchMonth.weeks.map((name, index) => (
            <tr
              key={name}
              role="row"
              className="relative block border-text border-t-[1.5px] pt-3 pb-4 lg:static lg:table-row lg:border-line lg:border-t lg:last:border-b"
            >
              <th
                role="rowheader"
                scope="row"
                className="block pb-2 font-display text-h4 tracking-tight lg:table-cell lg:py-4 lg:align-top"
              >
                {name}
              </th>
              {days.map((day, dayIndex) => {
                const entry = entryAt(index + 1, dayIndex + 1);
                return (
                  <td
                    key={day}
                    role="cell"
                    className={cx(
                      "border-line lg:h-22 lg:border-l lg:p-2 lg:align-top",
                      // Kept for screen readers, so that the column count stays right.
                      entry === undefined ? "max-lg:sr-only" : "block py-1.5 lg:table-cell",
                      dayIndex > 4 && "lg:bg-tint",
                    )}
                  >
                    {entry === undefined ? null : (
                      <div
                        className={cx(
                          "grid grid-cols-[3rem_minmax(0,1fr)] border-l-[3px] py-0.5 pl-3 lg:block lg:h-full lg:border-t-[3px] lg:border-l-0 lg:pt-2 lg:pl-1",
                          kinds[entry.kind].edge,
                        )}
                      >
                        <span aria-hidden="true" className="label pt-1 text-text-soft lg:hidden">
                          {day}
                        </span>
                        <span>
                          <span className="flex items-baseline gap-1.5 font-semibold leading-snug">
                            <Mark kind={entry.kind} />
                            {entry.title}
                          </span>
                          <span className="mt-0.5 block text-text-soft text-small leading-snug">
                            {entry.text}
                          </span>
                          <span className="sr-only"> ({kinds[entry.kind].name})</span>
                        </span>
                      </div>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Mark({ kind }: { kind: Kind }) {
  const { colour, shape } = kinds[kind];
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={cx("size-2.5 shrink-0", colour)}>
      {shape}
    </svg>
  );
}
