/** Fictional rooms of the sample hotel. `rate` is the price per night from Sunday to Thursday, in US dollars. */
export const rooms = [
  { id: "standard", name: "Standard room", rate: 118, sleeps: 2, count: 9 },
  { id: "harbour", name: "Harbour room", rate: 143, sleeps: 2, count: 7 },
  { id: "family", name: "Family room", rate: 196, sleeps: 5, count: 2 },
  { id: "suite", name: "Suite", rate: 238, sleeps: 3, count: 1 },
] as const;

export type Room = (typeof rooms)[number];
export type Rooms = readonly (Omit<Room, "rate"> & { rate: number })[];

/** Price per night of a kind of room. */
export function rateOf(id: Room["id"], of: Rooms = rooms): number {
  const room = of.find((entry) => entry.id === id);
  if (!room) throw new Error(`The hotel has no room “${id}”.`);
  return room.rate;
}
