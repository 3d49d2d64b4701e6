import type { cvRules } from "@brightkeel/contracts";
import { type Package, readPackage } from "./zip-package.ts";

export type CvType = { extension: (typeof cvRules.extensions)[number]; type: string };

const pdf: CvType = { extension: ".pdf", type: "application/pdf" };
const odt: CvType = { extension: ".odt", type: "application/vnd.oasis.opendocument.text" };
const docx: CvType = {
  extension: ".docx",
  type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * The type of a CV by how it is built: its name and media type are chosen by the sender, and staff open the file later.
 *
 * @returns undefined for everything else, documents with programs in them among it.
 */
export async function cvTypeOf(bytes: Uint8Array): Promise<CvType | undefined> {
  if (isPdf(bytes)) return pdf;
  const parts = await readPackage(bytes);
  if (!parts || hasPrograms(parts)) return undefined;
  if (isWord(parts)) return docx;
  return isOpenDocument(parts) ? odt : undefined;
}

/**
 * Begins and ends as a PDF, and the table of its objects stands where its end says. Nothing else opens by such a file: a
 * PDF that begins as a page or a program would be one of those as well.
 * https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf 7.5
 */
function isPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/^(?:\xef\xbb\xbf)?%PDF-[12]\.\d/.test(text.slice(0, 12))) return false;
  const end = /startxref\s{1,10}(\d{1,10})\s{1,10}%%EOF\s{0,40}$/.exec(text.slice(-120));
  const table = Number(end?.[1] ?? Number.NaN);
  if (!(table > 0 && table < text.length)) return false;
  const there = text.slice(table, table + 4_000).trimStart();
  const isTable = /^xref\s/.test(there);
  const isStream = /^\d{1,10}\s\d{1,5}\sobj/.test(there) && there.includes("/XRef");
  if (!isTable && !isStream) return false;
  const outside = outsideStreams(text);
  return outside !== undefined && !actsByItself.test(outside);
}

