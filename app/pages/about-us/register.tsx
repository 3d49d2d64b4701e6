import { type AboutPage, aboutUs } from "#content/pages/about-us.ts";

const { register, sample } = aboutUs.records;
const items: AboutPage["records"]["register"]["items"] = register.items;
const places = new Map(items.map(({ number }, row) => [number, row + 0.5]));

/** Lines from a closed record to those that closed it, on a scale of one row each. */
const closings = items
  .flatMap(({ number, closedBy = [] }) => {
    const last = closedBy.at(-1);
    if (last === undefined) return [];
    return [
      `M0 ${places.get(number)}H9V${places.get(last)}`,
      ...closedBy.map((by) => `M9 ${places.get(by)}H0`),
    ];
  })
  .join("");

/** Some of this website's decision records; a line leads from a closed one to those that took its place. */
export function Register() {
  return (
    <div>
      <h3 className="label text-text-soft">{register.title}</h3>
      <div className="relative mt-3 border-text border-t-[1.5px] pr-6">
        <ol>
          {items.map(({ number, title, closedBy }) => (
            <li
              key={number}
              className={`flex h-12 items-center gap-x-4 border-line border-b text-small leading-tight ${
                number === sample.number ? "font-semibold" : ""
              }`}
            >
              <span className="w-6 shrink-0 font-mono text-accent">{number}</span>
              <span className={closedBy && "text-text-soft line-through"}>{title}</span>
              {closedBy && (
                <span className="sr-only">
                  {register.closed} {closedBy.join(", ")}
                </span>
              )}
            </li>
          ))}
        </ol>
        <svg
          aria-hidden="true"
          viewBox={`0 0 10 ${items.length}`}
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-y-0 right-0 h-full w-5"
        >
          <path
            d={closings}
            className="stroke-accent"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
    </div>
  );
}
