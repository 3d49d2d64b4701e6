/** The notice shown in place of a page that cannot be fetched. */
export type NoConnectionNotice = {
  title: string;
  markup: string;
  /** Style rules of the markup, some of which another page may lack. */
  rules: string;
};
