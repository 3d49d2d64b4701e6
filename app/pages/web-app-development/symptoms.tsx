import { SplitSection } from "#app/service-page/split-section.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";

export function Symptoms() {
  return (
    <SplitSection label="Symptoms" title={page.problems.title}>
      <ul className="border-text border-t-[1.5px]">
        {page.problems.items.map((problem) => (
          <li key={problem.title} className="border-line border-b py-6">
            <h3 className="text-h3">{problem.title}</h3>
            <p className="measure mt-2 text-text-soft">{problem.text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
