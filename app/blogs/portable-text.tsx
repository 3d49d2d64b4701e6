import { PortableText, type PortableTextComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "../ui/cx.ts";
import { headingId } from "./headings.ts";
import type { BodyBlock, CodeBlock, FigureBlock, TextBlock } from "./post.ts";
import { PostPicture } from "./post-picture.tsx";

type TableBlock = {
  headerRows?: number;
  /** A cell in which nothing was ever typed has no value. */
  rows: { _key: string; cells: { _key: string; value?: TextBlock[] }[] }[];
};
type CalloutBlock = { tone?: string; content: TextBlock[] };

const calloutNames: Record<string, string> = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
};

/** Text inside a cell or a call-out: paragraphs without the article's spacing. */
const inner: PortableTextComponents = {
  block: { normal: ({ children }) => <p className="not-first:mt-2">{children}</p> },
};

const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p className="mt-5">{children}</p>,
    h2: ({ children, value }) => (
      <h2 id={headingId(value)} className="mt-14 scroll-mt-24 text-h3 md:text-[1.75rem]">
        {children}
      </h2>
    ),
    h3: ({ children, value }) => (
      <h3 id={headingId(value)} className="mt-9 scroll-mt-24 text-h4">
        {children}
      </h3>
    ),
    h4: ({ children }) => <h4 className="mt-7 font-semibold text-base">{children}</h4>,
    blockquote: ({ children }) => (
      <blockquote className="mt-6 border-tide border-l-2 pl-5 text-ink-soft">{children}</blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => (
      <ul className="mt-5 grid list-disc gap-2 pl-6 marker:text-keel">{children}</ul>
    ),
    number: ({ children }) => (
      <ol className="mt-5 grid list-decimal gap-2 pl-6 marker:font-mono marker:text-keel marker:text-small">
        {children}
      </ol>
    ),
  },
  listItem: {
    bullet: ({ children }) => <li className="min-w-0 pl-1">{children}</li>,
    number: ({ children }) => <li className="min-w-0 pl-1">{children}</li>,
  },
  marks: {
    code: ({ children }) => (
      <code className="wrap-anywhere rounded-sm bg-sounding px-1 py-0.5 font-mono text-[0.875em]">
        {children}
      </code>
    ),
    link: ({ children, value }) => <TextLink href={hrefOf(value)}>{children}</TextLink>,
  },
  types: {
    code: ({ value }: { value: CodeBlock }) => <Code block={value} />,
    image: ({ value }: { value: FigureBlock }) => (
      <figure className="mt-8">
        <PostPicture image={value} sizes="(min-width: 64rem) 44rem, 100vw" />
        {value.caption === undefined ? null : (
          <figcaption className="mt-2 font-mono text-ink-soft text-label">
            {value.caption}
          </figcaption>
        )}
      </figure>
    ),
    table: ({ value }: { value: TableBlock }) => <Table table={value} />,
    callout: ({ value }: { value: CalloutBlock }) => (
      <aside className="mt-7 border-keel border-l-4 bg-sounding px-5 py-4">
        <p className="label font-medium text-keel">{calloutNames[value.tone ?? ""] ?? "Note"}</p>
        <div className="mt-1.5">
          <PortableText value={value.content} components={inner} />
        </div>
      </aside>
    ),
  },
};

/** The body of a post. */
export function PostBody({ body }: { body: BodyBlock[] }) {
  return <PortableText value={body} components={components} />;
}

const hrefOf = (mark: unknown): string =>
  typeof mark === "object" && mark !== null && "href" in mark && typeof mark.href === "string"
    ? mark.href
    : "";

/** Only these lead anywhere; an address of another kind is printed as text. */
const safe = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (!safe.test(href)) return <>{children}</>;
  if (href.startsWith("/")) {
    return (
      <Link to={href} className="text-link">
        {children}
      </Link>
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
    <figure className="mt-7 border border-line bg-surface">
      <figcaption className="label border-line border-b px-4 py-2 text-ink-soft">{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={name}>
        <pre className="p-4 font-mono text-[0.8125rem] leading-relaxed">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter, which escapes every character */}
          <code dangerouslySetInnerHTML={{ __html: block.html }} />
        </pre>
      </section>
    </figure>
  );
}

function Table({ table }: { table: TableBlock }) {
  const headerRows = table.headerRows ?? 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a section of each table would be one landmark too many
    <div role="group" className="mt-7 overflow-x-auto" aria-label={nameOf(table)} tabIndex={0}>
      <table className="w-full border-collapse text-left text-small">
        <tbody>
          {table.rows.map((row, index) => (
            <tr
              key={row._key}
              className={cx(
                "align-top",
                index < headerRows ? "border-ink border-y-[1.5px]" : "border-line border-b",
              )}
            >
              {row.cells.map((cell) =>
                index < headerRows && !isEmpty(cell.value) ? (
                  <th key={cell._key} scope="col" className="py-2.5 pr-5 font-semibold">
                    <PortableText value={cell.value ?? []} components={inner} />
                  </th>
                ) : (
                  <td key={cell._key} className="min-w-28 py-2.5 pr-5">
                    <PortableText value={cell.value ?? []} components={inner} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const textOf = (blocks: readonly TextBlock[] = []): string =>
  blocks.flatMap((block) => block.children.map((span) => span.text ?? "")).join("");

/** The corner of a table that names rows and columns is empty: no heading then. */
const isEmpty = (blocks: readonly TextBlock[] | undefined): boolean => textOf(blocks).trim() === "";

/** What a screen reader says of a table that has to be scrolled: its column heads. */
const nameOf = (table: TableBlock): string =>
  `Table: ${(table.rows[0]?.cells ?? [])
    .map((cell) => textOf(cell.value))
    .filter(Boolean)
    .join(", ")}`;
