import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";

/** The two stores face each other under every topic; who prepares it stands at the edge. */
export function StoreDemands() {
  return (
    <div className="border-text border-t-[1.5px]">
      {page.stores.demands.map((demand) => (
        <div
          key={demand.topic}
          className="grid gap-x-10 gap-y-3 border-line border-b py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <div>
            <h3 className="text-h4">{demand.topic}</h3>
            <p className="mt-1 font-mono text-label text-secondary">{demand.from}</p>
          </div>
          <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
            <div>
              <dt className="label text-text-soft">App Store</dt>
              <dd className="mt-1 text-text-soft">{demand.apple}</dd>
            </div>
            <div>
              <dt className="label text-text-soft">Google Play</dt>
              <dd className="mt-1 text-text-soft">{demand.google}</dd>
            </div>
          </dl>
        </div>
      ))}
    </div>
  );
}
