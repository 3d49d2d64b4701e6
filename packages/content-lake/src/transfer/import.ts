import { createReadStream } from "node:fs";
import { mkdtemp, readdir, readFile, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, normalize, sep } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { describeAsset, fileNameOf } from "../assets/asset-documents.ts";
import { type AssetKind, storeBytes } from "../assets/asset-files.ts";
import type { Dataset } from "../dataset.ts";
import { currentTimestamp } from "../timestamp.ts";
import type { ContentDocument, DocumentChange } from "../types.ts";
import { isRecord } from "../types.ts";
import { documentsIn, withSystemFields } from "./documents.ts";

/** How to handle documents that already exist in the dataset. */
export type OnExisting = "refuse" | "replace" | "keep";

export type ImportResult = { documents: number; assets: number; skipped: number };

/**
 * Maximum number of documents, and of their characters, per transaction, which the import holds in memory. A crash
 * leaves only complete transactions, and the import can be repeated.
 */
const batch = { documents: 500, letters: 4_000_000 };

/**
 * Imports the output of `sanity dataset export`: a .tar.gz of data.ndjson, assets.json, images/ and files/, an
 * unpacked one, or a bare .ndjson file. Revisions and timestamps are kept, so exporting the result gives the same
 * export.
 */
export async function importDataset(
  dataset: Dataset,
  source: string,
  onExisting: OnExisting,
): Promise<ImportResult> {
  const opened = await openSource(source);
  try {
    return await importFolder(dataset, opened.ndjson, onExisting);
  } finally {
    await opened.close();
  }
}

async function openSource(source: string): Promise<{ ndjson: string; close(): Promise<void> }> {
  const found = await stat(source).catch(() => undefined);
  if (!found) throw new Error(`There is no file or folder ${source}.`);
  if (found.isFile() && /\.(ndjson|jsonl)$/.test(source))
    return { ndjson: source, close: async () => {} };
  if (found.isDirectory()) return { ndjson: await findNdjson(source), close: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "content-import-"));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(
      createReadStream(source),
      createGunzip(),
      atMost(smallExport + (found?.size ?? 0) * tightest),
      unpackTar(folder),
    );
    return { ndjson: await findNdjson(folder), close };
  } catch (error) {
    await close();
    throw new Error(`${source} is not an export (.tar.gz or .ndjson): ${String(error)}`);
  }
}

/** Documents pack to a tenth, pictures not at all: what unpacks to more than this was made to fill the disk. */
const tightest = 100;
/** Bytes that any archive may unpack to. */
const smallExport = 64 * 1024 * 1024;

/** Passes bytes on, and fails where there are too many. */
function atMost(most: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > most) done(new Error(`It unpacks to more than ${most} bytes.`));
      else done(null, chunk);
    },
  });
}

/** The archive contains one folder, named after the dataset and the date. */
async function findNdjson(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const [first, ...others] = files.filter((file) => file.endsWith(".ndjson"));
  if (first === undefined) throw new Error(`There is no .ndjson file in ${folder}.`);
  if (others.length > 0) throw new Error(`There is more than one .ndjson file in ${folder}.`);
  return join(folder, first);
}

