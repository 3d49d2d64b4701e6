import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { Children, type ReactNode } from "react";
import { edits } from "./edited-at.ts";
import { anchorsOf } from "./headings.ts";
import { leadsSomewhere } from "./leads-somewhere.ts";
import type { BodyBlock, CalloutBlock, CodeBlock, FigureBlock, TableBlock } from "./post.ts";
import { PostPicture } from "./post-picture.tsx";
import { PostTable } from "./post-table.tsx";
import { columnsOf } from "./table-columns.ts";

const calloutNames = new Map([
  ["note", "Note"],
  ["tip", "Tip"],
  ["important", "Important"],
  ["warning", "Warning"],
  ["caution", "Caution"],
]);

const marks: PortableTextComponents["marks"] = {
  // In the font's bold weight, the dot of an i closes up at this size.
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  code: ({ children }) => (
    <code className="wrap-anywhere rounded-sm bg-tint px-1 py-0.5 font-mono text-[0.875em]">
      {children}
    </code>
  ),
  link: ({ children, value }) => <TextLink href={hrefOf(value)}>{children}</TextLink>,
};

/** A sum's amount with its sign before it: the signs of a column stand below each other. */
const signed = /^([+−–]) (\d.*)$/;

function SignsApart({ children }: { children: ReactNode }) {
  const [text, ...others] = Children.toArray(children);
  const [, sign, amount] =
    (typeof text === "string" && others.length === 0 && signed.exec(text)) || [];
  if (sign === undefined) return children;
  return (
    <span className="inline-flex min-w-[6em] justify-between">
      <span>{sign}</span> <span>{amount}</span>
    </span>
  );
}

/** Text inside a cell or a call-out: paragraphs without the article's spacing. */
const inner: PortableTextComponents = {
  block: {
    normal: ({ children, value }) => (
      <p {...editsOf(value)} className="not-first:mt-2">
        <SignsApart>{children}</SignsApart>
      </p>
    ),
  },
  marks,
};

/** What is read by line or by column takes the space that wide screens have beside the measure. */
const wide = "clear-both xl:-mr-64 min-[90rem]:-mr-80";

/** The longest line of code, in characters, that fits the measure on wide screens. */
const fitting = 64;

const longestLine = ({ code }: CodeBlock): number =>
  Math.max(...code.split("\n").map((line) => line.length));

const componentsOf = (anchorOf: ReturnType<typeof anchorsOf>): PortableTextComponents => ({
  block: {
    normal: ({ children, value }) => (
      <p {...editsOf(value)} className="mt-5">
        {children}
      </p>
    ),
    h2: ({ children, value }) => (
      <h2
        id={anchorOf(value)}
        {...editsOf(value)}
        className="mt-14 scroll-mt-24 text-h3 md:text-[1.75rem]"
      >
        {children}
      </h2>
    ),
    h3: ({ children, value }) => (
      <h3 id={anchorOf(value)} {...editsOf(value)} className="mt-9 scroll-mt-24 text-h4">
        {children}
      </h3>
    ),
    h4: ({ children, value }) => (
      <h4 {...editsOf(value)} className="mt-7 font-semibold text-base">
        {children}
      </h4>
    ),
    blockquote: ({ children, value }) => (
      <blockquote
        {...editsOf(value)}
        className="mt-6 border-secondary border-l-2 pl-5 text-text-soft"
      >
        {children}
      </blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => (
      <ul className="mt-5 grid list-disc gap-2 pl-6 marker:text-accent">{children}</ul>
    ),
    number: ({ children }) => (
      <ol className="mt-5 grid list-decimal gap-2 pl-6 marker:font-mono marker:text-accent marker:text-small">
        {children}
      </ol>
    ),
  },
  listItem: {
    bullet: ({ children, value }) => (
      <li {...editsOf(value)} className="min-w-0 pl-1">
        {children}
      </li>
    ),
    number: ({ children, value }) => (
      <li {...editsOf(value)} className="min-w-0 pl-1">
        {children}
      </li>
    ),
  },
  marks,
  types: {
    code: ({ value }: { value: CodeBlock }) => (
      <div className={longestLine(value) > fitting ? wide : undefined}>
        <Code block={value} />
      </div>
    ),
    image: ({ value }: { value: FigureBlock }) => (
      <figure className="mt-8">
        <PostPicture image={value} sizes="(min-width: 64rem) 40rem, 100vw" />
        {value.caption === undefined ? null : (
          <figcaption className="mt-2 font-mono text-text-soft text-label lg:text-small">
            {value.caption}
          </figcaption>
        )}
      </figure>
    ),
    table: ({ value }: { value: TableBlock }) => (
      <div className={isOfFigures(value) ? undefined : wide}>
        <PostTable table={value} inner={inner} />
      </div>
    ),
    callout: ({ value }: { value: CalloutBlock }) => (
      // A note, not a landmark: a post may have many, and “complementary” five times leads no one anywhere.
      <aside
        role="note"
        {...edits(value)}
        className="margin-note mt-7 border-accent border-l-4 bg-tint px-5 py-4"
      >
        <p className="label font-medium text-accent">
          {calloutNames.get(value.tone ?? "") ?? "Note"}
        </p>
        <div className="mt-1.5 [&_code]:bg-surface">
          <PortableText value={value.content} components={inner} />
        </div>
      </aside>
    ),
  },
});

/** Whether a table is one text and a few figures, which would be far apart over the whole width. */
function isOfFigures(table: TableBlock): boolean {
  const { names, figures } = columnsOf(table);
  return names.length <= 3 && figures.size === names.length - 1;
}

/** The library types only its own fields of a block. */
const editsOf = (block: object) => edits(block);

/** The body of a post, or its blocks from one index up to another. */
export function PostBody({ body, from, to }: { body: BodyBlock[]; from?: number; to?: number }) {
  return <PortableText value={body.slice(from, to)} components={componentsOf(anchorsOf(body))} />;
}

const hrefOf = (mark: unknown): string =>
  typeof mark === "object" && mark !== null && "href" in mark && typeof mark.href === "string"
    ? mark.href
    : "";

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (!leadsSomewhere(href)) return <>{children}</>;
  if (href.startsWith("/")) {
    return (
      <a href={href} className="text-link">
        {children}
      </a>
    );
  }
  const outside = /^https?:/i.test(href);
  return (
    <a
      href={href}
      className="text-link"
      {...(outside ? { rel: "noopener noreferrer", target: "_blank" } : {})}
    >
      {children}
    </a>
  );
}

function Code({ block }: { block: CodeBlock }) {
  const name = block.filename ?? block.language ?? "Code";
  return (
    <figure {...edits(block)} className="mt-7 border border-line bg-surface">
      <figcaption className="label border-line border-b px-4 py-2 text-text-soft">
        {name}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: two listings of one language would be two landmarks of one name */}
      <div
        role="group"
        className="overflow-x-auto -outline-offset-2 not-focus-visible:fades-right"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways must be reachable by keyboard
        tabIndex={0}
        aria-label={name}
      >
        <pre className="w-max min-w-full p-4 font-mono text-[0.8125rem] leading-relaxed lg:text-[0.9375rem]">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter, which escapes every character */}
          <code dangerouslySetInnerHTML={{ __html: block.html }} />
        </pre>
      </div>
    </figure>
  );
}
