import { cx } from "#app/ui/cx.ts";
import { sap as page } from "#content/services/sap.ts";

/** The maintenance calendar: the dates that drive every decision on this page. */
export function Deadlines() {
  return (
    <section aria-labelledby="deadlines" className="border-text border-t-[1.5px] pt-5">
      <h2 id="deadlines" className="label text-text-soft">
        {page.deadlines.title}
      </h2>
      <ol className="mt-6 ml-1.5 border-text border-l-[1.5px]">
        {page.deadlines.items.map((item, index) => (
          <li key={item.date} className="relative pb-7 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className={cx(
                "absolute top-1.5 -left-[6.5px] size-3 rotate-45",
                index === 0 ? "solid bg-accent" : "border-[1.5px] border-text bg-background",
              )}
            />
            <p className={cx("font-mono text-h4 tabular-nums", index === 0 && "text-accent")}>
              {item.date}
            </p>
            <p className="text-balance font-semibold">{item.what}</p>
            <p className="text-text-soft">{item.consequence}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
