import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

/** Four symptoms in two columns of unequal height, as they come up in talks: the first two weigh more. */
export function Symptoms() {
  return (
    <Section label="Symptoms" title={page.problems.title} tone="tint">
      <ul className="grid gap-x-16 md:grid-cols-2">
        {page.problems.items.map((problem) => (
          <li key={problem.title} className="border-text/20 border-t py-7">
            <h3 className="text-h3">{problem.title}</h3>
            <p className="mt-2 max-w-[54ch] text-text-soft">{problem.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
