import { createHash } from "node:crypto";
import { markdownToPortableText } from "@portabletext/markdown";

export type Block = { _type: string; _key: string; [field: string]: unknown };

export type Conversion = {
  blocks: Block[];
  /** Parts of the Markdown that the blog's schema cannot represent, as sentences; empty when there are none. */
  losses: string[];
};

/**
 * Turns a post's Markdown into Portable Text. Keys are derived from `seed` and the order of the blocks, so the
 * same text always gives the same document.
 */
export function toPortableText(markdown: string, seed: string): Conversion {
  let count = 0;
  const keyGenerator = (): string =>
    createHash("sha256").update(`${seed}/${count++}`).digest("hex").slice(0, 12);
  const losses: string[] = [];
  const blocks = markdownToPortableText(markdown, {
    keyGenerator,
    types: {
      code: ({ context, value }) => ({
        _type: "code",
        _key: context.keyGenerator(),
        ...describeFence(value.language),
        code: value.code,
      }),
      image: ({ context, value, isInline }) =>
        isInline
          ? undefined
          : {
              _type: "image",
              _key: context.keyGenerator(),
              // The seed inserts the asset once it has stored the file.
              file: value.src,
              alt: value.alt,
              ...(value.title && { caption: value.title }),
            },
    },
    onDegradation: (report) => losses.push(report.message),
  });
  // Every block of the library's answer has a type and a key; its type for inline objects leaves them optional.
  return { blocks: blocks as Block[], losses };
}

/** The words after a fence: the language, and a file name as in ```ts filename=server.ts */
function describeFence(info: string | undefined): { language?: string; filename?: string } {
  const [language, ...rest] = (info ?? "").trim().split(/\s+/);
  const filename = /(?:filename|title)="?([^"]+)"?/.exec(rest.join(" "))?.[1];
  return { ...(language && { language }), ...(filename && { filename }) };
}
