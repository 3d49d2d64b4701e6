import type { ChatReply, IndustryId } from "@brightkeel/contracts";
import { beforeAll, describe, expect, test } from "vitest";
import { freshState, type ScenarioState } from "../src/dialogue/types.ts";
import type { LanguageId } from "../src/languages/language.ts";
import { converse, createLanguages } from "../src/languages/languages.ts";
import { sampleHost } from "../src/sample-host.ts";
import { createUnderstander } from "../src/understanding/understand.ts";
import { within } from "../src/within-for-tests.ts";
import { cachedModel } from "../training/cached-model.ts";
import { coverageOf } from "./coverage.ts";
import { drivenReplies } from "./drive.ts";
import { loadLanguages } from "./load.ts";

const understander = createUnderstander(await cachedModel());
const data = loadLanguages();
const languages = createLanguages(data, understander);
const now = new Date(2026, 10, 21, 12);
const visitor = { name: "Mara Vogt", email: "mara@client.example" };

/** A conversation on Saturday, 21 November 2026. */
function talk(industry: IndustryId) {
  let state: Readonly<ScenarioState> = freshState();
  return (message: string) => {
    const incoming = { message, industry, visitor, now, host: sampleHost };
    const answered = converse(languages, understander, state, incoming);
    state = answered.state;
    const { reply } = answered;
    return { ...answered, reply, text: reply.message.content, language: state.language };
  };
}

type Talk = {
  language: LanguageId;
  industry: IndustryId;
  turns: readonly (readonly [message: string, answer: RegExp])[];
};

const talks: readonly Talk[] = [
  {
    language: "es",
    industry: "hospitality",
    turns: [
      ["Buenas tardes, ¿se puede llevar perro?", /Sí, perros y gatos son bienvenidos.*12\u00a0\$/],
      [
        "quiero reservar una habitación del 27 al 30 de noviembre para dos",
        /3\u00a0noches.*405\u00a0\$/,
      ],
      ["no, mejor el sábado", /sábado 28 de noviembre.*3\u00a0noches.*387\u00a0\$/],
      ["¿y con desayuno?", /con desayuno.*483\u00a0\$/],
      ["vale, resérvala", /Hecho: recepción tiene ahora su solicitud/],
      ["a qué hora es el check in?", /entrada es desde las 15:00/],
    ],
  },
  {
    language: "es",
    industry: "e-commerce",
    turns: [
      ["dónde está mi pedido?", /¿De qué pedido se trata\?/],
      ["BK-10482", /BK-10482/],
      ["cuánto tarda el envío?", /tarda 3–5\u00a0días laborables/],
      ["se me olvidó la contraseña", /«Forgot password\?»/],
    ],
  },
  {
    language: "es",
    industry: "support",
    turns: [
      ["quiero abrir un ticket", /¿De qué se trata, en una frase\?/],
      [
        "el calendario no se sincroniza desde ayer",
        /¿Cómo de urgente es\?|ticket PL-2247 está abierto/,
      ],
    ],
  },
  {
    language: "es",
    industry: "marketing",
    turns: [
      ["quiero planificar una campaña", /¿qué debe conseguir la campaña\?/],
      ["conseguir más clientes", /¿Cuánto puede gastar en total/],
      ["5.000 euros", /5000\u00a0€ en total\. ¿Durante cuántas semanas\?/],
    ],
  },
  {
    language: "de",
    industry: "hospitality",
    turns: [
      ["Guten Tag, darf ich meinen Hund mitbringen?", /Ja, Hunde und Katzen sind willkommen/],
      [
        "ich möchte ein Doppelzimmer vom 27. bis 30. November für zwei Personen buchen",
        /Freitag, 27\. November bis Montag, 30\. November, 3\u00a0Nächte.*405\u00a0\$/,
      ],
      ["nein, 2 Nächte", /2\u00a0Nächte/],
      ["doch lieber am Samstag", /Samstag, 28\. November/],
      ["was macht das insgesamt?", /264\u00a0\$ insgesamt/],
      ["ja bitte buchen", /Erledigt: Die Rezeption hat jetzt Ihre Anfrage/],
    ],
  },
  {
    language: "de",
    industry: "e-commerce",
    turns: [
      ["wo bleibt mein Paket", /Um welche Bestellung geht es\?/],
      ["BK-10482", /BK-10482 ist unterwegs/],
      ["ich will das zelt zurückschicken", /bis Dienstag, 22\. Dezember zurückgeben/],
      ["Paswort vergessen", /„Forgot password\?“/],
    ],
  },
  {
    language: "de",
    industry: "support",
    turns: [
      ["bitte ein Ticket öffnen, die App ist extrem langsam", /Ticket|Schritt 1/],
      ["was kostet Team für 12 Personen?", /108\u00a0\$/],
    ],
  },
];

test.each(talks)(
  "a talk in $language at the desk of $industry",
  ({ language, industry, turns }) => {
    const say = talk(industry);
    for (const [message, answer] of turns) {
      const said = say(message);
      expect(said.text, message).toMatch(answer);
      expect(said.language, message).toBe(language);
    }
  },
);

test("the language is kept through short answers, and changed on request", () => {
  const say = talk("hospitality");
  say("hola, quiero una habitación");
  expect(say("ok").language).toBe("es");
  expect(say("2").language).toBe("es");
  expect(say("can we speak English please").text).toBe(
    "Of course, in English. What can I do for you?",
  );
  expect(say("2 nights").language).toBe("en");
});

test("a word of another language, or a name, does not change it", () => {
  const say = talk("hospitality");
  expect(say("is breakfast included").language).toBeUndefined();
  expect(say("the Suite, por favor").language).toBeUndefined();
  expect(say("gracias").language).toBeUndefined();
});

test("a button says what it sends in the language, and works", () => {
  const say = talk("hospitality");
  const { reply } = say("quiero reservar del 27 al 30 de noviembre para dos personas");
  const choice = reply.choices?.find(({ label }) => label === "Sí, páselo");
  expect(choice).toEqual({ label: "Sí, páselo", send: "Sí, páselo" });
  expect(say("Sí, páselo").handled).toBe("passed_on");
});

test("what nobody has translated is said to be in English, and is not mixed", () => {
  const [first] = data;
  if (!first) throw new Error("There is no language.");
  const empty = createLanguages([{ ...first, replies: {} }], understander);
  const incoming = {
    message: "¿hay aparcamiento?",
    industry: "hospitality" as const,
    visitor,
    now,
    host: sampleHost,
  };
  const { reply } = converse(empty, understander, freshState(), incoming);
  expect(reply.message.content).toMatch(/^Esto solo lo tengo en inglés: Yes, 14 spaces/);
});

/** Of everything the engine says when it is driven: a floor, since others add sentences meanwhile. */
const floors: Readonly<Record<string, number>> = { es: 0.6, de: 0.5 };

describe("most replies", () => {
  let replies: ChatReply[];
  beforeAll(() => {
    replies = drivenReplies(understander);
  }, within(60_000));

  test.each(data.filter(({ id }) => floors[id] !== undefined))(
    "are wholly said in $id",
    (language) => {
      const { whole } = coverageOf(language, replies);
      expect(whole.replies / whole.of).toBeGreaterThan(floors[language.id] ?? 0);
    },
    within(60_000),
  );
});
