import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import type { ContentReads } from "./content-reads.server.ts";
import { highlightCode } from "./highlight.server.ts";
import {
  type Post,
  type PostEntry,
  type PostPage,
  type PostSummary,
  postDocument,
  postEntry,
  postSummary,
  type Tag,
  tag,
} from "./post.ts";
import { type Perspective, queriesFor } from "./queries.ts";
import { withSources } from "./sources.server.ts";

export const postsPerPage = 9;
/** Most posts in one response of the content service, where all are read. */
const entriesAtOnce = 1_000;

/** Reads the blog. Every method throws when the content service does not respond, or its response is invalid. */
export type Blog = {
  list(filter: { category?: string; search?: string; page: number }): Promise<PostPage>;
  tags(): Promise<Tag[]>;
  latest(count: number): Promise<PostSummary[]>;
  /** Returns the addresses of all posts, newest first; read in batches, so that no response is large. */
  entries(most: number): Promise<PostEntry[]>;
  /** Returns posts in any of the categories, newest first. */
  latestIn(categories: readonly string[], count: number): Promise<PostSummary[]>;
  bySlug(slug: string): Promise<Post | undefined>;
  /** Returns the slug of the post with exactly this title, or with this slug in any case. */
  slugOf(name: string): Promise<string | undefined>;
  /** Returns whole posts with their code as written, newest first, for the feeds and the search. */
  whole(count: number): Promise<Post[]>;
  /** Returns the time of the last change of the post with this slug, or of any post, and whether it is a draft's. */
  lastChange(slug: string | undefined): Promise<Change | undefined>;
  /** Returns a post's title and slug by its id. An editor's new draft has no slug. */
  byId(id: string): Promise<{ title: string; slug: string | undefined } | undefined>;
};

const change = z.object({ at: z.iso.datetime({ offset: true }), draft: z.boolean() });
export type Change = z.output<typeof change>;

export type BlogOptions = {
  client: SanityClient;
  /** Same as the client's. Drafts may lack what a published post must have. */
  perspective: Perspective;
  /** Records the responses. */
  reads: Pick<ContentReads, "add">;
};

export function createBlog({ client, perspective, reads }: BlogOptions): Blog {
  const queries = queriesFor(perspective);
  const read = async <Shape extends z.ZodType>(
    shape: Shape,
    query: string,
    parameters: Record<string, unknown> = {},
  ): Promise<z.output<Shape>> => {
    const fetched = () => client.fetch<unknown>(query, parameters, { filterResponse: false });
    const answer = await fetched();
    reads.add(answer, fetched);
    const { result, resultSourceMap: map } = answer;
    return shape.parse(map === undefined ? result : withSources(result, map));
  };
  const summaries = z.array(postSummary);

  return {
    async list({ category, search, page }) {
      const terms =
        search
          ?.trim()
          .split(/\s+/)
          .slice(0, 12)
          .map((term) => `${term}*`) ?? [];
      const parameters = {
        category: category ?? null,
        terms,
        from: (page - 1) * postsPerPage,
        to: page * postsPerPage,
      };
      const shape = z.object({ total: z.number(), posts: summaries });
      const { total, posts } = await read(shape, queries.list(terms.length > 0), parameters);
      return { posts, total, page, pages: Math.max(1, Math.ceil(total / postsPerPage)) };
    },
    tags: () => read(z.array(tag), queries.tags),
    latest: (count) => read(summaries, queries.latest, { count }),
    async entries(most) {
      const entries: PostEntry[] = [];
      // A sentinel before the newest entry: its date is later than any other.
      let last: Pick<PostEntry, "_id" | "publishedAt"> = {
        _id: "",
        publishedAt: "~",
      };
      for (;;) {
        const count = Math.min(entriesAtOnce, most - entries.length);
        const { _id, publishedAt } = last;
        const next = await read(z.array(postEntry), queries.entriesFrom, {
          _id,
          publishedAt,
          count,
        });
        entries.push(...next);
        const end = next.at(-1);
        if (!end || next.length < count || entries.length >= most) return entries;
        last = end;
      }
    },
    latestIn: (categories, count) => read(summaries, queries.latestIn, { categories, count }),
    async bySlug(slug) {
      const found = await read(postDocument.nullable(), queries.bySlug, { slug });
      return found === null ? undefined : withCode(found);
    },
    async slugOf(name) {
      return (await read(z.string().nullable(), queries.slugOf, { name })) ?? undefined;
    },
    async whole(count) {
      return read(z.array(postDocument), queries.whole, { count });
    },
    async lastChange(slug) {
      const found = await read(change.nullable(), queries.lastChange, { slug: slug ?? null });
      return found ?? undefined;
    },
    async byId(id) {
      const shape = z.object({ title: z.string(), slug: z.string().nullable() });
      const found = await read(shape.nullable(), queries.byId, { id });
      return found === null ? undefined : { title: found.title, slug: found.slug ?? undefined };
    },
  };
}

/** Highlights code on the server, so that the browser gets markup and no highlighter. */
const withCode = (post: Post): Post => ({
  ...post,
  body: post.body.map((block) =>
    block._type === "code" ? { ...block, html: highlightCode(block.code, block.language) } : block,
  ),
});
