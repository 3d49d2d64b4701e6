import { isUtf8 } from "node:buffer";
import { crc32, createInflateRaw } from "node:zlib";
import { type Entry, readDirectory } from "./zip-directory.ts";

/** The parts of a ZIP package. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export type Package = {
  names: readonly string[];
  /** Whether a part is one that is read, and UTF-8. */
  isText(name: string): boolean;
  /** A part's text; undefined when it is missing, too long, or not UTF-8. */
  read(name: string): string | undefined;
};

/** Most bytes that all parts together may unpack to: ten times the largest CV. */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * Most bytes of a part that is read: the text of a CV of a thousand pages. Pictures may be larger, and are not kept.
 */
const longestText = 4 * 1024 * 1024;

/** The parts that may be read. */
const isText = ({ name, size }: Entry): boolean =>
  size <= longestText && (name === "mimetype" || /\.(?:xml|rels)$/i.test(name));

/**
 * Unpacks a package. Each part must have the length and checksum that the directory states, and together they must
 * fill the file, so that no two programs see different contents.
 *
 * @returns undefined for anything else.
 */
export async function readPackage(bytes: Uint8Array): Promise<Package | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(file);
  if (!entries || entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked) return undefined;
  const parts = new Map<string, Buffer>();
  for (const entry of entries) {
    const part = await unpacked(entry);
    if (!part) return undefined;
    if (isText(entry)) parts.set(entry.name, Buffer.concat(part));
  }
  return {
    names: entries.map(({ name }) => name),
    isText(name) {
      const part = parts.get(name);
      return part !== undefined && isUtf8(part);
    },
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

/**
 * The bytes of a part, empty for parts that no one reads. Undefined unless the compressed bytes are one complete
 * stream with the stated result. Unpacks in chunks and yields in between, since a few kilobytes may expand to sixty
 * megabytes.
 */
async function unpacked(entry: Entry): Promise<Buffer[] | undefined> {
  const { method, packed, size, checksum } = entry;
  const kept: Buffer[] = [];
  const keeps = isText(entry);
  let length = 0;
  let sum = 0;
  const inflate = method === 0 ? undefined : createInflateRaw({ chunkSize: 256 * 1024 });
  try {
    // The stream yields bytes, which its type does not say.
    for await (const piece of (inflate?.end(packed) ?? [packed]) as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > size) return undefined;
      sum = crc32(piece, sum);
      if (keeps) kept.push(piece);
    }
  } catch {
    return undefined;
  }
  // Bytes after the end of the stream would be visible to other programs.
  const isWhole = inflate === undefined || inflate.bytesWritten === packed.length;
  return isWhole && length === size && sum === checksum ? kept : undefined;
}
