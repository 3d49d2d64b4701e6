type TechnologyGroupsProps = {
  groups: readonly { name: string; items: readonly string[] }[];
};

/** Names of tools by purpose: one line a purpose, as in the index of a handbook. */
export function TechnologyGroups({ groups }: TechnologyGroupsProps) {
  return (
    <dl className="border-ink border-t-[1.5px]">
      {groups.map((group) => (
        <div
          key={group.name}
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="label pt-1 text-ink-soft">{group.name}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {group.items.map((item) => (
                <li
                  key={item}
                  className="not-last:after:ml-4 not-last:after:text-edge not-last:after:content-['·'/'']"
                >
                  {item}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
