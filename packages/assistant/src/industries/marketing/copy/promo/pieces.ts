import type { Copy } from "../copy.ts";
import type { Limit } from "./promo.ts";

/** A sentence of a text, and what it is for: what does not fit is left out by its kind. */
export type Piece = {
  readonly text: string;
  readonly of: "hook" | "line" | "main" | "told" | "warm" | "act";
};

/** The length of a text in the unit of its limit. */
export const lengthOf = (text: string, { of }: Limit): number =>
  of === "words"
    ? text.split(/\s+/).length
    : of === "characters"
      ? text.length
      : of === "lines"
        ? text.split("\n").length
        : (text.match(/[.!?…](?=\s|”|$)/g) ?? []).length;

/** “Zosia from Piekarnia Zosia”. */
export const senderOf = ({ owner, name }: Copy): string | undefined =>
  owner === undefined ? name : name === undefined ? owner : `${owner} from ${name}`;
