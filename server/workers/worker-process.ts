import { createServer, type IncomingMessage } from "node:http";
import { drainable, serverTimes } from "@brightkeel/content-lake/connections";
import { loadConfig } from "#server/config.ts";
import { closed } from "#server/http/listen.ts";
import { requestEntry } from "#server/http/request-entry.ts";
import { isWebSocketUpgrade, takeUpgrades } from "#server/http/upgrades.ts";
import { type EncodedResponse, openClientFiles, sendEncoded } from "#server/pages/index.ts";
import { handOver, handOverSocket } from "./hand-over.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/**
 * A worker: accepts connections beside the others, sends files and pages that are ready, and hands everything else
 * over to the primary process, which holds everything that must exist once. Started by `index.ts`.
 */

const [, , socketPath = "", buildFolder = ""] = process.argv;
const config = loadConfig();
const { files } = openClientFiles(buildFolder);
const pages = new Map<string, EncodedResponse>();

const server = createServer(
  { ...serverTimes, shouldUpgradeCallback: isWebSocketUpgrade },
  (request, response) => {
    if (mayPass(request, response)) handOver(request, response, socketPath);
  },
);
const mayPass = requestEntry(server, config, (request, response, headers) => {
  const ready = readyFor(request);
  if (ready) sendEncoded(ready, request, response, headers);
  return ready !== undefined;
});
const closeUpgraded = takeUpgrades(server, (request, socket, head) => {
  handOverSocket(request, socket, head, socketPath);
  return true;
});

/** What can be sent without further knowledge: parameters, editors and dictionaries are the primary's business. */
function readyFor({ method, url = "/", headers }: IncomingMessage): EncodedResponse | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [path = "/", question] = url.split("?", 2);
  const file = files.get(path);
  if (file) return file;
  const isForEverybody =
    question === undefined && !headers.cookie && headers["available-dictionary"] === undefined;
  return isForEverybody ? pages.get(path) : undefined;
}

const drain = drainable(server);

process.on("message", (message: ToWorker) => {
  if (message.type === "stop") {
    closeUpgraded();
    void drain(() => closed(server)).then(() => process.exit(0));
  } else if (message.response) pages.set(message.address, message.response);
  else pages.delete(message.address);
});

// The terminal and some supervisors signal the whole group; the primary decides when to stop.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});

server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  const failed: FromWorker = { type: "failed", code, message };
  process.send?.(failed, undefined, undefined, () => process.exit(1));
});
server.listen(config.port, config.host);
