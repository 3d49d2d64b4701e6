import { DataTable } from "#app/ui/data-table.tsx";
import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

export function Systems() {
  return (
    <Section id="systems" title={page.systems.title} lede={page.systems.intro}>
      <DataTable
        caption="Systems, what is read and written, and what happens without them"
        captionHidden
        head={[
          page.systems.head.needs,
          page.systems.head.reads,
          page.systems.head.writes,
          page.systems.head.without,
        ]}
        rows={page.systems.rows.map((row) => [row.needs, row.reads, row.writes, row.without])}
      />
    </Section>
  );
}
