import { useId } from "react";
import type { PostSummary } from "#app/blogs/post.ts";
import { ServiceLink } from "#app/shell/service-link.tsx";
import { serviceEntry } from "#content/services/index.ts";
import type { ServicePage } from "#content/services/types.ts";
import { RelatedPosts } from "./related-posts.tsx";

type RelatedSectionProps = {
  page: Pick<ServicePage, "slug">;
  posts: readonly PostSummary[];
};

/** Services and posts that a reader of this page may need next. */
export function RelatedSection({ page, posts }: RelatedSectionProps) {
  const headingId = useId();
  return (
    <section id="related" aria-labelledby={headingId} className="pt-4 pb-12 md:pb-16">
      <div className="shell grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]">
        <h2 id={headingId} className="max-w-[14ch] text-h3">
          Related services and articles
        </h2>
        <ul className="grid content-start gap-5">
          {serviceEntry(page.slug).related.map((slug) => (
            <li key={slug}>
              <ServiceLink slug={slug} />
            </li>
          ))}
        </ul>
        <RelatedPosts posts={posts} />
      </div>
    </section>
  );
}
