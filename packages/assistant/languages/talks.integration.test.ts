import type { IndustryId } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { freshState, type ScenarioState } from "../src/dialogue/types.ts";
import type { LanguageId } from "../src/languages/language.ts";
import { converse, createLanguages } from "../src/languages/languages.ts";
import { sampleHost } from "../src/sample-host.ts";
import { createUnderstander } from "../src/understanding/understand.ts";
import { cachedModel } from "../training/cached-model.ts";
import { loadLanguages } from "./load.ts";

const understander = createUnderstander(await cachedModel());
const data = loadLanguages();
const languages = await createLanguages(data, understander);
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
        /Freitag, 27\. November bis Montag, 30\. November, 3\u00a0Nächte, 2\u00a0Gäste, mit Haustier.*441\u00a0\$/,
      ],
      ["nein, 2 Nächte", /2\u00a0Nächte/],
      ["doch lieber am Samstag", /Samstag, 28\. November/],
      ["was macht das insgesamt?", /288\u00a0\$ insgesamt/],
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
  {
    language: "fr",
    industry: "hospitality",
    turns: [
      ["Bonjour, on peut venir avec notre chien ?", /Oui, chiens et chats sont les bienvenus/],
      [
        "je voudrais réserver une chambre du 27 au 30 novembre pour deux personnes",
        /^Du vendredi 27 novembre au lundi 30 novembre, 3\u00a0nuits, 2\u00a0personnes, avec un animal\u00a0: une.*441\u00a0\$/,
      ],
      ["finalement 2 nuits", /2\u00a0nuits/],
      ["non, plutot samedi", /samedi 28 novembre/],
      ["et avec le petit dej ?", /avec petit-déjeuner/],
      ["d’accord, réservez-la", /C’est fait\u00a0: la réception a maintenant votre demande/],
      ["à quelle heure est le check-in ?", /à partir de 15\u00a0h/],
    ],
  },
  {
    language: "fr",
    industry: "e-commerce",
    turns: [
      ["ou est mon colis", /De quelle commande s’agit-il\u202f\?/],
      ["BK-10482", /BK-10482 est en route/],
      ["combien de temps prend la livraison ?", /prend 3 à 5\u00a0jours ouvrés/],
      ["jai oublie mon mot de passe", /«\u00a0Forgot password\?\u00a0»/],
    ],
  },
  {
    language: "fr",
    industry: "support",
    turns: [
      ["Je veux ouvrir un ticket", /De quoi s’agit-il, en une phrase\u202f\?/],
      ["le tableau du projet reste vide depuis hier", /Est-ce urgent|PL-2247 est ouvert/],
      ["Combien coûte Team pour 12 personnes ?", /108\u00a0\$/],
    ],
  },
  {
    language: "fr",
    industry: "marketing",
    turns: [
      ["je veux planifier une campagne", /que doit apporter la campagne\u202f\?/],
      ["trouver plus de clients", /Combien pouvez-vous dépenser en tout/],
      ["5 000 euros", /5\u202f000\u00a0€ en tout\. Sur combien de semaines/],
    ],
  },
  {
    language: "pt",
    industry: "hospitality",
    turns: [
      ["Boa tarde, posso levar meu cachorro?", /Sim, cães e gatos são bem-vindos.*US\$\u00a012/],
      [
        "queria um quarto de casal de 27 a 30 de novembro para duas pessoas",
        /sexta-feira, 27 de novembro a segunda-feira, 30 de novembro, 3\u00a0noites.*com animal de estimação.*US\$\u00a0441/,
      ],
      ["não, melhor no sábado", /sábado, 28 de novembro.*3\u00a0noites.*US\$\u00a0423/],
      ["e com café da manhã?", /com café da manhã.*US\$\u00a0519/],
      ["pode reservar", /Feito: a recepção já tem o seu pedido/],
      ["a que horas é o check-in?", /entrada é a partir das 15h/],
    ],
  },
  {
    language: "pt",
    industry: "e-commerce",
    turns: [
      ["cade minha encomenda", /De que pedido se trata\?/],
      ["BK-10482", /BK-10482 está a caminho e chega no domingo, 22 de novembro/],
      ["quanto demora a entrega?", /leva 3–5\u00a0dias úteis/],
      ["quero devolver a tenda", /até terça-feira, 22 de dezembro/],
      ["esqueci a senha", /“Forgot password\?”/],
    ],
  },
  {
    language: "pt",
    industry: "support",
    turns: [
      ["quero abrir um chamado", /De que se trata, numa frase\?/],
      ["o calendário não sincroniza desde ontem", /Qual é a urgência\?|ticket PL-2247 está aberto/],
      ["quanto custa o Team para 12 pessoas?", /US\$\u00a0108/],
    ],
  },
  {
    language: "pt",
    industry: "marketing",
    turns: [
      ["quero planejar uma campanha", /o que a campanha deve conseguir\?/],
      ["mais clientes", /Quanto pode gastar no total/],
      ["dois mil e quinhentos euros", /€\u00a02\.500 no total\. Durante quantas semanas\?/],
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

test.each([
  ["bom dia", "pt"],
  ["buenos días", "es"],
  ["quero cancelar", "pt"],
  ["quiero cancelar", "es"],
  ["nao consigo entrar", "pt"],
  ["no puedo entrar", "es"],
  ["meu pedido nao chegou", "pt"],
  ["mi pedido no ha llegado", "es"],
  ["quanto custa", "pt"],
  ["cuanto cuesta", "es"],
  ["para duas pessoas", "pt"],
  ["para dos personas", "es"],
])("“%s” is distinguished from similar languages as %s", (message, language) => {
  expect(talk("e-commerce")(message).language).toBe(language);
});

test("the language can change from Spanish to Portuguese and back within a conversation", () => {
  const say = talk("hospitality");
  say("hola, quiero una habitación para el sábado");
  expect(say("desculpe, podemos falar português?").language).toBe("pt");
  expect(say("quero ficar duas noites").language).toBe("pt");
  expect(say("¿y cuánto cuesta el desayuno?").language).toBe("es");
});

test("a word of another language, or a name, does not change it", () => {
  const say = talk("hospitality");
  expect(say("is breakfast included").language).toBeUndefined();
  expect(say("the Suite, por favor").language).toBeUndefined();
  expect(say("gracias").language).toBeUndefined();
});

test("buttons are translated and work", () => {
  const say = talk("hospitality");
  const { reply } = say("quiero reservar del 27 al 30 de noviembre para dos personas");
  const choice = reply.choices?.find(({ label }) => label === "Sí, páselo");
  expect(choice).toEqual({ label: "Sí, páselo", send: "Sí, páselo" });
  expect(say("Sí, páselo").reply.message.content).toMatch(
    /^Hecho: recepción tiene ahora su solicitud/,
  );
});

test("untranslated text is announced as English and not mixed", async () => {
  const [first] = data;
  if (!first) throw new Error("There is no language.");
  const empty = await createLanguages([{ ...first, replies: {} }], understander);
  const incoming = {
    message: "¿hay aparcamiento?",
    industry: "hospitality" as const,
    visitor,
    now,
    host: sampleHost,
  };
  const { reply } = converse(empty, understander, freshState(), incoming);
  expect(reply.message.content).toMatch(/^Esto solo lo tengo en inglés: Yes, there are 14 spaces/);
});
