import { Section } from "#app/ui/section.tsx";
import { sap as page } from "#content/services/sap.ts";

export function Problems() {
  return (
    <Section label="Where it goes wrong" title={page.problems.title} tone="tint">
      <ol className="grid gap-x-14 gap-y-9 md:grid-cols-2">
        {page.problems.items.map((problem) => (
          <li key={problem.title}>
            <h3 className="max-w-[26ch] text-h3">{problem.title}</h3>
            <p className="mt-2 max-w-[58ch] text-text-soft">{problem.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
