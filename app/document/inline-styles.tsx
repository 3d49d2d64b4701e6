import styles from "../styles/app.css?inline";
import address from "../styles/app.css?url";
import laterStyles from "../styles/later.css?inline";
import laterAddress from "../styles/later.css?url";
import { pageStylesId } from "./ids.ts";

/** Stands where the rules go that a document uses. They are known when it has been rendered (document/finish.server.ts). */
export const stylesMark = "/*styles*/";

/** The whole sheet of the site. */
export const siteStyles: string = styles;

/** The same as a file, for what comes into a document later (islands/site-styles.ts). */
export const siteStylesAddress: string = address;

/** What comes after the first paint (styles/later.css). */
export const laterSiteStyles: string = laterStyles;

/** The same as a file, for development. In a finished site its file has more in it (document/finish.server.ts). */
export const laterStylesAddress: string = laterAddress;

/** Stands where the address of that file goes. */
export const laterStylesMark = "/later.css";

/** The styles stand in the document: the first paint waits for no second request. */
export function InlineStyles() {
  return (
    <style
      id={pageStylesId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, allowed by its hash
      dangerouslySetInnerHTML={{ __html: stylesMark }}
    />
  );
}
