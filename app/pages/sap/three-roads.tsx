import { Section } from "#app/ui/section.tsx";
import { sap as page } from "#content/services/sap.ts";
import { SapDrawing } from "./drawing.tsx";
import { Roads } from "./roads.tsx";

export function ThreeRoads() {
  return (
    <Section title={page.routes.title} lede={page.routes.intro} id="roads">
      <SapDrawing />
      <div className="mt-4 md:mt-8">
        <Roads />
      </div>
    </Section>
  );
}
