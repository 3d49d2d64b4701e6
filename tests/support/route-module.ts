import type { Page } from "@playwright/test";

/** Address of the script that holds a page, as the open page's own manifest names it. `slug` names its folder. */
export const moduleOf = (page: Page, slug: string): Promise<string> =>
  page.evaluate((id) => {
    // The framework puts its manifest there: https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/dom/global.ts
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string } | undefined> };
    };
    const module = manifest.routes[id]?.module;
    if (module === undefined) throw new Error(`The manifest has no route “${id}”.`);
    return module;
  }, `pages/${slug}/route`);
