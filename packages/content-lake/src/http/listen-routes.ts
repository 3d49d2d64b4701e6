import type { Dataset } from "../dataset.ts";
import { randomId } from "../document-ids.ts";
import { ContentError, httpError, queryParseError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { eventsOf, type ListenOptions, type Matcher, matcherFor } from "../listening.ts";
import { QuerySyntaxError, UnsupportedQueryError } from "../query/query-errors.ts";
import { syncTag } from "../query/sync-tags.ts";
import { refuseGeo } from "../query/unsupported.ts";
import type { Transaction } from "../types.ts";
import {
  flag,
  groqParams,
  knowsReleases,
  type LakeContext,
  readableDataset,
  requireLanguage,
  requireToken,
} from "./context.ts";
import { mayRead } from "./document-routes.ts";
import type { EventSink, OpenStreams } from "./event-stream.ts";
import { EventTurns } from "./event-turns.ts";
import { priorityOf } from "./query-routes.ts";

/** Maximum number of missed transactions that are replayed; a listener that missed more starts afresh. */
const maxReplayed = 1000;

export function listenHandlers(lake: Lake, streams: OpenStreams) {
  const turns = new EventTurns();
  const inTurn = <T>(work: () => T): Promise<T> => turns.run(work);

  /** `GET /data/listen/:dataset` (https://www.sanity.io/docs/http-reference/listen). */
  function listen(c: LakeContext): Response {
    const dataset = readableDataset(c, lake, c.req.param("dataset"));
    const search = new URL(c.req.url).searchParams;
    const query = search.get("query");
    if (!query) return errorStream(c, httpError(400, 'Missing required parameter "query"'));
    requireLanguage(c);
    const on = (name: string): boolean => flag(search.get(name) ?? undefined);
    const options: ListenOptions = {
      query,
      params: groqParams(search),
      identity: c.get("identity"),
      showVersions: knowsReleases(c) || on("includeAllVersions"),
      includeResult: on("includeResult"),
      includePrevious: on("includePreviousRevision"),
      includeMutations: flag(search.get("includeMutations") ?? "true"),
      includeEffects: search.get("effectFormat") === "mendoza",
    };
    const matches = matcherOrError(dataset, options);
    if (matches instanceof ContentError) return errorStream(c, matches);
    const lastSeen = on("enableResume") ? c.req.header("last-event-id") : undefined;

    return streams.respond(c, (sink) => {
      const missed = lastSeen === undefined ? undefined : missedSince(dataset, lastSeen);
      const welcome = { listenerName: randomId() };
      if (lastSeen === undefined) sink.send({ event: "welcome", data: welcome });
      else
        sink.send(
          missed ? { event: "welcomeback", data: welcome } : { event: "reset", data: welcome },
        );
      forward(
        dataset,
        sink,
        async (transaction) => {
          const events = await eventsOf(transaction, matches, options, inTurn);
          for (const makeEvent of events) await inTurn(() => sink.isOpen && sink.send(makeEvent()));
        },
        missed ?? [],
        lake,
      );
    });
  }

  /** `GET /data/live/events/:dataset`: sends the tags of outdated query answers. */
  function live(c: LakeContext): Response {
    const dataset = readableDataset(c, lake, c.req.param("dataset"));
    const includeDrafts = flag(c.req.query("includeDrafts"));
    if (includeDrafts) requireToken(c);
    const identity = c.get("identity");
    const seen = (id: string): boolean =>
      includeDrafts ? mayRead(identity, id, true) : !id.includes(".");
    const lastSeen = c.req.header("last-event-id");

    return streams.respond(c, (sink) => {
      const from = lastSeen === undefined ? undefined : Number(lastSeen);
      const missed = from === undefined ? [] : dataset.transactionsAfter(from, maxReplayed);
      const known =
        from === undefined || (Number.isInteger(from) && dataset.knowsTransaction(from));
      const position = String(dataset.store.lastSeq());
      if (!known || missed.length === maxReplayed)
        sink.send({ event: "restart", id: position, data: {} });
      else sink.send({ event: "welcome", id: position, data: {} });
      forward(
        dataset,
        sink,
        async ({ seq, changes }) => {
          const tags = new Set<string>();
          for (const { documentId, before, after } of changes) {
            if (!seen(documentId)) continue;
            tags.add(syncTag("any"));
            // With drafts, a draft shows under its published id.
            tags.add(syncTag(`document:${documentId.replace(/^drafts\./, "")}`));
            for (const document of [before, after])
              if (document) tags.add(syncTag(`type:${document._type}`));
          }
          if (tags.size > 0)
            sink.send({ event: "message", id: String(seq), data: { tags: [...tags] } });
        },
        known ? missed : [],
        lake,
      );
    });
  }

  /** Returns a stream with a single error event, because an EventSource hides the body of a failed response. */
  function errorStream(c: LakeContext, { body }: ContentError): Response {
    return streams.respond(c, (sink) => {
      sink.send({ event: "channelError", data: body });
      sink.close();
    });
  }

  return { listen, live };
}

/** Sends missed and then new transactions, strictly in order, however long each takes. */
function forward(
  dataset: Dataset,
  sink: EventSink,
  send: (transaction: Transaction) => Promise<void>,
  missed: Transaction[],
  lake: Lake,
): void {
  let line = Promise.resolve();
  const queue = (transaction: Transaction): void => {
    line = line
      .then(() => send(transaction))
      .catch((error: unknown) => {
        lake.logger.warn({ err: error }, "A change could not be sent to a listener");
        sink.close();
      });
  };
  for (const transaction of missed) queue(transaction);
  sink.onClose(dataset.onTransaction(queue));
}

function matcherOrError(dataset: Dataset, options: ListenOptions): Matcher | ContentError {
  try {
    refuseGeo(options.query);
    return matcherFor(dataset, options.query, options.params, priorityOf(options.identity));
  } catch (error) {
    if (error instanceof ContentError) return error;
    if (error instanceof UnsupportedQueryError) return httpError(501, error.message);
    if (error instanceof QuerySyntaxError)
      return queryParseError(options.query, error.message, error.start, error.end);
    throw error;
  }
}

/** Returns the transactions since an event; undefined if the log no longer goes back that far. */
function missedSince(dataset: Dataset, eventId: string): Transaction[] | undefined {
  const [transactionId = "", documentId] = eventId.split("#");
  const seq = dataset.seqOf(transactionId);
  if (seq === undefined) return undefined;
  const later = dataset.transactionsAfter(seq, maxReplayed + 1);
  if (later.length > maxReplayed) return undefined;
  // The connection may have broken in the middle of a transaction, so its remaining changes are sent too.
  const [same] = dataset.transactionsAfter(seq - 1, 1);
  const at = same?.changes.findIndex((change) => change.documentId === documentId) ?? -1;
  const rest = same && at >= 0 ? same.changes.slice(at + 1) : [];
  return same && rest.length > 0 ? [{ ...same, changes: rest }, ...later] : later;
}
