import { SplitSection } from "#app/service-page/split-section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

export function Problems() {
  return (
    <SplitSection label="Why at all" title={page.problems.title} tinted>
      <ul className="grid gap-9">
        {page.problems.items.map((problem) => (
          <li key={problem.title} className="border-accent border-l-2 pl-6">
            <h3 className="text-h3">{problem.title}</h3>
            <p className="mt-2 max-w-[58ch] text-text-soft">{problem.text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
