import { useEffect, useLayoutEffect, useState } from "react";
import { Icon } from "../ui/icon.tsx";

type Scheme = "light" | "dark";

const storageKey = "colour_scheme";
const prefersDark = "(prefers-color-scheme: dark)";

/** Runs in the head before the first paint, so that a chosen scheme never flashes. Plain script: no imports. */
export const schemeScript = `try{var s=localStorage.getItem("${storageKey}");if(s==="light"||s==="dark")document.documentElement.dataset.scheme=s}catch{}`;

const isScheme = (value: unknown): value is Scheme => value === "light" || value === "dark";

/** A browser may refuse storage; then nothing was chosen. */
function storedScheme(): Scheme | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return isScheme(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is refused, the choice holds for the open page. */
function keepScheme(scheme: Scheme | undefined): void {
  try {
    if (scheme === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

const current = (): Scheme => {
  const chosen = document.documentElement.dataset.scheme;
  if (isScheme(chosen)) return chosen;
  return matchMedia(prefersDark).matches ? "dark" : "light";
};

/** Turns the colour scheme over. A choice equal to the system's is forgotten, so that the page follows it again. */
export function SchemeSwitch() {
  // Not known on the server: the label settles after hydration.
  const [scheme, setScheme] = useState<Scheme>("light");
  // When a page fails, the router makes the document anew, without what the script in the head had set.
  useLayoutEffect(() => {
    const stored = storedScheme();
    if (stored) document.documentElement.dataset.scheme = stored;
  }, []);
  useEffect(() => {
    const follow = () => setScheme(current());
    follow();
    const system = matchMedia(prefersDark);
    system.addEventListener("change", follow);
    return () => system.removeEventListener("change", follow);
  }, []);

  const turnOver = () => {
    const next: Scheme = current() === "dark" ? "light" : "dark";
    const system: Scheme = matchMedia(prefersDark).matches ? "dark" : "light";
    if (next === system) delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = next;
    setScheme(next);
    keepScheme(next === system ? undefined : next);
  };

  return (
    <button
      type="button"
      onClick={turnOver}
      aria-label={scheme === "dark" ? "Use light colours" : "Use dark colours"}
      className="grid size-11 place-items-center rounded-sm hover:text-accent noscript:hidden"
    >
      <Icon name="sun" size={20} className="hidden dark-scheme:block" />
      <Icon name="moon" size={20} className="dark-scheme:hidden" />
    </button>
  );
}
