import { ensureBuild } from "./build/ensure-build.ts";

/** `npm start`: builds when there is no build of these sources yet, then runs the site. */
try {
  await ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
}
await import("../server/main.ts");
