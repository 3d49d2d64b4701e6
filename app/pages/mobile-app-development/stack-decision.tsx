import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";
import { approaches, StackVerdict } from "./stack-verdict.tsx";

/**
 * Each question with three answers to tick, side by side under the names of the approaches, stacked on a phone, and below
 * them what the answers come to.
 */
export function StackDecision() {
  const { columns, rows, doubt } = page.stack;
  return (
    <div className="group/stack grid gap-8 lg:gap-0">
      {/* Each answer has its name again for those who do not see the columns. */}
      <div aria-hidden="true" className="grid grid-cols-4 gap-x-4 pb-5 max-lg:hidden">
        {approaches.map((kind) => (
          <p
            key={kind}
            className="font-display font-semibold text-h3 tracking-tight first:col-start-2 lg:pl-4"
          >
            {columns[kind]}
          </p>
        ))}
      </div>
      {rows.map(({ question, ...answers }, index) => (
        <fieldset
          key={question}
          aria-labelledby={`stack-${index}`}
          className="grid gap-x-4 gap-y-2 border-text/20 lg:grid-cols-4 lg:border-t lg:py-3"
        >
          <h3 id={`stack-${index}`} className="max-w-[14.7em] text-h4 lg:pt-3">
            {question}
          </h3>
          {approaches.map((kind) => (
            <label
              key={kind}
              className="flex cursor-pointer gap-3 hover:text-accent lg:p-3 lg:has-checked:bg-tint"
            >
              <input
                type="radio"
                name={`stack-${index}`}
                value={kind}
                defaultChecked={kind === "shared"}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span>
                <span className="label block text-secondary lg:sr-only">{columns[kind]}</span>{" "}
                {answers[kind]}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div>
        <StackVerdict />
        <p className="mt-3 text-text-soft">{doubt}</p>
      </div>
    </div>
  );
}
