import { normalise } from "../understanding/normalise.ts";
import { placeOf, type QuestionSpace } from "./question-space.ts";
import { likenessOf, type Vector, type VectorTable } from "./vectors.ts";

/**
 * A space in which a message lies near to the replies that answer it, learned from the wordings of the written
 * questions and their answers (docs/decisions/0028). There is one way into it for messages and one for replies.
 */
export type ReplySpace = { readonly messages: QuestionSpace; readonly replies: QuestionSpace };

/** The space, and the places of the written answers in it. Survives `structuredClone`. */
export type WrittenReplies = {
  readonly space: ReplySpace;
  readonly texts: readonly string[];
  readonly places: VectorTable;
};

/** How well a reply answers a message, from -1 to 1, by what both mean. */
export type Fitting = (reply: string) => number;

/**
 * Returns how well replies fit a message. A reply that is made up of figures and names, as a quote is, is placed by its
 * words alone.
 */
export function fittingTo(
  { space, places }: WrittenReplies,
  rows: ReadonlyMap<string, number>,
  message: { readonly normalised: string; readonly vector: Vector | undefined },
): Fitting {
  const place = placeOf(space.messages, message.normalised, message.vector);
  return (reply) => {
    const row = rows.get(reply);
    if (row !== undefined) return likenessOf(places, row, place);
    const other = placeOf(space.replies, normalise(reply), undefined);
    return other.reduce((sum, value, at) => sum + value * (place[at] ?? 0), 0);
  };
}
