import type { AssetStore } from "./assets/asset-store.ts";
import type { DeliveryOptions } from "./hooks/deliveries.ts";
import type { DatabaseOptions } from "./postgres/database.ts";
import type { PoolOptions } from "./query/pool.ts";
import type { ScheduleOptions } from "./releases/schedule.ts";
import type { Logger } from "./types.ts";

export type LakeOptions = {
  /** The site's data folder; the content service keeps everything in `content/` below it. */
  dataDir: string;
  projectId: string;
  contentToken: string | undefined;
  logger: Logger;
  pool?: PoolOptions | undefined;
  /** Database that holds the content, when several processes share it; by default, the data folder holds it. */
  database?: DatabaseOptions | undefined;
  /** Where images and files are, when several processes share them; `content/` in `dataDir` by default. */
  assets?: { folder: string } | AssetStore | undefined;
  /** Whether the service's public address is https. */
  secure?: boolean | undefined;
  /** Internal hosts that webhooks may call. */
  webhookHosts?: readonly string[] | undefined;
};

export type DutyOptions = {
  webhooks?: Pick<DeliveryOptions, "fetch" | "now" | "later"> | undefined;
  schedule?: Pick<ScheduleOptions, "now" | "later"> | undefined;
};
