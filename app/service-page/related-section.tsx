import type { PostSummary } from "#app/blogs/post.ts";
import { RelatedServices } from "#app/shell/related-services.tsx";
import { Section } from "#app/ui/section.tsx";
import { serviceEntry } from "#content/services/index.ts";
import type { ServicePage } from "#content/services/types.ts";
import { RelatedPosts } from "./related-posts.tsx";

type RelatedSectionProps = {
  page: Pick<ServicePage, "slug">;
  label: string;
  title: string;
  posts: readonly PostSummary[];
};

/** Services and posts that a reader of this page may need next. */
export function RelatedSection({ page, label, title, posts }: RelatedSectionProps) {
  return (
    <Section label={label} title={title}>
      <RelatedServices slugs={serviceEntry(page.slug).related} />
      <RelatedPosts posts={posts} />
    </Section>
  );
}
