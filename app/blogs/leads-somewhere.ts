/**
 * Whether a link of a post is allowed: to the web, a mail or phone address, or this site. Any other is printed as
 * text, including one that cannot be parsed.
 */
export const leadsSomewhere = (href: string): boolean =>
  /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(href) && URL.canParse(href, "https://this.site");
