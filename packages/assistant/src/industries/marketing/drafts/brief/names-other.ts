import { wordList } from "../../../../understanding/word-list.ts";

const others = wordList`coach, teacher, trainer, instructor, chef, cook, barber, stylist, dog, band, singer, course, class, event, club, workshop, menu, drink, cake, film, book, product, scent, beer`;
/** “The coach is called Lien” does not name the sender. */
export const namesOther = new RegExp(
  `\\b(?:the|our|my|his|her) (?:\\w+ )?${others} (?:is|are) (?:called|named)\\b`,
  "i",
);
