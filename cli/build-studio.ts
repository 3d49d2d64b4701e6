import { ensureStudio } from "./build/ensure-studio.ts";

/** Builds the Studio of the embedded content service, as the tests need it, unless it is there already. */
try {
  await ensureStudio({ hostedProject: undefined, dataset: "blogs" });
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
}
