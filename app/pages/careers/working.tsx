import { Section } from "#app/ui/section.tsx";
import { careers } from "#content/pages/careers.ts";

export function Working() {
  return (
    <Section id="working" title={careers.working.title} lede={careers.working.intro} tone="tint">
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2 md:gap-y-10">
        {careers.working.items.map((item) => (
          <div
            key={item.label}
            className="grid content-start gap-x-6 gap-y-2 sm:max-md:grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[5.5rem_minmax(0,1fr)]"
          >
            <dt className="label text-text-soft sm:max-md:pt-1.5 lg:pt-1.5">{item.label}</dt>
            <dd>
              <p className="font-display font-semibold text-h4 tracking-tight">{item.title}</p>
              <p className="mt-1.5 max-w-[34.6em] text-text-soft">{item.text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
