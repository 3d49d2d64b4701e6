import { DataTable } from "#app/ui/data-table.tsx";
import { sap as page } from "#content/services/sap.ts";

/** One table where there is room; one list a road where there is not. */
export function Roads() {
  const { rows, options } = page.routes;
  return (
    <>
      <div className="hidden md:block">
        <DataTable
          caption="The three roads compared"
          head={[
            "Question",
            ...options.map((road) => (
              <>
                {road.name} <span className="block font-normal text-text-soft">{road.also}</span>
              </>
            )),
          ]}
          rows={rows.map(({ key, label }) => [label, ...options.map((road) => road[key])])}
        />
      </div>
      <div className="grid gap-12 md:hidden">
        {options.map((road) => (
          <div key={road.name}>
            <h3 className="text-h3">{road.name}</h3>
            <p className="text-text-soft">{road.also}</p>
            <dl className="mt-4 border-text border-t-[1.5px]">
              {rows.map(({ key, label }) => (
                <div key={key} className="border-line border-b py-3">
                  <dt className="label text-text-soft">{label}</dt>
                  <dd className="mt-0.5">{road[key]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}
