import { Section } from "#app/ui/section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";

/** Running text in two columns: a matter for careful reading. */
export function Security() {
  const { title, text } = page.security;
  return (
    <Section label="Weaknesses" title={title} tone="inverse">
      <div className="grid gap-x-14 gap-y-6 border-accent border-t-2 pt-6 md:grid-cols-2">
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-[60ch]">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
