import { Sheet } from "#app/ui/drawing/sheet.tsx";
import type { Course } from "#content/pages/services.ts";
import { serviceGroups, services } from "#content/services/index.ts";

const rowHeight = 30;
const groupGap = 14;
const top = 44;
const width = 520;
const firstColumn = 350;
const columnGap = 72;

/** The services from above to below by group, each with the height of its line. */
const rows = serviceGroups
  .flatMap((group, groupIndex) =>
    services
      .filter((entry) => entry.group === group)
      .map((entry) => ({ slug: entry.slug, title: entry.title, groupIndex })),
  )
  .map((row, index) => ({ ...row, y: top + index * rowHeight + row.groupIndex * groupGap }));

const heightOf = new Map(rows.map(({ slug, y }) => [slug, y]));
const height = top + (rows.length - 1) * rowHeight + (serviceGroups.length - 1) * groupGap + 24;

const marks = ["A", "B", "C"] as const;

/** Courses plotted over the list of services: a column for each, its stops numbered in their order. */
export function CourseChart({ label, courses }: { label: string; courses: readonly Course[] }) {
  return (
    <Sheet label={label} width={width} height={height}>
      <path
        d={rows.map(({ y }) => `M0 ${y + 10}H${width}`).join("")}
        className="stroke-text"
        strokeOpacity="0.16"
      />
      <g className="fill-text text-[20px] sm:text-[16px] lg:text-[15px]">
        {rows.map(({ slug, title, y }) => (
          <text key={slug} x="0" y={y + 2}>
            {title}
          </text>
        ))}
      </g>
      {courses.map((course, index) => (
        <Plot
          key={course.name}
          course={course}
          x={firstColumn + index * columnGap}
          mark={marks[index] ?? ""}
        />
      ))}
    </Sheet>
  );
}

function Plot({ course, x, mark }: { course: Course; x: number; mark: string }) {
  const stops = course.stops.flatMap((slug) => {
    const y = heightOf.get(slug);
    return y === undefined ? [] : [{ slug, y: y - 3 }];
  });
  const legs = stops.slice(1).map((stop, index) => {
    const from = stops[index] ?? stop;
    // A leg swings out around the stops that lie between its ends: down on the left, up on the right.
    const passes = stops.some(
      ({ y }) => y > Math.min(from.y, stop.y) && y < Math.max(from.y, stop.y),
    );
    const swing = stop.y < from.y ? 32 : passes ? -32 : 0;
    return `M${x} ${from.y}C${x + swing} ${from.y} ${x + swing} ${stop.y} ${x} ${stop.y}`;
  });
  return (
    <g>
      <text
        x={x}
        y="16"
        textAnchor="middle"
        className="fill-accent font-mono font-semibold text-[20px] sm:text-[16px] lg:text-[15px]"
      >
        {mark}
      </text>
      <path d={legs.join("")} className="stroke-accent" strokeWidth="2" />
      {stops.map(({ slug, y }, index) => (
        <g key={slug}>
          <circle
            cx={x}
            cy={y}
            r="13.5"
            className="fill-background stroke-text"
            strokeWidth="1.5"
          />
          <text
            x={x}
            y={y}
            dy="0.36em"
            textAnchor="middle"
            className="fill-text font-mono font-semibold text-[20px] sm:text-[14px]"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
