/**
 * Phosphor icons drawn as strokes: each file holds the outlines of its strokes with round ends, which take three times
 * as many characters. A browser test compares them.
 */

/** Bold icons, which are lines 24 units wide. */
export const strokedIcons: Readonly<Record<string, string>> = {
  "arrow-right": "M40 128h176M144 56l72 72-72 72",
  "arrow-up-right": "M64 192 192 64M88 64h104v104",
  "caret-down": "m208 96-80 80-80-80",
  "caret-left": "m160 208-80-80 80-80",
  "caret-right": "m96 48 80 80-80 80",
  check: "m40 144 56 56L224 72",
  copy: "M168 168h48V40H88v48M40 88h128v128H40Z",
  "download-simple": "M128 32v112m-40-40 40 40 40-40m48 40v64H40v-64",
  list: "M40 64h176M40 128h176M40 192h176",
  "magnifying-glass": "M192 112a80 80 0 1 1-160 0 80 80 0 0 1 160 0m32 112-55-55",
  minus: "M40 128h176",
  plus: "M40 128h176M128 40v176",
  x: "M200 56 56 200M56 56l144 144",
};

/** A duotone icon: the shape that is tinted and outlined, and its other lines. */
type Tinted = { shape: string; lines: string };

/** Duotone icons of the services, which take the weight of the drawings beside them (ui/icon-shape.tsx). */
export const tintedIcons: Readonly<Record<string, Tinted>> = {
  bed: {
    shape: "M112 168V80h104a32 32 0 0 1 32 32v56Z",
    lines: "M24 48v160M24 80h88M24 168h224v40",
  },
  brain: {
    shape:
      "M240 124a48 48 0 0 1-32 45v7a40 40 0 0 1-80 0 40 40 0 0 1-80 0v-7a48 48 0 0 1 0-90v-7a40 40 0 0 1 80 0 40 40 0 0 1 80 0v7a48 48 0 0 1 32 45Z",
    lines:
      "M128 72v104a40 40 0 0 0-40-40m80 0a40 40 0 0 0-40 40M48 169a48 48 0 0 0 16 3h8m136-3a48 48 0 0 1-16 3h-8m16-60h-4a28 28 0 0 1-28-28v-4M56 112h4a28 28 0 0 0 28-28v-4",
  },
  broadcast: {
    shape: "M160 128a32 32 0 1 1-64 0 32 32 0 0 1 64 0Z",
    lines:
      "M181.7 80a72 72 0 0 1 0 96M74.3 176a72 72 0 0 1 0-96M208 49.6a112 112 0 0 1 0 156.8m-160 0a112 112 0 0 1 0-156.8",
  },
  browsers: {
    shape: "M224 56v112a8 8 0 0 1-8 8h-24V88a8 8 0 0 0-8-8H64V56a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8Z",
    lines: "M64 80H40a8 8 0 0 0-8 8v112a8 8 0 0 0 8 8h144a8 8 0 0 0 8-8v-24M32 112h160",
  },
  "chats-circle": {
    shape:
      "M231.7 213.7a8 8 0 0 1-10 10l-27.7-8.2a72 72 0 0 1-102-39.6l4 .1a72 72 0 0 0 68-95.9A72 72 0 0 1 223.4 186Z",
    lines: "M32.6 138l-8.3 27.7a8 8 0 0 0 10 10L62 167.5A72 72 0 1 0 32.6 138",
  },
  cloud: {
    shape: "M240 128a80 80 0 0 1-80 80H72a56 56 0 1 1 14-110.2A80 80 0 0 1 240 128Z",
    lines: "M80 128a80 80 0 0 1 6-30.2",
  },
  compass: {
    shape: "M128 32a96 96 0 1 0 96 96 96 96 0 0 0-96-96Zm16 112-64 32 32-64 64-32Z",
    lines: "",
  },
  "device-mobile": {
    shape: "M192 56v144H64V56Z",
    lines:
      "M80 24h96a16 16 0 0 1 16 16v176a16 16 0 0 1-16 16H80a16 16 0 0 1-16-16V40a16 16 0 0 1 16-16",
  },
  infinity: {
    shape: "m107 152-9 10a48 48 0 1 1 0-68l60 68a48 48 0 1 0 0-68l-9 10",
    lines: "",
  },
  lifebuoy: {
    shape:
      "m196 196-40-40a40 40 0 0 0 0-56l40-40a96 96 0 0 1 0 136ZM60 60a96 96 0 0 0 0 136l40-40a40 40 0 0 1 0-56Z",
    lines:
      "M60 60a96 96 0 0 1 136 0m0 136a96 96 0 0 1-136 0m40-96a40 40 0 0 1 56 0m0 56a40 40 0 0 1-56 0",
  },
  "pen-nib": {
    shape:
      "M128 48 68.3 70.4a8 8 0 0 0-5 6.1L40 216l139.5-23.2a8 8 0 0 0 6.1-5.1L208 128Zm-4 104a20 20 0 1 1 20-20 20 20 0 0 1-20 20Z",
    lines: "M40 216l70-70M128 48l29.7-29.7a8 8 0 0 1 11.3 0L237.7 87a8 8 0 0 1 0 11.3L208 128",
  },
  "seal-check": {
    shape:
      "M232 128c0 12.5-17.8 22-22.7 33.7-4.7 11.3 1.4 30.6-7.8 39.8s-28.5 3.1-39.8 7.8C150 214.2 140.5 232 128 232s-22-17.8-33.7-22.7c-11.3-4.7-30.6 1.4-39.8-7.8s-3.1-28.5-7.8-39.8C41.8 150 24 140.5 24 128s17.8-22 22.7-33.7c4.7-11.3-1.4-30.6 7.8-39.8s28.5-3.1 39.8-7.8C106.1 41.8 115.5 24 128 24s22 17.8 33.7 22.7c11.3 4.7 30.6-1.4 39.8 7.8s3.1 28.5 7.8 39.8c4.9 11.8 22.7 21.2 22.7 33.7Z",
    lines: "M88 136l24 24 56-56",
  },
  "shield-check": {
    shape: "M216 56v56c0 96-88 120-88 120s-88-24-88-120V56a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8Z",
    lines: "M88 136l24 24 56-56",
  },
  "tree-structure": {
    shape:
      "M64 112v32a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8v-32a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8Zm144-72h-48a8 8 0 0 0-8 8v48a8 8 0 0 0 8 8h48a8 8 0 0 0 8-8V48a8 8 0 0 0-8-8Zm0 112h-48a8 8 0 0 0-8 8v48a8 8 0 0 0 8 8h48a8 8 0 0 0 8-8v-48a8 8 0 0 0-8-8Z",
    lines: "M64 128h48m40-56h-24a16 16 0 0 0-16 16v80a16 16 0 0 0 16 16h24",
  },
};

/** Returns the text of a Phosphor file drawn as a stroke, if it is one of them. */
export function strokedIcon(path: string): string | undefined {
  const [, name = "", weight] = /\/([\w-]+)-(bold|duotone)\.svg/.exec(path) ?? [];
  const line = weight === "bold" ? strokedIcons[name] : undefined;
  if (line) return `<svg viewBox="0 0 256 256" stroke-width="24"><path d="${line}"/></svg>`;
  const tinted = weight === "duotone" ? tintedIcons[name] : undefined;
  if (!tinted) return undefined;
  const { shape, lines } = tinted;
  return `<svg viewBox="0 0 256 256" class="lines"><path d="${shape}" opacity=".2"/><path d="${shape}${lines}"/></svg>`;
}
