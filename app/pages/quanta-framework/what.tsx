import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { Marked } from "./marked-list.tsx";

export function What() {
  const { what } = quantaFramework;
  return (
    <Section id="what" label="What it is" title={what.title}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {what.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mb-5 text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid content-start gap-8">
          <Marked title="It is" items={what.is} icon="check" tone="text-secondary" />
          <Marked title="It is not" items={what.isNot} icon="x" tone="text-accent" />
        </div>
      </div>
    </Section>
  );
}
