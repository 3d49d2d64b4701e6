import { ensureStudio } from "./build/ensure-studio.ts";

/** Builds the Studio of the embedded content service for the tests, unless it is up to date. */
try {
  await ensureStudio();
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
}
