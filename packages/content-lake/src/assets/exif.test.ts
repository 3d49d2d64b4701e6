import { expect, test } from "vitest";
import { cameraNotes } from "./exif.ts";

/** Builds a TIFF structure of one directory with these entries: tag, type, count and four bytes. */
function tiff(entries: [tag: number, type: number, count: number, value: number][]): Buffer {
  const bytes = Buffer.alloc(6 + 8 + 2 + entries.length * 12 + 4);
  bytes.write("Exif\0\0MM", "latin1");
  bytes.writeUInt16BE(42, 8);
  bytes.writeUInt32BE(8, 10);
  bytes.writeUInt16BE(entries.length, 14);
  for (const [n, [tag, type, count, value]] of entries.entries()) {
    const at = 16 + n * 12;
    bytes.writeUInt16BE(tag, at);
    bytes.writeUInt16BE(type, at + 2);
    bytes.writeUInt32BE(count, at + 4);
    bytes.writeUInt32BE(value, at + 8);
  }
  return bytes;
}

test("both byte orders are read", () => {
  expect(cameraNotes(tiff([[274, 3, 1, 6 << 16]]))).toEqual({
    image: { _type: "sanity.imageExifTags", Orientation: 6 },
  });
});

test.each([
  ["a value beyond the end", tiff([[271, 2, 100, 60_000]])],
  ["a directory beyond the end", tiff([[34665, 4, 1, 0xffff_fff0]])],
  ["a place that is no place", tiff([[34853, 4, 1, 8]])],
  ["a million values", tiff([[282, 5, 1_000_000, 8]])],
  ["a division by nothing", tiff([[282, 5, 1, 20]])],
  ["a truncated directory", tiff([[1, 3, 1, 0]]).subarray(0, 20)],
  ["nothing", Buffer.alloc(0)],
  ["none", undefined],
])("%s gives no metadata and no error", (_what, exif) => {
  expect(cameraNotes(exif)).toEqual({});
});
