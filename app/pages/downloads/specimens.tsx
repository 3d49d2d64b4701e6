import { SpecimenSheet } from "#app/service-page/specimen-sheets/specimen-sheet.tsx";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";

/** Links to the pages that show each specimen in full. The heading takes the first place of the grid. */
export function Specimens() {
  const { title, intro, items } = downloads.specimens;
  return (
    <section
      id="specimens"
      aria-labelledby="specimens-title"
      className="late-section py-12 md:py-14 lg:py-20"
    >
      <div className="shell grid gap-6 sm:grid-cols-2 lg:grid-cols-4 print:block">
        <div className="max-sm:mb-4">
          <h2 id="specimens-title" className="text-h2 lg:text-[2.5rem]">
            {title}
          </h2>
          <p className="mt-5 text-text-soft">{intro}</p>
        </div>
        <ul className="contents print:mt-6 print:block print:columns-2">
          {items.map((item) => (
            <li key={item.anchor} className="print:mb-6">
              <a
                href={paths.specimen(item)}
                className="group flex h-full flex-col border-text border-t-[1.5px]"
              >
                <SpecimenSheet anchor={item.anchor} />
                <span className="flex flex-col gap-1.5 py-4">
                  <span className="font-display font-semibold text-h3 tracking-tight group-hover:text-accent">
                    {item.title}
                  </span>
                  <span className="text-text-soft">{item.text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
