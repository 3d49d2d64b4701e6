import { createHash } from "node:crypto";
import { contentApiPath } from "@brightkeel/contracts";
import { getMimeType } from "hono/utils/mime";
import type { Dataset } from "../dataset.ts";
import { randomId } from "../document-ids.ts";
import { httpError } from "../errors.ts";
import type { ContentDocument, Identity } from "../types.ts";
import { type AssetKind, storeBytes } from "./asset-files.ts";
import type { ImageDescription } from "./describe-image.ts";
import type { WantedMetadata } from "./wanted-metadata.ts";

export type AssetDetails = {
  originalFilename?: string | undefined;
  label?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  altText?: string | undefined;
  creditLine?: string | undefined;
  source?: { id: string; name: string; url?: string | undefined } | undefined;
  /** Metadata to store about an image; the usual kinds by default. */
  metadata?: WantedMetadata | undefined;
};

/**
 * An asset document without the fields that are added when it is stored. Its `url` is stored without an origin and
 * with the default mount path; http/app.ts replaces these with the real ones in answers.
 */
type AssetBody = { _id: string; _type: string; [field: string]: unknown };

/**
 * Returns the document that describes `bytes`. Ids are derived from the content, so the same file is the same asset.
 */
export async function describeAsset(
  dataset: Dataset,
  kind: AssetKind,
  bytes: Buffer,
  contentType: string,
  details: AssetDetails,
  known?: ImageDescription,
): Promise<AssetBody> {
  if (bytes.length === 0) throw httpError(400, "The asset is empty");
  const sha1hash = createHash("sha1").update(bytes).digest("hex");
  const shared = {
    assetId: sha1hash,
    sha1hash,
    size: bytes.length,
    ...(details.originalFilename && { originalFilename: details.originalFilename }),
    ...(details.label && { label: details.label }),
    ...(details.title && { title: details.title }),
    ...(details.description && { description: details.description }),
    ...(details.altText && { altText: details.altText }),
    ...(details.creditLine && { creditLine: details.creditLine }),
    ...(details.source && { source: details.source }),
    uploadId: randomId(),
  };
  const place = `${kind}s/${dataset.projectId}/${dataset.name}`;
  if (kind === "file") {
    const extension = extensionOf(details.originalFilename, contentType);
    // Clients send bytes of unknown type as application/octet-stream; the file name says more.
    const known = contentType.split(";")[0]?.trim().toLowerCase();
    const mimeType =
      known && known !== "application/octet-stream"
        ? known
        : (getMimeType(`x.${extension}`) ?? "application/octet-stream").split(";")[0];
    return {
      _id: `file-${sha1hash}-${extension}`,
      _type: "sanity.fileAsset",
      ...shared,
      extension,
      mimeType,
      path: `${place}/${sha1hash}.${extension}`,
      url: `${contentApiPath}/${place}/${sha1hash}.${extension}`,
    };
  }
  const { format, width, height, metadata } = known ?? (await describe(bytes, details.metadata));
  const name = `${sha1hash}-${width}x${height}`;
  return {
    _id: `image-${sha1hash}-${width}x${height}-${format.extension}`,
    _type: "sanity.imageAsset",
    ...shared,
    extension: format.extension,
    mimeType: format.mimeType,
    metadata,
    path: `${place}/${name}.${format.extension}`,
    url: `${contentApiPath}/${place}/${name}.${format.extension}`,
  };
}

async function describe(
  bytes: Buffer,
  wanted: WantedMetadata | undefined,
): Promise<ImageDescription> {
  // Imported with the first image, since the start does not need the image library.
  const { describeImage } = await import("./describe-image.ts");
  return describeImage(bytes, wanted);
}

function extensionOf(filename: string | undefined, contentType: string): string {
  const named = /\.([a-z0-9]{1,8})$/i.exec(filename ?? "")?.[1];
  if (named) return named.toLowerCase();
  const subtype = contentType.split(";")[0]?.split("/")[1] ?? "";
  return /^[a-z0-9]{1,8}$/.test(subtype) ? subtype : "bin";
}

/** Returns the name of an asset's file in the dataset's folder, taken from its document. */
export const fileNameOf = (asset: Record<string, unknown>): string | undefined =>
  typeof asset.path === "string" ? asset.path.split("/").at(-1) : undefined;

/** Stores an uploaded file and its document. Returns the existing document when the file is already known. */
export async function storeAsset(
  dataset: Dataset,
  identity: Identity,
  kind: AssetKind,
  bytes: Buffer,
  contentType: string,
  details: AssetDetails,
): Promise<ContentDocument> {
  const body = await describeAsset(dataset, kind, bytes, contentType, details);
  const name = fileNameOf(body);
  if (name === undefined) throw new TypeError("An asset document names its file");
  await storeBytes(dataset, kind, name, bytes, String(body.mimeType));
  const known = dataset.store.get(body._id);
  if (known) return known;
  await dataset.transact("mutation", identity, {}, [
    { index: 0, apply: (set) => set.apply({ createIfNotExists: body }) },
  ]);
  const stored = dataset.store.get(body._id);
  if (!stored) throw new Error(`Asset ${body._id} was not stored`);
  return stored;
}
