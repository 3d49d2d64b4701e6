import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";

type Item = keyof typeof privacyPolicy.browser.keys;

const items = Object.keys(privacyPolicy.browser.keys) as Item[];
const offline: Item = "offline";

/** What of this site lies in this browser, with the value where it is a short text. */
async function inspect(): Promise<Map<Item, string>> {
  const found = new Map<Item, string>();
  for (const item of items) {
    const value = item === offline ? null : localStorage.getItem(item);
    if (value !== null) found.set(item, value);
  }
  // Caches exist on secure origins only.
  const copies = "caches" in window ? await caches.keys() : [];
  if (copies.length > 0) found.set(offline, privacyPolicy.browser.present);
  return found;
}

async function clear(): Promise<void> {
  for (const item of items) localStorage.removeItem(item);
  delete document.documentElement.dataset.scheme;
  if ("caches" in window)
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Shows the visitor what this site keeps in their browser, and clears it. Reads here and sends nothing. */
export function BrowserHoldings() {
  const { browser } = privacyPolicy;
  const [found, setFound] = useState<Map<Item, string>>();
  const [cleared, setCleared] = useState(false);
  useEffect(() => {
    inspect().then(setFound, () => setFound(new Map()));
  }, []);

  const clearAll = async () => {
    await clear();
    setFound(await inspect());
    setCleared(true);
  };

  return (
    <div className="border-[1.5px] border-text bg-surface p-6 md:p-8">
      <dl className="grid gap-y-3">
        {items.map((item) => (
          <div
            key={item}
            className="grid gap-x-6 gap-y-0.5 border-line border-b pb-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt>{browser.keys[item]}</dt>
            <dd className="break-words font-mono text-text-soft text-small">
              {found === undefined ? "…" : (found.get(item) ?? browser.absent)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button variant="secondary" size="small" disabled={!found?.size} onClick={clearAll}>
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
