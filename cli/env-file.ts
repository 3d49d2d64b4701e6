import { existsSync } from "node:fs";

/** Preloaded by every npm script: reads the variables of `.env`, if there is one. Those already set win. */
if (existsSync(".env")) process.loadEnvFile(".env");
