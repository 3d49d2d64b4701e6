import styles from "../styles/app.css?inline";
import address from "../styles/app.css?url";
import laterStyles from "../styles/later.css?inline";
import laterAddress from "../styles/later.css?url";
import { pageStylesId } from "./ids.ts";

/** Placeholder for the rules that a document uses, which are known once it is rendered (document/finish.server.ts). */
export const stylesMark = "/*styles*/";

/** The whole sheet of the site. */
export const siteStyles: string = styles;

/** Address of the same sheet as a file, for content added to a document later (islands/site-styles.ts). */
export const siteStylesAddress: string = address;

/** The rules that load after the first paint (styles/later.css). */
export const laterSiteStyles: string = laterStyles;

/** Address of the same sheet in development. The built site's file contains more (document/finish.server.ts). */
export const laterStylesAddress: string = laterAddress;

/** Placeholder for the address of that file. */
export const laterStylesMark = "/later.css";

/** Inlines the styles, so that the first paint needs no second request. */
export function InlineStyles() {
  return (
    <style
      id={pageStylesId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, allowed by its hash
      dangerouslySetInnerHTML={{ __html: stylesMark }}
    />
  );
}
