import { wordList } from "../../understanding/word-list.ts";

/** Nouns for the people who use the product, as they follow a number. */
export const heads = wordList`
  people, persons?, users?, seats?, members?, licen[cs]es?, colleagues, employees, heads, agents, accounts, of us, staff, teachers, trainers, coaches, freelancers,
  volunteers, engineers, developers, devs, designers, consultants, lawyers, nurses, doctors, workers, folks, guys, partners, editors, interns
`;
