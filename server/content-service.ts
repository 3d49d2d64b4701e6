import { join } from "node:path";
import { openContentLake } from "@brightkeel/content-lake";
import { contentApiPath } from "@brightkeel/contracts";
import { lightDark } from "#content/palette.ts";
import type { Config } from "./config.ts";
import { clientAddress } from "./http/client-address.ts";
import { s3Store } from "./leads/index.ts";
import type { Logger } from "./logger.ts";
import { describedDatabase } from "./storage/index.ts";

export type ContentOptions = {
  /** The repository's folder, or that of the unpacked release. */
  root: string;
  config: Config;
  /** The port that this process listens on. */
  port: number;
  logger: Logger;
};

/** Opens the embedded content service, unless the hosted one is configured, and returns the connection to use. */
export async function openContent(options: ContentOptions) {
  const { root, config, port, logger } = options;
  // Built by `npm run studio`, which may run while the site is up.
  const studioFolder = join(root, "studio", "build", "studio");
  const contentLake = config.sanity
    ? undefined
    : await openContentLake({
        dataDir: config.dataDir,
        // Shared by several processes: posts in the database of the leads, and their pictures in the store for CVs.
        ...(config.databaseUrl && {
          database: describedDatabase(config.databaseUrl),
          assets: config.s3 && s3Store(config.s3),
        }),
        dataset: config.contentDataset,
        contentToken: config.contentToken,
        publicUrl: config.publicOrigin && config.publicOrigin + contentApiPath,
        // Imported here because only a first start turns Markdown into documents.
        seed: async (target) => {
          const { blogSeed } = await import("./content/seed/seed.ts");
          const folder = join(root, "content", "blogs");
          const picturesFile = join(root, "build", "blog-pictures");
          return blogSeed({ folder, picturesFile, logger })(target);
        },
        webhookHosts: config.contentWebhookHosts,
        addressOf: (context) => clientAddress(context, config.trustedProxies),
        studioFolder,
        tokenCommand: "npm run content -- token",
        studioColours: {
          background: lightDark("background"),
          surface: lightDark("surface"),
          text: lightDark("text"),
          textSoft: lightDark("textSoft"),
          controlBorder: lightDark("controlBorder"),
          accent: lightDark("accent"),
          onAccent: lightDark("onAccent"),
        },
        logger,
      });
  const content = {
    dataset: config.contentDataset,
    token: contentLake?.siteKey,
    ...(config.sanity ?? { projectId: contentLake?.projectId ?? "" }),
    apiHost: config.sanity
      ? undefined
      : `http://${reachable(config.host)}:${port}${contentApiPath}`,
  };
  return { contentLake, studioFolder, content };
}

/** Returns a host name under which this process reaches itself. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
