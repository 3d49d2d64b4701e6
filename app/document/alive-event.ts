/**
 * Event by which the page's script says that it runs. Apart from the starter, whose text the script would carry otherwise.
 */
export const aliveEvent = "site:alive";
