/** The spinner's drawing in a box of 40 units: the part that turns on the ring, and the marks by which one sees it turn. */
export const spinnerShape = {
  radius: 16,
  arc: "M20 4a16 16 0 0 1 16 16",
  marks: "M20 4v5M36 20h-5",
};
