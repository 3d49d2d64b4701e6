import type { Dataset } from "../dataset.ts";
import { randomId } from "../document-ids.ts";
import { ContentError, httpError, queryParseError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { eventsOf, type ListenOptions, type Matcher, matcherFor } from "../listening.ts";
import { QuerySyntaxError, UnsupportedQueryError } from "../query/query-errors.ts";
import { syncTag } from "../query/sync-tags.ts";
import { refuseGeo } from "../query/unsupported.ts";
import {
  goesOnFrom,
  numberOf,
  numbersAfter,
  readTransaction,
  type Touched,
  touchedAfter,
} from "../store/log-reading.ts";
import type { DocumentChange, Transaction } from "../types.ts";
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
import { identityOf, priorityOf } from "./query-routes.ts";

/** Maximum number of missed transactions, or changes, that are told; a listener that missed more starts afresh. */
const maxMissed = 1000;

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
      const tell = (seq: number, touched: readonly Touched[]): void => {
        const tags = new Set<string>();
        for (const { documentId, types } of touched) {
          if (!seen(documentId)) continue;
          tags.add(syncTag("any"));
          // With drafts, a draft shows under its published id.
          tags.add(syncTag(`document:${documentId.replace(/^drafts\./, "")}`));
          for (const type of types) tags.add(syncTag(`type:${type}`));
        }
        if (tags.size > 0)
          sink.send({ event: "message", id: String(seq), data: { tags: [...tags] } });
      };
      const from = lastSeen === undefined ? undefined : Number(lastSeen);
      const position = dataset.store.lastSeq();
      const isKnown =
        from === undefined || (Number.isInteger(from) && goesOnFrom(dataset.store, from));
      const missed =
        isKnown && from !== undefined ? touchedAfter(dataset.store, from, maxMissed + 1) : [];
      const goesOn = isKnown && missed.length <= maxMissed;
      sink.send({ event: goesOn ? "welcome" : "restart", id: String(position), data: {} });
      if (goesOn) tell(position, missed);
      forward(dataset, sink, async ({ seq, changes }) => tell(seq, changes.map(touchedBy)), []);
    });
  }

  /** Returns a stream with a single error event, because an EventSource hides the body of a failed response. */
  function errorStream(c: LakeContext, { body }: ContentError): Response {
    return streams.respond(c, (sink) => {
      sink.send({ event: "channelError", data: body });
      sink.close();
    });
  }

  /** Sends missed and then new transactions, strictly in order, however long each takes. */
  function forward(
    dataset: Dataset,
    sink: EventSink,
    send: (transaction: Transaction) => Promise<void>,
    missed: readonly Missed[],
  ): void {
    let line = Promise.resolve();
    const queue = (work: () => Promise<void>): void => {
      line = line.then(work).catch((error: unknown) => {
        lake.logger.warn({ err: error }, "A change could not be sent to a listener");
        sink.close();
      });
    };
    for (const { seq, after } of missed)
      queue(async () => {
        const read = sink.isOpen && (await turns.steps(readTransaction(dataset.store, seq)));
        if (!read) return;
        const at = read.changes.findIndex(({ documentId }) => documentId === after);
        if (after === undefined) return send(read);
        const changes = at < 0 ? [] : read.changes.slice(at + 1);
        if (changes.length > 0) await send({ ...read, changes });
      });
    const last = missed.at(-1)?.seq ?? 0;
    const stop = dataset.onTransaction((transaction) => {
      if (transaction.seq > last) queue(() => send(transaction));
    });
    sink.onClose(stop);
    // Whoever comes back is told that it is gone, or listens to one that has been made anew.
    sink.onClose(dataset.on("closed", () => sink.close()));
  }

  return { listen, live };
}

function matcherOrError(dataset: Dataset, options: ListenOptions): Matcher | ContentError {
  try {
    refuseGeo(options.query);
    return matcherFor(dataset, {
      query: options.query,
      params: options.params,
      priority: priorityOf(options.identity),
      identity: identityOf(options.identity),
    });
  } catch (error) {
    if (error instanceof ContentError) return error;
    if (error instanceof UnsupportedQueryError) return httpError(501, error.message);
    if (error instanceof QuerySyntaxError)
      return queryParseError(options.query, error.message, error.start, error.end);
    throw error;
  }
}

const touchedBy = ({ documentId, before, after }: DocumentChange): Touched => ({
  documentId,
  types: [before, after].flatMap((document) => document?._type ?? []),
});

/** A transaction to be read again, or what is left of it after the change of a document. */
type Missed = { seq: number; after?: string };

/** Returns the transactions since an event; undefined if the log no longer goes back that far. */
function missedSince(dataset: Dataset, eventId: string): Missed[] | undefined {
  const [transactionId = "", documentId] = eventId.split("#");
  const seq = numberOf(dataset.store, transactionId);
  if (seq === undefined) return undefined;
  const later = numbersAfter(dataset.store, seq, maxMissed + 1);
  if (later.length > maxMissed) return undefined;
  // The connection may have broken in the middle of a transaction, so its remaining changes are sent too.
  return [{ seq, after: documentId ?? "" }, ...later.map((each) => ({ seq: each }))];
}
