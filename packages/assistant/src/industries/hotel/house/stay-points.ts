import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Points } from "../../../knowledge/types.ts";
import { hotelRules as rules } from "../rooms/prices.ts";

/** Specific questions about each fact, with their direct answers: yes, no or the figure first. In matching order. */
export const stayPoints: Points = {
  breakfast: [
    [
      /\b(?:includ\w*|in (?:it|that|the (?:price|rate)))\b|\bfree\b|\bextra\b/,
      `No, breakfast is ${dollars(rules.breakfast)} per person, ${dollars(rules.breakfast / 2)} for children aged 6 to 12, unless you book the rate with breakfast.`,
    ],
    [
      /\b(?:kids?|child(?:ren)?|son|daughter|toddlers?|baby|bab(?:y|ies)|year[- ]old)\b/,
      `Children under 6 eat free, and those aged 6 to 12 pay ${dollars(rules.breakfast / 2)}. Adults pay ${dollars(rules.breakfast)}.`,
    ],
    [
      /\b(?:vegan|vegetarian|gluten|lactose|dairy|coeliac|celiac|allerg\w*|meat)\b/,
      "Yes, vegan and gluten-free food has its own table.",
    ],
    [
      /\b(?:early|earlier|before (?:6|six|7|seven)|boat|ferry|to go|take ?away|packed|bag)\b/,
      "Yes, for an early start the desk can pack you a breakfast bag the evening before. The buffet opens at 6:30, or at 7:30 on weekends.",
    ],
    [/\b(?:sat\w*|sun\w*|weekend\w*)\b/, "On Saturday and Sunday breakfast is from 7:30 to 11:00."],
    [
      /\b(?:how much|price|cost\w*|pay|charge)\b/,
      `Breakfast is ${dollars(rules.breakfast)} per person, ${dollars(rules.breakfast / 2)} for children aged 6 to 12, and younger ones eat free.`,
    ],
    [
      /\b(?:when|what time|hours?|until|latest|earliest|start\w*|ends?|open\w*|clos\w*|late)\b/,
      "Breakfast is from 6:30 to 10:00, and on Saturday and Sunday from 7:30 to 11:00.",
    ],
    [
      /\b(?:what (?:is|do|kind)|buffet|eggs?|coffee|continental|serve\w*)\b/,
      "It’s a buffet with homemade bread, and vegan and gluten-free food has its own table.",
    ],
  ],
  parking: [
    [
      /\b(?:free|includ\w*|street)\b/,
      `No, the yard costs ${dollars(rules.parking)} a night. There’s free parking by the ferry, five minutes away on foot.`,
    ],
    [
      /\b(?:how far|far|minutes|walk)\b/,
      "The free parking by the ferry is five minutes away on foot; the yard is behind the hotel.",
    ],
    [
      /\b(?:electric|kwh|ev|charg(?:e|er|ers|ing)(?! (?:for|extra))|tesla|plug)\b/,
      `Yes, two of the spaces have a charger, at ${dollars(rules.charging)} per kWh. Ask for one when you book.`,
    ],
    [
      /\b(?:van|height|high|tall|suv|camper|truck|low|fit)\b/,
      "Cars up to 2.10 m high fit in the yard; taller ones park free by the ferry, five minutes away on foot.",
    ],
    [
      /\b(?:reserve\w*|book\w*|guarantee\w*|sure|spaces?|how many)\b/,
      `There are ${rules.parkingSpaces} spaces; ask for one when you book, because they go quickly in summer.`,
    ],
    [
      /\b(?:how much|price|cost\w*|pay|charge|fee)\b/,
      `Parking in the yard is ${dollars(rules.parking)} per car per night.`,
    ],
    [
      /\b(?:where|find|entrance|get (?:in|there))\b/,
      "From the street, follow the blue arrow into Slipway Lane; the yard is behind the hotel.",
    ],
    [
      /^(?:is|are|do|does|can|have|got|parking)\b|\bparking$/,
      `Yes, there are ${rules.parkingSpaces} spaces in the yard at ${dollars(rules.parking)} a night. Free parking by the ferry is five minutes away on foot.`,
    ],
  ],
  pool_spa_gym: [
    [
      /\b(?:kids?|child(?:ren)?|son|daughter|bab(?:y|ies)|they)\b.*\bsauna\b|\bsauna\b.*\b(?:kids?|child(?:ren)?|bab(?:y|ies))\b/,
      "No, the sauna is for adults; it’s open 16:00–22:00 and free for guests.",
    ],
    [
      /\bsauna\b/,
      "Yes, there’s a sauna overlooking the water, open 16:00–22:00 and free for guests (adults only), with towels there.",
    ],
    [
      /\b(?:open|hours|when|until|early|late|\d{1,2} ?(?:am|pm))\b/,
      "The gym is open 6:00–22:00, the sauna 16:00–22:00.",
    ],
    [
      /\b(?:gym|fitness|work ?out|weights|treadmill|exercise)\b/,
      "Yes, there’s a small gym, open 6:00–22:00 and free for guests.",
    ],
    [
      /\b(?:massages?|spa|treatments?|facials?)\b/,
      `There’s no spa, but you can get a massage Thursday to Sunday: 50 minutes for ${dollars(rules.massage)}. The desk books them.`,
    ],
    [
      /\b(?:swim\w*|sea|beach)\b/,
      "There’s no pool in the hotel. The harbour bath is 400 m away, open June to September.",
    ],
    [
      /\b(?:kids?|child(?:ren)?|son|daughter)\b/,
      "There’s no pool, and the sauna is for adults. With children, try the harbour bath, 400 m away, June to September.",
    ],
    [
      /\b(?:jacuzzi|hot ?tub|whirlpool|steam)\b/,
      "No, only a sauna, open 16:00–22:00 and free for guests.",
    ],
    [
      /\bpool\b/,
      "No, there’s no pool. There’s a sauna and a small gym, and the harbour bath is 400 m away (June to September).",
    ],
  ],
  pets: [
    [
      /\b(?:how much|price|cost\w*|pay|charge\w*|fee|extra|free)\b/,
      `It’s ${dollars(rules.pet)} per animal per night. Guide and assistance dogs stay free.`,
    ],
    [
      /\b(?:alone|leave (?:him|her|it|them))\b/,
      "Not for long, please: animals shouldn’t be alone in the room.",
    ],
    [
      /\b(?:restaurant|dining|bar|sauna|breakfast|where)\b/,
      "They can go everywhere except the dining room and the sauna.",
    ],
    [
      /\b(?:guide|assistance|service|blind)\b/,
      "Yes, guide and assistance dogs are welcome and stay free.",
    ],
    [
      /\b(?:three|3|four|4|several)\b/,
      `We allow two animals at most, at ${dollars(rules.pet)} a night each.`,
    ],
    [
      /\b(?:bowl|blanket|bed|food)\b/,
      "Yes, we’ll have a blanket and a bowl ready; you bring the food.",
    ],
    [
      /\b(?:dogs?|cats?|pets?|animals?|labrador|pupp(?:y|ies)|terrier|poodle|kitten)\b/,
      `Yes, dogs and cats are welcome, two at most, for ${dollars(rules.pet)} a night each.`,
    ],
  ],
  check_in: [
    [
      /\b(?:late|midnight|night|(?:1[01]|11:\d\d|10:\d\d|9:\d\d) ?pm|2[0-3]:\d\d|after (?:10|11|midnight)|arriv\w* at|lands?|flight|#time|pm)\b/,
      "Yes, you can check in at any hour: the front desk is open day and night. A message with your arrival time helps.",
    ],
    [
      /\b(?:early|earlier|before (?:3|15|three|2|noon)|morning|am|noon)\b/,
      `Check-in is from 15:00, and rooms are often ready at 13:00. Before that it’s ${dollars(rules.earlyCheckIn)} if the room is free, and you can leave your bags here.`,
    ],
    [
      /\b(?:id|passport|documents?|papers?|need|bring|card)\b/,
      "You need a photo ID and a payment card. You can fill out the form online the day before.",
    ],
    [
      /\b(?:online|app|form)\b/,
      "You can fill out the form online the day before, and pick up the key at the desk.",
    ],
    [
      /\b(?:when|what time|hours?|from|time|earliest)\b/,
      "Check-in is from 15:00, at any hour of the night.",
    ],
  ],
  check_out: [
    [
      /\b(?:bill|pay|invoice|key|how)\b/,
      "By 11:00, put the key card in the box by the door and we’ll e-mail the bill, or settle it at the desk.",
    ],
    [
      /\b(?:when|what time|until|latest|time|hour)\b/,
      `Check-out is until 11:00. Until 14:00 it’s ${dollars(rules.lateCheckOut)}, if the room is free.`,
    ],
  ],
  luggage_storage: [
    [
      /\b(?:cost|price|how much|free|charge|pay)\b/,
      "It’s free, before check-in and after check-out, for up to three days.",
    ],
    [
      /\b(?:how long|days|until)\b/,
      "You can leave them for up to three days, free of charge, in a locked room behind the desk.",
    ],
    [
      /^(?:can|could|is|do|where|may)\b|\bbags?\b|\bluggage\b/,
      "Yes, you can leave them free of charge, before check-in and after check-out, in a locked room behind the desk.",
    ],
  ],
  wifi: [
    [
      /\b(?:drops?|weak|not work\w*|does ?n.?t work|slow|bad|down|broken)\b/,
      "I’m sorry about that. Tell the desk your room number (dial 0): there’s a spare access point.",
    ],
    [
      /\b(?:fast|speed|quick|zoom|video|work from|mbit|good)\b/,
      "Yes, it’s about 100 Mbit/s, good enough for video calls.",
    ],
    [
      /\b(?:password|connect|log ?in|sign|how|name|network|code)\b/,
      "Choose “HarbourHouse” and sign in with your room number and last name.",
    ],

    [
      /\b(?:free|cost|price|pay|includ\w*|is there|do you|have|wifi)\b/,
      "Yes, Wi-Fi is free throughout the hotel, at about 100 Mbit/s.",
    ],
  ],
  restaurant_menu: [
    [
      /\b(?:vegan|vegetarian|meat)\b/,
      "Yes, two of the six dishes have no meat. Tell the kitchen when you reserve.",
    ],
    [
      /\b(?:allerg\w*|gluten|lactose|coeliac|celiac|nuts?)\b/,
      "Yes, tell the kitchen about allergies when you reserve, and they’ll cook around them.",
    ],
    [
      /\bbar\b|\bdrinks?\b|\bcocktails?\b|\bbeer\b|\bwine\b/,
      "The bar opens at 16:00 and closes once the last boat is in, at about 23:30.",
    ],
    [
      /\b(?:monday|every day|daily|closed|open today)\b/,
      "The dining room is open Tuesday to Sunday, 18:00–21:30; on Monday it’s closed.",
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
      "The desk takes reservations by phone or message: Tuesday to Sunday, 18:00–21:30.",
    ],
    [
      /\blunch\b/,
      "No, the dining room doesn’t serve lunch; room service has soup and sandwiches from 7:00 to 22:00.",
    ],
    [
      /\b(?:menu|what|food|dish\w*|serve|cuisine|fish)\b/,
      `There are six dishes, with fish from the harbour and two without meat; mains are ${dollars(rules.cheapestMain)}–${dollars(rules.dearestMain)}.`,
    ],
    [
      /^(?:is there|do you have|have you)\b/,
      "Yes, the dining room is open Tuesday to Sunday, 18:00–21:30, and the bar opens at 16:00.",
    ],
  ],
  room_service: [
    [
      /\b(?:night|late|after|midnight|24)\b/,
      "Room service runs from 7:00 to 22:00; at night the desk has soup, cheese and drinks.",
    ],
    [
      /\b(?:how much|cost|price|charge|fee)\b/,
      `There’s a ${dollars(rules.roomService)} delivery fee on top of what you order.`,
    ],
    [
      /\b(?:until|when|hours?|what time)\b/,
      "Room service runs from 7:00 to 22:00: dial 9 from your room.",
    ],
    [
      /^(?:is|do|can|have)\b/,
      `Yes, from 7:00 to 22:00: dial 9. There’s soup, sandwiches, two hot dishes and the bar, with a ${dollars(rules.roomService)} delivery fee.`,
    ],
  ],
};
