import { cx } from "#app/ui/cx.ts";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";

/** Each question with its three answers side by side; one below the other on a phone. */
export function StackDecision() {
  const { columns, rows } = page.stack;
  return (
    <div className="grid gap-8">
      {rows.map((row, index) => (
        <div key={row.question} className="grid gap-x-8 gap-y-3 lg:grid-cols-4">
          <h3 className="max-w-[22ch] text-h4">{row.question}</h3>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3 lg:col-span-3">
            {(["native", "shared", "web"] as const).map((kind) => (
              <div key={kind}>
                {/* Beside each other the first row names the columns for all. */}
                <dt className={cx("label text-secondary", index > 0 && "lg:sr-only")}>
                  {columns[kind]}
                </dt>
                <dd className="mt-1">{row[kind]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
