import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes are known from the first document on: no manifest request stands before a navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
