import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { KnowledgeFileError, type OwnSection, readMarkdownFile } from "@brightkeel/assistant";
import { z } from "zod";
import { paths } from "#content/paths.ts";
import type { Config } from "./config.ts";
import type { Logger } from "./logger.ts";

/** The company's own texts that the assistant answers from: a folder of Markdown, blog posts, or both. */

/** How often the posts are read again, in milliseconds. */
const refreshInterval = 5 * 60_000;

const postsQuery = `*[_type == "post" && defined(slug.current) && defined(title) && publishedAt <= now()]{
  title, "slug": slug.current, "blocks": body[_type == "block"]{ style, "spans": children[].text }
}`;
const posts = z.array(
  z.object({
    title: z.string(),
    slug: z.string(),
    blocks: z
      .array(z.object({ style: z.string().nullish(), spans: z.array(z.string()).nullish() }))
      .nullish(),
  }),
);

export type AssistantKnowledge = {
  /** Returns the current sections; the same array as long as nothing changed. */
  current(): readonly OwnSection[];
  close(): void;
};

/**
 * Reads the folder once, and the blog now and every few minutes.
 *
 * @throws KnowledgeFileError for a folder or file that cannot be used.
 */
export async function openKnowledge(
  { folder, blog }: Config["knowledge"],
  { query, logger }: { query(groq: string): Promise<unknown>; logger: Pick<Logger, "warn"> },
): Promise<AssistantKnowledge> {
  const written = folder === undefined ? [] : await readFolder(folder);
  let sections: readonly OwnSection[] = written;
  if (!blog) return { current: () => sections, close() {} };
  let read = "";
  const refresh = async () => {
    try {
      const answer = await query(postsQuery);
      const now = JSON.stringify(answer);
      if (now === read) return;
      sections = [...written, ...posts.parse(answer).flatMap(sectionsOfPost)];
      read = now;
    } catch (error) {
      logger.warn(
        { err: error },
        "The posts could not be read for the assistant; it goes on without",
      );
    }
  };
  // The content service may be part of this process, which answers only after its start.
  const first = setTimeout(refresh, 0);
  const timer = setInterval(refresh, refreshInterval);
  return {
    current: () => sections,
    close() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

async function readFolder(folder: string): Promise<OwnSection[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new KnowledgeFileError(
      `ASSISTANT_KNOWLEDGE is “${folder}”, which is no folder that can be read.`,
    );
  });
  const files = names.filter((name) => /\.md$/i.test(name)).sort();
  if (files.length === 0)
    throw new KnowledgeFileError(`ASSISTANT_KNOWLEDGE is “${folder}”, which holds no .md file.`);
  const sections = await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      return readMarkdownFile(relative(process.cwd(), path), await readFile(path, "utf8"));
    }),
  );
  return sections.flat();
}

/** Splits a post into sections at its headings; text before the first heading goes under the post's title. */
function sectionsOfPost({ title, slug, blocks }: z.infer<typeof posts>[number]): OwnSection[] {
  const href = paths.blogPost(slug);
  const sections: OwnSection[] = [{ title, text: "", href }];
  for (const { style, spans } of blocks ?? []) {
    const text = (spans ?? []).join("").trim();
    if (/^h[1-6]$/.test(style ?? "")) sections.push({ title: text, text: "", href });
    else {
      const last = sections.at(-1);
      if (last) last.text = `${last.text} ${text}`.trim();
    }
  }
  return sections.filter(({ text }) => text !== "");
}
