import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { IntentLink } from "sanity/router";
import styled from "styled-components";
import { apiVersion } from "./environment";

/** A guide for occasional authors: the steps to a post, where each is done, and what is still missing. */

const Page = styled.article`
  max-width: 38rem; padding: 1.5rem; color: var(--card-fg-color); font-size: 0.9375rem; line-height: 1.6;
  h2 { margin: 0 0 0.25rem; font-size: 1.25rem; line-height: 1.3; }
  h3 { margin: 0 0 0.25rem; font-size: 0.9375rem; }
  p { margin: 0; }
  p + p { margin-top: 0.75rem; }
  ol { margin: 1.5rem 0; padding-left: 1.5rem; display: grid; gap: 1.25rem; }
  ul { margin: 0.5rem 0 0; padding-left: 1.25rem; }
  a { color: var(--card-link-color); }
`;

type Draft = { _id: string; title: string | null; missing: (string | null)[] };

/** The newest draft, with the fields that the form still requires. */
const newestDraft = `*[_type == "post" && _originalId in path("drafts.**")] | order(_updatedAt desc)[0]{
  _id, title, "missing": [
    select(!defined(title) => "a headline"), select(!defined(slug.current) => "an address"),
    select(!defined(excerpt) => "an excerpt"), select(!defined(mainImage.asset) => "a picture"),
    select(defined(mainImage.asset) && !defined(mainImage.alt) => "the picture’s description"),
    select(count(body) > 0 => null, "the text"), select(!defined(author) => "an author"),
    select(count(categories) > 0 => null, "a category")
  ]
}`;

export function Guide() {
  const client = useClient({ apiVersion });
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    const read = () =>
      client
        .fetch<Draft | null>(newestDraft, {}, { perspective: "drafts" })
        // If the query fails, the guide is shown without a draft.
        .then(setDraft, () => setDraft(null));
    void read();
    const changes = client
      .listen('*[_type == "post"]', {}, { includeResult: false, visibility: "query" })
      .subscribe({ next: () => void read(), error: () => {} });
    return () => changes.unsubscribe();
  }, [client]);
  const missing = draft?.missing.filter((part) => part !== null) ?? [];

  return (
    <Page>
      <h2>A post in seven steps</h2>
      <p>
        Nothing is public before step 7. Everything is saved while you type, so you can stop
        anywhere.
      </p>
      {draft ? (
        <p role="status">
          You have begun{" "}
          <IntentLink intent="edit" params={{ id: draft._id, type: "post" }}>
            “{draft.title ?? "a post without a headline"}”
          </IntentLink>
          .{" "}
          {missing.length === 0
            ? "It has everything a post needs."
            : `It still needs ${new Intl.ListFormat("en-GB").format(missing)}.`}
        </p>
      ) : null}
      <ol>
        <li>
          <h3>Begin</h3>
          <IntentLink intent="create" params={{ type: "post" }}>
            Start a new post
          </IntentLink>
          . In its headline, say what the reader will know or be able to do afterwards.
        </li>
        <li>
          <h3>Address and excerpt</h3>
          Press “Generate” beside Address, once. Write two sentences for the list and for search
          engines.
        </li>
        <li>
          <h3>Picture</h3>
          At least 1600 pixels wide. The crop tool shows how the page will crop it. Describe it in
          one sentence for people who can’t see it.
        </li>
        <li>
          <h3>Text</h3>
          Headings help readers find their place; you can paste cells from a spreadsheet into a
          table. A link to a page of this site begins with a slash.
        </li>
        <li>
          <h3>About the post</h3>
          In the tab with that name: an author, one or two categories, the date.
        </li>
        <li>
          <h3>Look at it</h3>
          “Presentation”, at the top, shows the page beside the form: click what you want to change.
          For a colleague, “Copy preview link” is in the menu beside Publish.
        </li>
        <li>
          <h3>Publish, now or later</h3>
          Yellow signs say what a reader or a search engine will miss; red ones must be fixed.
          “Schedule publish”, in the menu beside Publish, takes a day and a time. To withdraw a
          post, choose “Published” above it and press “Unpublish”.
        </li>
      </ol>
    </Page>
  );
}
