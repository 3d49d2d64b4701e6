import { capital } from "../../../dialogue/reply/reply.ts";
import { serviceOf } from "./brief/service.ts";
import { linesOf } from "./lines.ts";
import { bare, priceOf, type Values } from "./recipe.ts";
import { saidToCustomer } from "./voice.ts";

/** The noun phrases of headlines and subject lines. */

/** What is sold, as stated or derived from the kind of business. */
export function pitchOf(values: Values): string | undefined {
  const { thing, topic, business, names, content } = values;
  const stated = thing ?? serviceOf(business) ?? topic ?? content;
  return stated === undefined
    ? undefined
    : bare(
        saidToCustomer(stated, names)
          .replace(/[.!]+$/, "")
          .replace(/^your /i, ""),
      );
}

const does = ({ way, online }: Values): string =>
  online || way === "walk_in" || way === undefined ? "Order" : "Book";

const joined = (...parts: (string | undefined)[]): string =>
  capital(parts.filter((part) => part !== undefined && part !== "").join(" "));

/** “10% off dog grooming”: adds the item to an offer, unless it is named already. */
export function offerOf(values: Values, what: string): string | undefined {
  const { offer, percent } = values;
  const given = offer ?? (percent === undefined ? undefined : `${percent}% off`);
  if (given === undefined) return undefined;
  return /off$/i.test(given) ? `${given} ${what}` : given.replace(/^an? |^your /i, "");
}

/** Returns the lines with given details, the most specific first. */
export function toldLines(values: Values, what: string, extra: string | undefined): string[] {
  const { price, deadline, days, date, address, name } = values;
  const offer = offerOf(values, what);
  const cost = price === undefined || values.silent ? undefined : priceOf(values);
  const costs =
    cost === undefined ? undefined : `${values.from === undefined ? "for" : "from"} ${cost}`;
  const end = deadline === undefined ? undefined : `by ${deadline}`;
  const at = date ?? days;
  const verb = does(values);
  const more = linesOf(extra).map((line) => line.replace(/[.!]+$/, ""));
  const first = offer ?? joined(what, costs).replace(/^./, (letter) => letter.toLowerCase());
  const lines = [
    offer === undefined
      ? undefined
      : joined(offer, end === undefined ? at && `· ${at}` : `· ${verb.toLowerCase()} ${end}`),
    costs === undefined ? undefined : joined(what, costs),
    ...more.map((line) =>
      line.split(" ").length <= 3 ? joined(`${line}: ${first}`) : capital(line),
    ),
    end === undefined || (offer !== undefined && costs === undefined)
      ? undefined
      : joined(`${verb} your ${what}`, end),
    at === undefined || offer !== undefined ? undefined : joined(`${what}, ${at}`),
    name === undefined ? undefined : joined(`${what} from ${name}`),
    address === undefined ? undefined : joined(`${what} at ${address}`),
    offer === undefined ? undefined : joined(what, "· now with", offer.replace(` ${what}`, "")),
  ];
  return [...new Set(lines.filter((line) => line !== undefined))];
}
