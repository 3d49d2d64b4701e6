import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page, type ScreenState } from "#content/services/ui-ux-design.ts";

const states: readonly ScreenState[] = page.states.items;
const barWidths = ["w-3/5", "w-2/5", "w-1/2"];

/** The same small screen in eight states, each with the reason for it. On wide screens the form is four times as large. */
export function EightStates() {
  return (
    <Section id="states" title={page.states.title} lede={page.states.intro}>
      <p className="mb-4">
        <SpecimenMark />
      </p>
      <ol className="grid gap-x-8 gap-y-7 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-7">
        {states.map((state, index) => (
          <li
            key={state.name}
            className={cx(
              "break-inside-avoid lg:last:col-span-2",
              state.fields && "lg:col-span-2 lg:row-span-2 lg:flex lg:flex-col",
            )}
          >
            <Screen state={state} />
            <h3 className="mt-3 flex items-baseline sm:mt-4 gap-3 text-h4">
              <span aria-hidden="true" className="font-mono font-normal text-accent text-small">
                {index + 1}
              </span>
              {state.name}
            </h3>
            <p className="mt-1 max-w-[26.6em] text-text-soft">{state.note}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A drawing of a screen: its buttons and fields are not real, and the text below says what it shows. */
function Screen({ state }: { state: ScreenState }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        "flex h-36 flex-col sm:h-52 lg:h-44 border-[1.5px] border-text bg-surface text-small",
        state.fields && "lg:h-auto lg:grow lg:text-lead",
      )}
    >
      <p className="label border-line border-b px-4 py-2.5 text-text-soft max-sm:hidden">
        {page.states.screen}
      </p>
      <div className="px-4">
        {state.rows?.map((row) => (
          <p
            key={row.name}
            className={cx(
              "flex justify-between gap-4 border-line border-b py-2.5",
              row.kept && "border-dashed text-text-soft",
              row.added && "font-semibold",
              state.fields ? "max-lg:hidden lg:py-4" : "lg:py-2",
            )}
          >
            <span className="min-w-0">{row.name}</span>
            <span className="shrink-0 font-mono text-label leading-[1.8]">{row.time}</span>
          </p>
        ))}
        {barWidths.slice(0, state.bars ?? 0).map((width) => (
          <p key={width} className="flex justify-between border-line border-b py-[0.95rem]">
            <span className={cx("solid h-3 bg-control-border/40", width)} />
            <span className="solid h-3 w-1/5 bg-control-border/40" />
          </p>
        ))}
        {state.fields === undefined ? null : (
          <p className="grid grid-cols-2 gap-3 pt-4 lg:gap-6 lg:pt-14">
            {state.fields.map((field) => (
              <span key={field.label}>
                {field.label}
                <span
                  className={cx(
                    "mt-1 block border bg-background px-2.5 py-1.5 font-mono lg:px-5 lg:py-6 lg:text-h3",
                    field.wrong ? "border-2 border-accent" : "border-control-border",
                  )}
                >
                  {field.value}
                </span>
              </span>
            ))}
            <span className="col-span-2 text-accent lg:text-h4">{state.message}</span>
          </p>
        )}
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-4 lg:pb-3">
        {state.fields === undefined ? <span className="min-w-0">{state.message}</span> : null}
        {state.action === undefined ? null : (
          <span
            className={cx(
              "shrink-0 border border-control-border px-2.5 py-1 font-semibold",
              state.fields && "ml-auto max-lg:hidden lg:px-5 lg:py-3",
            )}
          >
            {state.action}
          </span>
        )}
      </div>
    </div>
  );
}
