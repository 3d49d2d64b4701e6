/** Capitalises a text for the beginning of a cell. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Formats a number of days ago, or ahead if negative, on one line of a narrow column. */
export const inDays = (days: number): string => {
  if (days === 0) return "today";
  const count = `${Math.abs(days)}\u00a0${Math.abs(days) === 1 ? "day" : "days"}`;
  return days < 0 ? `in\u00a0${count}` : `${count}\u00a0ago`;
};

export const dollars = (value: number): string =>
  value.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  });
