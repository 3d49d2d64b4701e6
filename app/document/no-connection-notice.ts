/** What takes the place of a page that cannot be fetched. */
export type NoConnectionNotice = {
  title: string;
  markup: string;
  /** The style rules of the markup: another page's may lack some. */
  rules: string;
};