async function importFolder(
  dataset: Dataset,
  ndjson: string,
  onExisting: OnExisting,
): Promise<ImportResult> {
  const folder = dirname(ndjson);
  const described = await readAssetDetails(join(folder, "assets.json"));
  const assets = new Map<string, string>();
  const result = { documents: 0, assets: 0, skipped: 0 };

  const assetFor = async (reference: string): Promise<string> => {
    const known = assets.get(reference);
    if (known) return known;
    const { document, bytes, kind } = await readAsset(dataset, folder, reference, described);
    const name = fileNameOf(document);
    if (name === undefined) throw new TypeError("An asset document names its file");
    await storeBytes(dataset, kind, name, bytes, String(document.mimeType));
    if (!dataset.store.exists(document._id)) await dataset.load([change(null, document)], "import");
    assets.set(reference, document._id);
    result.assets++;
    return document._id;
  };

  const now = currentTimestamp();
  // The file is read once before anything is written, so that an error in its last line doesn't leave a partial
  // import.
  const ids = new Set<string>();
  for await (const { document, number } of documentsIn(ndjson, now)) {
    const which = `Document “${document._id}” (line ${number})`;
    // `sanity dataset import` refuses this too, whatever happens to existing documents.
    if (ids.has(document._id)) throw new Error(`${which} is in the file twice.`);
    ids.add(document._id);
    if (onExisting === "refuse" && dataset.store.exists(document._id))
      throw new Error(
        `${which} is there already. Say --replace to replace such documents, or --missing to leave them.`,
      );
  }

  // Imports every file of the export, including those that no document uses.
  // Those of a file manager, such as .DS_Store, are no part of the export.
  for (const kind of ["image", "file"] as const)
    for (const name of await readdir(join(folder, `${kind}s`)).catch(() => []))
      if (!name.startsWith(".")) await assetFor(`${kind}@file://./${kind}s/${name}`);

  let changes: DocumentChange[] = [];
  let letters = 0;
  for await (const { document, length } of documentsIn(ndjson, now)) {
    const before = dataset.store.get(document._id);
    if (before && onExisting === "keep") {
      result.skipped++;
      continue;
    }
    // The result has the same shape, with asset references in place of files.
    const after = (await withAssets(document, assetFor)) as ContentDocument;
    changes.push(change(before, after));
    result.documents++;
    letters += length;
    if (changes.length >= batch.documents || letters >= batch.letters) {
      await dataset.load(changes, "import");
      changes = [];
      letters = 0;
    }
  }
  await dataset.load(changes, "import");
  return result;
}

const change = (before: ContentDocument | null, after: ContentDocument): DocumentChange => ({
  documentId: after._id,
  before,
  after,
  mutations: [{ createOrReplace: after }],
});

/** Replaces the export's file names by asset references. */
async function withAssets(
  value: unknown,
  assetFor: (reference: string) => Promise<string>,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => withAssets(item, assetFor)));
  if (!isRecord(value)) return value;
  const { _sanityAsset, ...rest } = value;
  const entries: [string, unknown][] = [];
  for (const [key, child] of Object.entries(rest))
    entries.push([key, await withAssets(child, assetFor)]);
  if (typeof _sanityAsset !== "string") return Object.fromEntries(entries);
  const _ref = await assetFor(_sanityAsset);
  return { ...Object.fromEntries(entries), asset: { _type: "reference", _ref } };
}

type AssetDetails = Record<string, Record<string, unknown>>;

async function readAssetDetails(path: string): Promise<AssetDetails> {
  const json = await readFile(path, "utf8").catch(() => "{}");
  const parsed: unknown = JSON.parse(json);
  if (!isRecord(parsed)) throw new Error("assets.json is not a JSON object.");
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, Record<string, unknown>] =>
      isRecord(entry[1]),
    ),
  );
}

/** Reads a file of the export and its metadata from `image@file://./images/<name>`. */
async function readAsset(
  dataset: Dataset,
  folder: string,
  reference: string,
  described: AssetDetails,
): Promise<{ document: ContentDocument; bytes: Buffer; kind: AssetKind }> {
  const [, kind, path] = /^(image|file)@(?:file:\/\/)?(\.?\/?.+)$/.exec(reference) ?? [];
  if ((kind !== "image" && kind !== "file") || path === undefined || /^https?:/.test(path))
    throw new Error(
      `“${reference}” is not a file in the export. Fetch it first, and name it image@file://./…`,
    );
  const file = normalize(join(folder, path));
  const outside = new Error(`“${reference}” lies outside of the export.`);
  if (!file.startsWith(folder + sep)) throw outside;
  const missing = () => {
    throw new Error(`“${reference}” is missing in the export.`);
  };
  // A link may lead to any file of the machine, which would be published.
  const real = await realpath(file).catch(missing);
  if (!real.startsWith((await realpath(folder)) + sep)) throw outside;
  const bytes = await readFile(real).catch(missing);
  const measured = await describeAsset(dataset, kind, bytes, "application/octet-stream", {
    originalFilename: path.split("/").at(-1),
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`“${reference}” can’t be imported. ${reason}.`, { cause });
  });
  const known = described[`${kind}-${measured.sha1hash}`] ?? {};
  const now = currentTimestamp();
  const document = withSystemFields(
    { ...measured, ...known, _id: measured._id, _type: measured._type },
    now,
  );
  return { document, bytes, kind };
}
