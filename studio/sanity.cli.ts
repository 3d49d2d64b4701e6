import { defineCliConfig } from "sanity/cli";
import { dataset, projectId, studioMount } from "./environment";

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: studioMount },
  deployment: { autoUpdates: false },
});
