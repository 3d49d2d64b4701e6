import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const columns = {
  1: "",
  // One left over takes the whole row.
  2: "md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2",
  3: "md:grid-cols-2 lg:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
} as const;

type RuleGridProps = {
  items: readonly { title: string; text: ReactNode; mark?: ReactNode }[];
  columns?: keyof typeof columns;
};

/** Items in columns under hairline rules: in place of cards in boxes. */
export function RuleGrid({ items, columns: count = 3 }: RuleGridProps) {
  // Two and one would leave a gap; without marks there is room for all three.
  const oneRow = count === 3 && items.length === 3 && items.every(({ mark }) => mark === undefined);
  return (
    <ul
      className={cx(
        "grid gap-x-8 border-text border-t-[1.5px]",
        oneRow ? "md:grid-cols-3" : columns[count],
      )}
    >
      {items.map((item) => (
        <li key={item.title} className="flex gap-4 border-text/20 border-b py-6">
          {item.mark === undefined ? null : (
            <div className="shrink-0 text-secondary">{item.mark}</div>
          )}
          <div className="min-w-0">
            <h3 className="text-h4">{item.title}</h3>
            <div className="mt-1.5 max-w-[52ch] text-text-soft">{item.text}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
