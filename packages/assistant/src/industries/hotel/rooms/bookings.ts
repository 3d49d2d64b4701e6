/** Made-up bookings of the sample hotel. Dates are in days from today. */
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
