/**
 * Someone's words inside a sentence of ours, in quotation marks. Isolated, so that words of a script that is written
 * from right to left turn nothing around them. https://www.w3.org/International/articles/inline-bidi-markup/
 */
export const Quoted = ({ children }: { children: string }) => (
  <>
    “<bdi>{children}</bdi>”
  </>
);
