/**
 * Whether a link of a post may be one: an address of the web, a mail or phone address, or one of this site. Any other
 * is printed as text, and so is one that cannot be read.
 */
export const leadsSomewhere = (href: string): boolean =>
  /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(href) && URL.canParse(href, "https://this.site");
