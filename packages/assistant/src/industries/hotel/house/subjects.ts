import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Subject } from "../../../dialogue/subject.ts";
import { eventRules, hotelRules as rules } from "../rooms/prices.ts";

/**
 * Subjects with a distinctive word; a reply that ignores the word does not answer the message
 * (`dialogue/addressed.ts`). Contains only words that are unambiguous at a hotel; `answer` is used if no written
 * question fits better.
 */
export const hotelSubjects: readonly Subject[] = [
  {
    words: "allergy allergic nuts peanut epipen anaphylaxis sesame shellfish",
    intent: "restaurant_menu",
    answer:
      "Yes, the kitchen works around allergies at breakfast and dinner if you tell them the day before.",
  },
  {
    words: "gluten coeliac celiac",
    intent: "breakfast",
    answer:
      "At breakfast, gluten-free bread and muesli have their own table; for dinner, tell the kitchen when you reserve.",
  },
  {
    words: "vegan vegetarian",
    intent: "restaurant_menu",
    answer:
      "Yes, vegan food has its own table at breakfast, and two of the six dishes at dinner have no meat, one of them vegan on request.",
  },
  {
    words: "halal kosher pork",
    intent: "restaurant_menu",
    answer:
      "The kitchen isn’t halal or kosher, but there’s fish and two dishes without meat every evening.",
  },
  {
    words: "tesla ev charger kwh",
    intent: "parking",
    answer: `Yes, two spaces in the yard have a charger, ${dollars(rules.charging)} per kWh. Ask for one when you book.`,
  },
  {
    words: "roofbox roof height clearance",
    intent: "parking",
    answer:
      "Cars up to 2.10 m fit in the yard, including anything on the roof; the free parking by the ferry has no limit.",
  },
  {
    words: "wheelchair rollator walker disabled handicapped accessible",
    intent: "accessibility",
    whole: true,
    answer:
      "Yes, it’s step-free from the street, with a lift to all floors and two rooms with wide doors and a level shower. Ask for one when you book.",
  },
  {
    words: "dog puppy dane labrador retriever poodle shepherd terrier cat kitten pet",
    intent: "pets",
    whole: true,
    answer: `Yes, dogs and cats of any size are welcome, two at most, for ${dollars(rules.pet)} a night each.`,
  },
  {
    words: "cot crib",
    intent: "children",
    answer: "Yes, cots are free; just ask when you book.",
  },
  {
    words: "babysitter babysitting nanny sitter",
    intent: "children",
    answer: "Yes, we can arrange a babysitter with two days’ notice.",
  },
  {
    words: "invoice receipt vat",
    intent: "get_invoice",
    whole: true,
    answer:
      "Write to desk@harbourhouse.example with your booking number and the company’s name, address and tax number: you’ll get the invoice the same day, even after your stay.",
  },
  {
    words: "sauna",
    intent: "pool_spa_gym",
    answer: "The sauna is open 16:00–22:00 and free for adult guests.",
  },
  {
    words: "gym fitness treadmill",
    intent: "pool_spa_gym",
    answer: "There’s a small gym, open 6:00–22:00, free for guests.",
  },
  {
    words: "pool",
    intent: "pool_spa_gym",
    answer: "There’s no pool; the harbour bath, 400 m away, is open from June to September.",
  },
  {
    words: "massage",
    intent: "pool_spa_gym",
    answer: `You can get a massage Thursday to Sunday, 50 minutes for ${dollars(rules.massage)}; the desk books them.`,
  },
  {
    words: "wifi internet",
    intent: "wifi",
    whole: true,
    answer: "Wi-Fi is free throughout the hotel.",
  },
  {
    words: "taxi cab uber",
    intent: "shuttle",
    answer: "The desk can order a taxi at any hour; in town, a few minutes’ notice is enough.",
  },
  {
    words: "airport",
    intent: "shuttle",
    answer: `The airport is 25 minutes by car, ${dollars(rules.airportCar)} for up to four; the bus is ${dollars(rules.airportBus)} and runs until 23:10.`,
  },
  {
    words: "station",
    intent: "directions",
    answer: "The station is 12 minutes away on foot, or three stops on bus 4 to “Ferry”.",
  },
  {
    words: "bike bicycle",
    intent: "facilities",
    answer: "You can borrow bicycles for free at the desk.",
  },
  {
    words: "laundry",
    intent: "laundry",
    whole: true,
    answer: "Laundry that’s in the bag before 9:00 is back by 18:00, except on Sundays.",
  },
  {
    words: "iron ironing",
    intent: "laundry",
    answer: "The desk can lend you an iron and a board, free of charge.",
  },
  {
    words: "fridge minibar",
    intent: "room_types",
    answer: "Each room has a small fridge, left empty for you.",
  },
  {
    words: "kettle",
    intent: "room_types",
    answer: "Each room has a kettle with tea and filter coffee.",
  },
  {
    words: "microwave",
    intent: "room_types",
    answer: "There’s no microwave in the rooms; the bar will warm up food for you.",
  },
  {
    words: "aircon",
    intent: "room_types",
    answer: "Each room is cooled by a quiet ceiling system that you set on the wall.",
  },
  {
    words: "balcony",
    intent: "room_types",
    answer: "Only the Suite has a balcony, and it looks out over the water.",
  },
  {
    words: "lift elevator stairs steps",
    intent: "accessibility",
    answer: "There’s no step from the street, and a lift goes to all floors.",
  },
  {
    words: "smoke smoking cigarette vape vaping",
    intent: "smoking",
    whole: true,
    answer:
      "The whole hotel is smoke-free, including balconies; there’s a sheltered bench in the yard.",
  },
  {
    words: "doctor pharmacy",
    intent: "facilities",
    answer: "The desk can call a doctor at any hour and knows which pharmacy is open: dial 0.",
  },
  {
    words: "deposit",
    intent: "deposit",
    whole: true,
    answer: `There’s no deposit at the flexible rate; ${dollars(rules.barDeposit)} is held on the card for the bar until you leave.`,
  },
  {
    words: "tax",
    intent: "room_prices",
    answer: `City tax of ${dollars(rules.cityTax)} per person per night is included in every quote.`,
  },
  {
    words: "luggage suitcase",
    intent: "luggage_storage",
    whole: true,
    answer:
      "You can leave bags in a locked room behind the desk, free of charge, before and after your stay.",
  },
  {
    words: "key keycard",
    intent: "check_in",
    answer: "The desk can make a key card in a minute, day or night; bring a photo ID.",
  },
  {
    words: "centre center downtown",
    intent: "directions",
    answer: "The old town is a ten-minute walk along the quay, or two stops on bus 4.",
  },
  {
    words: "wedding",
    intent: "events",
    answer:
      "Yes, for a wedding the dining room is yours on a Monday, up to 60 guests, and the hotel has 19 rooms. The events desk makes the offer: shall I pass on the date and how many you are?",
    offer: "I want to talk to a person",
  },
  {
    words: "conference meeting seminar workshop",
    intent: "events",
    answer: `The net loft fits 24 around a table or 40 standing: ${dollars(rules.meetingHalfDay)} for a half day, ${dollars(rules.meetingDay)} for a full day, with a screen and coffee.`,
  },
  {
    words: "lunch",
    intent: "events",
    answer: `Lunch for a group is ${dollars(eventRules.lunch)} per person, two courses with water and coffee; the events desk sets it up next to your meeting.`,
    broad: true,
  },
  {
    words: "parking park",
    intent: "parking",
    whole: true,
    answer: `Parking in the yard is ${dollars(rules.parking)} a night; by the ferry, five minutes away, it’s free.`,
    broad: true,
  },
  {
    words: "breakfast",
    intent: "breakfast",
    whole: true,
    answer: `Breakfast is ${dollars(rules.breakfast)} per person: 6:30–10:00, on weekends 7:30–11:00.`,
    broad: true,
  },
  {
    words: "dinner restaurant kitchen dining",
    intent: "restaurant_menu",
    whole: true,
    answer: "Dinner is Tuesday to Sunday, 18:00–21:30, and the desk takes reservations.",
    broad: true,
  },
  {
    words: "checkin",
    intent: "check_in",
    whole: true,
    answer: "Check-in is from 15:00, and the desk is open day and night.",
    broad: true,
  },
  {
    words: "checkout",
    intent: "check_out",
    whole: true,
    answer: "Check-out is until 11:00.",
    broad: true,
  },
];
