import { DataTable } from "#app/ui/data-table.tsx";
import { sap as page } from "#content/services/sap.ts";

/** The ways beside each other, by the same questions: on wide screens in the columns of their drawings (drawing.tsx). */
export function Roads() {
  const { rows, options } = page.routes;
  return (
    <div className="lg:[&_table]:table-fixed lg:[&_th:first-child]:w-[12%] lg:[&_th+th:not(:last-child)]:w-[30%]">
      <DataTable
        caption="The three routes compared"
        captionHidden
        head={["Question", ...options.map(({ name }) => name)]}
        rows={rows.map(({ key, label }) => [label, ...options.map((road) => road[key])])}
      />
    </div>
  );
}
