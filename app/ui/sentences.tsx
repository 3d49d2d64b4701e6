import { Fragment, type ReactNode } from "react";

/**
 * A headline of several sentences, which breaks between sentences first, and within one only if it does not fit on a
 * line.
 */
export function Sentences({ children }: { children: ReactNode }) {
  if (typeof children !== "string") return children;
  const sentences = children.split(/(?<=[.?!]) /);
  if (sentences.length === 1) return children;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index === 0 ? "" : " "}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
