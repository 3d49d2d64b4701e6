import { SplitSection } from "#app/service-page/split-section.tsx";
import { cx } from "#app/ui/cx.ts";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

const { handover } = page;

type Holder = keyof typeof handover.legend;

/** Marks of who holds a duty: hollow for us, half filled for both, filled for the client. */
const filled: Record<Holder, string | undefined> = {
  us: undefined,
  both: "M8 1.5a6.5 6.5 0 0 0 0 13z",
  you: "M8 1.5a6.5 6.5 0 0 1 0 13 6.5 6.5 0 0 1 0-13z",
};

function Mark({ holder }: { holder: Holder }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={cx(
        "inline-block size-4 shrink-0",
        holder === "us" ? "text-text-soft" : "text-accent",
      )}
    >
      <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={filled[holder]} fill="currentColor" />
    </svg>
  );
}

/** Duties by phase: from left to right they move to the client’s team. */
export function HandoverPlan() {
  return (
    <SplitSection
      title={page.handover.title}
      lede={page.handover.intro}
      id="hand-over"
      aside={
        <div className="mt-8 max-w-[30.6em] border-accent border-l-2 pl-5">
          <h3 className="text-h4">{page.handover.proof.title}</h3>
          <p className="mt-1.5 text-text-soft">{page.handover.proof.text}</p>
        </div>
      }
    >
      <ul className="mb-5 flex flex-wrap gap-x-7 gap-y-2 text-small">
        {(["us", "both", "you"] as const).map((holder) => (
          <li key={holder} className="flex items-center gap-2.5">
            <Mark holder={holder} />
            {handover.legend[holder]}
          </li>
        ))}
      </ul>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">Who holds which duty in each phase</caption>
        <thead>
          <tr className="border-text border-y-[1.5px]">
            <th scope="col" className="w-[38%] py-3 pr-2 align-bottom text-small sm:w-[40%]">
              Duty
            </th>
            {handover.phases.map((phase) => (
              <th
                key={phase}
                scope="col"
                className="py-3 text-center align-bottom font-mono font-normal text-label text-text-soft sm:px-2"
              >
                {phase}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {handover.duties.map((duty) => (
            <tr key={duty.duty}>
              <th
                scope="row"
                className="py-3 pr-2 font-semibold text-small leading-snug sm:pr-3 sm:text-base sm:leading-snug"
              >
                {duty.duty}
              </th>
              {duty.holders.map((holder, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its place
                  key={index}
                  className={cx(
                    "px-1 py-3 text-center align-middle",
                    holder === "you" && "bg-tint",
                  )}
                >
                  <Mark holder={holder} />
                  <span className="sr-only">{handover.legend[holder]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SplitSection>
  );
}
