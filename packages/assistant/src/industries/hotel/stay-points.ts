import { dollars } from "../../dialogue/reply.ts";
import type { Points } from "../../knowledge/types.ts";
import { hotelRules as rules } from "./prices.ts";

/** Specific questions about each fact, with their direct answers: yes, no or the figure first. In matching order. */
export const stayPoints: Points = {
  breakfast: [
    [
      /\b(?:includ\w*|in (?:it|that|the (?:price|rate)))\b|\bfree\b|\bextra\b/,
      `No: breakfast is ${dollars(rules.breakfast)} a person, ${dollars(rules.breakfast / 2)} for children of 6 to 12, unless you book the rate with breakfast.`,
    ],
    [
      /\b(?:kids?|child(?:ren)?|son|daughter|toddlers?|baby|bab(?:y|ies)|year[- ]old)\b/,
      `Children under 6 eat free, those of 6 to 12 pay ${dollars(rules.breakfast / 2)}. Adults pay ${dollars(rules.breakfast)}.`,
    ],
    [
      /\b(?:vegan|vegetarian|gluten|lactose|dairy|coeliac|celiac|allerg\w*|meat)\b/,
      "Yes, vegan and gluten-free food is on a table of its own.",
    ],
    [
      /\b(?:early|earlier|before (?:6|six|7|seven)|boat|ferry|to go|take ?away|packed|bag)\b/,
      "Yes: for an early start the desk packs you a breakfast bag the evening before. The buffet opens at 6:30, at 7:30 on weekends.",
    ],
    [/\b(?:sat\w*|sun\w*|weekend\w*)\b/, "On Saturday and Sunday breakfast is from 7:30 to 11:00."],
    [
      /\b(?:how much|price|cost\w*|pay|charge)\b/,
      `Breakfast is ${dollars(rules.breakfast)} a person, ${dollars(rules.breakfast / 2)} for children of 6 to 12; younger ones eat free.`,
    ],
    [
      /\b(?:when|what time|hours?|until|latest|earliest|start\w*|ends?|open\w*|clos\w*|late)\b/,
      "Breakfast is from 6:30 to 10:00, and on Saturday and Sunday from 7:30 to 11:00.",
    ],
    [
      /\b(?:what (?:is|do|kind)|buffet|eggs?|coffee|continental|serve\w*)\b/,
      "A buffet with bread baked here; vegan and gluten-free food is on a table of its own.",
    ],
  ],
  parking: [
    [
      /\b(?:free|includ\w*|street)\b/,
      `No, the yard costs ${dollars(rules.parking)} a night. Free parking is by the ferry, five minutes on foot.`,
    ],
    [
      /\b(?:how far|far|minutes|walk)\b/,
      "The free parking by the ferry is five minutes on foot; the yard is behind the house.",
    ],
    [
      /\b(?:electric|kwh|ev|charg(?:e|er|ers|ing)(?! (?:for|extra))|tesla|plug)\b/,
      `Yes, two of the spaces have a charger, at ${dollars(rules.charging)} a kWh. Ask for one with your booking.`,
    ],
    [
      /\b(?:van|height|high|tall|suv|camper|truck|low|fit)\b/,
      "Cars up to 2.10 m high fit into the yard; higher ones park by the ferry, five minutes on foot, free of charge.",
    ],
    [
      /\b(?:reserve\w*|book\w*|guarantee\w*|sure|spaces?|how many)\b/,
      `There are ${rules.parkingSpaces} spaces; ask for one with your booking, because they go quickly in summer.`,
    ],
    [
      /\b(?:how much|price|cost\w*|pay|charge|fee)\b/,
      `Parking in the yard is ${dollars(rules.parking)} a car and night.`,
    ],
    [
      /\b(?:where|find|entrance|get (?:in|there))\b/,
      "From the street, follow the blue arrow into the slipway lane; the yard is behind the house.",
    ],
    [
      /^(?:is|are|do|does|can|have|got|parking)\b|\bparking$/,
      `Yes, ${rules.parkingSpaces} spaces in the yard at ${dollars(rules.parking)} a night. Free parking by the ferry is five minutes on foot.`,
    ],
  ],
  pool_spa_gym: [
    [
      /\b(?:kids?|child(?:ren)?|son|daughter|bab(?:y|ies)|they)\b.*\bsauna\b|\bsauna\b.*\b(?:kids?|child(?:ren)?|bab(?:y|ies))\b/,
      "No, the sauna is for adults: 16:00–22:00, free for guests.",
    ],
    [
      /\bsauna\b/,
      "Yes: a sauna with a view of the water, 16:00–22:00, free for guests (adults only); towels lie there.",
    ],
    [
      /\b(?:open|hours|when|until|early|late|\d{1,2} ?(?:am|pm))\b/,
      "The gym is open 6:00–22:00, the sauna 16:00–22:00.",
    ],
    [
      /\b(?:gym|fitness|work ?out|weights|treadmill|exercise)\b/,
      "Yes, a small gym, open 6:00–22:00 and free for guests.",
    ],
    [
      /\b(?:massages?|spa|treatments?|facials?)\b/,
      `There is no spa, but massages from Thursday to Sunday: 50 minutes for ${dollars(rules.massage)}. The desk books them.`,
    ],
    [
      /\b(?:swim\w*|sea|beach)\b/,
      "There is no pool in the house. The harbour bath is 400 m away, from June to September.",
    ],
    [
      /\b(?:kids?|child(?:ren)?|son|daughter)\b/,
      "There is no pool, and the sauna is for adults. With children, the harbour bath is 400 m away, June to September.",
    ],
    [
      /\b(?:jacuzzi|hot ?tub|whirlpool|steam)\b/,
      "No, only a sauna, 16:00–22:00 and free for guests.",
    ],
    [
      /\bpool\b/,
      "No, there is no pool. There is a sauna and a small gym, and the harbour bath 400 m away (June to September).",
    ],
  ],
  pets: [
    [
      /\b(?:how much|price|cost\w*|pay|charge\w*|fee|extra|free)\b/,
      `${dollars(rules.pet)} an animal and night. Guide and assistance dogs stay free.`,
    ],
    [
      /\b(?:alone|leave (?:him|her|it|them))\b/,
      "Not for long, please: animals should not be alone in the room.",
    ],
    [
      /\b(?:restaurant|dining|bar|sauna|breakfast|where)\b/,
      "They may go everywhere except the dining room and the sauna.",
    ],
    [
      /\b(?:guide|assistance|service|blind)\b/,
      "Yes, guide and assistance dogs are welcome and stay free.",
    ],
    [
      /\b(?:three|3|four|4|several)\b/,
      `Two animals at most, at ${dollars(rules.pet)} a night each.`,
    ],
    [/\b(?:bowl|blanket|bed|food)\b/, "Yes, blanket and bowl lie ready; food you bring yourself."],
    [
      /\b(?:dogs?|cats?|pets?|animals?|labrador|pupp(?:y|ies)|terrier|poodle|kitten)\b/,
      `Yes, dogs and cats are welcome, two at most, for ${dollars(rules.pet)} a night each.`,
    ],
  ],
  check_in: [
    [
      /\b(?:late|midnight|night|(?:1[01]|11:\d\d|10:\d\d|9:\d\d) ?pm|2[0-3]:\d\d|after (?:10|11|midnight)|arriv\w* at|lands?|flight|#time|pm)\b/,
      "Yes, you can check in at any hour: the front desk is there day and night. A message with the hour helps.",
    ],
    [
      /\b(?:early|earlier|before (?:3|15|three|2|noon)|morning|am|noon)\b/,
      `From 15:00; rooms are often ready at 13:00. Before that it costs ${dollars(rules.earlyCheckIn)} if the room is free, and your bags can wait here.`,
    ],
    [
      /\b(?:id|passport|documents?|papers?|need|bring|card)\b/,
      "A photo identity card and a payment card. The form can be filled in online the day before.",
    ],
    [
      /\b(?:online|app|form)\b/,
      "The form can be filled in online the day before; the key you get at the desk.",
    ],
    [
      /\b(?:when|what time|hours?|from|time|earliest)\b/,
      "Check-in is from 15:00, at any hour of the night too.",
    ],
  ],
  check_out: [
    [
      /\b(?:bill|pay|invoice|key|how)\b/,
      "Put the key card into the box by the door and the bill comes by e-mail, or settle it at the desk. Until 11:00.",
    ],
    [
      /\b(?:when|what time|until|latest|time|hour)\b/,
      `Check-out is until 11:00. Until 14:00 costs ${dollars(rules.lateCheckOut)}, when the room is free.`,
    ],
  ],
  luggage_storage: [
    [
      /\b(?:cost|price|how much|free|charge|pay)\b/,
      "It is free, before check-in and after check-out, for up to three days.",
    ],
    [
      /\b(?:how long|days|until)\b/,
      "Up to three days, free of charge, in a locked room behind the desk.",
    ],
    [
      /^(?:can|could|is|do|where|may)\b|\bbags?\b|\bluggage\b/,
      "Yes, free of charge, before check-in and after check-out, in a locked room behind the desk.",
    ],
  ],
  wifi: [
    [
      /\b(?:drops?|weak|not work\w*|does ?n.?t work|slow|bad|down|broken)\b/,
      "I am sorry. Tell the desk your room number (dial 0): there is a spare access point.",
    ],
    [
      /\b(?:fast|speed|quick|zoom|video|work from|mbit|good)\b/,
      "Yes, about 100 Mbit/s, good enough for video calls.",
    ],
    [
      /\b(?:password|connect|log ?in|sign|how|name|network|code)\b/,
      "Choose “HarbourHouse” and sign in with your room number and last name.",
    ],

    [
      /\b(?:free|cost|price|pay|includ\w*|is there|do you|have|wifi)\b/,
      "Yes, Wi-Fi is free in the whole house, about 100 Mbit/s.",
    ],
  ],
  restaurant_menu: [
    [
      /\b(?:vegan|vegetarian|meat)\b/,
      "Yes, two of the six dishes are without meat. Tell the kitchen when you reserve.",
    ],
    [
      /\b(?:allerg\w*|gluten|lactose|coeliac|celiac|nuts?)\b/,
      "Yes, tell the kitchen of allergies when you reserve, and it cooks around them.",
    ],
    [
      /\bbar\b|\bdrinks?\b|\bcocktails?\b|\bbeer\b|\bwine\b/,
      "The bar opens at 16:00 and closes when the last boat is in, about 23:30.",
    ],
    [
      /\b(?:monday|every day|daily|closed|open today)\b/,
      "The dining room cooks Tuesday to Sunday, 18:00–21:30; on Monday it is closed.",
    ],
    [
      /\b(?:how much|price|cost\w*|expensive|pay)\b/,
      `Mains are ${dollars(rules.cheapestMain)}–${dollars(rules.dearestMain)}.`,
    ],
    [
      /\b(?:when|what time|hours?|until|open\w*|close\w*|late|dinner)\b/,
      "Dinner is Tuesday to Sunday, 18:00–21:30; the bar is open from 16:00 to about 23:30.",
    ],
    [
      /\b(?:book|reserve|table|reservation)\b/,
      "The desk takes tables by phone or message: Tuesday to Sunday, 18:00–21:30.",
    ],
    [
      /\blunch\b/,
      "No lunch in the dining room; room service has soup and sandwiches from 7:00 to 22:00.",
    ],
    [
      /\b(?:menu|what|food|dish\w*|serve|cuisine|fish)\b/,
      `Six dishes, fish from the harbour, two of them without meat; mains ${dollars(rules.cheapestMain)}–${dollars(rules.dearestMain)}.`,
    ],
    [
      /^(?:is there|do you have|have you)\b/,
      "Yes: the dining room cooks Tuesday to Sunday, 18:00–21:30, and the bar opens at 16:00.",
    ],
  ],
  room_service: [
    [
      /\b(?:night|late|after|midnight|24)\b/,
      "From 7:00 to 22:00; at night there are soup, cheese and drinks from the desk.",
    ],
    [
      /\b(?:how much|cost|price|charge|fee)\b/,
      `${dollars(rules.roomService)} for the way, on top of what you order.`,
    ],
    [/\b(?:until|when|hours?|what time)\b/, "From 7:00 to 22:00: dial 9 from the room."],
    [
      /^(?:is|do|can|have)\b/,
      `Yes, from 7:00 to 22:00: dial 9. Soup, sandwiches, two warm dishes and the bar, with ${dollars(rules.roomService)} for the way.`,
    ],
  ],
};
