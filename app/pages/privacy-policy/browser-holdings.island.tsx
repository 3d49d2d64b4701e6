import { useEffect, useState } from "react";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button.tsx";
import type { privacyPolicy } from "#content/pages/privacy-policy.ts";

type Words = typeof privacyPolicy.browser;

/** The entry for cached pages; the others are keys of the browser's storage. */
const offline = "offline" satisfies keyof Words["keys"];

/** Returns what this site has stored in this browser, with the value if it is a short text. */
async function inspect({ keys, present }: Words): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const item of Object.keys(keys)) {
    const value = item === offline ? null : localStorage.getItem(item);
    if (value !== null) found.set(item, value);
  }
  // Caches exist only on secure origins.
  const copies = "caches" in window ? await caches.keys() : [];
  if (copies.length > 0) found.set(offline, present);
  return found;
}

async function clear({ keys }: Words): Promise<void> {
  for (const item of Object.keys(keys)) localStorage.removeItem(item);
  delete document.documentElement.dataset.scheme;
  if ("caches" in window)
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Shows visitors what this site keeps in their browser, and clears it. Reads locally and sends nothing. */
function BrowserHoldings({ words: browser }: { words: Words }) {
  const [found, setFound] = useState<Map<string, string>>();
  const [cleared, setCleared] = useState(false);
  useEffect(() => {
    inspect(browser).then(setFound, () => setFound(new Map()));
  }, [browser]);

  const clearAll = async () => {
    await clear(browser);
    setFound(await inspect(browser));
    setCleared(true);
  };

  return (
    <div className="border-[1.5px] border-text bg-surface p-6 md:p-8">
      <dl className="grid gap-y-3">
        {Object.entries(browser.keys).map(([item, label]) => (
          <div
            key={item}
            className="grid gap-x-6 gap-y-0.5 border-line border-b pb-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt>{label}</dt>
            <dd className="break-words font-mono text-text-soft text-small">
              {found === undefined ? "…" : (found.get(item) ?? browser.absent)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {/* Stays enabled once pressed: a button that is disabled under the finger loses the focus. */}
        <Button
          variant="secondary"
          size="small"
          disabled={!found?.size && !cleared}
          onClick={clearAll}
        >
          {browser.clear}
        </Button>
        <p role="status" className="text-text-soft text-small">
          {cleared ? browser.cleared : found?.size === 0 ? browser.nothing : ""}
        </p>
      </div>
      <noscript>
        <p className="mt-4">{browser.withoutScript}</p>
      </noscript>
    </div>
  );
}

export default defineIsland("browser-holdings", BrowserHoldings);
