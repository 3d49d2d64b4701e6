import { expect, test } from "vitest";
import { calculatingWithin, cpuTime } from "../../tests/support/cpu-time.ts";
import { cvTypeOf } from "./cv-type.ts";
import { wordParts, zipOf } from "./documents.fixture.ts";
import { hasActiveFields } from "./word-fields.ts";

const extensionOf = async (bytes: Uint8Array) => (await cvTypeOf(bytes))?.extension;
const wordWith = (name: string, text: string) => zipOf({ ...wordParts, [name]: text });

const instr = (...pieces: string[]) =>
  `<w:document><w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join("")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:document>`;
const begin = '<w:fldChar w:fldCharType="begin"/>';

test.each<[string, string]>([
  ["a page's number", instr(" PAGE ", " \\* MERGEFORMAT ")],
  ["a link", instr(' HYPERLINK "https://ada.example/import/link" \\h ')],
  ["contents with hidden marks", instr(' TOC \\o "1-3" ', " REF hidden_database ")],
  ["a field inside of another", instr(" IF ", "")],
  ["a simple one", '<w:fldSimple w:instr=" NUMPAGES "/>'],
])("a Word document with %s is one", async (_, document) => {
  expect(await extensionOf(wordWith("word/document.xml", document))).toBe(".docx");
});

test.each<[string, string]>([
  ["a program", instr(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ')],
  ["a program in small letters", instr(" ddeauto excel ")],
  ["a program in pieces", instr(" D", "DE", "AUTO x ")],
  ["a program by numbers", instr(" &#68;&#x44;E x ")],
  ["a program in raw text", instr(" <![CDATA[DDE]]> x ")],
  ["a program with a comment in it", instr(" DD<!-- -->E x ")],
  [
    "a program behind a field",
    `<w:document>${begin}${instr('SET x "y"')} ${instr("")}</w:document>`.replace(
      '<w:instrText xml:space="preserve"></w:instrText>',
      "<w:instrText>DDE x</w:instrText>",
    ),
  ],
  [
    "a keyword that a field results in",
    `<w:document>${begin}${begin}<w:instrText> IF 1 </w:instrText></w:document>`,
  ],
  ["a keyword by the numbers of its letters", instr(" QUOTE 68 68 69 ")],
  ["text of another file", instr(' INCLUDETEXT "\\\\\\\\evil\\\\x.docx" ')],
  ["a picture of another machine", instr(' INCLUDEPICTURE "\\\\\\\\evil\\\\x.png" \\d ')],
  ["a database", instr(" DATABASE \\d x ")],
  ["a simple one", "<w:fldSimple w:instr=' LINK Excel.Sheet x '/>"],
  ["another prefix", "<a:document><a:instrText>DDE x</a:instrText></a:document>"],
  ["a letter to many", '<w:settings><w:mailMerge><w:query w:val="x"/></w:mailMerge></w:settings>'],
])("a Word document whose field is %s is no CV", async (_, document) => {
  expect(await extensionOf(wordWith("word/document.xml", document))).toBeUndefined();
  expect(await extensionOf(wordWith("word/header1.xml", document))).toBeUndefined();
});

test("a Word document whose text is not found by its name is no CV", async () => {
  const types = (declared: string) => ({
    "[Content_Types].xml": (wordParts["[Content_Types].xml"] ?? "").replace(
      "</Types>",
      `${declared}</Types>`,
    ),
  });
  const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  for (const declared of [
    `<Override PartName="/word/text.dat" ContentType="${main}"/>`,
    `<Default Extension="dat" ContentType="${main}"/>`,
    `<Override PartName="/word/%64ocument.dat" ContentType="${main}"/>`,
  ])
    expect(
      await extensionOf(
        zipOf({ ...wordParts, ...types(declared), "word/text.dat": instr("DDE x") }),
      ),
      declared,
    ).toBeUndefined();
  expect(
    await extensionOf(wordWith("word/document.xml", "x".repeat(5 * 1024 * 1024))),
  ).toBeUndefined();
});

test("four megabytes of unclosed elements hold up no one", () => {
  const size = 4_000_000;
  const limit = calculatingWithin(500);
  for (const piece of [
    "<w:instrText ",
    "<w:fldChar ",
    ' instr="',
    "<w:instrText></w",
    "<![CDATA[",
  ]) {
    const marks = `<w:instrText>${piece.repeat(4_900)}`;
    for (const text of [`${marks}${"x".repeat(size)}`, piece.repeat(size / piece.length)]) {
      const started = cpuTime();
      hasActiveFields(text);
      expect([piece, cpuTime() - started < limit]).toEqual([piece, true]);
    }
  }
});
