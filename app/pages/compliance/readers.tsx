import { compliance as page } from "#content/services/compliance.ts";

/** The seven frameworks at a glance. */
export function Readers() {
  return (
    <ul className="grid gap-1 bg-tint p-6 md:p-8">
      {page.facts.items.map((facts) => (
        <li key={facts.name} className="flex items-baseline justify-between gap-4 py-1.5">
          <span className="font-display font-semibold text-h4">{facts.name}</span>
          <span className="text-right text-text-soft text-small">{facts.kind}</span>
        </li>
      ))}
    </ul>
  );
}
