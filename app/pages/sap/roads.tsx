import { DataTable } from "#app/ui/data-table.tsx";
import { sap as page } from "#content/services/sap.ts";

/** The ways beside each other, by the same questions. */
export function Roads() {
  const { rows, options } = page.routes;
  return (
    <DataTable
      caption="The three routes compared"
      captionHidden
      head={["Question", ...options.map(({ name }) => name)]}
      rows={rows.map(({ key, label }) => [label, ...options.map((road) => road[key])])}
    />
  );
}
