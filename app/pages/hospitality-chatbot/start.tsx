import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

export function Start() {
  return (
    <Section id="start" title={page.start.title} lede={page.start.intro} tone="tint">
      <Steps steps={page.start.steps} />
      <div className="mt-16">
        <h3 className="text-h3">{page.bring.title}</h3>
        <p className="measure mt-2 mb-6 text-text-soft">{page.bring.intro}</p>
        <dl className="grid gap-x-10 border-text border-t-[1.5px] md:grid-cols-2">
          {page.bring.items.map((item) => (
            <div key={item.title} className="border-text/20 border-b py-5">
              <dt className="font-display font-semibold text-h4 tracking-tight">{item.title}</dt>
              <dd className="mt-1 text-text-soft">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
