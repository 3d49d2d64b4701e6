import { setPriority } from "node:os";
import { finishBuild } from "./build/ensure-build.ts";

/** Finishes the build beside a running site, which has priority. */
setPriority(10);
await finishBuild();
