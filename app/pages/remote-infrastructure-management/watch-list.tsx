// biome-ignore-all lint/a11y/noRedundantRoles: a table whose parts change their display keeps its meaning by them

import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";

const { watch } = page;

const heads = {
  layer: "Layer",
  watched: "What is watched",
  every: "Every",
  breach: "It is a breach when",
  reaches: "Then",
} as const;

/** A full mark wakes somebody, an open one waits until morning. Shape as well as colour tells them apart. */
function Reach({ reaches }: { reaches: keyof typeof watch.legend }) {
  return (
    <span className="inline-flex items-baseline gap-2.5 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={cx(
          "size-2.5 shrink-0 rotate-45",
          reaches === "page" ? "solid bg-accent" : "border-[1.5px] border-text-soft",
        )}
      />
      <span className={reaches === "page" ? "font-semibold" : "text-text-soft"}>
        {watch.legend[reaches]}
      </span>
    </span>
  );
}

/** What is measured, how often, at what point somebody hears of it, and who. A card a row on narrow screens. */
export function WatchList() {
  return (
    <Section label="The watch list" title={page.watch.title} lede={page.watch.intro} id="watch">
      <table role="table" className="block w-full text-left md:table">
        <caption className="sr-only">
          Checks, their interval, the breach, and whom it reaches
        </caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-text border-y-[1.5px]">
            {Object.values(heads).map((head) => (
              <th key={head} role="columnheader" scope="col" className="py-3 pr-6 text-small">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="block border-text border-t-[1.5px] md:table-row-group md:border-t-0"
        >
          {watch.rows.map((row) => (
            <tr
              key={row.watched}
              role="row"
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-b py-4 md:table-row md:align-top"
            >
              <td
                role="cell"
                className="label col-start-1 row-start-1 self-center text-text-soft md:py-4 md:pr-6 md:align-baseline"
              >
                {row.layer}
              </td>
              <th
                role="rowheader"
                scope="row"
                className="col-span-2 row-start-2 font-semibold md:w-[32%] md:py-4 md:pr-6 md:align-baseline"
              >
                {row.watched}
              </th>
              <td
                role="cell"
                className="col-start-2 row-start-1 whitespace-nowrap font-mono text-small md:py-4 md:pr-6 md:align-baseline"
              >
                {/^\d/.test(row.every) ? <span className="md:hidden">every </span> : null}
                {row.every}
              </td>
              <td
                role="cell"
                className="col-span-2 text-text-soft md:w-[32%] md:py-4 md:pr-6 md:align-baseline"
              >
                <span aria-hidden="true" className="label mt-1 block text-secondary md:hidden">
                  {heads.breach}
                </span>
                {row.breach}
              </td>
              <td
                role="cell"
                className="col-span-2 mt-1 text-small md:mt-0 md:py-4 md:align-baseline"
              >
                <Reach reaches={row.reaches} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
