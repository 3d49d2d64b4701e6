import { defineCliConfig } from "sanity/cli";
import { contentApiPath, dataset, hosted, projectId, studioMount } from "./environment";

/** Points the Studio's built-in address of hosted pictures to the embedded service, which serves pictures itself. */
const picturesFromHere = {
  name: "pictures-from-here",
  apply: "build" as const,
  renderChunk: (code: string) =>
    code.includes("https://cdn.sanity.io")
      ? code.replaceAll("https://cdn.sanity.io", contentApiPath)
      : null,
};

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: studioMount },
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ...(hosted ? [] : [picturesFromHere])],
  }),
});
