/**
 * Event that the page's script dispatches once it runs. In a separate file, because the script would otherwise include
 * the starter's text.
 */
export const aliveEvent = "site:alive";
