import { normalise } from "../understanding/normalise.ts";
import { placeOf, type QuestionSpace } from "./question-space.ts";
import { likenessOf, type Vector, type VectorTable } from "./vectors.ts";

/**
 * A shared space in which a message is close to the replies that answer it, learned from the written questions and
 * their answers (docs/decisions/0028). Messages and replies have separate projections into it (a two-tower model).
 */
export type ReplySpace = { readonly messages: QuestionSpace; readonly replies: QuestionSpace };

/** The space, and the embeddings of the written answers in it. Survives `structuredClone`. */
export type WrittenReplies = {
  readonly space: ReplySpace;
  readonly texts: readonly string[];
  readonly places: VectorTable;
};

/** How well a reply answers a message: the similarity of their meanings, from -1 to 1. */
export type Fitting = (reply: string) => number;

/**
 * Returns a function that scores how well replies fit a message. A reply generated from figures and names, such as a
 * quote, is embedded by its words alone.
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
