import { laterSiteStyles, siteStyles } from "./inline-styles.tsx";
import { packSheet } from "./site-sheet.server.ts";

/** Returns the site's styles as `unpackSheet` reads them. The build replaces this by its result (packed-sheet-plugin.ts). */
export default (): string => packSheet(siteStyles, laterSiteStyles);
