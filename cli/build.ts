import { ensureBuild } from "./build/ensure-build.ts";

/** `npm run build`: makes the production build anew. */
await ensureBuild({ force: true });
