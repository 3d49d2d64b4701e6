import { dollars, inWords } from "../../../dialogue/reply/reply.ts";
import type { Knowledge } from "../../../knowledge/types.ts";
import { type HotelRules, hotelRules } from "../rooms/prices.ts";
import { type Rooms, rateOf, rooms } from "../rooms/rooms.ts";

/**
 * Facts about the sample hotel. They match the hotel on the hospitality chatbot's page and take every price from
 * `rooms.ts` and `prices.ts`.
 */
export function hotelFacts(of: { rules: HotelRules; rooms: Rooms }): Knowledge {
  const { rules } = of;
  const standard = rateOf("standard", of.rooms);
  const harbour = rateOf("harbour", of.rooms);
  const suite = rateOf("suite", of.rooms);
  return {
    special_offers: {
      text: `We have three right now: stay three nights from Sunday to Thursday and pay ${rules.midweekDiscount}% less; book ${rules.earlyDays} days ahead for ${rules.earlyDiscount}% less, not refundable; and “Slipway weekend”, two nights with breakfast and one dinner for two at ${dollars(rules.weekendOffer)}. They can’t be combined. Give me your dates and I’ll quote the best one that applies.`,
      source: "hotel",
      next: ["What does a room cost?", "Do you have a room free next weekend?"],
    },
    cancellation_policy: {
      text: `The flexible rate can be cancelled free of charge until 18:00 on the day before arrival. After that, or if no one shows up, the first night is charged. The early-booking rate (${rules.earlyDiscount}% less) isn’t refundable, but you can move its dates once for ${dollars(rules.dateChange)}.`,
      source: "hotel",
      next: ["I want to cancel my reservation", "I want to change my reservation"],
    },
    check_in: {
      text: `Check-in is from 15:00, and the front desk is open day and night, so arriving at midnight is no problem – a message with your arrival time helps. Rooms are often ready from 13:00; before that, you can leave your bags, or have the room for ${dollars(rules.earlyCheckIn)} if it’s free. You need a photo ID and a payment card, and you can fill out the form online the day before.`,
      source: "hotel",
      next: ["Can I leave my luggage?", "When is check-out?"],
    },
    check_out: {
      text: `Check-out is until 11:00. Put the key card in the box by the door and we’ll e-mail the bill, or settle it at the desk. If you need longer and the room is free, late check-out costs ${dollars(rules.lateCheckOut)} until 14:00, or half a night until 18:00.`,
      source: "hotel",
      next: ["Can I check out late?", "Can I leave my luggage?"],
    },
    luggage_storage: {
      text: "Yes, free of charge, before check-in and after check-out, in a locked room behind the desk, for up to three days. Anyone at the desk can take the bags up to your room if you like.",
      source: "hotel",
      next: ["When is check-in?", "What is there to do nearby?"],
    },
    parking: {
      text: `There are ${rules.parkingSpaces} spaces in the yard at ${dollars(rules.parking)} a night, for cars up to 2.10 m high, and two have a charger (${dollars(rules.charging)} per kWh). Ask for one when you book, because they go quickly in summer. Free parking by the ferry is five minutes away on foot. From the street, follow the blue arrow into Slipway Lane.`,
      source: "hotel",
      next: ["Where is the hotel?", "Book a room with parking"],
    },
    wifi: {
      text: "Wi-Fi is free throughout the hotel and good enough for video calls (about 100 Mbit/s). Choose “HarbourHouse” and sign in with your room number and last name. If it drops in your room, tell the desk your room number; there’s a spare access point.",
      source: "hotel",
      next: ["What is in the rooms?", "Something in my room does not work"],
    },
    pool_spa_gym: {
      text: `We don’t have a pool. There’s a sauna overlooking the water, open 16:00–22:00 and free for guests (adults only, with towels there), and a small gym, open 6:00–22:00. Massages are 50 minutes for ${dollars(rules.massage)}, Thursday to Sunday; the desk books them. For swimming, there’s the harbour bath, 400 m away, from June to September.`,
      source: "hotel",
      next: ["What facilities do you have?", "What is there to do nearby?"],
    },
    breakfast: {
      text: `Breakfast is a buffet with homemade bread: Monday to Friday 6:30–10:00, Saturday and Sunday 7:30–11:00. It’s ${dollars(rules.breakfast)} per person, ${dollars(rules.breakfast / 2)} for children aged 6 to 12, and younger ones eat free; with the breakfast rate it’s included. Vegan and gluten-free food has its own table, and for early boats the desk packs a bag the evening before.`,
      source: "hotel",
      next: ["What does a room cost with breakfast?", "Tell me about the restaurant"],
    },
    restaurant_menu: {
      text: `The dining room is open Tuesday to Sunday, 18:00–21:30. There are six dishes, with fish from the harbour and two without meat, and mains are ${dollars(rules.cheapestMain)}–${rules.dearestMain}. The bar opens at 16:00 and closes once the last boat is in, at about 23:30. Tell the kitchen about allergies when you reserve; the desk takes reservations by phone or message.`,
      source: "hotel",
      next: ["Is there room service?", "When is breakfast?"],
    },
    room_service: {
      text: `Room service runs from 7:00 to 22:00; dial 9 from your room. You can order the soup of the day, sandwiches, two hot dishes and anything from the bar, with a ${dollars(rules.roomService)} delivery fee. At night the desk has soup, cheese and drinks. The fridge in your room is left empty, so use it as you like.`,
      source: "hotel",
      next: ["Tell me about the restaurant", "When is breakfast?"],
    },
    pets: {
      text: `Dogs and cats are welcome, two at most, for ${dollars(rules.pet)} a night each, and we’ll have a blanket and a bowl ready. They can go everywhere except the dining room and the sauna, and shouldn’t be alone in the room for long. Guide and assistance dogs stay free. The path along the water starts right at the door.`,
      source: "hotel",
      next: ["Book a room", "What is there to do nearby?"],
    },
    accessibility: {
      text: "The hotel is step-free from the street, with a lift (door 90 cm) to all floors. Two rooms have wide doors, a level shower with a seat and rails, and an emergency cord; the dining room and bar are level too. You can borrow a shower chair and a vibrating alarm. Tell us what you need when you book, so we can keep the right room for you.",
      source: "hotel",
      next: ["Book an accessible room", "Where is the hotel?"],
    },
    children: {
      text: `Children under 6 stay free in their parents’ room, those aged 6 to 12 pay ${dollars(rules.extraBed)} a night for an extra bed, and older ones count as adults. Cots and high chairs are free, and two family rooms have a second room with bunk beds. There’s a box of games at the desk, and we can arrange a babysitter with two days’ notice.`,
      source: "hotel",
      next: ["What does a family room cost?", "When is breakfast?"],
    },
    smoking: {
      text: `The whole hotel is smoke-free, including balconies; there’s a sheltered bench in the yard. Airing out a room that was smoked in costs ${dollars(rules.airing)}. Vaping counts as smoking.`,
      source: "hotel",
      next: ["What rooms do you have?"],
    },
    room_types: {
      text: "We have four room types: Standard (16 m², one large or two single beds, yard side), Harbour (20 m², water view), Family (32 m², two rooms, up to five) and Suite (40 m², balcony, bathtub). All have a desk, safe, kettle, fridge, hairdryer and blackout curtains. They’re cooled by a quiet ceiling system that you set on the wall.",
      source: "hotel",
      next: ["What does a room cost?", "Do you have a room free next Friday?"],
    },
    facilities: {
      text: `We have a front desk day and night, a dining room and bar, a sauna, a small gym, free Wi-Fi, a yard with ${rules.parkingSpaces} parking spaces, bicycles to borrow for free, laundry, luggage storage, and a room for meetings of up to 24. It’s step-free from the street. There’s no pool.`,
      source: "hotel",
      next: ["When is breakfast?", "Is there parking?", "What rooms do you have?"],
    },
    laundry: {
      text: `Put it in the bag in the wardrobe before 9:00 and it’s back by 18:00: a shirt is ${dollars(rules.washedShirt)}, trousers ${dollars(rules.washedTrousers)}, a bag of plain washing ${dollars(rules.bagOfWashing)}. You can borrow an iron and a board from the desk. There’s no laundry on Sundays.`,
      source: "hotel",
      next: ["I need towels", "What facilities do you have?"],
    },
    housekeeping: {
      text: "Rooms are made up every day between 9:00 and 14:00; hang out the door card if you’d rather not be disturbed. For towels, pillows, a toothbrush, an adapter or an umbrella, dial 0, or give me your room number and I’ll note it for the desk (in this demo no one comes to the door).",
      source: "hotel",
      next: ["Something in my room does not work", "I want to talk to a person"],
    },
    wake_up_call: {
      text: "Of course. The desk can wake you at any hour, and calls again ten minutes later. Dial 0, or give the desk your room number. In this demo no phone rings, so please don’t rely on it for a flight.",
      source: "hotel",
      next: ["When is breakfast?", "Do you have an airport shuttle?"],
    },
    directions: {
      text: "The Harbour House is by the old slipway, forty steps from the ferry. From the station it’s 12 minutes on foot down to the water, or three stops on bus 4 to “Ferry”. By car, take the harbour exit and follow the blue arrow to the yard. From the airport it’s 25 minutes by taxi. This is a sample hotel, so it isn’t on any map.",
      source: "hotel",
      next: ["Is there parking?", "Do you have an airport shuttle?"],
    },
    shuttle: {
      text: `We don’t have our own shuttle. The desk can order a fixed-price car to the airport, ${dollars(rules.airportCar)} for up to four, 25 minutes, at any hour; give us two hours’ notice. The airport bus runs from “Ferry” every 30 minutes until 23:10 and costs ${dollars(rules.airportBus)}.`,
      source: "hotel",
      next: ["Where is the hotel?", "I need a wake-up call"],
    },
    local_tips: {
      text: "Here’s our list: the walk along the mole to the lighthouse (40 minutes, nicest before sunset); the boat museum (10:00–17:00, closed Monday, 6 minutes away); the market hall on Saturday mornings; for dinner out, the fish kitchen at berth 7 and the noodle bar in Ropewalk Lane; with children, the harbour bath or the steam ferry on Sundays.",
      source: "hotel",
      next: ["Can I borrow a bicycle?", "Tell me about the restaurant"],
    },
    events: {
      text: `The net loft fits 24 around a table or 40 standing, with a screen, whiteboard and coffee: ${dollars(rules.meetingHalfDay)} for a half day, ${dollars(rules.meetingDay)} for a full day. For weddings and parties you can have the dining room on Mondays, up to 60 guests. From ${inWords(rules.groupRooms)} rooms there’s a group rate, ${rules.groupDiscount}% less. Tell me the date and number and I’ll pass it on to the events desk.`,
      source: "hotel",
      next: ["I want to talk to a person", "Do you have rooms for 16 people?"],
    },
    deposit: {
      text: `There’s no deposit on the flexible rate: a card holds the room, and you pay at the desk when you leave. The early-booking rate is paid when you book. On arrival we place a ${dollars(rules.barDeposit)} hold on the card for the bar; we release it the day you leave, and your bank may show it 2–5 days longer.`,
      source: "hotel",
      next: ["How can I pay?", "What are your cancellation terms?"],
    },
    payment_methods: {
      text: "At the desk we take Visa, Mastercard, American Express, Apple Pay, Google Pay and cash. After their first stay, companies can pay by invoice within 14 days. We can split the bill by room or by person. We don’t take checks or crypto.",
      source: "hotel",
      next: ["Do I have to pay a deposit?", "I need a copy of my invoice"],
    },
    payment_issue: {
      text: `If a card is declined, your bank usually wants you to confirm in its app; the desk can send a payment link instead. If you see two charges, one is usually the ${dollars(rules.barDeposit)} hold for the bar, which drops off within 2–5 days. For anything else, give the desk the last four digits and the amount, never the full number.`,
      source: "hotel",
      next: ["I want to talk to a person", "How can I pay?"],
    },
    get_invoice: {
      text: "We e-mail the bill when you check out, and you can get a copy for two years. For a company, give us the name, address and tax number before you leave, or write to desk@harbourhouse.example with your booking number, and you’ll get a corrected one the same day.",
      source: "hotel",
      next: ["When is check-out?", "How can I pay?"],
    },
    refund_policy: {
      text: "On the flexible rate, anything you paid ahead is refunded in full when you cancel by 18:00 the day before. After that, the first night is charged. Early-booking rates aren’t refunded. If you leave early, we refund the nights you don’t use if you tell the desk by 11:00 the day before.",
      source: "hotel",
      next: ["I want to cancel my reservation", "I want a refund"],
    },
    get_refund: {
      text: "Tell me what it’s for. A cancelled flexible booking is refunded automatically, the way you paid. If something went wrong during your stay, the duty manager decides, usually the same day: give the booking number, the date and what happened. Shall I pass you on to the front desk?",
      offer: "I want to talk to a person",
      source: "hotel",
      next: ["I want to talk to a person", "What is your refund policy?"],
    },
    refund_status: {
      text: "We send refunds on the next working day after a cancellation. Cards show them after 3–5 working days, and PayPal right away. If it’s been longer than that, the desk can look up the payment with your booking number.",
      source: "hotel",
      next: ["I want to talk to a person", "I want to check my reservation"],
    },
    loyalty_points: {
      text: `We don’t have a points program. From your third direct booking on, you get ${rules.regularDiscount}% off every stay, and a Harbour room for the price of a Standard one when it’s available. It goes by your e-mail address, so use the same one.`,
      source: "hotel",
      next: ["Do you have special offers?", "I want to book a room"],
    },
    upgrade_room: {
      text: `If a better room is available, you pay the difference: ${dollars(harbour - standard)} a night from Standard to Harbour, and ${dollars(suite - harbour)} from there to the Suite. On your arrival day, after 15:00, the desk offers what’s left for half of that. You can also move during your stay. Tell me your dates and I’ll check what’s available.`,
      source: "hotel",
      next: ["Is the Suite free next Friday?", "What rooms do you have?"],
    },
    lost_property: {
      text: "We keep anything found in a room for 90 days, with the date and room number. Tell the desk what it is, the room and the day – best by e-mail to desk@harbourhouse.example – and you’ll hear within a day. If we mail it to you, you pay the postage. For a passport, wallet or medicine, call right away; the desk is open day and night.",
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
