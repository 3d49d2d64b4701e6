import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";

export function Saves() {
  const { saves } = quantaFramework;
  return (
    <Section id="saves" label="What it saves" title={saves.title} lede={saves.intro} tone="inverse">
      <div className="hidden grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)] gap-x-10 border-text border-t-[1.5px] py-3 text-text-soft text-small md:grid">
        <span>{saves.head.task}</span>
        <span>{saves.head.usual}</span>
        <span>{saves.head.quanta}</span>
      </div>
      <dl className="border-line border-t">
        {saves.rows.map((row) => (
          <div
            key={row.task}
            className="grid gap-x-10 gap-y-1.5 border-line border-b py-5 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]"
          >
            <dt className="font-display font-semibold text-h4 tracking-tight">{row.task}</dt>
            <dd className="text-text-soft">
              <span className="label md:sr-only">{saves.head.usual}: </span>
              {row.usual}
            </dd>
            <dd className="flex gap-3">
              <Icon name="check" size={18} className="mt-1 text-secondary" />
              <span>
                <span className="sr-only">{saves.head.quanta}: </span>
                {row.quanta}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-8 text-text-soft">{saves.note}</p>
    </Section>
  );
}
