import { join } from "node:path";
import { embeddedProjectId, openContentLake } from "@brightkeel/content-lake";
import { contentApiPath } from "@brightkeel/contracts";
import { lightDark } from "#content/palette.ts";
import type { Config } from "./config.ts";
import { clientAddress } from "./http/client-address.ts";
import { s3Store } from "./leads/index.ts";
import type { Logger } from "./logger.ts";
import { describedDatabase } from "./storage/index.ts";

export type ContentOptions = {
  /** The repository, or wherever it was unpacked. */
  root: string;
  config: Config;
  /** Where this process listens. */
  port: number;
  logger: Logger;
};

/** The content service, embedded or hosted, and the connection to it. */
export async function openContent(options: ContentOptions) {
  const { root, config, port, logger } = options;
  const { projectId, dataset } = config.sanity ?? {
    projectId: embeddedProjectId,
    dataset: config.contentDataset,
  };
  // Built by `npm run studio`, which may be done while the site runs.
  const studioFolder = join(root, "studio", "build", `${projectId}.${dataset}`);
  const contentLake = config.sanity
    ? undefined
    : await openContentLake({
        dataDir: config.dataDir,
        // What several processes share: the posts in the database of the leads, their pictures where CVs are.
        ...(config.databaseUrl && {
          database: describedDatabase(config.databaseUrl),
          assets: config.s3 && s3Store(config.s3),
        }),
        dataset: config.contentDataset,
        contentToken: config.contentToken,
        publicUrl: config.publicOrigin && config.publicOrigin + contentApiPath,
        // Loaded here: only a first start turns Markdown into documents.
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

/** An address at which this process reaches itself. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
