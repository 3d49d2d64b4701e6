import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";
import { NarrowComplianceDrawing } from "./drawing.tsx";

export function Chain() {
  return (
    <Section title={page.chain.title} lede={page.chain.intro} tone="inverse" id="chain">
      <NarrowComplianceDrawing />
      <ol className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
        {page.chain.links.map((link) => (
          <li key={link.link} className="row-span-3 grid grid-rows-subgrid not-last:pb-8">
            <h3 className="text-h3">{link.link}</h3>
            <p className="mt-2">{link.example}</p>
            <p className="mt-4 text-text-soft text-small">
              <span className="label block pb-1 text-accent">Breaks with</span>
              {link.breaks}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
