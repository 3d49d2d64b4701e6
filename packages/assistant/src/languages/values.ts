import { type LanguageData, languageIds, languageNames, localeOf } from "./language.ts";
import { countedNouns, numberWords, type Slot } from "./template.ts";

/** A Sunday and the first of January: the names of days and months are counted from it. */
const sunday = Temporal.PlainDate.from("2023-01-01");

/** Formats the values of a sentence in a language: dates, amounts, counts, names with their articles. */
export function createValues(data: LanguageData) {
  const { id } = data;
  const locale = localeOf[id];
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: "min2" });
  const listOf = {
    and: new Intl.ListFormat(locale),
    or: new Intl.ListFormat(locale, { type: "disjunction" }),
  };
  const many = new Map<string, { one: string; isOne: boolean }>(
    countedNouns.flatMap(([one, several]) => [
      [one, { one, isOne: true }] as const,
      [several, { one, isOne: false }] as const,
    ]),
  );

  const number = (text: string): string => {
    const bare = text.replaceAll(",", "");
    // “1.50” keeps its trailing zero, as amounts do.
    const digits = bare.split(".")[1]?.length ?? 0;
    return digits === 0
      ? numbers.format(Number(bare))
      : Number(bare).toLocaleString(locale, { minimumFractionDigits: digits });
  };

  function money(text: string): string {
    const [, minus = "", sign = "$", figure = "", thousand = ""] =
      /^([−-]?)([$€£₹])([\d.,]+)(k?)$/.exec(text) ?? [];
    const value = Number(figure.replaceAll(",", "")) * (thousand === "k" ? 1000 : 1);
    const digits = figure.split(".")[1]?.length ?? 0;
    const sum = value.toLocaleString(locale, {
      style: "currency",
      currency: { $: "USD", "€": "EUR", "£": "GBP", "₹": "INR" }[sign] ?? "USD",
      currencyDisplay: id === "pt" ? "symbol" : "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return minus === "" ? sum : `−${sum}`;
  }

  const weekdayAt = (index: number, length: "long" | "short"): string =>
    sunday.add({ days: index }).toLocaleString(locale, { weekday: length });
  const weekday = (english: string): string => weekdayAt(weekdays.indexOf(english), "long");
  const month = (english: string): string =>
    sunday.with({ month: months.indexOf(english) + 1 }).toLocaleString(locale, { month: "long" });

  /** “Sat 28” → “sáb 28”. */
  function shortDay(text: string): string {
    const [english = "", day = ""] = text.split(" ");
    const at = weekdays.findIndex((name) => name.startsWith(english));
    const name = weekdayAt(at, "short").replace(".", "");
    return `${name} ${day}${id === "de" ? "." : ""}`;
  }

  /** “sexta-feira”, or “na sexta-feira” if grammar.yaml lists the name with an article. */
  const dayOf = (english: string, form: string): string =>
    form === "" || data.names[english] === undefined ? weekday(english) : named(english, form);

  function date(text: string, form: string): string {
    const [, dayName, day = "", monthName = "", year = ""] =
      /^(?:(\w+),? )?(\d+) (\w+)(?: (\d+))?$/.exec(text) ?? [];
    const name = month(monthName);
    const spoken = {
      es: `${day} de ${name}${year && ` de ${year}`}`,
      pt: `${day === "1" ? "1º" : day} de ${name}${year && ` de ${year}`}`,
      de: `${day}. ${name}${year && ` ${year}`}`,
      fr: `${day === "1" ? "1er" : day} ${name}${year && ` ${year}`}`,
    }[id];
    if (dayName === undefined) return `${prepositions[id][form]?.[""] ?? ""}${spoken}`;
    return `${dayOf(dayName, form)}${id === "fr" || id === "es" ? " " : ", "}${spoken}`;
  }

  function time(text: string): string {
    const [hour = "", minute = ""] = text.split(":");
    if (id === "fr") return `${Number(hour)}\u00a0h${minute === "00" ? "" : `\u00a0${minute}`}`;
    return id === "pt" ? `${Number(hour)}h${minute === "00" ? "" : minute}` : text;
  }

  const count = (english: string, gender = ""): string => {
    const key = english.toLowerCase();
    return (
      data.counts[`${key}.${gender}`] ?? data.counts[key] ?? String(numberWords.indexOf(key) + 2)
    );
  };

  function counted(text: string, form: string): string {
    const [, figure = "", english = ""] = /^(\S+) (.+)$/.exec(text) ?? [];
    const known = many.get(english);
    const [one = english, several = one, gender = ""] = (
      data.nouns[known?.one ?? english] ?? ""
    ).split("|");
    const word = known?.isOne ? one : several;
    const declined = form === "dat" && !known?.isOne && !/[ns]$/.test(word) ? `${word}n` : word;
    return `${/^\d/.test(figure) ? number(figure) : count(figure, gender)}\u00a0${form === "noun" ? word : declined}`;
  }

  /** Returns a name with the article that the form requires, such as “la tienda Ridge 2”. */
  function named(english: string, form: string): string {
    const whole = data.names[english];
    if (whole === undefined) return english;
    const [, article = "", bare = whole] = articles[id].exec(whole) ?? [];
    if (article === "") return form === "of" ? `${of[id]}${whole}` : whole;
    if (form === "the") return whole;
    const before = prepositions[id][form]?.[article];
    return before === undefined ? bare : `${before}${bare}`;
  }

  function names(text: string, form: string): string {
    const type = / or /.test(text) ? "or" : "and";
    const parts = text.split(/, | and | or /);
    return listOf[type].format(parts.map((part) => named(part, form)));
  }

  /** “English and German” → “inglês e alemão”. */
  function languages(text: string): string {
    const own = new Intl.DisplayNames(locale, { type: "language" });
    const parts = languageIds.filter((one) => text.includes(languageNames[one].english));
    const inOrder = parts.sort(
      (a, b) => text.indexOf(languageNames[a].english) - text.indexOf(languageNames[b].english),
    );
    return listOf[/ or /.test(text) ? "or" : "and"].format(
      inOrder.map((one) => own.of(one) ?? one),
    );
  }

  return {
    /** Formats a value. `form` is the suffix of the placeholder in a translation: “{1.the}”. */
    text({ kind, text }: Slot, form = ""): string {
      switch (kind) {
        case "money":
          return money(text);
        case "date":
          return date(text, form);
        case "shortDay":
          return shortDay(text);
        case "weekday":
          return dayOf(text, form);
        case "month":
          return month(text);
        case "time":
          return time(text);
        case "counted":
          return counted(text, form);
        case "percent":
          return `${/^[−-]/.test(text) ? "−" : ""}${number(text.replace(/[−%-]/g, ""))}${id === "pt" ? "" : "\u00a0"}%`;
        case "number":
          return number(text);
        case "word":
          return count(text, form);
        case "name":
          return names(text, form);
        case "languages":
          return languages(text);
        case "quoted":
          return quotes[id].replace("…", text.slice(1, -1));
        default:
          return text;
      }
    },
  };
}

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

const quotes = { es: "“…”", de: "„…“", fr: "«\u00a0…\u00a0»", pt: "“…”" } as const;
const of = { es: "de ", de: "von ", fr: "de ", pt: "de " } as const;

const articles = {
  es: /^(el|la|los|las) (.+)$/,
  de: /^(der|die|das) (.+)$/,
  fr: /^(le |la |les |l’)(.+)$/,
  pt: /^(o|a|os|as) (.+)$/,
} as const;

type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Forms of an article with “of”, with “to”, in the accusative and in the dative; "" is the form without an article. */
const prepositions: Readonly<Record<LanguageData["id"], Forms>> = {
  es: {
    of: { el: "del ", la: "de la ", los: "de los ", las: "de las " },
    to: { el: "al ", la: "a la ", los: "a los ", las: "a las " },
  },
  de: {
    acc: { der: "den ", die: "die ", das: "das " },
    dat: { der: "dem ", die: "der ", das: "dem " },
  },
  fr: {
    of: { "le ": "du ", "la ": "de la ", "les ": "des ", "l’": "de l’" },
    to: { "le ": "au ", "la ": "à la ", "les ": "aux ", "l’": "à l’" },
  },
  pt: {
    of: { o: "do ", a: "da ", os: "dos ", as: "das ", "": "de " },
    to: { o: "ao ", a: "à ", os: "aos ", as: "às ", "": "a " },
    in: { o: "no ", a: "na ", os: "nos ", as: "nas ", "": "em " },
  },
};
