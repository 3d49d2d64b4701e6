import styles from "./app.css?inline";

/**
 * The styles stand in the document: the first paint waits for no second request. The browser keeps what the server
 * sent, so the sheet is not in the scripts (the condition is constant in each build).
 */
export function InlineStyles() {
  return (
    <style
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, allowed by its hash
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : "" }}
    />
  );
}
