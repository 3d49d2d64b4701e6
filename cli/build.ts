import { ensureBuild } from "./build/ensure-build.ts";

/** `npm run build`: makes the production build again. */
await ensureBuild({ force: true });
