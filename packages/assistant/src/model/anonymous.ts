const nameMark = "[name]";
const addressMark = "[address]";

/**
 * Creates a function that removes the visitor's name and all e-mail addresses from any text sent to the model,
 * including the conversation, as the privacy page promises.
 */
export function withoutPerson(name: string): (text: string) => string {
  const parts = name
    .split(/[\s,]+/)
    .filter((part) => part.length > 1)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const named =
    parts.length === 0
      ? undefined
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (text) => {
    const withoutAddress = text.replace(/[^\s@<>]+@[^\s@<>]+/g, addressMark);
    return named ? withoutAddress.replace(named, nameMark) : withoutAddress;
  };
}

/** Removes the placeholders if the model repeats them. */
export const withoutPlaceholders = (text: string): string =>
  text.replace(/,? ?\[name\]/gi, "").replace(/\[address\]/gi, "your address");
