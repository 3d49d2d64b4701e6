import { contentApiVersion } from "@brightkeel/contracts";
import type { SanityClient, SanityImageAssetDocument } from "@sanity/client";
import { decode } from "blurhash";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";

let running: RunningLake;
let client: SanityClient;
let asset: SanityImageAssetDocument;
let picture: Buffer;

beforeAll(async () => {
  running = await runLake();
  client = running.client();
  // Red on the left, blue on the right, so that a crop shows which part it kept.
  const half = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#00f" } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
  asset = await client.assets.upload("image", picture, { filename: "halves.png", title: "Halves" });
});
afterAll(() => running.stop());

/** Returns the size and format of a transformed image, and the colour of its centre. */
async function made(parameters: string, accept = "*/*") {
  const response = await fetch(`${asset.url}?${parameters}`, { headers: { accept } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return { width, height, format, middle: red > blue ? "red" : "blue", response };
}

describe("images", () => {
  it("get metadata on upload", async () => {
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-800x400-png$/),
      _type: "sanity.imageAsset",
      originalFilename: "halves.png",
      title: "Halves",
      extension: "png",
      mimeType: "image/png",
      size: picture.length,
      metadata: {
        dimensions: { width: 800, height: 400, aspectRatio: 2 },
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        blurHash: expect.stringMatching(/^.{28}$/),
        palette: {
          _type: "sanity.imagePalette",
          dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/), population: 50 },
        },
      },
    });
  });

  it("return Exif data and location on request", async () => {
    const photograph = await sharp({
      create: { width: 30, height: 20, channels: 3, background: "#369" },
    })
      .withExif({
        IFD0: { Make: "Camera", Copyright: "Ann" },
        IFD2: { FNumber: "28/10", ISOSpeedRatings: "100", DateTimeOriginal: "2020:01:02 03:04:05" },
        IFD3: {
          GPSLatitudeRef: "S",
          GPSLatitude: "59/1 30/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "10/1 45/1 36/1",
          GPSAltitudeRef: "0",
          GPSAltitude: "23/1",
        },
      })
      .jpeg()
      .toBuffer();
    const extract = ["exif", "image", "location"] as const;
    const { metadata } = await client.assets.upload("image", photograph, { extract: [...extract] });
    expect(metadata).toMatchObject({
      dimensions: { width: 30 },
      exif: {
        _type: "sanity.imageExifMetadata",
        FNumber: 2.8,
        ISO: 100,
        DateTimeOriginal: "2020-01-02T03:04:05.000Z",
        Copyright: "Ann",
      },
      image: { _type: "sanity.imageExifTags", Make: "Camera" },
      location: { _type: "geopoint", lat: -59.5, lng: 10.76, alt: 23 },
    });
    for (const kind of ["lqip", "blurHash", "palette"]) expect(metadata).not.toHaveProperty(kind);
    for (const kind of ["exif", "image", "location"])
      expect(asset.metadata).not.toHaveProperty(kind);

    const other = await sharp(photograph).rotate(90).withMetadata().png().toBuffer();
    const bare = await client.assets.upload("image", other, { extract: [] });
    expect(Object.keys(bare.metadata).sort()).toEqual(
      ["_type", "dimensions", "hasAlpha", "isOpaque"].sort(),
    );
    await expect(
      client.assets.upload("image", picture, { extract: ["thumbhash"] }),
    ).rejects.toMatchObject({ statusCode: 501 });
    const wrong = await running.request(`/v${contentApiVersion}/assets/images/blogs?meta=iris`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: new Uint8Array(picture),
    });
    expect(wrong.status).toBe(400);
  });

  it("have a BlurHash that resembles them, and a palette of vibrant and muted colours", async () => {
    const { blurHash = "", palette } = asset.metadata;
    const blur = decode(blurHash, 4, 1);
    const [red = 0, , notBlue = 0] = blur;
    const [notRed = 0, , blue = 0] = blur.slice(12);
    expect([red > 2 * notBlue, blue > 2 * notRed]).toEqual([true, true]);
    const colour = expect.stringMatching(/^#[0-9a-f]{6}$/);
    const swatch = {
      _type: "sanity.imagePaletteSwatch",
      background: colour,
      foreground: expect.stringMatching(/^#(fff|000)$/),
      title: expect.stringMatching(/^#(fff|000)$/),
      population: expect.any(Number),
    };
    expect(palette).toMatchObject({
      vibrant: swatch,
      darkVibrant: swatch,
      lightVibrant: swatch,
      muted: swatch,
      darkMuted: swatch,
      lightMuted: swatch,
    });
  });

  it("get metadata even if fully transparent", async () => {
    const nothing = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { metadata } = await client.assets.upload("image", nothing);
    expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
    expect(metadata.palette?.vibrant).toBeUndefined();
  });

  it("are one asset if the files are identical", async () => {
    const again = await client.assets.upload("image", picture, { filename: "other.png" });
    expect(again).toEqual(asset);
  });

  it("are returned byte for byte", async () => {
    const response = await fetch(asset.url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
  });

  it.each([
    ["w=200", { width: 200, height: 100 }],
    ["w=100&dpr=2", { width: 200, height: 100 }],
    ["w=200&h=200", { width: 200, height: 100 }],
    ["w=2000&fit=max", { width: 800, height: 400 }],
    ["w=200&h=200&fit=scale", { width: 200, height: 200 }],
    ["w=200&h=200&fit=crop&crop=left", { width: 200, height: 200, middle: "red" }],
    ["w=200&h=200&fit=crop&crop=right", { width: 200, height: 200, middle: "blue" }],
    ["w=200&h=200&fit=crop&crop=focalpoint&fp-x=0.1", { width: 200, height: 200, middle: "red" }],
    ["rect=500,0,200,100", { width: 200, height: 100, middle: "blue" }],
    ["rect=500,0,200,100&w=50", { width: 50, height: 25, middle: "blue" }],
    ["w=300&h=300&fit=fill&bg=ff0000", { width: 300, height: 300 }],
    ["w=2000&h=2000&fit=min", { width: 400, height: 400 }],
    ["w=100&min-w=300", { width: 300, height: 150 }],
    ["w=100&min-h=200", { width: 400, height: 200 }],
    ["min-w=1200&fit=max", { width: 1200, height: 600 }],
    ["w=50&h=50&fit=crop&crop=left&min-w=80", { width: 80, height: 80, middle: "red" }],
    ["w=50&h=50&fit=min&crop=left&min-w=80", { width: 80, height: 80, middle: "red" }],
    ["w=50&h=50&fit=min&crop=right&max-w=40", { width: 40, height: 40, middle: "blue" }],
    ["w=100&min-w=150&dpr=2", { width: 300, height: 150 }],
    ["min-w=100", { width: 800, height: 400 }],
    ["max-w=400", { width: 400, height: 200 }],
    ["w=600&max-h=100", { width: 200, height: 100 }],
    ["max-w=2000", { width: 800, height: 400 }],
    ["w=100&min-w=600&max-w=500", { width: 500, height: 250 }],
    ["or=90", { width: 400, height: 800 }],
    ["flip=h&rect=500,0,200,100", { width: 200, height: 100, middle: "blue" }],
    ["w=200&pad=10", { width: 220, height: 120 }],
    ["w=200&fm=jpg", { format: "jpeg" }],
    ["w=200&fm=avif", { format: "heif" }],
    ["blur=50&w=100", { width: 100 }],
  ])("are transformed as specified by ?%s", async (parameters, expected) => {
    expect(await made(parameters)).toMatchObject(expected);
  });

  it("are served in the browser’s preferred format, with a Vary header", async () => {
    expect(await made("auto=format&w=200", "image/webp,*/*")).toMatchObject({ format: "webp" });
    const { format, response } = await made("auto=format&w=200", "image/png");
    expect(format).toBe("png");
    expect(response.headers.get("vary")).toMatch(/\baccept\b/);
  });

  it("are revalidated with an ETag", async () => {
    const { response } = await made("w=123");
    const etag = response.headers.get("etag") ?? "";
    const again = await fetch(`${asset.url}?w=123`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  it("are sent again if the browser has them in another format", async () => {
    const { response } = await made("w=124&auto=format", "image/webp");
    const other = await fetch(`${asset.url}?w=124&auto=format`, {
      headers: { accept: "image/png", "if-none-match": response.headers.get("etag") ?? "" },
    });
    expect([other.status, other.headers.get("content-type")]).toEqual([200, "image/png"]);
    await other.body?.cancel();
  });

  it.each([
    "w=0",
    "min-w=0",
    "max-h=x",
    "fit=stretch",
    "rect=1,2,3",
    "rect=900,0,10,10",
    "q=101",
    "bg=red",
    "or=45",
  ])("are refused for ?%s", async (parameters) => {
    expect((await fetch(`${asset.url}?${parameters}`)).status).toBe(400);
  });

  it("must be images", async () => {
    await expect(client.assets.upload("image", Buffer.from("no image"))).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it("can’t be deleted while a document refers to them", async () => {
    await client.create({
      _id: "shows",
      _type: "post",
      image: { _type: "image", asset: { _type: "reference", _ref: asset._id } },
    });
    await expect(client.delete(asset._id)).rejects.toMatchObject({ statusCode: 409 });
    await client.delete("shows");
  });
});

describe("files", () => {
  it("are returned unchanged, in full or by range, and as a download on request", async () => {
    const file = await client.assets.upload("file", Buffer.from("0123456789"), {
      filename: "digits.txt",
      contentType: "text/plain",
    });
    expect(file).toMatchObject({ _type: "sanity.fileAsset", extension: "txt", size: 10 });
    expect(await (await fetch(file.url)).text()).toBe("0123456789");
    const beyond = await fetch(file.url, { headers: { range: "bytes=99999-" } });
    expect(beyond.status).toBe(416);
    // A player on another origin reads it too.
    expect(beyond.headers.get("access-control-allow-origin")).toBe("*");
    const part = await fetch(file.url, { headers: { range: "bytes=2-4" } });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    const end = await fetch(file.url, { headers: { range: "bytes=-3" } });
    expect(end.headers.get("content-range")).toBe("bytes 7-9/10");
    expect([end.status, await end.text()]).toEqual([206, "789"]);
    const changed = await fetch(file.url, { headers: { range: "bytes=2-4", "if-range": '"old"' } });
    expect([changed.status, await changed.text()]).toEqual([200, "0123456789"]);
    const download = await fetch(`${file.url}?dl=`);
    expect(download.headers.get("content-disposition")).toContain("digits.txt");
  });

  it("can be uploaded only by editors, and cannot redirect elsewhere", async () => {
    const refused = await running.request(`/v${contentApiVersion}/assets/files/blogs`, {
      method: "POST",
      body: "x",
    });
    expect(refused.status).toBe(401);
    const outside = await running.request("/files/embedded/blogs/..%2F..%2Fcontent.sqlite", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(outside.status).toBe(404);
  });
});
