import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Words that a question about parking has. */
export const ofCars = anywhere(wordList`
  park\w*, cars?, garage, vehicles?, motor\w*, vans?, trailers?, campers?, bus(es)?, coach\w*, charg\w*, electric\w*, ev, tesla, plug, drive, driving, spaces?, bikes?, bicycles?, lorry, truck, suv, yard, clearance
`);
/** Words that a search for a stay has. */
export const ofStay = anywhere(wordList`
  rooms?, hotel, hostel, stay\w*, book\w*, available, availability, free, vacanc\w*, accommodation, suite, find, search, looking, dates?
`);

export const noEmergency =
  /\b(?:what if|what happens (?:if|when)|in case of|there is no|no there is no|not an) (?:\w+ ){0,3}(?:fire|alarm|emergency)\b|\bno fire\b/;
/** Someone smokes, which is no fire. */
export const smokes =
  /\b(?:cigar\w*|weed|tobacco|vap\w+)\b|\b(?:someone|somebody|people|guests?|they|neighbou?rs?)(?: \w+){0,2} (?:smokes?|smoked|smoking)\b/;

/** “One bill per person” asks for none of the staff. */
export const eachPerson = /\b(?:per|each|every|another|first|second|third) person\b/;

/** “What rooms do you have”: the kinds of room, not a stay. */
export const whichRooms =
  /^(?:(?:and|so|ok|hi|hello|robot) )*(?:what|which)(?: (?:kinds?|types?|sorts?) of)? rooms? (?:have you|have|do you (?:have|offer)|are there|you)(?: got| have| offer)?$/;
