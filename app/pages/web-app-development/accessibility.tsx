import { Section } from "#app/ui/section.tsx";
import { Statement } from "#app/ui/statement.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";

export function Accessibility() {
  const { title, intro, checks, limits } = page.access;
  return (
    <Section id="accessibility" title={title} lede={intro} tone="inverse" layout="beside">
      <ol className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
        {checks.map((check) => (
          <li key={check.title}>
            <h3 className="text-h4">{check.title}</h3>
            <p className="mt-2 text-text-soft">{check.text}</p>
          </li>
        ))}
      </ol>
      <Statement>{limits}</Statement>
    </Section>
  );
}
