import { capital } from "../../../dialogue/reply.ts";
import { atPlace, bare, priceOf, type Recipe, thingOf } from "./recipe.ts";

const isTaught =
  /\b(?:courses?|class(?:es)?|lessons?|coaching|training|workshops?|services?|repairs?|cleaning)\b/i;

/** Lines to choose from: subjects of a letter, headlines of an ad. */
export const listing = {
  subject_lines: {
    list: true,
    parts: (values, _formal, variant) => {
      const what = bare(thingOf(values, values.content ?? "[what is in it]"));
      const day = values.date === undefined ? "" : ` on ${values.date}`;
      const lines = [
        `${capital(what)}${day}`,
        `Your spot: ${what}`,
        `${capital(what)}: what to know before you come`,
        `Only this week: ${what}`,
        `A question about ${what}`,
        `${capital(what)}, in two minutes`,
      ];
      return lines.slice((variant % 2) * 3, (variant % 2) * 3 + 3).map((text) => ({ text }));
    },
    needs: [["thing", "What’s the newsletter about this time?"]],
  },
  headlines: {
    list: true,
    parts: (values, _formal, variant) => {
      const what = capital(bare(thingOf(values)));
      const price = values.price === undefined ? undefined : priceOf(values);
      const lines = [
        price === undefined ? `${what}${atPlace(values)}` : `${what} for ${price}`,
        `${what}, ${values.date === undefined ? "made to order" : values.date}`.replace(
          ", made to order",
          values.walkIn
            ? ", around the corner"
            : isTaught.test(what)
              ? ", from the first day"
              : ", straight from the maker",
        ),
        `Try ${what.toLowerCase()} ${values.walkIn ? "today" : "this week"}`,
        `${what}: see for yourself`,
        `Why people come back for ${what.toLowerCase()}`,
        `Your first ${what.toLowerCase()}?`,
      ];
      return lines.slice((variant % 2) * 3, (variant % 2) * 3 + 3).map((text) => ({ text }));
    },
    needs: [["thing", "What’s the ad selling?"]],
  },
} satisfies Readonly<Record<string, Recipe>>;
