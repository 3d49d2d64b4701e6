import { setPriority } from "node:os";
import { finishBuild } from "./build/ensure-build.ts";

/** Finishes the build beside a site that runs already, which goes first. */
setPriority(10);
await finishBuild();
