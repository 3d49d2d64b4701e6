import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";

/** A static font of the site: one weight of a family. */
export type Cut = readonly [
  family: "bricolage-grotesque" | "instrument-sans" | "jetbrains-mono",
  weight: 400 | 600 | 700,
];

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** Opens the Latin subset of a font, read from its package once per process. */
export function openFont([family, weight]: Cut): Font {
  const key = `${family}-${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  const woff = readFileSync(join(folder, "files", `${family}-latin-${weight}-normal.woff`));
  const font = create(sfntOf(woff));
  if (!("layout" in font)) throw new Error(`${family} is a collection of faces, not one.`);
  opened.set(key, font);
  return font;
}

const sizes = { woffHeader: 44, woffEntry: 20, sfntHeader: 12, sfntEntry: 16 };
const aligned = (length: number) => (length + 3) & ~3;

/**
 * Returns the font within a WOFF file, with its tables inflated. fontkit reads WOFF too, but inflates a table in
 * JavaScript at each access, which took nine tenths of the time of a PDF. https://www.w3.org/TR/WOFF/
 */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sizes.sfntHeader + count * sizes.sfntEntry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** log, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE(16 * (count - 2 ** log), 10);

  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const from = sizes.woffHeader + index * sizes.woffEntry;
    const to = sizes.sfntHeader + index * sizes.sfntEntry;
    const start = woff.readUInt32BE(from + 4);
    const compressedLength = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const stored = woff.subarray(start, start + compressedLength);
    const table = Buffer.alloc(aligned(length));
    (compressedLength < length ? inflateSync(stored) : stored).copy(table);

    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(offset, to + 8);
    header.writeUInt32BE(length, to + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
