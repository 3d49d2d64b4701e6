import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { within } from "../../tests/within.ts";
import { parseImageOptions, rounded } from "./image-options.ts";
import { transform } from "./transform.ts";

async function pictureOf(width: number, height: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "transform-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "picture.png");
  const create = { width, height, channels: 3, background: "red" } as const;
  await sharp({ create }).png().toFile(path);
  return path;
}

const options = (query: string) => parseImageOptions(new URLSearchParams(query));

test("an image with many variants gets further ones only in a few sizes of the same aspect ratio", () => {
  const widths = new Set<number | undefined>();
  for (let width = 1; width <= 4096; width++) widths.add(rounded(options(`w=${width}`)).width);
  expect(widths.size).toBeLessThan(30);
  for (const width of [1, 375, 1500, 4000])
    expect(rounded(options(`w=${width}`)).width).toBeGreaterThanOrEqual(width);
  const { width = 0, height = 0 } = rounded(options("w=300&h=200&q=81&blur=51"));
  expect(width / height).toBeCloseTo(1.5, 1);
});

test("URL parameters are clamped to safe sizes", () => {
  expect(options("w=20000&h=5000&dpr=5&pad=2000")).toMatchObject({
    width: 4096,
    height: 4096,
    pad: 1000,
  });
});

test("the number of pixels is limited to that of a large screen for any aspect ratio", async () => {
  const path = await pictureOf(300, 300);
  const sizes = [];
  for (const query of [
    "w=4096&h=4096&fit=scale",
    "w=4096&h=3000&fit=crop",
    "h=4096&w=4096&fit=clip",
  ]) {
    const made = await sharp(await transform(path, options(query), "jpg")).metadata();
    sizes.push(made.width * made.height);
    expect(made.width / made.height).toBeCloseTo(query.includes("3000") ? 4096 / 3000 : 1, 2);
  }
  for (const pixels of sizes) {
    expect(pixels).toBeLessThanOrEqual(8_294_400);
    expect(pixels).toBeGreaterThan(8_000_000);
  }
});

test("padding does not exceed the maximum size", async () => {
  const path = await pictureOf(300, 300);
  for (const query of ["w=2880&h=2880&fit=scale&pad=1000", "w=4000&h=100&fit=scale&pad=1000"]) {
    const { width, height } = await sharp(await transform(path, options(query), "jpg")).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
    expect(width * height).toBeLessThanOrEqual(8_294_400);
  }
  const { width } = await sharp(await transform(path, options("w=300&pad=50"), "jpg")).metadata();
  expect(width).toBe(400);
});

test("an image with many variants gets further crops only in steps that contain the requested area", () => {
  const parts = new Set<string>();
  for (let left = 0; left < 512; left += 1) {
    const { rect } = rounded(options(`rect=${left},7,${1 + ((left * 7) % 512)},90`));
    if (!rect) throw new Error("There is no part.");
    expect(rect.left).toBeLessThanOrEqual(left);
    expect(rect.left + rect.width).toBeGreaterThan(left + ((left * 7) % 512));
    parts.add(JSON.stringify(rect));
  }
  expect(parts.size).toBeLessThan(30);
});

test("a wide blur costs no more than a narrow one, and does blur", async () => {
  const path = await pictureOf(64, 64);
  const half = {
    input: { create: { width: 32, height: 64, channels: 3, background: "blue" } as const },
    left: 0,
    top: 0,
  };
  await sharp(await sharp(path).composite([half]).png().toBuffer()).toFile(path);
  const started = process.cpuUsage();
  const made = await transform(path, options("w=2000&blur=2000"), "png");
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1e6).toBeLessThan(3);
  const { data, info } = await sharp(made)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2000, 2000]);
  const [red = 0, , blue = 0] = data.subarray((1000 * 2000 + 1000) * 3);
  expect(Math.abs(red - blue)).toBeLessThan(40);
});

test("a transformation that takes too long is aborted", async () => {
  const path = `${await pictureOf(1, 1)}.jpg`;
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 4000, height: 4000, channels: 3, background: "red", noise } as const;
  await sharp({ create }).jpeg({ quality: 100 }).toFile(path);
  const asked = transform(path, options("w=4096&sharp=100&sat=50&q=100"), "webp", { seconds: 1 });
  await expect(asked.then(({ length }) => length)).rejects.toMatchObject({ status: 503 });
});

test("an image larger than its format allows is rejected without a server error", async () => {
  const path = await pictureOf(17_000, 1);
  await expect(transform(path, options(""), "webp")).rejects.toMatchObject({ status: 400 });
});

test("the time limit applies to all steps of an image together", async () => {
  const path = await pictureOf(6000, 6000);
  const started = performance.now();
  // Cropped, rotated, blurred and encoded: each step could take a second of its own.
  const query = "rect=0,0,5999,5999&or=90&w=2800&blur=2000&sharp=100&sat=50&fm=avif&q=100";
  const asked = transform(path, options(query), "avif", { seconds: 1 });
  await expect(asked.then(({ length }) => length)).rejects.toMatchObject({ status: 503 });
  // The step that is running when the time is up takes at most one second more.
  expect(performance.now() - started).toBeLessThan(within(4_000));
});

test("an abandoned transformation stops before its next step", async () => {
  const path = await pictureOf(3000, 3000);
  const gone = new AbortController();
  const asked = transform(path, options("rect=0,0,2999,2999&or=90&w=2000"), "avif", {
    signal: gone.signal,
  });
  gone.abort();
  await expect(asked.then(({ length }) => length)).rejects.toMatchObject({ status: 503 });
});

test("an image with too many pixels is rejected without a server error", async () => {
  const path = await pictureOf(1, 1);
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 0xe8, 3, 0xe8, 3, 0, 2, 2, 0x44, 1, 0,
  ]);
  const head = Buffer.from([0xe8, 3, 0xe8, 3, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frames = Buffer.concat(Array.from({ length: 3000 }, () => frame));
  writeFileSync(path, Buffer.concat([Buffer.from("GIF89a"), head, frames, Buffer.from(";")]));
  await expect(transform(path, options("w=300"), "webp")).rejects.toMatchObject({ status: 400 });
});
