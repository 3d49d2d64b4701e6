import { ensureBuild } from "./build/ensure-build.ts";

/** `npm run build`: makes a new production build. */
await ensureBuild({ force: true });
