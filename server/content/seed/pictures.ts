import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { ImageDescription } from "@brightkeel/content-lake/assets";

/** Width to which drawings are rasterised: twice the widest that a page shows them. */
const drawingWidth = 1600;

/** A picture of the first posts, rasterised, with what its asset document says of it. */
export type Picture = { bytes: Buffer; description: ImageDescription };

/** Pictures by the hash of the file that each was made of. */
type BuiltPictures = ReadonlyMap<string, Picture>;

/**
 * Reads the pictures of the first posts. Drawings become PNG, which the image service can crop and scale.
 *
 * @param file where the build left them (`buildPictures`). Those missing in it are made, which takes long.
 */
export async function openPictures(
  folder: string,
  file: string | undefined,
): Promise<(name: string) => Promise<Picture>> {
  const built = file === undefined ? new Map() : await readBuilt(file);
  return async (name) => {
    const source = await readFile(join(folder, name));
    return built.get(hashOf(source)) ?? make(name, source);
  };
}

/**
 * Makes all pictures of the folder and writes them to `file`, so that a first start need not.
 *
 * @param outlined turns the words of a drawing into outlines; without it the rasteriser uses a font of the machine.
 */
export async function buildPictures(
  folder: string,
  file: string,
  outlined: (svg: string) => string,
): Promise<void> {
  const made = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const source = await readFile(join(folder, name));
      const drawn = name.endsWith(".svg") ? Buffer.from(outlined(source.toString())) : source;
      return [hashOf(source), await make(name, drawn)] as const;
    }),
  );
  await writeFile(file, serialize(new Map(made)));
}

async function readBuilt(file: string): Promise<BuiltPictures> {
  try {
    // Written by `buildPictures`.
    return deserialize(await readFile(file)) as BuiltPictures;
  } catch {
    return new Map();
  }
}

async function make(name: string, source: Buffer): Promise<Picture> {
  const [{ default: sharp }, { describeImage }] = await Promise.all([
    import("sharp"),
    import("@brightkeel/content-lake/assets"),
  ]);
  const bytes = name.endsWith(".svg")
    ? await sharp(source, { density: 144 }).resize({ width: drawingWidth }).png().toBuffer()
    : source;
  return { bytes, description: await describeImage(bytes) };
}

const hashOf = (source: Buffer): string => createHash("sha256").update(source).digest("hex");
