import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { parse } from "yaml";
import { z } from "zod";

/** A part of what a company wrote about itself: what stands under one heading. */
export type OwnSection = {
  title: string;
  /** Plain text. */
  text: string;
  /** The page that the answer cites, on this site. */
  href: string;
  /** The desks that answer from it; all when left out. */
  industries?: readonly IndustryId[];
};

/** A file that cannot be used. The message says which and why, to be shown as it is. */
export class KnowledgeFileError extends Error {
  override readonly name = "KnowledgeFileError";
}

const frontMatter = z.object(
  {
    link: z
      .string({ error: "“link” is missing: the page that answers cite, such as /services" })
      .regex(/^\/(?!\/)/, "“link” must be a page of this site, such as /services"),
    title: z.string().optional(),
    industries: z
      .array(z.enum(industryIds), {
        error: `“industries” must be a list of ${industryIds.join(", ")}`,
      })
      .optional(),
  },
  { error: "it has to begin with “---”, “link: /page” and “---”" },
);

/**
 * Reads a file of Markdown: between two lines of `---` the page that answers cite (`link`), and, where wanted, a `title` and
 * the `industries` it is for; below them the text, under headings.
 *
 * @throws KnowledgeFileError with a sentence that names the file.
 */
export function readMarkdownFile(name: string, content: string): OwnSection[] {
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

/** What stands under each heading; what stands under none belongs to the title. */
function sectionsOf(title: string, body: string): { title: string; text: string }[] {
  const withoutCode = body.replace(/^(```|~~~)[^\n]*\n.*?^\1[^\n]*$/gms, "");
  const sections = [{ title, lines: [] as string[] }];
  for (const line of withoutCode.split(/\r?\n/)) {
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title: plainLine(heading), lines: [] });
  }
  return sections
    .map(({ title: own, lines }) => ({ title: own || title, text: plainText(lines) }))
    .filter(({ text }) => text !== "");
}

/** Lines as running text: items of a list and rows of a table become sentences. */
const plainText = (lines: readonly string[]): string =>
  lines
    .join("\n")
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)|\n(?=\|)/)
    .map((block) => plainLine(block.replace(/\s*\n\s*/g, " ")))
    .filter((block) => /[\p{L}\p{N}]/u.test(block))
    .map((block) => (/[.!?:;”"]$/.test(block) ? block : `${block}.`))
    .join(" ");

const plainLine = (line: string): string =>
  line
    .trim()
    .replace(/^(?:[-*+]|\d+[.)]|>)\s+/, "")
    .replace(/^\|\s*|\s*\|$/g, "")
    .replace(/\s*\|\s*/g, ", ")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]{0,200}>/g, "")
    .replace(/(\*\*|__|\*|`)(\S(?:.*?\S)?)\1/g, "$2")
    .trim();
