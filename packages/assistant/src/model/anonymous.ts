const nameMark = "[name]";
const addressMark = "[address]";

/** Name and address stay here, as the privacy page says; also where they were typed or spoken in the conversation. */
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

/** What a model makes of those marks is for nobody to see. */
export const withoutMarks = (text: string): string =>
  text.replace(/,? ?\[name\]/gi, "").replace(/\[address\]/gi, "your address");
