import { Quoted } from "../ui/quoted.tsx";
import { markTerms } from "./marked.ts";

/** A result's title or summary with the matching words marked. */
export function FoundText({ text, terms }: { text: string; terms: readonly string[] }) {
  return markTerms(text, terms).map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <mark key={index} className="bg-transparent text-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** Says that a search has no results. */
export const NothingFound = ({ query }: { query: string }) => (
  <>
    Nothing on this site matches <Quoted>{query}</Quoted>. Try one word of it, or a broader one.
  </>
);
