import { crc32, inflateRaw } from "node:zlib";
import { readDirectory } from "./zip-directory.ts";

/** The parts of a ZIP package. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export type Package = {
  names: readonly string[];
  /** A part's text; undefined where there is none, or where it is no text in UTF-8. */
  read(name: string): string | undefined;
};

/** What all parts together may unpack to, in bytes: ten times what a CV may weigh. */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * Unpacks a package. Each part must be as long as the directory says and have its checksum, and together they must be all
 * that the file holds: no two programs see different things in it.
 *
 * @returns undefined for what is no such package.
 */
export async function readPackage(bytes: Uint8Array): Promise<Package | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(file);
  if (!entries || entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked) return undefined;
  const parts = new Map<string, Buffer>();
  for (const { name, method, packed, size, checksum } of entries) {
    const part = method === 0 ? packed : await unpacked(packed, size);
    if (part?.length !== size || crc32(part) !== checksum) return undefined;
    parts.set(name, part);
  }
  return {
    names: entries.map(({ name }) => name),
    read(name) {
      const part = parts.get(name);
      try {
        return part && new TextDecoder("utf-8", { fatal: true }).decode(part);
      } catch {
        return undefined;
      }
    },
  };
}

/** Undefined unless the packed bytes are one whole stream that unpacks to this size. */
const unpacked = (packed: Buffer, size: number): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    const options = { maxOutputLength: Math.max(1, size), info: true };
    inflateRaw(packed, options, (error, result) => {
      if (error) return resolve(undefined);
      // With `info` it is both, which the types do not say: https://nodejs.org/api/zlib.html#class-options
      const { buffer, engine } = result as unknown as {
        buffer: Buffer;
        engine: { bytesWritten: number };
      };
      // Bytes behind the end of the stream would be seen by others.
      resolve(engine.bytesWritten === packed.length ? buffer : undefined);
    });
  });
