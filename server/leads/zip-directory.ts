import { normalised } from "@brightkeel/contracts";

/** The directory of a ZIP package. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */

export type Entry = {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  packed: Buffer;
  /** As stated in the directory. */
  size: number;
  checksum: number;
};

const longestComment = 65_535;
const mostEntries = 2_000;
/** In bytes; names from office programs have about fifty. */
const longestName = 500;

/** Flags that do not change the contents: compression level, sizes after the data, UTF-8 names. */
const harmlessFlags = 0b1000_0000_1110;
const sizesBehind = 0b1000;

/** A directory entry, with the position of the part in the file. */
type Listed = Entry & { flags: number; start: number; packedSize: number };

/**
 * Reads the directory and the header of each part, which must agree. Nothing may precede, separate or follow the
 * parts. Encryption, several volumes, and sizes beyond 4 GB (ZIP64) are refused.
 */
export function readDirectory(file: Buffer): Entry[] | undefined {
  const end = file.lastIndexOf("PK\x05\x06");
  if (end < 0 || end + 22 > file.length || end < file.length - 22 - longestComment)
    return undefined;
  if (end + 22 + file.readUInt16LE(end + 20) !== file.length) return undefined;
  const [disk, ofDirectory, here, count] = [4, 6, 8, 10].map((at) => file.readUInt16LE(end + at));
  const size = file.readUInt32LE(end + 12);
  const start = file.readUInt32LE(end + 16);
  if (disk !== 0 || ofDirectory !== 0 || here !== count) return undefined;
  if (!count || count > mostEntries || start + size !== end) return undefined;

  const entries: Listed[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const entry = readListed(file, at, end);
    if (!entry) return undefined;
    entries.push(entry);
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + file.readUInt16LE(at + field), 0);
  }
  if (at !== end || !areDifferent(entries)) return undefined;
  return isCovered(file, entries, start) ? entries : undefined;
}

/** Names must also differ when case and the spelling of accents are ignored. */
const areDifferent = (entries: readonly Entry[]) =>
  new Set(entries.map(({ name }) => normalised(name, "NFC").toLowerCase())).size === entries.length;

function readListed(file: Buffer, at: number, end: number): Listed | undefined {
  if (at + 46 > end || file.readUInt32LE(at) !== 0x02014b50) return undefined;
  const flags = file.readUInt16LE(at + 8);
  const method = file.readUInt16LE(at + 10);
  const nameLength = file.readUInt16LE(at + 28);
  if (nameLength > longestName) return undefined;
  const nameEnd = at + 46 + nameLength;
  const extraEnd = nameEnd + file.readUInt16LE(at + 30);
  if (extraEnd > end || hasLargeSizes(file.subarray(nameEnd, extraEnd))) return undefined;
  if ((flags & ~harmlessFlags) !== 0 || (method !== 0 && method !== 8)) return undefined;
  if (file.readUInt16LE(at + 34) !== 0) return undefined;
  const name = file.toString("utf8", at + 46, nameEnd);
  if (!isPlain(name)) return undefined;
  const [checksum = 0, packedSize = 0, size = 0] = [16, 20, 24].map((field) =>
    file.readUInt32LE(at + field),
  );
  const start = file.readUInt32LE(at + 42);
  return { name, method, size, checksum, flags, start, packedSize, packed: Buffer.alloc(0) };
}

/** Extra fields of ZIP64, and of AES encryption (0x9901). */
function hasLargeSizes(extra: Buffer): boolean {
  let at = 0;
  while (at + 4 <= extra.length) {
    const id = extra.readUInt16LE(at);
    if (id === 0x0001 || id === 0x9901) return true;
    at += 4 + extra.readUInt16LE(at + 2);
  }
  return false;
}

/** Whether the parts follow one another from the first byte to the directory; fills in where their data are. */
function isCovered(file: Buffer, entries: readonly Listed[], directory: number): boolean {
  let at = 0;
  for (const entry of entries.toSorted((one, other) => one.start - other.start)) {
    const { name, method, flags, start, packedSize, size, checksum } = entry;
    if (start !== at || at + 30 > directory || file.readUInt32LE(at) !== 0x04034b50) return false;
    const nameEnd = at + 30 + file.readUInt16LE(at + 26);
    const data = nameEnd + file.readUInt16LE(at + 28);
    if (data + packedSize > directory || hasLargeSizes(file.subarray(nameEnd, data))) return false;
    const agrees =
      file.toString("utf8", at + 30, nameEnd) === name &&
      file.readUInt16LE(at + 6) === flags &&
      file.readUInt16LE(at + 8) === method;
    const own = [14, 18, 22].map((field) => file.readUInt32LE(start + field));
    const listed = [checksum, packedSize, size];
    const behind = (flags & sizesBehind) !== 0;
    const isSame = own.every((value, index) => value === listed[index] || (behind && value === 0));
    if (!agrees || !isSame) return false;
    entry.packed = file.subarray(data, data + packedSize);
    at = data + packedSize;
    if (!behind) continue;
    // The data descriptor: the three values once more, with or without a signature.
    if (at + 4 <= directory && file.readUInt32LE(at) === 0x08074b50) at += 4;
    if (at + 12 > directory) return false;
    const repeated = [0, 4, 8].map((field) => file.readUInt32LE(at + field));
    if (repeated.some((value, index) => value !== listed[index])) return false;
    at += 12;
  }
  return at === directory;
}

/** A name that leaves its folder in no way, and is text without invisible characters. */
const isPlain = (name: string): boolean =>
  name !== "" && !/^\/|\\|[\p{Cc}\p{Cf}\ufffd]/u.test(name) && !name.split("/").includes("..");
