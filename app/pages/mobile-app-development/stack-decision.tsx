import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";

const kinds = ["native", "shared", "web"] as const;

/** Each question with its three answers side by side under the names of the ways; one below the other on a phone. */
export function StackDecision() {
  const { columns, rows } = page.stack;
  return (
    <div className="grid gap-10 lg:gap-0">
      {/* Each answer has its name again for those who do not see the columns. */}
      <div aria-hidden="true" className="grid grid-cols-4 gap-x-8 pb-5 max-lg:hidden">
        {kinds.map((kind) => (
          <p
            key={kind}
            className="font-display font-semibold text-h3 tracking-tight first:col-start-2"
          >
            {columns[kind]}
          </p>
        ))}
      </div>
      {rows.map((row) => (
        <div
          key={row.question}
          className="grid gap-x-8 gap-y-3 border-text/20 lg:grid-cols-4 lg:border-t lg:py-6"
        >
          <h3 className="max-w-[22ch] text-h4">{row.question}</h3>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3 lg:col-span-3">
            {kinds.map((kind) => (
              <div key={kind}>
                <dt className="label text-secondary lg:sr-only">{columns[kind]}</dt>
                <dd className="mt-1 lg:mt-0">{row[kind]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
