import type { Plugin } from "vite";

/** How React Router's plugin marks the entry that it makes of a route for the browser. */
const clientRoute = /\?__react-router-build-client-route$/;

/**
 * Leaves the routes out of the framework's client build. Pages are HTML, and what runs in the browser is built by
 * itself (cli/build/build-scripts.ts), so the router's own scripts would be made for nobody.
 */
export function noClientRoutes(): Plugin {
  return {
    name: "no-client-routes",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: { filter: { id: clientRoute }, handler: () => ({ code: "export {};", map: null }) },
  };
}
