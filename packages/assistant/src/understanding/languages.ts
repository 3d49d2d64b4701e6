/**
 * Languages that visitors write in: the words that identify each (no English words or place names), words that identify
 * it on their own, and the reply in languages the assistant does not speak.
 */
export type ForeignLanguage = {
  /** In English. */
  name: string;
  /** The reply in this language; undefined if the assistant speaks it (src/languages). */
  sentence?: string;
  /** Each of these alone identifies the language in a message of up to three words. */
  greetings: string;
  words: string;
};

export const foreignLanguages: readonly ForeignLanguage[] = [
  {
    name: "German",
    greetings: "hallo moin servus danke bitte tschüss tschuess guten",
    words:
      "ich nicht und oder mir mich dir dich du helfen hilfe kannst bitte danke haben habe hätte möchte moechte mochte würde wuerde kann kannst können koennen sie wir ihr ist sind sein einen eine einem einer ein der das dem den des mit für fuer ohne wie wo warum wann wieviel viel kostet gibt es noch mein meine meinen meiner dein ihre zimmer nacht nächte naechte bestellung rechnung morgen heute übermorgen frühstück fruehstueck auch kein keine zwei drei vier fünf fuenf buchen wird funktioniert geht auf von zum zur bei nach sich guten abend hallo stornieren dauert lange lieferung hund konto passwort vergessen sprechen deutsch wann kommt meinem",
  },
  {
    name: "French",
    greetings: "bonjour bonsoir salut merci",
    words:
      "je tu nous vous ils elle est sont être etre suis avez avoir ai une un le les des c’est du de et ou où mon ma mes votre vos pour avec sans dans sur ce cette ces que qui quoi quand comment combien pourquoi ne pas plus très tres bonjour merci voudrais veux peux pouvez puis chambre nuit nuits commande facture demain petit déjeuner dejeuner réserver reserver annuler compte passe oublié oublie parlez français francais deux trois quatre cinq coûte coute quel quelle quelles il",
  },
  {
    name: "Spanish",
    greetings: "hola gracias buenos buenas",
    words:
      "yo tú usted nosotros el los las una unos unas es está esta están estan soy tengo tiene quiero quisiera puedo puede necesito para por con sin en de del al que qué quien cuando cuándo cuanto cuánto donde dónde como cómo mi mis su sus mucho muy más mas pero porque hola gracias habitación habitacion noche noches pedido factura mañana manana desayuno reservar cancelar cuenta contraseña contrasena habla español espanol hay dos tres cuatro cinco cuesta hay personas",
  },
  {
    name: "Italian",
    sentence:
      "Purtroppo non parlo italiano: mi scriva in inglese, spagnolo o tedesco, oppure dalla pagina dei contatti le risponde una persona.",
    greetings: "buongiorno buonasera grazie salve",
    words:
      "io tu lui lei noi voi sono sei siamo ho hai abbiamo vorrei voglio posso può puo il lo gli le un una uno di del della dei da dal con per senza che chi cosa quando quanto dove come mio mia miei vostro molto più piu ma perché perche ciao grazie camera notte notti ordine fattura domani colazione prenotare annullare conto parla italiano due tre quattro cinque costa avete persone è dov'è",
  },
  {
    name: "Portuguese",
    greetings: "olá ola obrigado obrigada",
    words:
      "eu você voce nós nos ele ela é são sao está esta estou tenho tem quero queria gostaria posso pode preciso para por com sem em no na do da dos das um uma uns que quem quando quanto onde como meu minha meus seu sua muito mais mas porque olá obrigado obrigada quarto noite noites pedido fatura amanhã amanha café manhã reservar cancelar conta senha fala português portugues dois duas três tres quatro cinco custa há pessoas cadê cade",
  },
  {
    name: "Dutch",
    sentence:
      "Helaas spreek ik geen Nederlands: schrijf me in het Engels, Duits of Spaans, of bereik een mens via de contactpagina.",
    greetings: "hoi dankjewel goedemorgen goedendag",
    words:
      "ik jij wij jullie zij het een niet geen wel ook maar omdat zijn heb hebt heeft hebben wil zou kunt kunnen graag alstublieft dank voor met zonder naar van bij wat waar wanneer hoe hoeveel waarom mijn jouw uw kamer nacht nachten bestelling factuur morgen ontbijt boeken annuleren wachtwoord vergeten spreekt nederlands twee drie vier vijf kost mensen goedemorgen",
  },
  {
    name: "Hindi",
    sentence:
      "Maaf kijiye, main Hindi nahin samajhta: English mein likhiye, ya contact page se hamari team tak pahunchiye.",
    greetings: "namaskar dhanyavaad dhanyawad shukriya",
    words:
      "kya hai hain mera meri mere mujhe mujhko hum aap aapka aapki tum kahan kaha kab kaise kitna kitne kitni kyun kyu kaun nahi nahin haan chahiye karo karna karna kar raha rahi rahe sakta sakte sakti hoon hu tha thi ko ka ki ke se mein par aur lekin liye abhi kal aaj kamra kamre raat paisa paise wapas batao bataiye dijiye kijiye bhai ji yeh woh dhanyavaad namaskar",
  },
  {
    name: "Polish",
    sentence:
      "Niestety nie mówię po polsku: proszę pisać po angielsku, niemiecku lub hiszpańsku albo skontaktować się z człowiekiem przez stronę kontaktową.",
    greetings: "cześć czesc dziękuję dziekuje witam",
    words:
      "czy jest są nie tak jak gdzie kiedy ile kosztuje chcę chce chciałbym chciałabym proszę prosze dziękuję dziekuje dzień dzien dobry pokój pokoj pokoje noc nocy zamówienie zamowienie moje moja mój dla osób osoby jutro dzisiaj śniadanie sniadanie mam macie mogę moge hasło haslo",
  },
  {
    name: "Turkish",
    sentence:
      "Ne yazık ki Türkçe bilmiyorum: bana İngilizce, Almanca veya İspanyolca yazın ya da iletişim sayfasından bir çalışanımıza ulaşın.",
    greetings: "merhaba selam teşekkürler tesekkurler",
    words:
      "merhaba bir var mı mi yok için icin ne zaman nerede nasıl nasil kaç kac istiyorum oda gece kişi kisi sipariş siparis siparişim nerde lütfen lutfen teşekkürler tesekkurler kahvaltı kahvalti yarın yarin bugün bugun fiyat fiyatı şifremi sifremi unuttum değil degil",
  },
  {
    name: "Swedish",
    sentence:
      "Tyvärr talar jag inte svenska: skriv på engelska, tyska eller spanska, eller nå en människa via kontaktsidan.",
    greetings: "hej tack",
    words:
      "jag inte och är har kan vill ett för till när var hur mycket kostar tack hej rum natt nätter beställning min mitt frukost imorgon idag finns det ni skulle vilja boka glömt lösenord",
  },
];

