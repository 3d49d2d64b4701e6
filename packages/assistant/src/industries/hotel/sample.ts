/** Made-up rooms and rates of the sample hotel. */
export const rooms = [
  { id: "standard", name: "Standard room", rate: 118, sleeps: 2, count: 9 },
  { id: "harbour", name: "Harbour room", rate: 143, sleeps: 2, count: 7 },
  { id: "family", name: "Family room", rate: 196, sleeps: 5, count: 2 },
  { id: "suite", name: "Suite", rate: 238, sleeps: 3, count: 1 },
] as const;

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
  breakfast: 16,
  cityTax: 2.5,
  longest: 21,
  ahead: 330,
} as const;

/** Days count from today. */
export const sampleBookings = [
  { number: "HH-3107", room: "Harbour room", guests: 2, arrives: 6, nights: 3, rate: "flexible" },
  {
    number: "HH-3042",
    room: "Family room",
    guests: 4,
    arrives: 1,
    nights: 2,
    rate: "early booking, not refundable",
  },
] as const;
