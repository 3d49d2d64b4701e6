import { cx } from "#app/ui/cx.ts";

type FiguresProps = {
  items: readonly { value: string; label: string; text: string }[];
  className: string;
  /** Whether the first is the large one. */
  leads?: boolean;
};

/** Figures side by side, each large above its name and how it is measured. */
export function Figures({ items, className, leads = false }: FiguresProps) {
  return (
    <dl className={cx("grid grid-cols-2 gap-6", className)}>
      {items.map((item, index) => (
        <div key={item.label} className="flex flex-col">
          <dt className="order-2 font-semibold">{item.label}</dt>
          <dd className="order-3 mt-1 text-text-soft">{item.text}</dd>
          <dd
            className={cx(
              "order-1 font-bold font-display tracking-tight",
              leads && index === 0 ? "text-accent text-display" : leads ? "text-h3" : "text-h2",
            )}
          >
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
