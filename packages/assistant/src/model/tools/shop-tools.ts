import { z } from "zod";
import { catalogue } from "../../industries/shop/goods/catalogue.ts";
import { orderTools } from "./order-tools.ts";
import { lineOf } from "./record-line.ts";
import { type Tool, tool } from "./tool.ts";

const namesOf = (name: string, said: string): boolean =>
  name.toLowerCase().includes(said) ||
  said.split(/\s+/).every((word) => name.toLowerCase().split(/\s+/).includes(word));

export const shopTools: readonly Tool[] = [
  tool(
    "look_up_products",
    "Lists products of the catalogue with price, stock and everything on record. With a name it is that product, with a kind all of its kind, with neither the whole catalogue.",
    z.object({
      name: z.string().trim().toLowerCase().max(60).optional(),
      kind: z.enum(["tent", "pack", "sleeping bag", "lamp", "stove"]).optional(),
    }),
    (desk, { name, kind }) => {
      const of = catalogue.things.filter((thing) => kind === undefined || thing.kind === kind);
      const found = name ? of.filter((thing) => namesOf(thing.name, name)) : of;
      const [only] = found;
      if (!only)
        return {
          text: `The catalogue has none. It has: ${of.map((thing) => thing.name).join(", ")}.`,
        };
      if (found.length === 1) {
        const { text, ...told } = desk.wish(
          "product_information",
          `Please tell me about the ${only.name}`,
        );
        return { ...told, text: `${text}\n${lineOf(catalogue, only)}` };
      }
      desk.shown(found.map(({ id }) => id));
      return { text: found.map((thing) => lineOf(catalogue, thing)).join("\n") };
    },
  ),
  ...orderTools,
];
