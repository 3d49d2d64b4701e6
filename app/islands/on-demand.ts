import { once } from "./once.ts";
import { loaderOf, loadReact } from "./runtime.ts";
import { loadSiteStyles } from "./site-styles.ts";

/**
 * Islands that are rendered only when opened: dialogs. Their code is fetched when the pointer or the focus reaches an
 * element with `data-opens`, and run when it is pressed.
 */

/** Number of times that the island was opened: each new number opens it again. */
export type OnDemandProps = { request: number };

type OnDemand = {
  /** Opens it. Where its code cannot be fetched, follows `opener`, if that is a link; the next call tries again. */
  open(props: object, opener: Element | null): void;
  /** Whether the island was opened and is not on the page yet. */
  isOpening(): boolean;
  fetch(): void;
};

const known = new Map<string, OnDemand>();

export function islandOnDemand(name: string): OnDemand {
  const existing = known.get(name);
  if (existing) return existing;
  let request = 0;
  let opening = false;
  let lastProps: object = {};

  const load = () => Promise.all([loaderOf(name)(), loadReact(), loadSiteStyles()]);

  const mounted = once(async () => {
    const [{ default: component }, { mount }] = await load();
    const place = document.createElement("div");
    place.dataset.island = name;
    document.body.append(place);
    return mount(place, component);
  });

  const island: OnDemand = {
    isOpening: () => opening,
    fetch: () => {
      void load().catch(() => {});
    },
    open(props, opener) {
      request += 1;
      lastProps = { ...props, request };
      if (opening) return;
      opening = true;
      mounted()
        .then((render) => render(lastProps))
        .catch(() => {
          if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
        })
        .finally(() => {
          opening = false;
        });
    },
  };
  known.set(name, island);
  return island;
}

const openerAt = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-opens]") : null;

/** Makes every element with `data-opens` open its island, with the props in its `data-open-with`. */
export function startOpeners(): void {
  // A finger brings “pointerover” too, when it touches.
  for (const sign of ["pointerover", "focusin"]) {
    addEventListener(sign, (event) => {
      const opener = openerAt(event);
      if (opener) islandOnDemand(opener.dataset.opens ?? "").fetch();
    });
  }
  addEventListener("click", (event) => {
    const opener = openerAt(event);
    const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opener || withKey) return;
    event.preventDefault();
    // Written by our own server or island: the initial props.
    const props: object = JSON.parse(opener.dataset.openWith ?? "{}");
    islandOnDemand(opener.dataset.opens ?? "").open(props, opener);
  });
}
