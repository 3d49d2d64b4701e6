import type { Plan } from "#app/cards/plans.ts";
import type { Point } from "#content/services/types.ts";

/** A printed document: the content of its pages, independent of its layout. */
export type PrintedDocument = {
  /** Name of the file, without folder. */
  file: string;
  /** The mono label at the head, such as “Data sheet 05 / 13”. */
  kind: string;
  title: string;
  promise: string;
  lede: string;
  /** The drawing of its page. */
  drawing: { plan: Plan; seed: number };
  /** Path of the page that tells more. */
  path: string;
  sections: readonly PrintedSection[];
};

export type PrintedSection = { label: string; title: string; intro?: string } & (
  | { layout: "points"; items: readonly Point[] }
  | { layout: "steps"; items: readonly (Point & { when: string })[] }
  | { layout: "groups"; items: readonly { name: string; items: readonly string[] }[] }
);
