import type { SanityClient } from "@sanity/client";
import { z } from "zod";
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
import type { SyncTags } from "./sync-tags.server.ts";

export const postsPerPage = 10;
/** Posts of which one answer of the content service tells at most, where all are wanted. */
const entriesAtOnce = 1_000;

/** Reads the blog. Every method throws when the content service does not answer or answers something else. */
export type Blog = {
  list(filter: { category?: string; search?: string; page: number }): Promise<PostPage>;
  tags(): Promise<Tag[]>;
  latest(count: number): Promise<PostSummary[]>;
  /** Where all posts stand, newest first; read in parts, so that none is large. */
  entries(most: number): Promise<PostEntry[]>;
  /** Posts of a category, newest first, for pages that the category belongs to. */
  latestIn(categories: readonly string[], count: number): Promise<PostSummary[]>;
  bySlug(slug: string): Promise<Post | undefined>;
  /** The slug of the post with exactly this title, or with this slug in other letters, large or small. */
  slugOf(name: string): Promise<string | undefined>;
  /** Whole posts with their code as it was written, newest first, for the feeds and the search. */
  whole(count: number): Promise<Post[]>;
  /** When the post with this slug, or any post, was changed last, and whether that change is a draft's. */
  lastChange(slug: string | undefined): Promise<Change | undefined>;
  /** What a post is called and where it stands, by its id. An editor's new draft has no slug. */
  byId(id: string): Promise<{ title: string; slug: string | undefined } | undefined>;
};

const change = z.object({ at: z.iso.datetime({ offset: true }), draft: z.boolean() });
export type Change = z.output<typeof change>;

export type BlogOptions = {
  client: SanityClient;
  /** The client's. Drafts may lack what a published post must have. */
  perspective: Perspective;
  /** Records what an answer depends on. */
  syncTags: Pick<SyncTags, "add">;
};

export function createBlog({ client, perspective, syncTags }: BlogOptions): Blog {
  const queries = queriesFor(perspective);
  const read = async <Shape extends z.ZodType>(
    shape: Shape,
    query: string,
    parameters: Record<string, unknown> = {},
  ): Promise<z.output<Shape>> => {
    const answer = await client.fetch<unknown>(query, parameters, { filterResponse: false });
    syncTags.add(answer.syncTags);
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
      // Every date comes before this one, and so does every entry.
      let last: Pick<PostEntry, "_id" | "publishedAt" | "_updatedAt"> = {
        _id: "",
        publishedAt: "~",
        _updatedAt: "~",
      };
      for (;;) {
        const count = Math.min(entriesAtOnce, most - entries.length);
        const { _id, publishedAt, _updatedAt } = last;
        const next = await read(z.array(postEntry), queries.entriesFrom, {
          _id,
          publishedAt,
          _updatedAt,
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

/** Code is coloured here, so that the browser gets markup and no highlighter. */
const withCode = (post: Post): Post => ({
  ...post,
  body: post.body.map((block) =>
    block._type === "code" ? { ...block, html: highlightCode(block.code, block.language) } : block,
  ),
});
