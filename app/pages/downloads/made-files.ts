/** A PDF made by cli/build-downloads.ts, with facts measured from the file. */
export type MadeFile = {
  file: string;
  title: string;
  /** Path of the page that it was made from. */
  path: string;
  pages: number;
  bytes: number;
  /** ISO date that is printed on it. */
  made: string;
};

/** The list that the build writes. Before the first build it is absent, and the list is empty. */
const lists = import.meta.glob<readonly MadeFile[]>("../../generated/downloads.json", {
  eager: true,
  import: "default",
});

export const madeFiles: readonly MadeFile[] = Object.values(lists)[0] ?? [];

/** Formats a size like “41 KB”, with kilobytes of 1,000 bytes as in file managers. */
export const inKilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1_000))} KB`;

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

export const pagesInWords = (pages: number) => (pages === 1 ? "1 page" : `${pages} pages`);

/** Returns the value that most of the files have, such as their date; undefined if there are no files. */
export function common<Value extends string | number>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

export const dayInWords = (made: string) => dayFormat.format(new Date(made));
