import { crc32, deflateRawSync, deflateSync } from "node:zlib";

/** A PDF of one empty page that holds this text as a comment. */
export function pdfOf(text: string): Uint8Array<ArrayBuffer> {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
  ];
  let body = `%PDF-1.7\n%${text}\n`;
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body);
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = Buffer.byteLength(body);
  const file = `${body}xref\n0 4\n0000000000 65535 f \n${offsets.join("")}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** A PDF as newer programs write it: its objects are packed into a stream, and so is their table. */
export function packedPdfOf({
  objects = "1 0 2 14 3 30 <</Pages 2 0 R>><</Kids[3 0 R]>><</Type/Page/Parent 2 0 R>>",
  keys = "/Type/ObjStm/N 3/First 16/Filter/FlateDecode",
  packed = deflateSync(objects, { level: 9 }).toString("latin1"),
  before = "",
} = {}): Buffer {
  const body = `%PDF-1.7\n${before}4 0 obj\n<<${keys}/Length ${packed.length}>>stream\n${packed}\nendstream\nendobj\n`;
  const table = `5 0 obj<</Type/XRef/Size 6/W[1 2 1]/Root 1 0 R/Length 24>>stream\n${"\0".repeat(24)}\nendstream endobj`;
  return Buffer.from(`${body}${table}\nstartxref\n${body.length}\n%%EOF\n`, "latin1");
}

/** A ZIP package of these parts, in this order. */
export function zipOf(
  parts: Readonly<Record<string, string>>,
  { stored = false, streamed = false } = {},
): Buffer {
  const locals: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const raw = Buffer.from(text);
    const packed = stored || name === "mimetype" ? raw : deflateRawSync(raw);
    const method = packed === raw ? 0 : 8;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const head = Buffer.from(common);
    let behind = Buffer.alloc(0);
    if (streamed) {
      for (const flags of [common, head]) flags.writeUInt16LE(8, 2);
      behind = Buffer.concat([Buffer.from("PK\x07\x08"), common.subarray(10, 22)]);
      head.fill(0, 10, 22);
    }
    const local = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      head,
      Buffer.from(name),
      packed,
      behind,
    ]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    listed.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(listed.length, 8);
  end.writeUInt16LE(listed.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

export const wordParts: Readonly<Record<string, string>> = {
  "[Content_Types].xml":
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  "_rels/.rels": "<Relationships/>",
  "word/document.xml": "<w:document/>",
};

export const openDocumentParts: Readonly<Record<string, string>> = {
  mimetype: "application/vnd.oasis.opendocument.text",
  "content.xml": "<office:document-content/>",
  "META-INF/manifest.xml": "<manifest:manifest/>",
};
