import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

/** What the staff member who takes over reads first, in headline size. */
export function Desk() {
  const { title, intro, line, items } = page.desk;
  return (
    <Section id="desk" title={title} lede={intro} tone="inverse" layout="stacked">
      <blockquote className="max-w-[26ch] border-accent border-l-[3px] pl-6 font-display font-semibold text-h1 tracking-tight md:pl-10">
        {line}
      </blockquote>
      <div className="mt-10 md:mt-14">
        <PointGrid items={items} />
      </div>
    </Section>
  );
}
