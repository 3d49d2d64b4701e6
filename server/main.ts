import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { inspect } from "node:util";
import { KnowledgeFileError, ModelFileError } from "@brightkeel/assistant";
import { serverTimes } from "@brightkeel/content-lake/connections";
import { company } from "#content/company.ts";
import { parseCompany } from "#content/company-schema.ts";
import { ConfigError, loadConfig, secretsOf } from "./config.ts";
import { consoleToLogger } from "./console-to-logger.ts";
import { closed, listenOn } from "./http/listen.ts";
import { requestEntry, type SendReady } from "./http/request-entry.ts";
import { isWebSocketUpgrade, takeUpgrades } from "./http/upgrades.ts";
import { announceReady, drainOnSignal, listeningError, stillStarting } from "./lifecycle.ts";
import { createLogger } from "./logger.ts";
import { openModules } from "./modules.ts";
import { serveBuild, serveSources } from "./serving.ts";
import { keepFilesPrivate, StorageError } from "./storage/index.ts";
import { printSummary } from "./summary.ts";
import { startWorkers, takeOver } from "./workers/index.ts";

/** The site's process: takes its port, opens the modules, serves the pages, and drains when asked to stop. */

export type StartOptions = {
  /** Resolves when the build contains the assistant's model. Omitted if it already does. */
  modelReady?: Promise<void>;
};

const root = join(import.meta.dirname, "..");
const development = process.env.NODE_ENV === "development";

/**
 * Starts the site with the settings of the environment. If that is not possible, ends the process with a sentence on
 * standard error.
 */
export const startSite = (options: StartOptions = {}): Promise<void> =>
  start(options).catch((error: unknown) => {
    // A configuration error prints only its message; anything else prints its stack.
    const isSetUp = [ConfigError, KnowledgeFileError, ModelFileError, StorageError].some(
      (known) => error instanceof known,
    );
    process.stderr.write(
      isSetUp && error instanceof Error ? `\n${error.message}\n` : `${inspect(error)}\n`,
    );
    process.exit(1);
  });

async function start({ modelReady }: StartOptions): Promise<void> {
  const config = loadConfig();
  const problem = parseCompany(company);
  if (problem !== undefined) throw new ConfigError(problem);
  keepFilesPrivate(config.dataDir);
  const logger = createLogger({ level: config.logLevel, secrets: secretsOf(config) });
  // In development, console output is coloured and meant for the person at the terminal.
  if (!development) consoleToLogger(logger);

  // The port is taken before anything is opened, so that a second start by mistake touches no store.
  let answer: RequestListener = stillStarting;
  let sendReady: SendReady = () => false;
  // In development, Vite has its own connections to the browser.
  const hasWorkers = config.processes > 1 && !development;
  const server = createServer(
    { ...serverTimes, shouldUpgradeCallback: isWebSocketUpgrade },
    (request, response) => {
      if (hasWorkers) takeOver(request);
      if (mayPass(request, response)) answer(request, response);
    },
  );
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  const mayPass = requestEntry(server, config, (...exchange) => sendReady(...exchange));
  const buildFolder = join(root, "build");
  const cannotListen = (error: NodeJS.ErrnoException) =>
    Promise.reject(listeningError(error, config));
  const workers = hasWorkers
    ? await startWorkers(server, { count: config.processes, buildFolder, logger }).catch(
        cannotListen,
      )
    : undefined;
  const { port, close: stopListening } = workers
    ? { port: workers.port, close: () => closed(server) }
    : await listenOn(server, config).catch(cannotListen);
  server.on("error", (error) => logger.error({ err: error }, "A connection could not be taken"));

  const modules = await openModules({ root, config, port, development, logger, modelReady });
  const serving = await (development
    ? serveSources(server, modules, logger)
    : serveBuild(join(buildFolder, "client"), modules, {
        logger,
        prewarm: config.prewarm,
        arrivals: () => connections,
        onReady: workers?.tell,
      }));
  ({ answer, sendReady } = serving);
  const closeUpgraded = takeUpgrades(server, (request, socket, head) => {
    if (hasWorkers) takeOver(request);
    // In development, all other sockets are Vite's, which has its own listener.
    return modules.handleUpgrade(request, socket, head) || development;
  });
  modules.start();

  printSummary(config, { origin: modules.ports.site.origin, development });
  announceReady(port);
  drainOnSignal(server, logger, {
    stopListening,
    stopServing: async () => {
      modules.endStreams();
      closeUpgraded();
      await serving.close();
    },
    stopWorkers: async () => workers?.stop(),
    closeStores: modules.close,
  });
}

if (import.meta.main) await startSite();
