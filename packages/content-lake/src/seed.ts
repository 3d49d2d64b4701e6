import { createHash } from "node:crypto";
import { describeAsset, fileNameOf } from "./assets/asset-documents.ts";
import { storeBytes } from "./assets/asset-files.ts";
import type { ImageDescription } from "./assets/describe-image.ts";
import type { Dataset } from "./dataset.ts";
import type { ContentDocument } from "./types.ts";

/** A document of a seed, without the fields that are added when it is stored. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown };

export type SeedImage = {
  bytes: Buffer;
  contentType: string;
  filename: string;
  /** As returned by `describeImage`; computed by default, which takes longer than everything else. */
  description?: ImageDescription;
};

/**
 * The interface through which a seed fills an empty dataset. All documents are written as one transaction when the
 * seed is done.
 */
export type SeedTarget = {
  /**
   * Adds a document created at `at` (ISO 8601). Its revision is a hash of its fields, so that it is the same in every
   * installation.
   */
  addDocument(at: string, document: SeedDocument): void;
  /** Stores an image and its asset document, unless they exist, and returns the id to refer to. */
  addImage(at: string, image: SeedImage): Promise<string>;
};

/** Fills an empty dataset. Returns details for the log. */
export type Seed = (target: SeedTarget) => Promise<object>;

/** Runs a seed on a dataset: all of it is written, or none. */
export async function runSeed(dataset: Dataset, seed: Seed): Promise<object> {
  const documents = new Map<string, ContentDocument>();
  const add = (at: string, fields: SeedDocument): void => {
    const _rev = createHash("sha256")
      .update(JSON.stringify(fields))
      .digest("base64url")
      .slice(0, 22);
    documents.set(fields._id, { ...fields, _rev, _createdAt: at, _updatedAt: at });
  };
  const result = await seed({
    addDocument: add,
    async addImage(at, { bytes, contentType, filename, description }) {
      const details = { originalFilename: filename };
      const asset = await describeAsset(dataset, "image", bytes, contentType, details, description);
      const name = fileNameOf(asset);
      if (name === undefined) throw new TypeError("An asset document names its file");
      // With a random upload id, the document would differ in every installation.
      if (!documents.has(asset._id)) add(at, { ...asset, uploadId: name });
      await storeBytes(dataset, "image", name, bytes, contentType);
      return asset._id;
    },
  });
  await dataset.load(
    [...documents.values()].map((after) => ({
      documentId: after._id,
      before: null,
      after,
      mutations: [{ create: after }],
    })),
    "system",
    { onlyWhenEmpty: true },
  );
  return result;
}
