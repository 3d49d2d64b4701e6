import { studioMount } from "@brightkeel/contracts";
import type { ContentSourceMap } from "@sanity/client";
import { resolvedKeyedSourcePath, resolveMapping } from "@sanity/client/csm";
import { createDataAttribute } from "@sanity/visual-editing/create-data-attribute";

/**
 * Marks the objects of a response with the places in the Studio where their values are edited, from the response's
 * source map. The marks become attributes of elements rather than invisible characters in the texts, which would get
 * into titles, searches and comparisons. https://www.sanity.io/docs/visual-editing/content-source-maps
 */

type ResultPath = NonNullable<Parameters<typeof resolveMapping>[0]>;
type Place = { id: string; type: string; path: ReturnType<typeof resolvedKeyedSourcePath> };

/** Adds `editedAt` to the objects of a response, by the name of each value (edited-at.ts). */
export function withSources(answer: unknown, map: ContentSourceMap): unknown {
  return walk(answer, [], map);
}

function walk(value: unknown, path: ResultPath, map: ContentSourceMap): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => walk(item, [...path, segmentOf(item, index)], map));
  if (!isRecord(value)) return value;
  const sources = sourcesOf(value, path, map);
  // Paragraphs are edited as a whole, not by their spans.
  const parts =
    value._type === "block"
      ? value
      : Object.fromEntries(
          Object.entries(value).map(([name, part]) => [name, walk(part, [...path, name], map)]),
        );
  return { ...parts, editedAt: sources };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const segmentOf = (item: unknown, index: number): ResultPath[number] =>
  isRecord(item) && typeof item._key === "string" ? { _key: item._key, _index: index } : index;

function sourcesOf(object: Record<string, unknown>, path: ResultPath, map: ContentSourceMap) {
  const placeOf = (name: string) => placeIn(map, [...path, name]);
  const sources: Record<string, string> = {};
  const document = placeOf("_id");
  for (const [name, value] of Object.entries(object)) {
    const place = typeof value === "string" ? placeOf(name) : undefined;
    // The service’s own fields are not in any form, such as a date that replaces a missing one.
    if (place && !String(place.path.at(-1)).startsWith("_")) sources[name] = attributeOf(place);
    else if (document && !name.startsWith("_"))
      sources[name] = attributeOf({ ...document, path: [name] });
  }
  const inside = placeOf("_key") ?? placeOf("_type");
  if (inside && inside.path.length > 1)
    sources[""] = attributeOf({ ...inside, path: inside.path.slice(0, -1) });
  return sources;
}

/** Returns where a value of the response is stored; undefined if it is in no document. */
function placeIn(map: ContentSourceMap, resultPath: ResultPath): Place | undefined {
  const { mapping, pathSuffix = "" } = resolveMapping(resultPath, map) ?? {};
  if (mapping?.type !== "value" || mapping.source.type !== "documentValue") return undefined;
  const document = map.documents[mapping.source.document];
  const sourceBasePath = map.paths[mapping.source.path];
  if (!document || sourceBasePath === undefined || !document._type) return undefined;
  const path = resolvedKeyedSourcePath({
    keyedResultPath: resultPath,
    pathSuffix,
    sourceBasePath,
  });
  return { id: document._id, type: document._type, path };
}

const attributeOf = ({ id, type, path }: Place): string =>
  createDataAttribute({ baseUrl: studioMount, id, type, path }).toString() ?? "";
