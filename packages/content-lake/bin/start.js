#!/usr/bin/env node
// Entry point of the packed package. Reports an older Node in a sentence, rather than a stack trace.
const needed = 26;
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Node ${needed} or newer is needed, and this is ${process.version}. npx brings one along: npx -p node@${needed} -p ./brightkeel-content-lake-….tgz content-lake`,
  );
  process.exit(1);
}
await import("./content-lake.js");
