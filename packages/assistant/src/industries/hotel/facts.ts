import { dollars, inWords } from "../../dialogue/reply.ts";
import type { Knowledge } from "../../knowledge/types.ts";
import { type HotelRules, hotelRules } from "./prices.ts";
import { type Rooms, rateOf, rooms } from "./rooms.ts";

/**
 * Facts about the sample hotel. They agree with the hotel on the hospitality chatbot's page and take every price from
 * `rooms.ts` and `prices.ts`.
 */
export function hotelFacts(of: { rules: HotelRules; rooms: Rooms }): Knowledge {
  const { rules } = of;
  const standard = rateOf("standard", of.rooms);
  const harbour = rateOf("harbour", of.rooms);
  const suite = rateOf("suite", of.rooms);
  return {
    special_offers: {
      text: `Three at present: stay three nights from Sunday to Thursday and pay ${rules.midweekDiscount}% less; book ${rules.earlyDays} days ahead, ${rules.earlyDiscount}% less, not refundable; and “Slipway weekend”, two nights with breakfast and one dinner for two at ${dollars(rules.weekendOffer)}. They do not add up. Give me your dates and I quote with the best one that applies.`,
      source: "hotel",
      next: ["What does a room cost?", "Do you have a room free next weekend?"],
    },
    cancellation_policy: {
      text: `The flexible rate can be cancelled free of charge until 18:00 on the day before arrival. Later, or if nobody comes, the first night is charged. The early-booking rate (${rules.earlyDiscount}% less) is not refundable, but its dates can be moved once for ${dollars(rules.dateChange)}.`,
      source: "hotel",
      next: ["I want to cancel my reservation", "I want to change my reservation"],
    },
    check_in: {
      text: `Check-in is from 15:00, and the front desk is there day and night, so arriving at midnight is no trouble – a message with the hour helps. Rooms are often ready from 13:00; before that, leave your bags and have the room for ${dollars(rules.earlyCheckIn)} if it is free. You need a photo identity card and a payment card; the form can be filled in online the day before.`,
      source: "hotel",
      next: ["Can I leave my luggage?", "When is check-out?"],
    },
    check_out: {
      text: `Check-out is until 11:00. Put the key card into the box by the door and the bill comes by e-mail, or settle it at the desk. Need longer? If the room is available, late check-out costs ${dollars(rules.lateCheckOut)} until 14:00, or half a night until 18:00.`,
      source: "hotel",
      next: ["Can I check out late?", "Can I leave my luggage?"],
    },
    luggage_storage: {
      text: "Yes, free of charge, before check-in and after check-out, in a locked room behind the desk, for up to three days. Anyone at the desk takes the bags up to your room if you like.",
      source: "hotel",
      next: ["When is check-in?", "What is there to do nearby?"],
    },
    parking: {
      text: `There are ${rules.parkingSpaces} spaces in the yard at ${dollars(rules.parking)} a night, for cars up to 2.10 m high; two have a charger (${dollars(rules.charging)} a kWh). Ask for one with your booking, because they go quickly in summer. Free parking by the ferry is five minutes on foot. From the street, follow the blue arrow into the slipway lane.`,
      source: "hotel",
      next: ["Where is the hotel?", "Book a room with parking"],
    },
    wifi: {
      text: "Wi-Fi is free in the whole house and good enough for video calls (about 100 Mbit/s). Choose “HarbourHouse” and sign in with your room number and last name. If it drops in your room, tell the desk the room number; there is a spare access point.",
      source: "hotel",
      next: ["What is in the rooms?", "Something in my room does not work"],
    },
    pool_spa_gym: {
      text: `There is no pool. There is a sauna with a view of the water, open 16:00–22:00 and free for guests (adults; towels lie there), and a small gym, open 6:00–22:00. Massages, 50 minutes for ${dollars(rules.massage)}, from Thursday to Sunday; the desk books them. For swimming: the harbour bath, 400 m away, from June to September.`,
      source: "hotel",
      next: ["What facilities do you have?", "What is there to do nearby?"],
    },
    breakfast: {
      text: `Breakfast is a buffet with bread baked here: Monday to Friday 6:30–10:00, Saturday and Sunday 7:30–11:00. ${dollars(rules.breakfast)} a person, ${dollars(rules.breakfast / 2)} for children of 6 to 12, younger ones free; with the breakfast rate it is included. Vegan and gluten-free food is on a table of its own, and for early boats the desk packs a bag the evening before.`,
      source: "hotel",
      next: ["What does a room cost with breakfast?", "Tell me about the restaurant"],
    },
    restaurant_menu: {
      text: `The dining room cooks Tuesday to Sunday, 18:00–21:30: six dishes, fish from the harbour, two of them without meat, mains ${dollars(rules.cheapestMain)}–${rules.dearestMain}. The bar opens at 16:00 and closes when the last boat is in, about 23:30. Tell the kitchen of allergies when you reserve; the desk takes tables by phone or message.`,
      source: "hotel",
      next: ["Is there room service?", "When is breakfast?"],
    },
    room_service: {
      text: `From 7:00 to 22:00, dial 9 from the room: the day’s soup, sandwiches, two warm dishes and everything from the bar, with ${dollars(rules.roomService)} for the way. At night there are soup, cheese and drinks from the desk. The fridge in the room is empty on purpose, so use it as you like.`,
      source: "hotel",
      next: ["Tell me about the restaurant", "When is breakfast?"],
    },
    pets: {
      text: `Dogs and cats are welcome, two at most, for ${dollars(rules.pet)} a night each; blanket and bowl lie ready. They may go everywhere except the dining room and the sauna, and should not be alone in the room for long. Guide and assistance dogs stay free. The path by the water starts at the door.`,
      source: "hotel",
      next: ["Book a room", "What is there to do nearby?"],
    },
    accessibility: {
      text: "The house is step-free from the street, with a lift (door 90 cm) to all floors. Two rooms have wide doors, a level shower with a seat and rails, and an emergency cord; dining room and bar are level too. A shower chair and a vibrating alarm can be borrowed. Tell us what you need with the booking, so that the right room is kept for you.",
      source: "hotel",
      next: ["Book an accessible room", "Where is the hotel?"],
    },
    children: {
      text: `Children under 6 stay free in their parents’ room, those of 6 to 12 pay ${dollars(rules.extraBed)} a night for an extra bed; older ones count as adults. Cots and high chairs are free, and two family rooms have a second room with bunk beds. There is a box of games at the desk; babysitting can be arranged with two days’ notice.`,
      source: "hotel",
      next: ["What does a family room cost?", "When is breakfast?"],
    },
    smoking: {
      text: `The whole house is smoke-free, balconies included; there is a sheltered bench in the yard. Airing a room that was smoked in costs ${dollars(rules.airing)}. Vaping counts as smoking.`,
      source: "hotel",
      next: ["What rooms do you have?"],
    },
    room_types: {
      text: "Four kinds: Standard (16 m², one large or two single beds, yard side), Harbour (20 m², view of the water), Family (32 m², two rooms, up to five) and Suite (40 m², balcony, bath). All have a desk, safe, kettle, fridge, hairdryer and blackout curtains. They are cooled by a quiet ceiling system that you set on the wall.",
      source: "hotel",
      next: ["What does a room cost?", "Do you have a room free next Friday?"],
    },
    facilities: {
      text: `Front desk day and night, dining room and bar, sauna, small gym, free Wi-Fi, yard with ${rules.parkingSpaces} parking spaces, bicycles to borrow free of charge, laundry, luggage room, and a room for meetings of up to 24. Step-free from the street. There is no pool.`,
      source: "hotel",
      next: ["When is breakfast?", "Is there parking?", "What rooms do you have?"],
    },
    laundry: {
      text: `Put it into the bag in the wardrobe before 9:00 and it is back by 18:00: shirt ${dollars(rules.washedShirt)}, trousers ${dollars(rules.washedTrousers)}, a bag of plain washing ${dollars(rules.bagOfWashing)}. Iron and board can be had from the desk. No laundry on Sundays.`,
      source: "hotel",
      next: ["I need towels", "What facilities do you have?"],
    },
    housekeeping: {
      text: "Rooms are made up daily between 9:00 and 14:00; hang out the card if you prefer not to be disturbed. Towels, pillows, toothbrush, adapter or umbrella: dial 0, or tell me the room number here and I note it for the desk (in this demo nobody comes to the door).",
      source: "hotel",
      next: ["Something in my room does not work", "I want to talk to a person"],
    },
    wake_up_call: {
      text: "Of course: the desk wakes you at any hour, and calls a second time ten minutes later. Dial 0, or say it at the desk with your room number. In this demo no telephone rings, so please do not rely on it for a flight.",
      source: "hotel",
      next: ["When is breakfast?", "Do you have an airport shuttle?"],
    },
    directions: {
      text: "The Harbour House stands by the old slipway, forty steps from the ferry. From the station: 12 minutes on foot down to the water, or bus 4, three stops, to “Ferry”. By car, take the harbour exit and follow the blue arrow to the yard. From the airport it is 25 minutes by taxi. It is a sample hotel, so no map will show it.",
      source: "hotel",
      next: ["Is there parking?", "Do you have an airport shuttle?"],
    },
    shuttle: {
      text: `There is no shuttle of our own. The desk orders a fixed-price car: airport ${dollars(rules.airportCar)} for up to four, 25 minutes, at any hour; tell us two hours ahead. The airport bus runs every 30 minutes from “Ferry”, ${dollars(rules.airportBus)}, until 23:10.`,
      source: "hotel",
      next: ["Where is the hotel?", "I need a wake-up call"],
    },
    local_tips: {
      text: "From our list: the walk along the mole to the lighthouse (40 minutes, best before sunset); the boat museum (10:00–17:00, closed Monday, 6 minutes); the market hall on Saturday mornings; for dinner outside, the fish kitchen at berth 7 and the noodle bar in Ropewalk Lane; with children, the harbour bath or the steam ferry on Sundays.",
      source: "hotel",
      next: ["Can I borrow a bicycle?", "Tell me about the restaurant"],
    },
    events: {
      text: `The net loft holds 24 around a table or 40 standing, with screen, whiteboard and coffee: ${dollars(rules.meetingHalfDay)} a half day, ${dollars(rules.meetingDay)} a day. For weddings and parties the dining room can be had on Mondays, up to 60 guests. From ${inWords(rules.groupRooms)} rooms on there is a group rate, ${rules.groupDiscount}% less. Tell me date and number and I pass it on to the events desk.`,
      source: "hotel",
      next: ["I want to talk to a person", "Do you have rooms for 16 people?"],
    },
    deposit: {
      text: `No deposit on the flexible rate: a card keeps the room and is charged at the desk, on departure. The early-booking rate is paid when you book. On arrival the bank reserves ${dollars(rules.barDeposit)} for the bar; it is released the day you leave and your bank may show it 2–5 days longer.`,
      source: "hotel",
      next: ["How can I pay?", "What are your cancellation terms?"],
    },
    payment_methods: {
      text: "At the desk: Visa, Mastercard, American Express, Apple Pay, Google Pay and cash. Companies can have an invoice with 14 days to pay after the first stay. The bill can be split by room or by person. No cheques, no crypto.",
      source: "hotel",
      next: ["Do I have to pay a deposit?", "I need a copy of my invoice"],
    },
    payment_issue: {
      text: `If a card is refused, the bank mostly wants a confirmation in its app; the desk can send a payment link instead. Two charges? One is usually the reservation of ${dollars(rules.barDeposit)} for the bar and falls away within 2–5 days. For anything else, tell the desk the last four digits and the amount, never the whole number.`,
      source: "hotel",
      next: ["I want to talk to a person", "How can I pay?"],
    },
    get_invoice: {
      text: "The bill comes by e-mail when you check out; a copy is available for two years. For a company, give name, address and tax number before you leave, or write to desk@harbourhouse.example with your booking number, and you get a corrected one the same day.",
      source: "hotel",
      next: ["When is check-out?", "How can I pay?"],
    },
    refund_policy: {
      text: "On the flexible rate whatever you paid ahead comes back in full when you cancel by 18:00 the day before. After that the first night is charged. Early-booking rates are not refunded. Leaving early: nights not used are paid back if you tell the desk by 11:00 the day before.",
      source: "hotel",
      next: ["I want to cancel my reservation", "I want a refund"],
    },
    get_refund: {
      text: "Tell me what it is for. A cancelled flexible booking is paid back by itself, the same way you paid. For something that went wrong during your stay, the duty manager decides, mostly the same day: give the booking number, the date and what happened. Shall I pass you on to the front desk?",
      offer: "I want to talk to a person",
      source: "hotel",
      next: ["I want to talk to a person", "What is your refund policy?"],
    },
    refund_status: {
      text: "The house pays back on the next working day after a cancellation; cards show it after 3–5 working days, PayPal at once. If it is longer than that, the desk can look up the payment with your booking number.",
      source: "hotel",
      next: ["I want to talk to a person", "I want to check my reservation"],
    },
    loyalty_points: {
      text: `The house has no points scheme. Who books directly for the third time gets ${rules.regularDiscount}% off every stay from then on, and a Harbour room for the price of a Standard one when it is free. It goes by e-mail address, so use the same one.`,
      source: "hotel",
      next: ["Do you have special offers?", "I want to book a room"],
    },
    upgrade_room: {
      text: `If a better room is free, you pay the difference: Standard to Harbour ${dollars(harbour - standard)} a night, to the Suite ${dollars(suite - harbour)}. On the day of arrival, after 15:00, the desk gives what is left for half of that. Moving during a stay is possible too. Tell me your dates and I look what is free.`,
      source: "hotel",
      next: ["Is the Suite free next Friday?", "What rooms do you have?"],
    },
    lost_property: {
      text: "What is found in a room is kept for 90 days with date and room number. Tell the desk what it is, the room and the day – best by mail to desk@harbourhouse.example – and you hear within a day. Posting it to you costs the postage. Passport, wallet or medicine: call at once, the desk is there day and night.",
      source: "hotel",
      next: ["I want to talk to a person", "How can I contact you?"],
    },
    emergency: {
      text: "Call 112 or 911 now. Then dial 0 for the front desk. This is a demo and cannot send help.",
      source: "hotel",
    },
  };
}

export const hotelKnowledge: Knowledge = hotelFacts({ rules: hotelRules, rooms });
