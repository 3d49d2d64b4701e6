import { describe, expect, it, test } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import type { LeadDetails } from "../lead.ts";
import { type Judged, pointsOf, spamFrom, spamSignsOf } from "./judge.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const person = { name: "Ada Marsh", email: "ada@marsh-hotels.co.uk" };
const message = (text: string, more: Partial<Judged> = {}): Judged =>
  // Spreading a part of a union loses which member it is; only what all have is added.
  ({ kind: "contact", ...person, message: text, ...more }) as Judged;
const demo = (more: Partial<Judged> = {}): Judged =>
  ({
    kind: "demo",
    ...person,
    industry: "support",
    timestamp: "2026-11-20T19:59:58Z",
    ...more,
  }) as Judged;
const isSpam = (lead: Judged, sentBefore = 0) =>
  pointsOf(spamSignsOf(lead, sentBefore, now)) >= spamFrom;

describe("what customers write is no spam", () => {
  it.each([
    "We run forty rooms and one old PMS. Please call me back on Monday.",
    "Our shop (https://shop.example.com) needs search engine optimization and a chatbot.",
    "Hi,\nwe are an online casino licensed in Malta and need a compliance audit by March.",
    "see node.js, e.g. v20.It runs on AWS.We need help.In short: SAP.",
    "WIR BRAUCHEN HILFE MIT SAP, UND ZWAR SEHR BALD",
    "हमें अपने होटल के लिए एक चैटबॉट चाहिए। कृपया संपर्क करें।",
    "我们需要一个酒店聊天机器人，请联系我们。谢谢。我们有四十间客房。",
    "Здравствуйте, нам нужен чат-бот для гостиницы на сорок номеров.",
    "Наш сайт не находят в поиске, нужна помощь с продвижением сайта и казахской версией.",
    "Somos un casino en línea con licencia y necesitamos una auditoría. ¿Hacen apuestas deportivas?",
    "Hola, tenemos un hotel de cuarenta habitaciones y necesitamos más tráfico y un chatbot. ¿Cuánto cuesta?",
    "Guten Tag, wir suchen für unser Hotel eine Suchmaschinenoptimierung und einen Chatbot, unverbindlich.",
    "Bonjour, notre hôtel cherche une agence pour un site sans engagement et un assistant. Merci de m’appeler.",
    "Olá, temos um hotel com quarenta quartos e queremos um chatbot. Podem ligar-me na segunda-feira?",
    "Hello",
    "Write to grace@marsh-hotels.co.uk or to me, whoever of us is quicker.",
  ])("%s", (text) => {
    expect(spamSignsOf(message(text), 0, now)).not.toContain("mixed-letters");
    expect(isSpam(message(text))).toBe(false);
  });

  it("nor is one sign that chance may give", () => {
    const text = "We need a chatbot for our hotel.";
    for (const behavior of [{ fillTime: 2_000 }, { hiddenField: true }, { browser: false }]) {
      expect(isSpam(message(text, { behavior }))).toBe(false);
    }
    expect(isSpam(message(text, { email: "ada@mailinator.com" }))).toBe(false);
    expect(isSpam(message(text), 1)).toBe(false);
    const details = { company: "Booking.com" } as LeadDetails;
    expect(isSpam(message(text, details))).toBe(false);
  });

  it("nor a script that uses the demo as its contract says", () => {
    expect(isSpam(demo({ behavior: { browser: false } }))).toBe(false);
  });
});

describe("what programs send is spam", () => {
  it.each<[string, Judged]>([
    [
      "several things that spam says",
      message(
        "I can rank your website on the first page of Google with 500 backlinks. Not interested? Unsubscribe.",
      ),
    ],
    [
      "the same behind letters that look alike",
      message("Оnlinе саsinо, sign up: fоrеx and сlick hеrе"),
    ],
    [
      "the same behind dots and digits",
      message("Cheap v.i.a.g.r.a and c1alis, cl1ck here, act now"),
    ],
    [
      "what it says in Spanish",
      message("Ofrecemos posicionamiento SEO: primera página de Google. Haga clic, 100% gratis."),
    ],
    [
      "in German",
      message(
        "Geld verdienen mit Sportwetten! Klicken Sie hier. Heiße Frauen, Kredit ohne Schufa.",
      ),
    ],
    [
      "in French",
      message(
        "Gagnez de l’argent : paris sportifs et casino en ligne. Cliquez ici, offre limitée.",
      ),
    ],
    [
      "in Portuguese",
      message("Ganhe dinheiro com renda passiva e apostas esportivas. Clique aqui, 100% grátis."),
    ],
    [
      "in Russian",
      message("Продвижение сайтов, казино и игровые автоматы. Пассивный доход, нажмите здесь."),
    ],
    [
      "in Russian behind Latin letters",
      message("Предлагаем кaзинo и стaвки на спoрт для всех, тoлькo у нас."),
    ],
    [
      "many links",
      message("a https://a.example b http://b.example c www.c.example d d.com e e.net f f.org"),
    ],
    [
      "code of links",
      message('<a href="https://a.example">shoes</a> http://b.example http://c.example'),
    ],
    [
      "a link for a name, from a throwaway address",
      demo({ name: "WIN http://win.example", email: "x@mailinator.com" }),
    ],
    [
      "a name of random letters that came at once",
      message("fine", { name: "RtHbVqWsLmKj", behavior: { fillTime: 400 } }),
    ],
    ["a form of nobody", message("Hello, please call me", { behavior: { ownForm: false } })],
    [
      "the hidden field, at once",
      message("Hello", { behavior: { hiddenField: true, fillTime: 900 } }),
    ],
    [
      "the same words everywhere, from a throwaway address",
      message("Ada  MARSH", { email: "x@y.mailinator.com" }),
    ],
  ])("%s", (_, lead) => {
    expect(isSpam(lead)).toBe(true);
  });

  it("and what several others have sent", () => {
    expect(isSpam(message("We need a chatbot for our hotel."), 2)).toBe(true);
  });
});

test("the longest message is judged at once, whatever it is made of", () => {
  for (const piece of [
    "a.",
    "<a ",
    "www.",
    "а",
    "Aa",
    "://",
    "[url",
    "\u0300",
    "ﷺ",
    "a_b-",
    "\u{1f600}",
  ]) {
    const text = piece.repeat(5_000 / piece.length);
    const started = cpuTime();
    spamSignsOf(message(text), 0, now);
    expect(cpuTime() - started).toBeLessThan(200);
  }
});
