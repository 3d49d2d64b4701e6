import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { parse } from "yaml";
import { z } from "zod";

/** A section of the company's own knowledge: the text below one heading. */
export type OwnSection = {
  title: string;
  /** Plain text. */
  text: string;
  /** The page of this site that the answer cites. */
  href: string;
  /** The industries that use the section; all if omitted. */
  industries?: readonly IndustryId[];
};

/** A file cannot be used. The message names the file and the reason, and can be shown unchanged. */
export class KnowledgeFileError extends Error {
  override readonly name = "KnowledgeFileError";
}

const frontMatter = z.object(
  {
    link: z
      .string({ error: "“link” is missing: the page that answers cite, such as /services" })
      .regex(/^\/(?![/\\])/, "“link” must be a page of this site, such as /services"),
    title: z.string().optional(),
    industries: z
      .array(z.enum(industryIds), {
        error: `“industries” must be a list of ${industryIds.join(", ")}`,
      })
      .optional(),
  },
  { error: "it has to begin with “---”, “link: /page” and “---”" },
);

/** In characters: a book of two hundred pages. */
const longestFile = 500_000;

/**
 * Reads a Markdown file. The front matter, between two lines of `---`, gives the page that answers cite (`link`), and
 * optionally a `title` and the `industries` that use it; the text follows, under headings.
 *
 * @throws KnowledgeFileError with a sentence that names the file.
 */
export function readMarkdownFile(name: string, content: string): OwnSection[] {
  if (content.length > longestFile)
    throw new KnowledgeFileError(
      `${name}: it has more than ${longestFile.toLocaleString("en")} characters; split it by subject.`,
    );
  const [, head, body = ""] =
    /^\uFEFF?---\r?\n(.*?)\r?\n---\s*?(?:\r?\n|$)(.*)$/s.exec(content) ?? [];
  const given = frontMatter.safeParse(head === undefined ? undefined : yamlIn(name, head));
  if (!given.success)
    throw new KnowledgeFileError(`${name}: ${given.error.issues[0]?.message ?? "cannot be read"}.`);
  const { link, title = "", industries } = given.data;
  return sectionsOf(title, body).map((section) => ({
    ...section,
    href: link,
    ...(industries && { industries }),
  }));
}

function yamlIn(name: string, head: string): unknown {
  try {
    return parse(head);
  } catch {
    throw new KnowledgeFileError(`${name}: what stands between the two lines of “---” is no YAML.`);
  }
}

/** Splits the text at its headings; text before the first heading belongs to the title. */
function sectionsOf(title: string, body: string): { title: string; text: string }[] {
  const withoutCode = body.replace(/^(```|~~~)[^\n]*\n.*?^\1[^\n]*$/gms, "");
  const sections = [{ title, lines: [] as string[] }];
  for (const line of withoutCode.split(/\r?\n/)) {
    const heading = /^#{1,6}\s(.+)$/.exec(line)?.[1];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title: plainLine(withoutEnd(heading)), lines: [] });
  }
  return sections
    .map(({ title: own, lines }) => ({ title: own || title, text: plainText(lines) }))
    .filter(({ text }) => text !== "");
}

/** Removes the signs that may close a heading. */
function withoutEnd(heading: string): string {
  let end = heading.trimEnd().length;
  while (heading[end - 1] === "#") end -= 1;
  return heading.slice(0, end);
}

/** Joins lines into running text: list items and table rows become sentences. */
const plainText = (lines: readonly string[]): string =>
  lines
    .join("\n")
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)|\n(?=\|)/)
    .map((block) =>
      plainLine(
        block
          .split("\n")
          .map((line) => line.trim())
          .join(" "),
      ),
    )
    .filter((block) => /[\p{L}\p{N}]/u.test(block))
    .map((block) => (/[.!?:;”"]$/.test(block) ? block : `${block}.`))
    .join(" ");

/** Each pattern looks a bounded way ahead, whatever a file holds. */
const plainLine = (line: string): string =>
  line
    .trim()
    .replace(/^(?:[-*+]|\d+[.)]|>)\s+/, "")
    .replace(/^\|\s*|\|$/g, "")
    .replace(/\s{0,20}\|\s*/g, ", ")
    .replace(/!\[[^\][]{0,300}\]\([^()]{0,2000}\)/g, "")
    .replace(/\[([^\][]{0,300})\]\([^()]{0,2000}\)/g, "$1")
    .replace(/<[^>]{0,200}>/g, "")
    .replace(/(\*\*|__|\*|`)(\S(?:.{0,200}?\S)?)\1/g, "$2")
    .trim();
