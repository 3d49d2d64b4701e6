import { anywhere, wordList } from "../../../../understanding/word-list.ts";

/** Days and seasons that a text can be written for, with sentences it can begin with. */
type Occasion = {
  readonly id: string;
  readonly named: RegExp;
  readonly name: string;
  readonly emoji: string;
  readonly hooks: readonly string[];
};

const occasion = (
  id: string,
  named: string,
  name: string,
  emoji: string,
  hooks: string,
): Occasion => ({
  id,
  named: anywhere(named),
  name,
  emoji,
  hooks: hooks.split("|"),
});

const occasions = [
  occasion(
    "mothers",
    wordList`mother'?s?'? ?day, mums?, mum'?s day, mothering sunday`,
    "Mother’s Day",
    "💐",
    "For all the mums who never ask for anything: this one’s for you.|Some people hold everything together. Mother’s Day is for them.|Mum remembers every birthday. Mother’s Day is our turn.",
  ),
  occasion(
    "fathers",
    wordList`father'?s?'? ?day, dads?`,
    "Father’s Day",
    "👔",
    "Dad says he needs nothing. We know better.|For the dads who fix everything: Father’s Day is your turn.|Dads deserve more than socks.",
  ),
  occasion(
    "valentines",
    wordList`valentine'?s?( day)?`,
    "Valentine’s Day",
    "❤️",
    "Valentine’s Day is for the people we love. Tell them.|Say it before someone else does: happy Valentine’s Day.|Some things are better said with a surprise.",
  ),
  occasion(
    "christmas",
    wordList`christmas, xmas, advent, santa`,
    "Christmas",
    "🎄",
    "Christmas is coming, and you’ve earned a good one.|One thing less on your Christmas list.|Christmas is for the people we love.",
  ),
  occasion(
    "newyear",
    wordList`new year'?s?( eve)?, new years`,
    "New Year",
    "✨",
    "New year, good start.|Start the new year with something good.|A fresh year deserves a fresh start.",
  ),
  occasion(
    "easter",
    wordList`easter`,
    "Easter",
    "🐣",
    "Easter is nearly here.|Something good is hiding this Easter.|Spring, sunshine and Easter: what a week.",
  ),
  occasion(
    "halloween",
    wordList`hallow'?een`,
    "Halloween",
    "🎃",
    "Halloween is coming, and we have a treat for you.|No tricks, only treats.|Boo! Halloween is nearly here.",
  ),
  occasion(
    "blackfriday",
    wordList`black friday, cyber monday`,
    "Black Friday",
    "🖤",
    "Black Friday, without the queue.|Black Friday is here, and so is our best reason to come.|Skip the crowds this Black Friday.",
  ),
  occasion(
    "birthday",
    wordList`(shop|our|we turn|business) (birthday|anniversary), anniversary, (shop|salon|bakery|cafe|café|pub|club|firm|company|business|studio|restaurant|store|we) (is|are|'re|will be|have been) \d+( years? old| years open)?, \d+ years (open|in business), (we|shop|business|company) (turn(s|ed)?|are turning|is turning) \d+`,
    "our birthday",
    "🎂",
    "It’s our birthday, and you’re the reason we can celebrate it.|We’re celebrating, and we’d love to celebrate with you.|Another year, thanks to you.",
  ),
  occasion(
    "school",
    wordList`back to school, new school year, start of school, exams?`,
    "back to school",
    "🎒",
    "School’s starting, and so is the rush.|Back to school, without the stress.|New school year, new start.",
  ),
  occasion(
    "summer",
    wordList`summer`,
    "summer",
    "☀️",
    "Summer is here.|Long days, good times.|Make the most of the summer.",
  ),
  occasion(
    "spring",
    wordList`spring`,
    "spring",
    "🌷",
    "Spring is in the air.|Spring is here at last.|Time for something fresh.",
  ),
  occasion(
    "autumn",
    wordList`autumn`,
    "autumn",
    "🍂",
    "The leaves are turning, the evenings are drawing in.|Autumn has its good sides.|Cosy season is here.",
  ),
  occasion(
    "winter",
    wordList`winter`,
    "winter",
    "❄️",
    "Cold outside? There’s something to look forward to.|Winter is better with something warm to look forward to.|Short days need bright ideas.",
  ),
] as const;

export const occasionNamed = (message: string): Occasion | undefined =>
  occasions.find(({ named }) => named.test(message));
export const occasionOf = (id: string | undefined): Occasion | undefined =>
  occasions.find((one) => one.id === id);
