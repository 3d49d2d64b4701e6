import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

export function Start() {
  const { start, bring } = page;
  return (
    <Section id="start" title={start.title} lede={start.intro} tone="tint">
      <Steps steps={start.steps} />
      <div className="mt-8 gap-x-10 bg-background p-6 md:grid md:grid-cols-4 md:p-8">
        <h3 className="text-h3">{bring.title}</h3>
        <ul className="grid gap-x-10 gap-y-2 max-md:mt-3 md:col-span-3 md:grid-cols-2">
          {bring.items.map((item) => (
            <li key={item} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rotate-45 bg-accent" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
