import { leadsAway, type Objects } from "./actions.ts";
import { inNames } from "./names.ts";
import { objectStreamOf } from "./object-stream.ts";
import { partsOf } from "./parts.ts";

/**
 * Whether the bytes start and end like a PDF, have their cross-reference table where the end says, and contain nothing
 * that a reader runs by itself. Polyglots fail this test: a PDF that starts like a page or a program could be opened as
 * either. A PDF whose objects cannot be read fails it too.
 * https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf 7.5
 */
export async function isHarmlessPdf(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/^(?:\xef\xbb\xbf)?%PDF-[12]\.\d/.test(text.slice(0, 12))) return false;
  const end = /startxref\s{1,10}(\d{1,10})\s{1,10}%%EOF\s{0,40}$/.exec(text.slice(-120));
  const table = Number(end?.[1] ?? Number.NaN);
  if (!(table > 0 && table < text.length)) return false;
  const there = text.slice(table, table + 4_000).trimStart();
  const isTable = /^xref\s/.test(there);
  const isStream = /^\d{1,10}\s\d{1,5}\sobj/.test(there) && there.includes("/XRef");
  return (isTable || isStream) && !(await mayAct(text));
}

/** Bytes that all object streams may unpack to together: fifty times those of a CV with a hundred pages. */
const mostUnpacked = 8 * 1024 * 1024;

/** Whether the PDF contains anything that acts by itself, or an object stream that cannot be read. */
async function mayAct(text: string): Promise<boolean> {
  const parts = partsOf(text);
  if (!parts) return true;
  const between = parts.map(({ outside }) => outside).join("\n");
  if (actsByItself.test(between)) return true;
  const all: Objects[] = [{ text: between }];
  let left = mostUnpacked;
  for (const { outside, stream } of parts) {
    if (stream === undefined) continue;
    // The cross-reference table may point anywhere, also at an object hidden inside a picture.
    if (objectHead.test(stream)) {
      if (actsByItself.test(stream)) return true;
      all.push({ text: stream });
    }
    const packed = await objectStreamOf(outside, stream, left);
    if (packed === "unreadable") return true;
    if (packed === undefined) continue;
    left -= packed.text.length;
    if (actsByItself.test(packed.text)) return true;
    all.push(packed);
  }
  return leadsAway(all);
}

/** The keyword that starts an object, after its two numbers. 7.3.10 */
const objectHead = /[\d\s\0]obj(?!\w)/;

/**
 * Names of what a PDF reader does by itself: run a script or a program, open an embedded or a remote file, send a form.
 * The text is searched as it stands: decoding ten megabytes of numbered letters first would block the event loop for
 * seconds.
 */
const actsByItself = new RegExp(
  `/(?:${[
    "JavaScript",
    "JS",
    "Launch",
    "EmbeddedFile",
    // Where a file is embedded that does not say that it is one.
    "EF",
    // What happens when a page or a field is looked at or left.
    "AA",
    "RichMedia",
    // Films and sounds, which may be on another machine.
    "Rendition",
    "Movie",
    // XML forms, which have scripts of their own.
    "XFA",
    // The script of a 3D model.
    "OnInstantiate",
    "GoToR",
    "GoToE",
    "ImportData",
    "SubmitForm",
  ]
    .map(inNames)
    .join("|")})\\b`,
);
