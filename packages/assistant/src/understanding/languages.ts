/**
 * Languages that visitors write and the assistant does not speak: words by which each is known (none of them is an
 * English word, and no name of a place), words that are enough by themselves, and what is said in that language.
 */
export type ForeignLanguage = {
  /** In English. */
  name: string;
  sentence: string;
  /** Any of these alone, in a message of up to three words, gives the language away. */
  greetings: string;
  words: string;
};

export const foreignLanguages: readonly ForeignLanguage[] = [
  {
    name: "German",
    sentence: "Leider verstehe ich nur Englisch.",
    greetings: "hallo moin servus danke bitte tschüss tschuess guten",
    words:
      "ich nicht und oder mir mich dir dich du helfen hilfe kannst bitte danke haben habe hätte möchte moechte mochte würde wuerde kann kannst können koennen sie wir ihr ist sind sein einen eine einem einer ein der das dem den des mit für fuer ohne wie wo warum wann wieviel viel kostet gibt es noch mein meine meinen meiner dein ihre zimmer nacht nächte naechte bestellung rechnung morgen heute übermorgen frühstück fruehstueck auch kein keine zwei drei vier fünf fuenf buchen wird funktioniert geht auf von zum zur bei nach sich guten abend hallo stornieren dauert lange lieferung hund konto passwort vergessen sprechen deutsch wann kommt meinem",
  },
  {
    name: "French",
    sentence: "Je ne comprends malheureusement que l’anglais.",
    greetings: "bonjour bonsoir salut merci",
    words:
      "je tu nous vous ils elle est sont être etre suis avez avoir ai une un le les des c’est du de et ou où mon ma mes votre vos pour avec sans dans sur ce cette ces que qui quoi quand comment combien pourquoi ne pas plus très tres bonjour merci voudrais veux peux pouvez puis chambre nuit nuits commande facture demain petit déjeuner dejeuner réserver reserver annuler compte passe oublié oublie parlez français francais deux trois quatre cinq coûte coute quel quelle quelles il",
  },
  {
    name: "Spanish",
    sentence: "Lo siento, solo entiendo inglés.",
    greetings: "hola gracias buenos buenas",
    words:
      "yo tú usted nosotros el los las una unos unas es está esta están estan soy tengo tiene quiero quisiera puedo puede necesito para por con sin en de del al que qué quien cuando cuándo cuanto cuánto donde dónde como cómo mi mis su sus mucho muy más mas pero porque hola gracias habitación habitacion noche noches pedido factura mañana manana desayuno reservar cancelar cuenta contraseña contrasena habla español espanol hay dos tres cuatro cinco cuesta hay personas",
  },
  {
    name: "Italian",
    sentence: "Purtroppo capisco solo l’inglese.",
    greetings: "buongiorno buonasera grazie salve",
    words:
      "io tu lui lei noi voi sono sei siamo ho hai abbiamo vorrei voglio posso può puo il lo gli le un una uno di del della dei da dal con per senza che chi cosa quando quanto dove come mio mia miei vostro molto più piu ma perché perche ciao grazie camera notte notti ordine fattura domani colazione prenotare annullare conto parla italiano due tre quattro cinque costa avete persone è dov'è",
  },
  {
    name: "Portuguese",
    sentence: "Infelizmente só entendo inglês.",
    greetings: "olá ola obrigado obrigada",
    words:
      "eu você voce nós nos ele ela é são sao está esta estou tenho tem quero queria gostaria posso pode preciso para por com sem em no na do da dos das um uma uns que quem quando quanto onde como meu minha meus seu sua muito mais mas porque olá obrigado obrigada quarto noite noites pedido fatura amanhã amanha café manhã reservar cancelar conta senha fala português portugues dois duas três tres quatro cinco custa há pessoas cadê cade",
  },
  {
    name: "Dutch",
    sentence: "Helaas versta ik alleen Engels.",
    greetings: "hoi dankjewel goedemorgen goedendag",
    words:
      "ik jij wij jullie zij het een niet geen wel ook maar omdat zijn heb hebt heeft hebben wil zou kunt kunnen graag alstublieft dank voor met zonder naar van bij wat waar wanneer hoe hoeveel waarom mijn jouw uw kamer nacht nachten bestelling factuur morgen ontbijt boeken annuleren wachtwoord vergeten spreekt nederlands twee drie vier vijf kost mensen goedemorgen",
  },
  {
    name: "Hindi",
    sentence: "Maaf kijiye, main sirf English samajhta hoon.",
    greetings: "namaskar dhanyavaad dhanyawad shukriya",
    words:
      "kya hai hain mera meri mere mujhe mujhko hum aap aapka aapki tum kahan kaha kab kaise kitna kitne kitni kyun kyu kaun nahi nahin haan chahiye karo karna karna kar raha rahi rahe sakta sakte sakti hoon hu tha thi ko ka ki ke se mein par aur lekin liye abhi kal aaj kamra kamre raat paisa paise wapas batao bataiye dijiye kijiye bhai ji yeh woh dhanyavaad namaskar",
  },
];

/** Scripts in which English is never written. */
export const foreignScripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/u, "Hindi"],
  [/\p{Script=Cyrillic}/u, "the Cyrillic script"],
  [/\p{Script=Arabic}/u, "the Arabic script"],
  [/\p{Script=Hebrew}/u, "Hebrew"],
  [/\p{Script=Greek}/u, "Greek"],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, "Japanese"],
  [/\p{Script=Hangul}/u, "Korean"],
  [/\p{Script=Han}/u, "Chinese"],
  [/\p{Script=Thai}/u, "Thai"],
  [
    /\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Gujarati}|\p{Script=Gurmukhi}/u,
    "a script of India",
  ],
];
