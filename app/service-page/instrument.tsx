import type { ReactNode } from "react";
import { cx } from "#app/ui/cx.ts";

/**
 * Classes that show the panel of the checked radio button with the same number. Styles only, so an instrument works
 * before any script. Written out, because Tailwind reads class names from the source.
 */
export const shownAt = [
  "hidden group-has-[[data-choice='0']:checked]/instrument:block",
  "hidden group-has-[[data-choice='1']:checked]/instrument:block",
  "hidden group-has-[[data-choice='2']:checked]/instrument:block",
  "hidden group-has-[[data-choice='3']:checked]/instrument:block",
  "hidden group-has-[[data-choice='4']:checked]/instrument:block",
  "hidden group-has-[[data-choice='5']:checked]/instrument:block",
  "hidden group-has-[[data-choice='6']:checked]/instrument:block",
];

/** Length of a label from which only one fits beside another on a phone, in characters. */
const longLabel = 18;

/** Length of a label up to which five of them fit in a row on a phone. */
const rowLabel = 4;

type InstrumentProps = {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  /** What is chosen; also the accessible name of the instrument. */
  legend: string;
  /** At most seven. */
  choices: readonly { label: string; panel: ReactNode }[];
  /** Index of the initial choice. */
  first?: number;
  /** One drawing for all choices, beside their panels; its parts depend on the choice through `shownAt`. */
  figure?: ReactNode;
  /** Whether the panels are on the page itself, without a box; the drawing is then below them. */
  unboxed?: boolean;
};

/** A control with a worked result for each of its settings. */
export function Instrument({
  name,
  legend,
  choices,
  first = 0,
  figure,
  unboxed = false,
}: InstrumentProps) {
  const panels = choices.map(({ label, panel }, index) => (
    <div key={label} className={shownAt[index]}>
      {panel}
    </div>
  ));
  return (
    <section aria-label={legend} className="group/instrument">
      <fieldset>
        <legend className="label mb-2 text-text-soft">{legend}</legend>
        <div
          className={cx(
            "flex flex-wrap gap-px bg-text p-px",
            // Few are equally wide; many take what their labels need.
            choices.length < 4 && "*:basis-0",
            // On a phone five that need two rows are three and two, rather than four and one.
            choices.length === 5 &&
              choices.some(({ label }) => label.length > rowLabel) &&
              "max-sm:*:basis-[30%]",
            // On a phone they would make rows of unequal lengths: two stand in each.
            choices.some(({ label }) => label.length > longLabel) &&
              "max-sm:grid max-sm:grid-cols-2 max-sm:*:odd:last:col-span-2",
          )}
        >
          {choices.map(({ label }, index) => (
            <Choice
              key={label}
              name={name}
              value={label}
              label={label}
              mark={index}
              checked={index === first}
            />
          ))}
        </div>
      </fieldset>
      {figure === undefined || unboxed ? (
        <div
          aria-live="polite"
          className={
            unboxed
              ? "pt-8"
              : "border-[1.5px] border-text border-t-0 bg-surface p-5 md:px-8 md:pt-7 md:pb-8"
          }
        >
          {panels}
        </div>
      ) : (
        <div className="mt-8 grid gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="min-w-0">{figure}</div>
          <div aria-live="polite" className="min-w-0">
            {panels}
          </div>
        </div>
      )}
      {unboxed ? figure : null}
    </section>
  );
}

type ChoiceProps = {
  name: string;
  value: string | number;
  label: ReactNode;
  mark?: number;
  checked: boolean;
};

/** A radio button styled as a switch. */
export function Choice({ name, value, label, mark, checked }: ChoiceProps) {
  return (
    <label className="flex min-h-11 grow cursor-pointer items-center justify-center bg-surface px-3 py-1.5 text-center font-semibold text-small leading-tight not-has-checked:hover:bg-tint has-checked:bg-text has-checked:text-background has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none">
      <input
        type="radio"
        name={name}
        value={value}
        data-choice={mark}
        defaultChecked={checked}
        className="sr-only"
      />
      {label}
    </label>
  );
}

/** An instrument's figures in large type, each with its label above. */
export function Readings({
  items,
}: {
  items: readonly { term: ReactNode; figure: ReactNode; alarm?: boolean }[];
}) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {items.map(({ term, figure, alarm }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: constant list
        <div key={index}>
          <dt className="text-small text-text-soft">{term}</dt>
          <dd
            className={`font-display font-semibold text-[1.75rem] leading-tight tabular-nums md:text-[2.75rem] md:leading-[1.1] tracking-tight ${alarm ? "text-accent" : ""}`}
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Figure = { term: string; figure: ReactNode };

/** One of an instrument's figures much larger than the others, with a note at their side. */
export function Peak({
  peak,
  alarm = false,
  others,
  children,
}: {
  peak: Figure;
  alarm?: boolean;
  others: readonly Figure[];
  children: ReactNode;
}) {
  return (
    <div className="mt-8 flex flex-wrap items-end gap-x-14 gap-y-6">
      <dl className="contents">
        <div>
          <dt className="text-small text-text-soft">{peak.term}</dt>
          <dd
            className={`font-display font-semibold text-[clamp(3.5rem,2.4rem+4.4vw,6rem)] leading-[0.95] tabular-nums tracking-tight ${alarm ? "text-accent" : "text-secondary"}`}
          >
            {peak.figure}
          </dd>
        </div>
        {others.map(({ term, figure }) => (
          <div key={term}>
            <dt className="text-small text-text-soft">{term}</dt>
            <dd className="font-display font-semibold text-h2 tabular-nums leading-tight tracking-tight">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[30em] pb-1 text-text-soft">{children}</p>
    </div>
  );
}
