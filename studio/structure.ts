import type { StructureResolver } from "sanity/structure";
import { apiVersion } from "./environment";
import { Guide } from "./guide";

/** The lists on the left: a guide, posts by state and by category, then the documents that posts refer to. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title("Blog")
    // All would be the same folder.
    .showIcons(false)
    .items([
      // First, for those who come twice a year; the others know where their list is.
      S.listItem()
        .title("How to write a post")
        .id("guide")
        .child(S.component(Guide).id("guide").title("How to write a post")),
      S.divider(),
      S.listItem()
        .title("All posts")
        .id("all-posts")
        .child(newestFirst(S.documentTypeList("post").title("All posts"))),
      // In the Studio's perspective a draft overlays its published document and has the same `_id`; `_originalId`
      // distinguishes them.
      S.listItem()
        .title("Drafts and changes")
        .id("drafts")
        .child(
          S.documentList()
            .title("Not published yet")
            .apiVersion(apiVersion)
            .schemaType("post")
            .filter('_type == "post" && _originalId in path("drafts.**")')
            .defaultOrdering([{ field: "_updatedAt", direction: "desc" }]),
        ),
      S.listItem()
        .title("Published")
        .id("published")
        .child(
          newestFirst(
            S.documentList()
              .title("Published, nothing waiting")
              .apiVersion(apiVersion)
              .schemaType("post")
              .filter('_type == "post" && !(_originalId in path("drafts.**"))'),
          ),
        ),
      S.listItem()
        .title("Posts by category")
        .id("by-category")
        .child(
          S.documentTypeList("category")
            .title("Choose a category")
            .child((category) =>
              newestFirst(
                S.documentList()
                  .title("Posts")
                  .apiVersion(apiVersion)
                  .schemaType("post")
                  .filter('_type == "post" && $category in categories[]._ref')
                  .params({ category }),
              ),
            ),
        ),
      S.divider(),
      S.documentTypeListItem("author").title("Authors"),
      S.documentTypeListItem("category").title("Categories"),
    ]);

type Ordered<T> = { defaultOrdering(ordering: { field: string; direction: "asc" | "desc" }[]): T };

const newestFirst = <T>(list: Ordered<T>): T =>
  list.defaultOrdering([{ field: "publishedAt", direction: "desc" }]);
