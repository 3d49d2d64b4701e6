import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";

/** Three convictions set large, between the method and the hand-over. */
export function Principles() {
  const { title, items } = page.principles;
  return (
    <Section label="Convictions" title={title} tone="inverse">
      <ul className="grid gap-y-10">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-14 gap-y-3 border-text-soft border-t pt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline"
          >
            <h3 className="max-w-[18ch] text-h2">{item.title}</h3>
            <p className="measure text-text-soft text-lead">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
