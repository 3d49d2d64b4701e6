import sharp from "sharp";
import { markPaths } from "#content/brand-mark.ts";
import { palette } from "#content/palette.ts";

/** The icons of the site, all drawn from the brand mark. */

const { outer, inner, keel } = markPaths;

const mark = (ink: string, accent: string) =>
  `<g fill="none" stroke-linecap="round" stroke-width="1.8"><path d="${outer}" stroke="${ink}"/><path d="${inner}" stroke="${ink}"/><path d="${keel}" stroke="${accent}" stroke-width="2.2"/></g>`;

/** Icon for browser tabs: transparent, in colours that follow the browser's scheme. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-width="2.2"><style>.i{stroke:${palette.text.light}}.k{stroke:${palette.accent.light}}@media (prefers-color-scheme:dark){.i{stroke:${palette.text.dark}}.k{stroke:${palette.accent.dark}}}</style><path class="i" d="${outer}"/><path class="i" d="${inner}"/><path class="k" stroke-width="2.6" d="${keel}"/></svg>`;

/**
 * Returns an icon for home screens: the mark on the dark background. `share` is the mark's share of the side; a
 * launcher may crop a maskable icon to a circle of 80 % of it. https://www.w3.org/TR/appmanifest/#icon-masks
 */
const tile = (share: number) => {
  const scale = share;
  const inset = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${palette.background.dark}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${mark(palette.text.dark, palette.accent.dark)}</g></svg>`;
};

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const drawn: Record<string, () => Promise<Buffer>> = {
  "icon-192.png": () => png(tile(0.8), 192),
  "icon-512.png": () => png(tile(0.8), 512),
  "icon-maskable-512.png": () => png(tile(0.6), 512),
  "apple-touch-icon.png": () => png(tile(0.7), 180),
};

/** Returns a file of /icons/ by name; undefined when there is none. */
export const iconFile = (name: string): Promise<Buffer> | undefined =>
  Object.hasOwn(drawn, name) ? drawn[name]?.() : undefined;

/**
 * Returns one image of 32 × 32 as an ICO file, which may contain a PNG.
 * https://learn.microsoft.com/windows/win32/menurc/resources-reference-icons
 */
export async function faviconIco(): Promise<Buffer> {
  const image = await png(tile(0.9), 32);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
