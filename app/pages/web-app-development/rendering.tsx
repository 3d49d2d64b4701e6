import { Section } from "#app/ui/section.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";
import { StackingTable } from "./stacking-table.tsx";

export function Rendering() {
  return (
    <Section
      id="rendering"
      label="Rendering"
      title={page.rendering.title}
      lede={page.rendering.intro}
    >
      <StackingTable
        caption="Kinds of pages and where their HTML is made"
        head={["Kind of page", "HTML is made", "Because", "Price"]}
        rows={page.rendering.rows.map((row) => [row.page, row.made, row.because, row.price])}
      />
      <p className="measure mt-6 text-text-soft">{page.rendering.note}</p>
    </Section>
  );
}
