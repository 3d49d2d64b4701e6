import { Section } from "#app/ui/section.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";

export function Problems() {
  return (
    <Section label="Why hotels call" title={page.problems.title} tone="tint">
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {page.problems.items.map((problem) => (
          <div key={problem.title} className="border-accent border-l-2 pl-5">
            <h3 className="text-h3">{problem.title}</h3>
            <p className="mt-2 max-w-[58ch] text-text-soft">{problem.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
