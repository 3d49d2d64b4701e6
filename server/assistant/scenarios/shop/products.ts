import { products, type SampleProduct } from "#content/assistant/sample/shop.ts";
import type { ChatReply, ReplyCard } from "../../contract.ts";
import { dollars, say } from "../../dialogue/reply.ts";
import type { Turn } from "../../dialogue/types.ts";

export const productCard = (product: SampleProduct): ReplyCard => ({
  kind: "product",
  title: product.name,
  badge: "Sample",
  rows: [
    { label: "Price", value: dollars(product.price) },
    { label: "Stock", value: product.stock },
    { label: "Good for", value: product.uses.join(", ") },
  ],
  note: "From the sample catalogue of this demo.",
});

/** The product that a message names, or that “it” is. */
export function productIn({ message, state }: Turn): SampleProduct | undefined {
  const said = message.toLowerCase();
  const named = products.filter(({ id, name }) => {
    const [first = "", number = ""] = id.split("-");
    const several = products.filter((other) => other.id.startsWith(first)).length > 1;
    const word = new RegExp(`\\b${first}\\b`).test(said);
    return said.includes(name.toLowerCase()) || (word && (!several || said.includes(number)));
  });
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return /\b(?:it|its|this|that)\b/i.test(message)
    ? products.find(({ id }) => id === state.topic)
    : undefined;
}

/** Everything the catalogue says about one product. */
export function aboutProduct(turn: Turn, product: SampleProduct): ChatReply {
  turn.state.topic = product.id;
  const { name, price, stock, why } = product;
  return say(
    `The ${name} costs ${dollars(price)} and is ${stock === "In stock" ? "in stock" : `sold out, ${stock.toLowerCase()}`}. In short: ${why}.`,
    {
      source: "shopProducts",
      card: productCard(product),
      next: ["How long does delivery take?", "What warranty do I have?", "Something cheaper"],
    },
  );
}
