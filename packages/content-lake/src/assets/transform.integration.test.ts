import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { parseImageOptions } from "./image-options.ts";
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

test("no address asks for a picture that a server cannot bear", () => {
  expect(options("w=20000&h=5000&dpr=5&pad=2000")).toMatchObject({
    width: 4096,
    height: 4096,
    pad: 1000,
  });
});

test("a picture that takes too long is given up", async () => {
  const path = await pictureOf(64, 64);
  const asked = transform(path, options("w=4096&h=4096&fit=scale&blur=2000"), "webp", 1);
  await expect(asked).rejects.toMatchObject({ status: 503 });
});

test("a picture larger than its format allows is refused, not a failure", async () => {
  const path = await pictureOf(17_000, 1);
  await expect(transform(path, options(""), "webp")).rejects.toMatchObject({ status: 400 });
});
