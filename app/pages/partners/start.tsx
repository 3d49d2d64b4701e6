import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { partners } from "#content/pages/partners.ts";

export function Start() {
  return (
    <Section id="start" title={partners.start.title} lede={partners.start.intro}>
      <Steps steps={partners.start.steps} />
      <aside className="mt-16 grid gap-4 border-accent border-l-4 py-1 pl-6 md:pl-8">
        <h3 className="text-h3">{partners.noList.title}</h3>
        <p className="measure text-text-soft">{partners.noList.text}</p>
      </aside>
    </Section>
  );
}
