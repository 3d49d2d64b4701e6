import { cx } from "../ui/cx.ts";
import type { Found } from "./engine.ts";
import { FoundText } from "./found-text.tsx";
import type { groupsOf } from "./groups.ts";
import { termsBelow } from "./marked.ts";
import { kindNames, standsBelow } from "./result-words.ts";

type GroupProps = {
  query: string;
  group: ReturnType<typeof groupsOf>[number];
  chosen: Found | undefined;
  idOf(found: Found): string;
  onChoose(found: Found): void;
  onPoint(found: Found): void;
};

/** The options of one kind under their heading. */
export function Group({ query, group, chosen, idOf, onChoose, onPoint }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element but a select has
    <div role="group" aria-label={`${group.title}, ${group.count}`}>
      <p
        aria-hidden="true"
        className="label flex justify-between gap-4 border-line border-b bg-background px-4 py-2 text-text-soft sm:px-5"
      >
        <span>{group.title}</span>
        <span>
          {group.results.length < group.count
            ? `${group.results.length} of ${group.count}`
            : group.count}
        </span>
      </p>
      {group.results.map((found) => (
        <Option
          key={found.path}
          id={idOf(found)}
          query={query}
          found={found}
          selected={found === chosen}
          onChoose={() => onChoose(found)}
          onPoint={() => onPoint(found)}
        />
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  query: string;
  found: Found;
  selected: boolean;
  onChoose(): void;
  onPoint(): void;
};

function Option({ id, query, found, selected, onChoose, onPoint }: OptionProps) {
  const below = termsBelow(found, query);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onChoose}
      onPointerMove={onPoint}
      className={cx(
        "grid cursor-pointer gap-x-5 gap-y-0.5 border-l-[3px] px-4 py-2.5 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:px-5",
        selected
          ? "border-accent bg-tint forced-colors:-outline-offset-4 forced-colors:outline-2 forced-colors:outline-[Highlight]"
          : "border-transparent",
      )}
    >
      <span className="label pt-1 text-text-soft max-sm:sr-only">{kindNames[found.kind]}</span>
      <span className="min-w-0">
        <span className="block font-display font-semibold tracking-tight">
          <FoundText text={found.title} terms={found.terms} />
        </span>
        <span className="line-clamp-1 text-text-soft text-small">
          {found.page === undefined ? "" : `${found.page} · `}
          {below.length > 0 ? (
            standsBelow(found.kind, below)
          ) : (
            <FoundText text={found.summary} terms={found.terms} />
          )}
        </span>
      </span>
    </div>
  );
}
