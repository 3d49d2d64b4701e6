import { existsSync } from "node:fs";

/** Preloaded by every npm script: the variables of `.env`, where there is one. Those already set win. */
if (existsSync(".env")) process.loadEnvFile(".env");
