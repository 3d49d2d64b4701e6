import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import { cx } from "../../../ui/cx.ts";

const { patchMonth } = page;

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

type Kind = (typeof patchMonth.entries)[number]["kind"];

const kinds: Record<Kind, { name: string; mark: string; cell: string }> = {
  vendor: { name: "Makers publish", mark: "bg-tide", cell: "border-tide" },
  ours: { name: "We work, nothing stops", mark: "border-[1.5px] border-ink", cell: "border-ink" },
  window: { name: "Your window, systems restart", mark: "bg-keel", cell: "border-keel" },
  freeze: { name: "No changes", mark: "bg-ink-soft", cell: "border-ink-soft" },
};

const entryAt = (week: number, day: number) =>
  patchMonth.entries.find((entry) => entry.week === week && entry.day === day);

/** Four weeks around the second Tuesday: a calendar on wide screens, a dated list on narrow ones. */
export function PatchMonth() {
  return (
    <>
      <ul className="mb-6 flex flex-wrap gap-x-7 gap-y-2 text-small">
        {Object.entries(kinds).map(([kind, { name, mark }]) => (
          <li key={kind} className="flex items-center gap-2.5">
            <span aria-hidden="true" className={cx("size-3", mark)} />
            {name}
          </li>
        ))}
      </ul>
      <table className="block w-full table-fixed border-collapse text-left lg:table">
        <caption className="sr-only">{patchMonth.title}</caption>
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr>
            <th scope="col" className="w-36">
              <span className="sr-only">Week</span>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className="label pb-2 pl-3 text-left font-normal text-ink-soft"
              >
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {patchMonth.weeks.map((name, index) => (
            <tr
              key={name}
              className="block border-ink border-t-[1.5px] pt-4 pb-6 lg:table-row lg:border-line lg:border-t lg:last:border-b"
            >
              <th
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
                    className={cx(
                      "border-line lg:h-32 lg:border-l lg:p-2 lg:align-top",
                      entry === undefined ? "hidden lg:table-cell" : "block py-1.5 lg:table-cell",
                      dayIndex > 4 && "lg:bg-sounding",
                    )}
                  >
                    {entry === undefined ? null : (
                      <div
                        className={cx(
                          "grid grid-cols-[3rem_minmax(0,1fr)] border-l-[3px] py-0.5 pl-3 lg:block lg:h-full lg:border-t-[3px] lg:border-l-0 lg:pt-2 lg:pl-1",
                          kinds[entry.kind].cell,
                        )}
                      >
                        <span className="label pt-1 text-ink-soft lg:hidden">{day}</span>
                        <span>
                          <span className="block font-semibold leading-snug">{entry.title}</span>
                          <span className="mt-0.5 block text-ink-soft text-small leading-snug">
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
