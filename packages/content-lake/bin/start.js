#!/usr/bin/env node
// The program of the packed package: says in a sentence what an older Node would say in a stack of calls.
const needed = 26;
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Node ${needed} or newer is needed, and this is ${process.version}. npx brings one along: npx -p node@${needed} -p ./brightkeel-content-lake-….tgz content-lake`,
  );
  process.exit(1);
}
await import("./content-lake.js");
