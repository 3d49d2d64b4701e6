import { cx } from "#app/ui/cx.ts";

type FiguresProps = {
  items: readonly { value: string; label: string; text: string }[];
  className: string;
};

/** Figures side by side, each large above its name and how it is measured. */
export function Figures({ items, className }: FiguresProps) {
  return (
    <dl className={cx("grid grid-cols-2 gap-6", className)}>
      {items.map((item) => (
        <div key={item.label} className="flex flex-col">
          <dt className="order-2 font-semibold">{item.label}</dt>
          <dd className="order-3 mt-1 text-text-soft">{item.text}</dd>
          <dd className="order-1 font-bold font-display text-h2 tracking-tight">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
