import { setImmediate as nextTurn } from "node:timers/promises";
import type { cvRules } from "@brightkeel/contracts";
import { actsByItself } from "./open-document-links.ts";
import { isHarmlessPdf } from "./pdf/harmless-pdf.ts";
import { hasActiveFields } from "./word-fields.ts";
import { type Package, readPackage } from "./zip-package.ts";

export type CvType = { extension: (typeof cvRules.extensions)[number]; type: string };

const pdf: CvType = { extension: ".pdf", type: "application/pdf" };
const odt: CvType = { extension: ".odt", type: "application/vnd.oasis.opendocument.text" };
const docx: CvType = {
  extension: ".docx",
  type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * Detects the type of a CV from its structure: the sender chooses name and media type, and staff will open the file.
 *
 * @returns undefined for every other type, and for documents that contain programs.
 */
export async function cvTypeOf(bytes: Uint8Array): Promise<CvType | undefined> {
  if (await isHarmlessPdf(bytes)) return pdf;
  const parts = await readPackage(bytes);
  if (!parts || hasPrograms(parts)) return undefined;
  if (isWord(parts)) return (await areHarmless(parts, hasActiveFields, false)) ? docx : undefined;
  return (await isOpenDocument(parts)) ? odt : undefined;
}

const hasPrograms = ({ names }: Package): boolean =>
  names.some((name) =>
    /vba|macrosheet|activex|(?:^|\/)(?:basic|scripts)\/|embeddings\/|\.(?:bin|exe|dll|js|vbs|ps1|bat|cmd|lnk|scr|hta)$/i.test(
      name,
    ),
  );

/** Content types that a part may have, wherever it lies and whatever its name: text, pictures, fonts, charts. */
const harmlessType =
  /^(?:(?:application|text)\/xml|application\/(?:inkml\+xml|x-font[\w-]*|vnd\.openxmlformats-(?:package|officedocument)\.[\w.+-]+|vnd\.ms-(?:word|office)\.[\w.+-]+)|(?:image|font)\/[\w.+-]+)$/i;
const program = /macro|vba|activex|oleobject|control|webextension|toolbar|keymap/i;

/** Relationship types that are allowed; all others are fetched, run or unpacked when the document opens. */
const harmfulRelation =
  /vbaProject|oleObject|\/package$|control|activeX|attachedToolbars|keyMap|webextension|aFChunk|subDocument|frame$/i;

/**
 * An Office Open XML package whose parts declare a Word document without anything that runs.
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
  if (!isReadable(parts, types)) return false;
  let left = longestXml;
  return parts.names
    .filter((name) => name.toLowerCase().endsWith(".rels"))
    .every((name) => {
      const relations = plainXml(parts, name);
      left -= relations?.length ?? 0;
      return left >= 0 && isHarmless(relations);
    });
}

/**
 * Whether every part of the text can be read, whatever its name. An XML part must have an XML name, because parts are
 * read here by name.
 */
function isReadable(parts: Package, types: string): boolean {
  const own = new Map(parts.names.map((name) => [`/${name}`.toLowerCase(), name]));
  // Once each: a list may name one part as often as it likes.
  const declared = new Set<string>();
  const isNamed = types.split("<").every((element) => {
    const [type = ""] = valuesOf(element, contentType);
    if (!/xml$/i.test(type) || type.startsWith("image/")) return true;
    const [extension] = valuesOf(element, extensionAttribute);
    if (extension !== undefined) return /^(?:xml|rels)$/i.test(extension);
    const [named = ""] = valuesOf(element, partName);
    const name = own.get(named.toLowerCase());
    if (name !== undefined) declared.add(name);
    return /\.(?:xml|rels)$/i.test(named);
  });
  return isNamed && [...declared].every((name) => parts.isText(name));
}

/** Limit on all searched texts together: those of a CV of four thousand pages. */
const longestTexts = 12_000_000;

/**
 * Whether no text of a package acts by itself. Each is searched in a separate turn of the event loop.
 *
 * @param mustRead whether each has to be one that can be read.
 */
async function areHarmless(
  parts: Package,
  acts: (xml: string) => boolean,
  mustRead: boolean,
): Promise<boolean> {
  let left = longestTexts;
  for (const name of parts.names.filter((one) => one.toLowerCase().endsWith(".xml"))) {
    const text = parts.read(name);
    if (text === undefined && mustRead) return false;
    left -= text?.length ?? 0;
    if (left < 0 || acts(text ?? "")) return false;
    await nextTurn();
  }
  return true;
}

/**
 * Limits on the size of each searched part and on all relationship parts together: fifty times as much as a document
 * with a hundred pictures.
 */
const longestXml = 1_000_000;

/**
 * Whether the document fetches nothing from elsewhere on its own. A link waits for a click; a remote template does
 * not.
 */
function isHarmless(relations: string | undefined): boolean {
  if (relations === undefined) return false;
  return relations.split("<").every((element) => {
    if (!element.includes("=")) return true;
    const [type = ""] = valuesOf(element, typeAttribute);
    const isOutside = valuesOf(element, targetMode).some((mode) => /external/i.test(mode));
    return !harmfulRelation.test(type) && (!isOutside || type.endsWith("/hyperlink"));
  });
}

/** Only XML without entities and definitions of its own, which could hide a word from the search. */
function plainXml(parts: Package, name: string): string | undefined {
  const text = parts.read(name);
  const isPlain = text !== undefined && text.length <= longestXml && !/<!|&#|\0/.test(text);
  return isPlain ? text : undefined;
}

const contentType = /\bContentType\s*=\s*/;
const extensionAttribute = /\bExtension\s*=\s*/;
const partName = /\bPartName\s*=\s*/;
const typeAttribute = /\bType\s*=\s*/;
const targetMode = /\bTargetMode\s*=\s*/;

const valuesOf = (xml: string, attribute: RegExp): string[] =>
  xml
    .split(attribute)
    .slice(1)
    .map((rest) => rest.slice(1, rest.indexOf(rest.charAt(0), 1)));

/** https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/ 3.3 */
async function isOpenDocument(parts: Package): Promise<boolean> {
  if (parts.names[0] !== "mimetype" || parts.read("mimetype") !== odt.type) return false;
  const manifest = parts.read("META-INF/manifest.xml");
  if (manifest === undefined || !parts.names.includes("content.xml")) return false;
  if (/&#|<!ENTITY|<!\[|%/.test(manifest) || harmfulPart.test(manifest)) return false;
  // Charts and formulas in the text have texts of their own. One that is too long to be read is not taken on trust.
  return areHarmless(parts, (text) => startsMacro.test(text) || actsByItself(text), true);
}

const startsMacro = /vnd\.sun\.star\.script/i;

/** Types of encrypted parts, and of parts that are programs or belong to one. */
const harmfulPart =
  /encryption-data|oleobject|application\/(?:x-java|vnd\.sun\.xml\.ui)|text\/(?:javascript|x-python)/i;
