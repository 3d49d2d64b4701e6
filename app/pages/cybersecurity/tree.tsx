import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";
import { AttackTree } from "./drawing.tsx";

export function Tree() {
  return (
    <Section label="The tree" title={page.tree.title} lede={page.tree.intro} id="attack-tree">
      <Figure caption="A specimen tree. Heavier lines are easier ways. A day has eight working hours; the scale grows by ratio.">
        <AttackTree />
      </Figure>
      <ol className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {page.tree.reading.map((step, index) => (
          <li key={step.title} className="border-text border-t-[1.5px] pt-5">
            <p aria-hidden="true" className="font-mono text-accent">
              {index + 1}
            </p>
            <h3 className="mt-2 text-h4">{step.title}</h3>
            <p className="mt-1.5 max-w-[46ch] text-text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
