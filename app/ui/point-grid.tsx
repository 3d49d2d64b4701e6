import type { ReactNode } from "react";

const columns = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
} as const;

type PointGridProps = {
  items: readonly { title: string; text: ReactNode }[];
  columns?: keyof typeof columns;
};

/**
 * Short points in columns, separated by space only: rules are for tables and expandable items. The texts of a row start
 * on one line, however long their headings are.
 */
export function PointGrid({ items, columns: count = 3 }: PointGridProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-8 md:gap-y-10 ${columns[count]}`}>
      {items.map((item) => (
        <li key={item.title} className="row-span-2 grid grid-rows-subgrid gap-y-1.5">
          <h3 className="text-h4">{item.title}</h3>
          <div className="max-w-[34.6em] text-text-soft">{item.text}</div>
        </li>
      ))}
    </ul>
  );
}
