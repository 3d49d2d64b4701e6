import { cx } from "#app/ui/cx.ts";

type TechnologyGroupsProps = {
  groups: readonly { name: string; items: readonly string[] }[];
  /** On a tinted band, where the hairline's own colour would be lost. */
  tinted?: boolean;
};

/** Names of tools by purpose: one line a purpose, as in the index of a handbook. */
export function TechnologyGroups({ groups, tinted = false }: TechnologyGroupsProps) {
  return (
    <dl className="border-text border-t-[1.5px]">
      {groups.map((group) => (
        <div
          key={group.name}
          className={cx(
            "grid gap-x-8 gap-y-1 border-b py-4 sm:grid-cols-[11rem_minmax(0,1fr)]",
            tinted ? "border-text/20" : "border-line",
          )}
        >
          <dt className="label pt-1 text-text-soft">{group.name}</dt>
          <dd>
            <ToolNames names={group.items} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Names with dots between them. The dot before a name that begins a line lies outside the frame and is cut off. */
export function ToolNames({ names }: { names: readonly string[] }) {
  return (
    <div className="overflow-clip">
      <ul className="-ml-5 flex flex-wrap">
        {names.map((name) => (
          <li
            key={name}
            className="relative pl-5 before:absolute before:left-[0.55rem] before:text-control-border before:content-['·'/'']"
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
