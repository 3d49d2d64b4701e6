// biome-ignore-all lint/a11y/noRedundantRoles: a table whose parts change their display keeps its meaning by them

type Row = readonly [name: string, ...cells: string[]];

/**
 * A table on wide screens; on phones each row becomes a block in which every cell names its column. The roles
 * are written out because changing `display` takes a table’s meaning away in some browsers.
 */
export function StackingTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly Row[];
}) {
  return (
    <table role="table" className="w-full border-collapse text-left max-md:block">
      <caption className="label pb-3 text-left text-text-soft max-md:block">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-text border-y-[1.5px]">
          {head.map((name) => (
            <th key={name} role="columnheader" scope="col" className="py-3 pr-8 text-small">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block max-md:border-text max-md:border-t-[1.5px]">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            role="row"
            className="border-text/20 border-b align-top max-md:block max-md:py-5"
          >
            <th
              role="rowheader"
              scope="row"
              className="font-display font-semibold text-h4 tracking-tight max-md:block md:py-4 md:pr-8"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={head[index + 1]}
                role="cell"
                className="text-text-soft max-md:mt-3 max-md:block md:py-4 md:pr-8"
              >
                <span aria-hidden="true" className="label block text-secondary md:hidden">
                  {head[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
