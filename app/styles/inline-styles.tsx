import styles from "./app.css?inline";

const sheetId = "site-styles";

/** What the server sent, read before anything is rendered: when a page fails, the router makes the document anew. */
const sentStyles = () => document.getElementById(sheetId)?.textContent ?? "";

const sheet = import.meta.env.SSR ? styles : sentStyles();

/**
 * The styles stand in the document: the first paint waits for no second request. The browser keeps what the server
 * sent, so the sheet is not in the scripts (the condition is constant in each build).
 */
export function InlineStyles() {
  return (
    <style
      id={sheetId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, allowed by its hash
      dangerouslySetInnerHTML={{ __html: sheet }}
    />
  );
}
