import { crc32, createInflateRaw } from "node:zlib";
import { type Entry, readDirectory } from "./zip-directory.ts";

/** The parts of a ZIP package. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export type Package = {
  names: readonly string[];
  /** A part's text; undefined where there is none, where it is longer than any is, or no text in UTF-8. */
  read(name: string): string | undefined;
};

/** What all parts together may unpack to, in bytes: ten times what a CV may weigh. */
const mostUnpacked = 64 * 1024 * 1024;

/** A part that is read, in bytes: the text of a CV of a thousand pages. Pictures may be larger, and are not kept. */
const longestText = 4 * 1024 * 1024;

/** Parts that may be read. */
const isText = ({ name, size }: Entry): boolean =>
  size <= longestText && (name === "mimetype" || /\.(?:xml|rels)$/i.test(name));

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
  for (const entry of entries) {
    const part = await unpacked(entry);
    if (!part) return undefined;
    if (isText(entry)) parts.set(entry.name, Buffer.concat(part));
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

/**
 * A part's bytes; none of a part that nobody will read. Undefined unless the packed ones are one whole stream that unpacks to what
 * the directory says. A few kilobytes may hold sixty megabytes, so they come in pieces between which others are answered.
 */
async function unpacked(entry: Entry): Promise<Buffer[] | undefined> {
  const { method, packed, size, checksum } = entry;
  const kept: Buffer[] = [];
  const keeps = isText(entry);
  let length = 0;
  let sum = 0;
  const inflate = method === 0 ? undefined : createInflateRaw({ chunkSize: 256 * 1024 });
  try {
    // What the stream gives is bytes, which its type does not say.
    for await (const piece of (inflate?.end(packed) ?? [packed]) as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > size) return undefined;
      sum = crc32(piece, sum);
      if (keeps) kept.push(piece);
    }
  } catch {
    return undefined;
  }
  // Bytes behind the end of the stream would be seen by others.
  const isWhole = inflate === undefined || inflate.bytesWritten === packed.length;
  return isWhole && length === size && sum === checksum ? kept : undefined;
}
