/** Made-up prices and rules of the sample hotel beside the rates of its rooms, in US dollars. */
export const hotelRules = {
  /** Added to the rate of a Friday or Saturday night, in percent. */
  weekend: 15,
  /** Three nights or more between Sunday and Thursday, in percent. */
  midweekDiscount: 12,
  /** Booked so many days ahead and not refundable, in percent. */
  earlyDiscount: 10,
  earlyDays: 30,
  /** From so many rooms on, in percent. Discounts do not add up. */
  groupDiscount: 8,
  groupRooms: 8,
  /** Larger parties are planned by people. */
  mostGuests: 18,
  mostRooms: 9,
  /** A person and day; children pay half. */
  breakfast: 16,
  cityTax: 2.5,
  longest: 21,
  ahead: 330,
  /** Until 14:00; until 18:00 it is half a night. */
  lateCheckOut: 25,
  /** Somebody is at the door of a room with a fault. */
  faultMinutes: 15,
  /** Off the rate of a night with heating, water or sleep gone, in percent. */
  faultOff: 50,
  /** The room before 13:00. */
  earlyCheckIn: 15,
  /** New dates for a booking that is not refundable. */
  dateChange: 20,
  /** Two nights with breakfast and one dinner for two. */
  weekendOffer: 398,
  parkingSpaces: 14,
  /** A car and night. */
  parking: 14,
  /** An animal and night. */
  pet: 12,
  /** A child of 6 to 12 and night. */
  extraBed: 15,
  /** Reserved on the card on arrival. */
  barDeposit: 50,
  /** From so many stays booked directly on, in percent. */
  regularDiscount: 8,
  /** A kilowatt-hour of a charger. */
  charging: 0.4,
  /** Fifty minutes. */
  massage: 70,
  /** Main courses. */
  cheapestMain: 18,
  dearestMain: 29,
  /** For the way to the room. */
  roomService: 4,
  /** A room that was smoked in. */
  airing: 120,
  washedShirt: 4,
  washedTrousers: 6,
  bagOfWashing: 15,
  meetingHalfDay: 290,
  meetingDay: 480,
  /** Up to four. */
  airportCar: 38,
  airportBus: 6,
} as const;

export type HotelRules = Readonly<Record<keyof typeof hotelRules, number>>;
