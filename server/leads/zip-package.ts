import { inflateRawSync } from "node:zlib";

/** The entries of a ZIP package, as its directory lists them. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export type Package = {
  names: readonly string[];
  /** An entry's text; undefined where there is none, or where it is longer than any such part. */
  read(name: string): string | undefined;
};

const longestComment = 65_535;
const mostEntries = 2_000;
/** What all parts together may unpack to, in bytes, and what one that is read may. */
const mostUnpacked = 200 * 1024 * 1024;
const longestPart = 1024 * 1024;

type Entry = { name: string; method: number; packed: number; at: number };

/**
 * Reads the directory. Nothing may stand before, between or after what it lists, so that no two programs see different
 * things in one file.
 *
 * @returns undefined for what is no such package.
 */
export function readPackage(bytes: Uint8Array): Package | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf("PK\x05\x06");
  if (end < 0 || end + 22 > file.length || end < file.length - 22 - longestComment)
    return undefined;
  if (end + 22 + file.readUInt16LE(end + 20) !== file.length) return undefined;
  const count = file.readUInt16LE(end + 10);
  const size = file.readUInt32LE(end + 12);
  const start = file.readUInt32LE(end + 16);
  if (count === 0 || count > mostEntries || start + size !== end) return undefined;

  const entries: Entry[] = [];
  let at = start;
  let unpacked = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || file.readUInt32LE(at) !== 0x02014b50) return undefined;
    const flags = file.readUInt16LE(at + 8);
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    unpacked += file.readUInt32LE(at + 24);
    // Neither encrypted, nor leading out of its folder, nor called otherwise at its place.
    if (flags & 1 || !isPlain(name) || unpacked > mostUnpacked) return undefined;
    if (local + 30 > start || file.readUInt32LE(local) !== 0x04034b50) return undefined;
    const localLength = file.readUInt16LE(local + 26);
    if (file.toString("utf8", local + 30, local + 30 + localLength) !== name) return undefined;
    entries.push({
      name,
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: local + 30 + localLength + file.readUInt16LE(local + 28),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  const names = entries.map(({ name }) => name);
  if (at !== end || file.readUInt32LE(0) !== 0x04034b50 || new Set(names).size !== names.length)
    return undefined;
  return {
    names,
    read(name) {
      const entry = entries.find((one) => one.name === name);
      if (!entry) return undefined;
      const packed = file.subarray(entry.at, entry.at + entry.packed);
      try {
        if (entry.method === 0) return packed.length <= longestPart ? String(packed) : undefined;
        return entry.method === 8
          ? String(inflateRawSync(packed, { maxOutputLength: longestPart }))
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

const isPlain = (name: string): boolean =>
  name !== "" && !/^\/|\\|[\p{Cc}]/u.test(name) && !name.split("/").includes("..");
