import { daysOf } from "#app/service-page/days-of.ts";
import { productSupport as page } from "#content/services/product-support.ts";

/** Thirty days as a chart, with a bar for the days of each step. */
export function ThirtyDays() {
  return (
    <ol className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {page.takeover.steps.map((step) => {
        const [first, last] = daysOf(step.when);
        return (
          <li key={step.title}>
            <p className="label text-text-soft">{step.when}</p>
            <svg
              aria-hidden="true"
              viewBox="0 0 360 22"
              className="mt-2 h-auto w-full max-w-md"
              fill="none"
            >
              <path
                d={Array.from(
                  { length: 31 },
                  (_, day) => `M${day * 12} ${day % 5 === 0 ? 6 : 11}V17`,
                ).join("")}
                className="stroke-text-soft"
                strokeOpacity="0.6"
              />
              <path d="M0 17H360" className="stroke-text" />
              <rect
                x={(first - 1) * 12}
                y="12"
                width={(last - first + 1) * 12}
                height="10"
                className="fill-accent"
              />
            </svg>
            <h3 className="mt-3 text-h4">{step.title}</h3>
            <p className="measure mt-1 text-text-soft">{step.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
