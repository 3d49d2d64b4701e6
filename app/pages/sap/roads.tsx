import { Instrument } from "#app/service-page/instrument.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { sap as page, type Route as RoadOption } from "#content/services/sap.ts";

/** The ways in one table if it fits, otherwise one at a time. */
export function Roads() {
  const { rows, options } = page.routes;
  return (
    <>
      <div className="hidden md:block">
        <DataTable
          caption="The three routes compared"
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
      <div className="md:hidden">
        <Instrument
          name="road"
          legend="Choose a route"
          choices={options.map((road) => ({ label: road.name, panel: <Road road={road} /> }))}
        />
      </div>
    </>
  );
}

function Road({ road }: { road: RoadOption }) {
  return (
    <>
      <h3 className="text-h3">{road.also}</h3>
      <dl className="mt-3">
        {page.routes.rows.map(({ key, label }) => (
          <div key={key} className="mt-3">
            <dt className="label text-text-soft">{label}</dt>
            <dd className="mt-0.5">{road[key]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
