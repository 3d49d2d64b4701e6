import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { rangeOf } from "@brightkeel/contracts";
import { LRUCache } from "lru-cache";
import { withAssetBase } from "../asset-urls.ts";
import { storeAsset } from "../assets/asset-documents.ts";
import { type AssetKind, assetFile } from "../assets/asset-files.ts";
import { formatFor, isUnchanged, mimeTypes } from "../assets/formats.ts";
import { ImageCache } from "../assets/image-cache.ts";
import { type ImageOptions, parseImageOptions, rounded } from "../assets/image-options.ts";
import { pixelsOf, withinSides } from "../assets/image-size.ts";
import { TransformQueue } from "../assets/transform-queue.ts";
import { wantedMetadata } from "../assets/wanted-metadata.ts";
import type { Dataset } from "../dataset.ts";
import { httpError, tryAgainShortly } from "../errors.ts";
import type { Lake } from "../lake.ts";
import type { AnonymousCallers } from "./anonymous-limits.ts";
import { bytesOfBody } from "./body.ts";
import { type LakeContext, readableDataset, requireWriter } from "./context.ts";
import { fileAnswer } from "./file-answer.ts";

const maxAssetBytes = 256 * 1024 * 1024;
/** An asset's name contains the hash of its bytes, so its content never changes. */
const forEver = "public, max-age=31536000, immutable";
/** Headers that keep uploads, which are untrusted, from running any code. */
const inert = {
  // Any page that knows an asset's URL may show it, and draw it on a canvas.
  "access-control-allow-origin": "*",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

/** Number of variants per picture that are made exactly as requested; later ones are rounded to a few sizes. */
const exactVariants = 64;

/** Sends and receives pictures and files. A picture that must be made counts as a request of its caller. */
export function assetHandlers(lake: Lake, callers: AnonymousCallers) {
  const queue = new TransformQueue();
  const variants = new LRUCache<string, number>({ max: 10_000, ttl: 3_600_000 });
  const caches = new Map<string, ImageCache>();
  const cacheOf = (dataset: Dataset): ImageCache => {
    const cache =
      caches.get(dataset.assetsFolder) ?? new ImageCache(`${dataset.assetsFolder}/made`, queue);
    caches.set(dataset.assetsFolder, cache);
    return cache;
  };

  /** `POST /assets/{images,files}/:dataset` (https://www.sanity.io/docs/http-reference/assets). */
  const upload = (kind: AssetKind) => async (c: LakeContext) => {
    const identity = requireWriter(c);
    const dataset = readableDataset(c, lake, c.req.param("dataset"));
    const bytes = await bytesOfBody(c, maxAssetBytes);
    const sourceId = c.req.query("sourceId");
    const document = await storeAsset(
      dataset,
      identity,
      kind,
      bytes,
      c.req.header("content-type") ?? "application/octet-stream",
      {
        originalFilename: c.req.query("filename"),
        label: c.req.query("label"),
        title: c.req.query("title"),
        description: c.req.query("description"),
        creditLine: c.req.query("creditLine"),
        metadata: wantedMetadata(c.req.queries("meta") ?? []),
        source: sourceId
          ? { id: sourceId, name: c.req.query("sourceName") ?? "", url: c.req.query("sourceUrl") }
          : undefined,
      },
    );
    return c.body(withAssetBase(JSON.stringify({ document }), c.get("base")), 200, {
      "content-type": "application/json; charset=utf-8",
    });
  };

  const datasetOfAddress = (c: LakeContext): Dataset => {
    if (c.req.param("project") !== lake.projectId) throw httpError(404, "Asset not found");
    const entry = lake.entry(c.req.param("dataset") ?? "");
    // As in the hosted service, assets are open to anyone who knows their URL, which contains a hash.
    if (!entry) throw httpError(404, "Asset not found");
    return lake.dataset(entry.name);
  };

  /**
   * Returns the path of a file that has an asset document. Throws 404 if it has none, and 503 if the file store
   * fails.
   */
  async function fileOf(dataset: Dataset, kind: AssetKind, name: string): Promise<string> {
    // Requests for made-up names must not reach the remote store.
    const isKnown = dataset.store.exists(`${kind}-${name.replace(/\.(?=[^.]+$)/, "-")}`);
    if (dataset.assetStore && !isKnown) throw httpError(404, "Asset not found");
    const path = await assetFile(dataset, kind, name).catch((err: unknown) => {
      lake.logger.error({ err }, "A file could not be fetched from its store");
      throw tryAgainShortly(503, "The store of files does not answer");
    });
    if (path === undefined) throw httpError(404, "Asset not found");
    return path;
  }

  async function image(c: LakeContext): Promise<Response> {
    const dataset = datasetOfAddress(c);
    const given = /^([0-9a-f]{40}-\d+x\d+)\.([a-z]+)$/.exec(c.req.param("file") ?? "");
    const [, name, extension] = given ?? [];
    if (!name || !extension) throw httpError(404, "Asset not found");
    const path = await fileOf(dataset, "image", `${name}.${extension}`);

    const { searchParams } = new URL(c.req.url);
    const options = parseImageOptions(searchParams);
    const format = formatFor(options, extension, c.req.header("accept") ?? "");
    const disposition =
      options.download === undefined
        ? undefined
        : attachment(options.download || `${name}.${format}`);
    const vary: Record<string, string> = options.autoFormat ? { vary: "accept" } : {};
    if (isUnchanged(options, format, extension))
      return sendFile(c, path, typeOf(extension), { ...vary, ...disposition });

    const keyOf = (of: ImageOptions): string =>
      JSON.stringify([name, extension, format, { ...of, download: undefined }]);
    const etag = `"${createHash("sha256").update(keyOf(options)).digest("base64url")}"`;
    const headers = {
      ...inert,
      ...vary,
      ...disposition,
      etag,
      "cache-control": forEver,
      "content-type": mimeTypes[format],
    };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    const cache = cacheOf(dataset);
    const address = c.get("address");
    const make = async (): Promise<Buffer> => {
      const known = variants.get(name) ?? 0;
      const made = address !== undefined && known >= exactVariants ? rounded(options) : options;
      return cache.get(
        keyOf(made),
        async (signal) => {
          variants.set(name, known + 1);
          const { transform } = await import("../assets/transform.ts");
          return transform(path, made, format, { signal });
        },
        {
          address: address ?? "signed in",
          large: isLarge(made, name),
          signal: c.req.raw.signal,
        },
      );
    };
    let bytes = await cache.find(keyOf(options));
    if (!bytes) {
      if (address !== undefined) callers.count(address);
      bytes = await make();
    }
    return c.body(new Uint8Array(bytes), 200, headers);
  }

  async function file(c: LakeContext): Promise<Response> {
    const dataset = datasetOfAddress(c);
    const name = c.req.param("file") ?? "";
    if (!/^[0-9a-f]{40}\.[a-z0-9]{1,8}$/.test(name)) throw httpError(404, "Asset not found");
    const document = dataset.store.get(`file-${name.replace(".", "-")}`);
    if (!document) throw httpError(404, "Asset not found");
    const path = await fileOf(dataset, "file", name);
    const type =
      typeof document.mimeType === "string" ? document.mimeType : "application/octet-stream";
    const download = c.req.query("dl");
    const original =
      typeof document.originalFilename === "string" ? document.originalFilename : name;
    return sendFile(c, path, type, download === undefined ? {} : attachment(download || original));
  }

  return { uploadImage: upload("image"), uploadFile: upload("file"), image, file };
}

/** Whether a picture is slow to make: its result has more than two million pixels. */
function isLarge(options: ImageOptions, name: string): boolean {
  const [width = 1, height = 1] = (name.split("-")[1] ?? "").split("x").map(Number);
  const size = options.rect ?? { width, height };
  return pixelsOf(withinSides(options, size), size) > 2_000_000;
}

const attachment = (name: string): Record<string, string> => ({
  "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
});

function typeOf(extension: string): string {
  if (extension === "svg") return "image/svg+xml";
  if (extension === "tif") return "image/tiff";
  return mimeTypes[extension as keyof typeof mimeTypes] ?? "application/octet-stream";
}

/** Sends a file, whole or the part in the `Range` header (for seeking in videos). */
async function sendFile(
  c: LakeContext,
  path: string,
  type: string,
  extra: Record<string, string>,
): Promise<Response> {
  const { size } = await stat(path);
  const headers: Record<string, string> = {
    ...inert,
    ...extra,
    "accept-ranges": "bytes",
    "cache-control": forEver,
    "content-type": type,
  };
  // With If-Range the whole is sent: it needs a strong tag or a date, and there is neither.
  const isConditional = c.req.header("if-range") !== undefined;
  const part = isConditional ? undefined : rangeOf(c.req.header("range"), size);
  if (part === "none") return c.body(null, 416, { ...inert, "content-range": `bytes */${size}` });
  if (part === undefined)
    return fileAnswer(c, path, 200, { ...headers, "content-length": String(size) });
  const { first: start, last: end } = part;
  headers["content-length"] = String(end - start + 1);
  headers["content-range"] = `bytes ${start}-${end}/${size}`;
  return fileAnswer(c, path, 206, headers, { start, end });
}
