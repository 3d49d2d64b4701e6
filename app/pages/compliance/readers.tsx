import { compliance as page } from "#content/services/compliance.ts";
import { anchorOf } from "./anchor.ts";

/** The seven frameworks at a glance; each name leads to its facts further down. */
export function Readers() {
  return (
    <nav aria-label="Frameworks" className="border-text border-t-[1.5px]">
      <ul>
        {page.facts.items.map((facts) => (
          <li key={facts.name} className="border-line border-b">
            <a
              href={`#${anchorOf(facts.name)}`}
              className="group flex items-baseline justify-between gap-4 py-2.5"
            >
              <span className="font-display font-semibold text-h4 group-hover:text-accent">
                {facts.name}
              </span>
              <span className="text-right text-text-soft text-small">{facts.kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
