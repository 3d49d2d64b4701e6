import { PortableText, type PortableTextComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { absolute, paths } from "#content/paths.ts";
import { scaled } from "../blogs/asset-path.ts";
import { leadsSomewhere } from "../blogs/leads-somewhere.ts";
import type { CalloutBlock, CodeBlock, FigureBlock, Post, TableBlock } from "../blogs/post.ts";

/** Renders a post's body as plain markup for feed readers: no classes, no scripts, every address absolute. */
export function postHtml(post: Post, origin: string): string {
  const whole = (address: string) => absolute(origin, address);
  const page = whole(paths.blogPost(post.slug));
  const components: PortableTextComponents = {
    marks: {
      link: ({ children, value }: { children: ReactNode; value?: { href?: string } }) => {
        const href = value?.href ?? "";
        if (!leadsSomewhere(href)) return children;
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
          <img src={whole(scaled(value, 1200))} alt={value.alt} />
          {value.caption === undefined ? null : <figcaption>{value.caption}</figcaption>}
        </figure>
      ),
      callout: ({ value }: { value: CalloutBlock }) => (
        <blockquote>
          <PortableText value={value.content} components={components} />
        </blockquote>
      ),
      table: ({ value }: { value: TableBlock }) => (
        <table>
          <tbody>
            {value.rows.map((row, index) => {
              const Cell = index < value.headerRows ? "th" : "td";
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
