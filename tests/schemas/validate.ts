import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv, type AnySchema, type ErrorObject } from "ajv";
import AjvDraft04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";

/** The schemas' sources: README.md beside this file. */

type Schema = "sitemap-0.9.xsd" | "rss-2.0.xsd";

/**
 * Validates a document against its XML Schema and returns one line for each error.
 *
 * @throws XmlParseError if it is not well-formed XML.
 */
export function xmlMistakes(xml: string, file: Schema): string[] {
  using schema = XmlDocument.fromString(readFileSync(join(import.meta.dirname, file), "utf8"));
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  }
}

const readSchema = (path: string): AnySchema => JSON.parse(readFileSync(path, "utf8"));

const jsonFeed = addFormats
  .default(new Ajv({ allErrors: true }))
  .compile(readSchema(createRequire(import.meta.url).resolve("jsonfeed-schema/schema-v1.1.json")));

const manifest = (() => {
  const ajv = addFormats.default(new AjvDraft04({ allErrors: true }));
  const parts = ["web-manifest.json", "web-manifest-app-info.json"];
  return ajv.compile({
    allOf: parts.map((name) => readSchema(join(import.meta.dirname, name))),
  });
})();

const inWords = (errors: readonly ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);

/** Validates a JSON Feed in the same way. */
export const jsonFeedMistakes = (feed: unknown): string[] =>
  jsonFeed(feed) ? [] : inWords(jsonFeed.errors);

/** Validates a web app manifest in the same way. */
export const manifestMistakes = (value: unknown): string[] =>
  manifest(value) ? [] : inWords(manifest.errors);
