import { anywhere, wordList } from "../../understanding/word-list.ts";

/** Words that a question about parking has. */
export const ofCars = anywhere(wordList`
  park\w*, cars?, garage, vehicles?, motor\w*, vans?, trailers?, campers?, bus(es)?, coach\w*, charg\w*, electric\w*, ev, tesla, plug, drive, driving, spaces?, bikes?, bicycles?, lorry, truck, suv, yard, clearance
`);
/** Words that a search for a stay has. */
export const ofStay = anywhere(wordList`
  rooms?, hotel, hostel, stay\w*, book\w*, available, availability, free, vacanc\w*, accommodation, suite, find, search, looking, dates?
`);