/** Non-Latin scripts, with the reply in the most common language of each. */
export const foreignScripts: readonly (readonly [RegExp, string, string?])[] = [
  [
    /\p{Script=Devanagari}/u,
    "Hindi",
    "माफ़ कीजिए, मैं हिन्दी नहीं समझता: कृपया अंग्रेज़ी में लिखें, या संपर्क पृष्ठ से हमारी टीम तक पहुँचें।",
  ],
  [
    /\p{Script=Cyrillic}/u,
    "the Cyrillic script",
    "К сожалению, я не говорю по-русски: напишите по-английски, по-немецки или по-испански, либо через страницу контактов вам ответит человек.",
  ],
  [
    /\p{Script=Arabic}/u,
    "the Arabic script",
    "عذرًا، لا أتحدث العربية: اكتب لي بالإنجليزية أو الإسبانية أو الألمانية، أو تواصل مع فريقنا عبر صفحة الاتصال.",
  ],
  [
    /\p{Script=Hebrew}/u,
    "Hebrew",
    "לצערי איני דובר עברית: אפשר לכתוב לי באנגלית, בספרדית או בגרמנית, או לפנות לאדם דרך דף יצירת הקשר.",
  ],
  [
    /\p{Script=Greek}/u,
    "Greek",
    "Δυστυχώς δεν μιλώ ελληνικά: γράψτε μου στα αγγλικά, γερμανικά ή ισπανικά, ή μιλήστε με άνθρωπο από τη σελίδα επικοινωνίας.",
  ],
  [
    /\p{Script=Hiragana}|\p{Script=Katakana}/u,
    "Japanese",
    "申し訳ございませんが、日本語には対応しておりません。英語でお書きいただくか、お問い合わせページから担当者にご連絡ください。",
  ],
  [
    /\p{Script=Hangul}/u,
    "Korean",
    "죄송합니다. 한국어는 지원하지 않습니다. 영어로 적어 주시거나 문의 페이지로 담당자에게 연락해 주세요.",
  ],
  [
    /\p{Script=Han}/u,
    "Chinese",
    "抱歉，我不会中文。请用英文留言，或通过联系页面与我们的同事联系。",
  ],
  [
    /\p{Script=Thai}/u,
    "Thai",
    "ขออภัย ฉันไม่เข้าใจภาษาไทย โปรดเขียนเป็นภาษาอังกฤษ หรือติดต่อเจ้าหน้าที่ผ่านหน้าติดต่อเรา",
  ],
  [
    /\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Gujarati}|\p{Script=Gurmukhi}/u,
    "a script of India",
  ],
];
