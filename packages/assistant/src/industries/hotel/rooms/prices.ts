/** Fictional prices and rules of the sample hotel, apart from room rates, in US dollars. */
export const hotelRules = {
  /** Surcharge on a Friday or Saturday night, in percent. */
  weekend: 15,
  /** Discount for three or more nights between Sunday and Thursday, in percent. */
  midweekDiscount: 12,
  /** Discount for a non-refundable booking made `earlyDays` ahead, in percent. */
  earlyDiscount: 10,
  earlyDays: 30,
  /** Discount from `groupRooms` rooms on, in percent. Discounts are not combined. */
  groupDiscount: 8,
  groupRooms: 8,
  /** Larger parties are planned by the staff. */
  mostGuests: 18,
  mostRooms: 9,
  /** Per person and day; children pay half. */
  breakfast: 16,
  cityTax: 2.5,
  longest: 21,
  ahead: 330,
  /** Check-out by 14:00; until 18:00 it costs half a night. */
  lateCheckOut: 25,
  /** Minutes until someone comes to a room with a fault. */
  faultMinutes: 15,
  /** Discount on a night without heating, water or sleep, in percent. */
  faultOff: 50,
  /** Check-in before 13:00. */
  earlyCheckIn: 15,
  /** Change of dates for a non-refundable booking. */
  dateChange: 20,
  /** Two nights with breakfast and one dinner for two. */
  weekendOffer: 398,
  parkingSpaces: 14,
  /** Per car and night. */
  parking: 14,
  /** Per animal and night. */
  pet: 12,
  mostPets: 2,
  /** Per child of 6 to 12 and night. */
  extraBed: 15,
  /** Held on the card on arrival. */
  barDeposit: 50,
  /** Discount for guests who have booked several stays directly, in percent. */
  regularDiscount: 8,
  /** In the room on arrival: the smallest bouquet, and a bottle. */
  flowers: 25,
  sparklingWine: 35,
  champagne: 68,
  /** Per kilowatt-hour. */
  charging: 0.4,
  /** For fifty minutes. */
  massage: 70,
  /** Main courses. */
  cheapestMain: 18,
  dearestMain: 29,
  /** Delivery charge. */
  roomService: 4,
  /** Fee for smoking in a room. */
  airing: 120,
  washedShirt: 4,
  washedTrousers: 6,
  bagOfWashing: 15,
  meetingHalfDay: 290,
  meetingDay: 480,
  /** For up to four people. */
  airportCar: 38,
  airportBus: 6,
} as const;

/** Capacity of the function rooms, and the price of lunch per person. */
export const eventRules = { loftSeats: 24, loftStands: 40, diningSeats: 60, lunch: 26 } as const;

export type HotelRules = Readonly<Record<keyof typeof hotelRules, number>>;
