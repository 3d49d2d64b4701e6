import { SpecimenSheet } from "#app/service-page/specimen-sheets/specimen-sheet.tsx";
import { Section } from "#app/ui/section.tsx";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";

/** Links to the pages that show each specimen in full. */
export function Specimens() {
  const { title, intro, items } = downloads.specimens;
  return (
    <Section id="specimens" title={title} lede={intro}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-12">
        {items.map((item) => (
          <li key={item.anchor} className="lg:col-span-3 lg:nth-[n+5]:col-span-4">
            <a
              href={paths.specimen(item)}
              className="group flex h-full flex-col bg-surface shadow-[0_1px_0_var(--color-line)]"
            >
              <SpecimenSheet anchor={item.anchor} />
              <span className="flex flex-col gap-1.5 p-5">
                <span className="font-display font-semibold text-h3 tracking-tight group-hover:text-accent">
                  {item.title}
                </span>
                <span className="text-text-soft">{item.text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
