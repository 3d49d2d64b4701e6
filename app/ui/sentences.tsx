import { Fragment, type ReactNode } from "react";

/** A headline of several sentences breaks between them first, and inside one only where it does not fit a line. */
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
