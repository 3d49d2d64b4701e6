import { cx } from "#app/ui/cx.ts";
import {
  type CrosswalkRow,
  type Framework,
  frameworks,
  compliance as page,
} from "#content/services/compliance.ts";

const rows: readonly CrosswalkRow[] = page.crosswalk.rows;

/**
 * Classes that mark a cell as open when the framework with the same number is the one that is met. Written out, because
 * Tailwind reads class names from the source.
 */
const openAt = [
  "group-has-[[data-choice='0']:checked]/instrument:cell-open",
  "group-has-[[data-choice='1']:checked]/instrument:cell-open",
  "group-has-[[data-choice='2']:checked]/instrument:cell-open",
  "group-has-[[data-choice='3']:checked]/instrument:cell-open",
  "group-has-[[data-choice='4']:checked]/instrument:cell-open",
  "group-has-[[data-choice='5']:checked]/instrument:cell-open",
  "group-has-[[data-choice='6']:checked]/instrument:cell-open",
];

const openWithout = (row: CrosswalkRow) =>
  frameworks.map((met, index) => row.asks[met] === null && openAt[index]);

/** Columns from wide screens on: the framework, the paragraphs of the controls, and what else it asks for. */
const columns = "grid gap-x-6 gap-y-1.5 xl:grid-cols-[9rem_minmax(0,1fr)_22rem] xl:items-center";
const cells = "grid grid-cols-8 gap-[3px]";

/**
 * The paragraphs in which each framework asks for each control: filled if the framework that is met asks for it too.
 */
export function Matrix() {
  return (
    <div className="mt-8 md:mt-10">
      <div
        aria-hidden="true"
        className={cx(columns, "mb-2 font-semibold text-[0.8125rem] leading-tight")}
      >
        <div className={cx(cells, "xl:col-start-2")}>
          {rows.map(({ control }) => (
            <div
              key={control}
              className={cx(
                "self-end max-lg:justify-self-center max-lg:rotate-180 max-lg:[writing-mode:vertical-rl]",
                // The longest word reaches over the short ones before it.
                control === "Vulnerabilities" && "lg:justify-self-end xl:pr-2",
              )}
            >
              {control}
            </div>
          ))}
        </div>
        <div className="self-end font-normal text-small text-text-soft max-xl:hidden">
          {page.facts.title}
        </div>
      </div>
      <ul className="grid gap-[3px] max-xl:gap-5">
        {page.facts.items.map(({ name, kind, beyond }) => (
          <li key={name} className={columns}>
            <div className="max-xl:flex max-xl:items-baseline max-xl:gap-x-3">
              <h3 className="text-h4">{name}</h3>
              <p className="text-small text-text-soft">{kind}</p>
            </div>
            <dl className={cx(cells, "h-full")}>
              {rows.map((row) => (
                <Cell key={row.control} row={row} name={name} />
              ))}
            </dl>
            <p className="text-small text-text-soft">{beyond}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A control’s paragraph in a framework. A phone shows the cell without its words. */
function Cell({ row, name }: { row: CrosswalkRow; name: Framework }) {
  const paragraph = row.asks[name];
  return (
    <div
      className={cx(
        "grid min-h-9 place-content-center px-1 text-center text-[0.8125rem] leading-tight md:min-h-13",
        ...(paragraph === null
          ? ["text-text-soft"]
          : ["bg-secondary text-background", ...openWithout(row)]),
      )}
    >
      <dt className="sr-only">{row.control}</dt>
      <dd className="max-md:sr-only">{paragraph ?? "–"}</dd>
    </div>
  );
}
