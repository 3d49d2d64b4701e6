import { SpecimenSheet } from "#app/service-page/specimen-sheets/specimen-sheet.tsx";
import { cx } from "#app/ui/cx.ts";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";
import { FindingSheet } from "./finding-sheet.tsx";

/**
 * Links to the pages that show each specimen in full. The heading takes the first place of the grid, and the finding,
 * which is the first specimen, the rest of its row.
 */
export function Specimens() {
  const { title, intro, items } = downloads.specimens;
  return (
    <section
      id="specimens"
      aria-labelledby="specimens-title"
      className="late-section py-12 md:py-14 lg:py-20"
    >
      <div className="shell grid gap-x-7 gap-y-10 sm:grid-cols-2 xl:grid-cols-3 xl:gap-y-14 print:block">
        <div className="sm:max-xl:col-span-2">
          <h2 id="specimens-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-[24em] text-text-soft">{intro}</p>
        </div>
        <ul className="contents print:mt-6 print:block print:columns-2">
          {items.map((item) => (
            <li
              key={item.anchor}
              className={cx("print:mb-6", item.anchor === "finding" && "sm:col-span-2")}
            >
              <a href={paths.specimen(item)} className="group block">
                {item.anchor === "finding" ? (
                  <FindingSheet />
                ) : (
                  <SpecimenSheet anchor={item.anchor} />
                )}
                <span className="mt-4 block font-display font-semibold text-h3 tracking-tight group-hover:text-accent">
                  {item.title}
                </span>
                <span className="mt-1.5 block max-w-[24em] text-text-soft">{item.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
