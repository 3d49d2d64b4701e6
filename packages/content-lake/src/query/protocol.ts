import type { ContentDocument } from "../types.ts";
import type { AnswerLimits } from "./answer-json.ts";

/** Messages between the pool and its workers. */
export type QueryRequest = {
  query: string;
  params: Record<string, unknown>;
  perspective: Perspective;
  /** Anonymous callers see only published documents, whatever the perspective. */
  anonymous: boolean;
  priority: Priority;
  /** Whether release versions are visible; they are hidden below API version 2025-02-19. */
  showVersions: boolean;
  /** Value of `now()`, in ISO 8601. */
  now: string;
  identity: string;
  limits: AnswerLimits;
  /** Requests a source map; list items are identified by key (if they have one) or by position. */
  sourceMap?: "by key" | "by place" | undefined;
  /** Public address of the service, for asset URLs; without it, they stay as stored. */
  assetBase?: string;
  /** Database files of the other datasets that the caller may read, for cross-dataset references. */
  others?: Record<string, string>;
  /** The change that the query is about, for its root, `before()`, `after()` and the functions of `delta::`. */
  delta?: { before: ContentDocument | null; after: ContentDocument | null };
  /**
   * Evaluates the filter on a transaction's documents before and after it, instead of on the dataset; the answer
   * lists which pass. `from`, `to`: the range of changes, `to` excluded. `forgotten`: earlier states that are no
   * longer in the log.
   */
  changesOf?: { seq: number; from: number; to: number; forgotten: ContentDocument[] };
  /** Asks for the ids of the documents that the query returns, as `{many, one}`: it may return a list or one. */
  onlyIds?: boolean;
  /** Uncommitted changes of the current transaction, which the query sees as if they were stored. */
  changes?: { id: string; after: ContentDocument | null }[];
};

/** Query priorities, highest first. */
export const priorities = ["site", "editors", "anonymous"] as const;
export type Priority = (typeof priorities)[number];

/** `raw`, `published`, or a list of layers over the published documents, topmost first. */
export type Perspective = "raw" | "published" | readonly string[];

export type QueryAnswer = {
  /** The result as JSON in UTF-8, ready for the response body. */
  json: Uint8Array<ArrayBuffer>;
  /** Hashes of the result's dependencies; live events carry those of changed content. */
  syncTags: string[];
  /** Source map of the result as JSON, if requested. */
  sourceMap?: string;
};

export type WorkerRequest = {
  id: number;
  database: string;
  projectId: string;
  dataset: string;
  request: QueryRequest;
};

/** First message of a worker, sent once its modules are loaded. */
export type WorkerReady = { ready: true; cpuTime: number };

/** `cpuTime` is the worker's total CPU time since its start, in milliseconds. */
export type WorkerResponse = { id: number; cpuTime: number } & WorkerResult;

export type WorkerResult =
  | { answer: QueryAnswer }
  | { parseError: { description: string; start: number; end: number } }
  | { unsupported: string }
  | { tooLarge: string }
  | { failure: string }
  /** The database could not be read, which is no fault of the query. */
  | { unreadable: string };

/** Parses the result of an answer. */
export const resultOf = ({ json }: QueryAnswer): unknown =>
  JSON.parse(new TextDecoder().decode(json));
