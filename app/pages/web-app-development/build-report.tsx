import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";

const { title, limit, routes } = page.budget.report;
/** Kilobytes that the full width of a bar stands for. */
const scale = 210;

/** The build's report on each route: its bytes before the largest paint, against the load line. */
export function BuildReport() {
  return (
    <div className="border-[1.5px] border-text bg-surface px-5 py-5 md:px-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-h4">{title}</h3>
        <SpecimenMark />
      </div>
      <ol className="mt-4 grid gap-4">
        {routes.map((route) => {
          const total = route.page + route.faces + route.image;
          const over = total - limit;
          return (
            <li key={route.path}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-mono text-small">
                <span className="font-semibold">{route.path}</span>
                <span className={over > 0 ? "text-accent" : "text-secondary"}>
                  {total.toFixed(1)} kB, {over > 0 ? `over by ${over.toFixed(1)}` : "passes"}
                </span>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${scale} 20`}
                preserveAspectRatio="none"
                className="mt-1.5 h-5 w-full"
              >
                <rect y="4" width={route.page} height="12" className="fill-text" />
                <rect
                  x={route.page}
                  y="4"
                  width={route.faces}
                  height="12"
                  className="fill-text-soft"
                  fillOpacity="0.6"
                />
                <rect
                  x={route.page + route.faces}
                  y="4"
                  width={route.image}
                  height="12"
                  className="fill-text-soft"
                  fillOpacity="0.3"
                />
                <path
                  d={`M${limit} 0V20`}
                  className="stroke-accent"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-text-soft text-small">
        From the left: HTML and styles, typeface, main image. The line is {limit} kB. This build
        does not go live.
      </p>
    </div>
  );
}
