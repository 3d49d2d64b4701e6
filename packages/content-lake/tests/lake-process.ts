import { runLake } from "../src/testing.ts";

/** The content service as a process of its own, for tests that kill it: prints its address, then serves. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("The folder of the data is missing");
const { url } = await runLake({ dataDir });
console.log(url);
