import type { ContentDocument } from "../types.ts";
import type { AnswerLimits } from "./answer-json.ts";

/** What the pool asks a worker, and what comes back. */
export type QueryRequest = {
  query: string;
  params: Record<string, unknown>;
  perspective: Perspective;
  /** Anonymous callers see published documents only, whatever the perspective. */
  anonymous: boolean;
  priority: Priority;
  /** Release versions are left out below API version 2025-02-19. */
  showVersions: boolean;
  /** ISO 8601: what `now()` answers. */
  now: string;
  identity: string;
  limits: AnswerLimits;
  /** Asks where values come from; parts of lists are named by their keys where they have one, or by their places. */
  sourceMap?: "by key" | "by place" | undefined;
  /** Address of the service seen from outside, which asset addresses begin with; left as they are stored without. */
  assetBase?: string;
  /** Database files of the other datasets that the caller may read, for references that lead there. */
  others?: Record<string, string>;
  /** A change that the query is about: its root, `before()`, `after()` and the functions of `delta::`. */
  delta?: { before: ContentDocument | null; after: ContentDocument | null };
  /**
   * Instead of the dataset, the documents of a transaction before and after it; the answer says which pass the query's
   * filter. `from`, `to`: which of its changes, the last not included. `forgotten`: of those before, what the log no longer has.
   */
  changesOf?: { seq: number; from: number; to: number; forgotten: ContentDocument[] };
  /** What a transaction under way has done so far; seen as if it were stored. */
  changes?: { id: string; after: ContentDocument | null }[];
};

/** Priorities of queries, the highest first. */
export const priorities = ["site", "editors", "anonymous"] as const;
export type Priority = (typeof priorities)[number];

/** `raw` and `published` as such; otherwise layers over the published documents, the first one wins. */
export type Perspective = "raw" | "published" | readonly string[];

export type QueryAnswer = {
  /** The result as JSON in UTF-8, ready for the response body. */
  json: Uint8Array<ArrayBuffer>;
  /** Hashes of what the result depends on; live events carry those of what has changed. */
  syncTags: string[];
  /** Where the values of the result come from, as JSON, where that was asked for. */
  sourceMap?: string;
};

export type WorkerRequest = {
  id: number;
  database: string;
  projectId: string;
  dataset: string;
  request: QueryRequest;
};

/** The first message of a worker: its modules are loaded. */
export type WorkerReady = { ready: true; cpuTime: number };

/** `cpuTime` is all that the worker has computed since it started, in milliseconds. */
export type WorkerResponse = { id: number; cpuTime: number } & WorkerResult;

export type WorkerResult =
  | { answer: QueryAnswer }
  | { parseError: { description: string; start: number; end: number } }
  | { unsupported: string }
  | { tooLarge: string }
  | { failure: string };

/** The result of an answer as values. */
export const resultOf = ({ json }: QueryAnswer): unknown =>
  JSON.parse(new TextDecoder().decode(json));
