import { awsweb as page } from "#content/services/awsweb.ts";

const { accounts } = page.landing;

const unitNames = [...new Set(accounts.map(({ unit }) => unit))];

/** The accounts under their organisational units: what each holds and who may enter. */
export function AccountTable() {
  return (
    <div className="grid border-text border-t-[1.5px]">
      {unitNames.map((unit) => (
        <section
          key={unit}
          aria-label={`Unit ${unit}`}
          className="grid gap-x-8 border-text border-b py-2 md:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <p className="label pt-5 text-accent">{unit}</p>
          <ul>
            {accounts
              .filter((account) => account.unit === unit)
              .map((account) => (
                <li
                  key={account.name}
                  className="grid gap-x-8 gap-y-1 border-line border-b py-4 last:border-b-0 md:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)]"
                >
                  <h3 className="text-h4 md:col-span-2 lg:col-span-1">{account.name}</h3>
                  <p className="text-text-soft">{account.holds}</p>
                  <p>
                    <span className="label text-text-soft">Enters</span> {account.enters}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
