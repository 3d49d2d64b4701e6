import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { drawCard } from "#app/cards/card.ts";
import { pageCards } from "#app/cards/cards.ts";

/**
 * Draws the card of every page except posts, whose cards are drawn on request.
 *
 * @param directory of the client build.
 * @returns the number of cards.
 */
export async function buildCards(directory: string): Promise<number> {
  await Promise.all(
    [...pageCards].map(async ([path, card]) => {
      const file = join(directory, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await drawCard(card));
    }),
  );
  return pageCards.size;
}
