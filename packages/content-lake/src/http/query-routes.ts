import { z } from "zod";
import { httpError, notSupported } from "../errors.ts";
import type { Lake } from "../lake.ts";
import type { Priority, QueryRequest } from "../query/protocol.ts";
import { currentTimestamp } from "../timestamp.ts";
import { type Identity, isRecord } from "../types.ts";
import { jsonHeaders, sendInPieces } from "./answers.ts";
import { jsonBody } from "./body.ts";
import {
  flag,
  groqParams,
  knowsReleases,
  type LakeContext,
  parsePerspective,
  readableDataset,
  requireLanguage,
} from "./context.ts";

/** Parameters of a query, each of which is copied to a worker: sixty thousand took a fifth of a second. */
const mostParams = 1_000;

/** Fields of a posted query's body, which a query and its parameters' own fields have in common. */
const mostFields = 20_000;

const postedQuery = z.object({
  query: z.string(),
  // Not each by itself, before they are counted.
  params: z.custom<Record<string, unknown>>(isRecord).nullish(),
});

/** `GET` and `POST /data/query/:dataset` (https://www.sanity.io/docs/http-reference/query). */
export function queryHandler(lake: Lake) {
  return async (c: LakeContext): Promise<Response> => {
    requireLanguage(c);
    const dataset = readableDataset(c, lake, c.req.param("dataset"));
    const search = new URL(c.req.url).searchParams;
    let query = search.get("query") ?? undefined;
    let params = groqParams(search);
    if (c.req.method === "POST") {
      const body = postedQuery.safeParse(await jsonBody(c, c.get("bodyBytes"), mostFields));
      if (!body.success) throw httpError(400, 'The body must be {"query": string, "params": {…}}');
      query = body.data.query;
      params = { ...params, ...body.data.params };
    }
    if (Object.keys(params).length > mostParams)
      throw httpError(400, `A query may have ${mostParams} parameters at most`);
    if (query === undefined || query.trim() === "")
      throw httpError(400, 'Missing required parameter "query"');
    if (search.has("variant"))
      throw notSupported("A query for a variant", "Keep variants as documents of their own.");
    const wanted = search.get("resultSourceMap") ?? undefined;
    const sourceMap = !flag(wanted)
      ? undefined
      : wanted === "withKeyArraySelector"
        ? "by key"
        : "by place";

    const started = performance.now();
    const givePlace = c.get("holdQuery")();
    try {
      const answer = await dataset.query(
        {
          ...queryRequest(c, query, params, search.get("perspective") ?? undefined),
          assetBase: c.get("base"),
          sourceMap,
          others: otherDatasets(c, lake, dataset.name),
        },
        c.req.raw.signal,
      );
      const giveBytes = c.get("takeBytes")(answer.json.length);
      const text = new TextEncoder();
      const shown = flag(search.get("returnQuery") ?? "true");
      const head = shown ? `{"query":${JSON.stringify(query)},"result":` : '{"result":';
      const map = answer.sourceMap ? `,"resultSourceMap":${answer.sourceMap}` : "";
      const tail = `${map},"syncTags":${JSON.stringify(answer.syncTags)},"ms":${Math.round(performance.now() - started)}}`;
      const parts = [text.encode(head), answer.json, text.encode(tail)];
      return sendInPieces(c, parts, jsonHeaders, () => {
        giveBytes();
        givePlace();
      });
    } catch (error) {
      givePlace();
      throw error;
    }
  };
}

/** Returns a query request with the permissions of the caller of `c`. */
export function queryRequest(
  c: LakeContext,
  query: string,
  params: Record<string, unknown>,
  perspective: string | undefined,
): QueryRequest {
  const identity = c.get("identity");
  return {
    query,
    params,
    perspective: parsePerspective(perspective, c),
    anonymous: identity.kind !== "token",
    priority: priorityOf(identity),
    showVersions: knowsReleases(c),
    now: currentTimestamp(),
    identity: identityOf(identity),
    limits: c.get("answerLimits"),
  };
}

/** Returns the database files of the other datasets that the caller may read. */
function otherDatasets(c: LakeContext, lake: Lake, name: string): Record<string, string> {
  const all = c.get("identity").kind !== "anonymous";
  return Object.fromEntries(
    lake
      .datasets()
      .filter((entry) => entry.name !== name && (all || entry.aclMode === "public"))
      .map((entry) => [entry.name, lake.dataset(entry.name).database]),
  );
}

/** Returns what the function `identity()` of GROQ returns to a caller. */
export const identityOf = (identity: Identity): string =>
  identity.kind === "token" ? identity.id : "<anonymous>";

/** Returns the priority of a caller's queries. */
export const priorityOf = ({ kind }: Identity): Priority => (kind === "token" ? "editors" : kind);
