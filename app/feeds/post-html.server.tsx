import { PortableText, type PortableTextComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { scaled } from "../blogs/asset-path.ts";
import type { CodeBlock, FigureBlock, Post, TextBlock } from "../blogs/post.ts";
import { absolute, paths } from "../paths.ts";

/** Only these lead anywhere; an address of another kind is printed as text. */
const safe = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * A post's body as plain markup for feed readers: no classes, no scripts, every address absolute.
 */
export function postHtml(post: Post, origin: string): string {
  const whole = (address: string) => absolute(origin, address);
  const page = whole(paths.blogPost(post.slug));
  const components: PortableTextComponents = {
    marks: {
      link: ({ children, value }: { children: ReactNode; value?: { href?: string } }) => {
        const href = value?.href ?? "";
        if (!safe.test(href)) return children;
        return <a href={new URL(href, href.startsWith("#") ? page : origin).href}>{children}</a>;
      },
      code: ({ children }) => <code>{children}</code>,
    },
    types: {
      code: ({ value }: { value: CodeBlock }) => (
        <pre>
          <code>{value.code}</code>
        </pre>
      ),
      image: ({ value }: { value: FigureBlock }) => (
        <figure>
          <img src={whole(scaled(value.url, 1200))} alt={value.alt} />
          {value.caption === undefined ? null : <figcaption>{value.caption}</figcaption>}
        </figure>
      ),
      callout: ({ value }: { value: { content: TextBlock[] } }) => (
        <blockquote>
          <PortableText value={value.content} components={components} />
        </blockquote>
      ),
      table: ({
        value,
      }: {
        value: {
          headerRows?: number;
          rows: { _key: string; cells: { _key: string; value: TextBlock[] }[] }[];
        };
      }) => (
        <table>
          <tbody>
            {value.rows.map((row, index) => {
              const Cell = index < (value.headerRows ?? 1) ? "th" : "td";
              return (
                <tr key={row._key}>
                  {row.cells.map((cell) => (
                    <Cell key={cell._key}>
                      <PortableText value={cell.value} components={components} />
                    </Cell>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      ),
    },
  };
  return renderToStaticMarkup(<PortableText value={post.body} components={components} />);
}
