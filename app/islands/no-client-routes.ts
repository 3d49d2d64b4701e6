import type { Plugin } from "vite";

/** Query by which React Router's plugin marks a route's entry for the browser. */
const clientRoute = /\?__react-router-build-client-route$/;

/**
 * Leaves the routes out of the framework's client build. Pages are HTML, and the browser's scripts are built
 * separately (cli/build/build-scripts.ts), so no page would load the router's own.
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
