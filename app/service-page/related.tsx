import { useId } from "react";
import type { PostSummary } from "#app/blogs/post.ts";
import { ServiceLink } from "#app/shell/service-link.tsx";
import { type ServiceSlug, serviceEntry } from "#content/services/index.ts";
import { RelatedPosts } from "./related-posts.tsx";

type RelatedProps = { slug: ServiceSlug; posts: readonly PostSummary[] };

/** Services and posts that a reader of this page may need next. */
export function Related({ slug, posts }: RelatedProps) {
  const headingId = useId();
  return (
    <section
      id="related"
      aria-labelledby={headingId}
      className="grid content-start gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-1"
    >
      <div>
        <h3 id={headingId} className="text-h4">
          Related services
        </h3>
        <ul className="mt-4 grid gap-4">
          {serviceEntry(slug).related.map((each) => (
            <li key={each}>
              <ServiceLink slug={each} />
            </li>
          ))}
        </ul>
      </div>
      <RelatedPosts posts={posts} />
    </section>
  );
}