/** A letter of a name as it is, or by its number: `/J#53`. 7.3.5 */
const inNames = (letter: string): string =>
  `(?:${letter}|#${[...letter.charCodeAt(0).toString(16)]
    .map((digit) => (/\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`))
    .join("")})`;

/**
 * What a reader does by itself: run a script, start a program, unpack another file. The text is searched as it stands: to
 * rewrite ten megabytes of letters by numbers first would hold up everybody else for seconds.
 */
const actsByItself = new RegExp(
  `/(?:${["JavaScript", "JS", "Launch", "EmbeddedFile", "RichMedia"]
    .map((name) => [...name].map(inNames).join(""))
    .join("|")})\\b`,
);

/** Ten times what a CV of ten megabytes has; each costs time, however small it is. */
const mostStreams = 50_000;

/**
 * A PDF without the contents of its streams. Packed bytes hold any three letters by chance: `/JS` stands once in 16 MB of
 * pictures.
 *
 * @returns undefined where there are more streams than a CV has.
 */
function outsideStreams(text: string): string | undefined {
  const kept: string[] = [];
  let from = 0;
  for (let start = streamFrom(text, 0); start !== -1; start = streamFrom(text, from)) {
    const end = text.indexOf("endstream", start);
    if (end === -1) break;
    if (kept.push(text.slice(from, start)) > mostStreams) return undefined;
    from = end;
  }
  return kept.join("\n") + text.slice(from);
}

/** Where the contents of the next stream begin, or -1: its word stands behind a dictionary and before a line's end. 7.3.8 */
function streamFrom(text: string, from: number): number {
  for (let at = text.indexOf("stream", from); at !== -1; at = text.indexOf("stream", at + 6)) {
    const start = at + 6;
    const isLine = text[start] === "\n" || (text[start] === "\r" && text[start + 1] === "\n");
    if (isLine && endsDictionary(text, at)) return start;
  }
  return -1;
}

/** Whether `>>` stands right before, or with a little room between. */
function endsDictionary(text: string, at: number): boolean {
  let end = at;
  while (end > at - 8 && /\s/.test(text[end - 1] ?? "")) end -= 1;
  return text[end - 1] === ">" && text[end - 2] === ">";
}

const hasPrograms = ({ names }: Package): boolean =>
  names.some((name) =>
    /vba|macrosheet|activex|(?:^|\/)(?:basic|scripts)\/|embeddings\/|\.(?:bin|exe|dll|js|vbs|ps1|bat|cmd|lnk|scr|hta)$/i.test(
      name,
    ),
  );

/** What a part may be, wherever it lies and whatever it is called: text, pictures, fonts, charts. */
const harmlessType =
  /^(?:(?:application|text)\/xml|application\/(?:inkml\+xml|x-font[\w-]*|vnd\.openxmlformats-(?:package|officedocument)\.[\w.+-]+|vnd\.ms-(?:word|office)\.[\w.+-]+)|(?:image|font)\/[\w.+-]+)$/i;
const program = /macro|vba|activex|oleobject|control|webextension|toolbar|keymap/i;

/** What a part may be to another; everything else is fetched, run or unpacked when the document opens. */
const harmfulRelation =
  /vbaProject|oleObject|\/package$|control|activeX|attachedToolbars|keyMap|webextension|aFChunk|subDocument|frame$/i;

/**
 * An Office Open XML package whose parts say that it is a Word document, and nothing that runs.
 * https://ecma-international.org/publications-and-standards/standards/ecma-376/
 */
function isWord(parts: Package): boolean {
  const types = plainXml(parts, "[Content_Types].xml");
  if (types === undefined) return false;
  const declared = valuesOf(types, contentType);
  if (!declared.some((type) => type.endsWith(".wordprocessingml.document.main+xml"))) return false;
  if (!declared.every((type) => harmlessType.test(type) && !program.test(type))) return false;
  if (!parts.names.includes("_rels/.rels") || !parts.names.includes("word/document.xml"))
    return false;
  let left = longestXml;
  return parts.names
    .filter((name) => name.toLowerCase().endsWith(".rels"))
    .every((name) => {
      const relations = plainXml(parts, name);
      left -= relations?.length ?? 0;
      return left >= 0 && isHarmless(relations);
    });
}

/** Letters of the parts that are searched, each and all that say what parts are to each other: fifty times what a document with a hundred pictures has. */
const longestXml = 1_000_000;

/** Whether nothing is fetched from elsewhere by itself: a link waits for a click, a template does not. */
function isHarmless(relations: string | undefined): boolean {
  if (relations === undefined) return false;
  return relations.split("<").every((element) => {
    if (!element.includes("=")) return true;
    const [type = ""] = valuesOf(element, typeAttribute);
    const isOutside = valuesOf(element, targetMode).some((mode) => /external/i.test(mode));
    return !harmfulRelation.test(type) && (!isOutside || type.endsWith("/hyperlink"));
  });
}

/** XML as it stands: with entities or definitions of its own, a word could be written so that it is not found. */
function plainXml(parts: Package, name: string): string | undefined {
  const text = parts.read(name);
  const isPlain = text !== undefined && text.length <= longestXml && !/<!|&#|\0/.test(text);
  return isPlain ? text : undefined;
}

const contentType = /\bContentType\s*=\s*/;
const typeAttribute = /\bType\s*=\s*/;
const targetMode = /\bTargetMode\s*=\s*/;

const valuesOf = (xml: string, attribute: RegExp): string[] =>
  xml
    .split(attribute)
    .slice(1)
    .map((rest) => rest.slice(1, rest.indexOf(rest.charAt(0), 1)));

/** https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/ 3.3 */
function isOpenDocument(parts: Package): boolean {
  if (parts.names[0] !== "mimetype" || parts.read("mimetype") !== odt.type) return false;
  const manifest = parts.read("META-INF/manifest.xml");
  const texts = ["content.xml", "styles.xml"].map((name) => parts.read(name));
  const [content] = texts;
  if (manifest === undefined || content === undefined) return false;
  // One that is there and too long to be read is nobody's.
  if (parts.names.includes("styles.xml") && texts.includes(undefined)) return false;
  return (
    !/encryption-data|application\/(?:x-java|vnd\.sun\.xml\.ui)|text\/(?:javascript|x-python)/i.test(
      manifest,
    ) &&
    !texts.some((text) => /script:event-listener|vnd\.sun\.star\.script|<!ENTITY/i.test(text ?? ""))
  );
}
