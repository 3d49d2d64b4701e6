import { plainWords } from "./plain-words.ts";

/** By language, in lower case, several to a line, with or without accents. */
const written: readonly string[] = [
  // Selling reach.
  "seo service, seo expert, seo agency, seo package, search engine optimi",
  "rank your, rank higher, first page of google, page one of google, top of google",
  "google ranking, backlink, guest post, sponsored post, link insertion",
  "domain authority, traffic to your, increase your traffic, organic traffic",
  "boost your website, redesign your website, visited your website and",
  "explainer video, promote your business, email list, email database",
  "targeted leads, verified leads, buy followers, instagram followers, bulk sms",
  "网站优化, 代开发票, 加微信",
  // Money.
  "casino, online betting, sports betting, slot gacor",
  "crypto invest, bitcoin invest, invest in crypto, invest in bitcoin, forex",
  "binary option, trading signal, passive income, financial freedom",
  "make money online, earn money, work from home and earn",
  "loan offer, business loan, quick loan, low interest, merchant cash advance",
  "unclaimed fund, inheritance, next of kin",
  "lottery, you have won, you won a, million dollars, million usd, western union",
  // Bodies.
  "viagra, cialis, porn, adult dating, dating site, hot girls, sexy girl",
  "weight loss, lose weight, cbd oil, male enhancement, replica watch",
  // Pressing.
  "click here, click the link, click below, limited time offer, act now",
  "100% free, 100% guarantee, risk free, risk-free, no obligation",
  "money back guarantee, this is not spam, unsubscribe, opt out of, opt-out",
  // The same in Spanish.
  "posicionamiento web, posicionamiento seo, servicios de seo, agencia seo",
  "primera pagina de google, primeros lugares de google, aumentar el trafico",
  "mas trafico a su, mas visitas a tu, base de datos de correos, comprar seguidores",
  "casino en linea, apuestas deportivas, apuestas online, invertir en bitcoin",
  "invierta en cripto, ingresos pasivos, libertad financiera, gane dinero",
  "gana dinero, prestamo rapido, oferta de prestamo",
  "prestamos sin aval, has ganado, ha ganado, loteria, herencia de",
  "bajar de peso, perder peso, chicas calientes, haga clic, haz clic",
  "oferta limitada, 100% gratis, darse de baja, esto no es spam",
  // In German.
  "suchmaschinenoptimierung, seo agentur, seo-agentur, seo dienst, erste seite bei google",
  "erste seite von google, auf platz 1 bei google, mehr besucher auf",
  "linkaufbau, gastbeitrag, gastartikel, adressdatenbank, follower kaufen",
  "online-casino, sportwetten, spielautomaten, in bitcoin investieren, in krypto investieren",
  "passives einkommen, finanzielle freiheit, geld verdienen, von zu hause aus verdienen",
  "kredit ohne schufa, kreditangebot, sofortkredit, sie haben gewonnen, erbschaft",
  "schnell abnehmen, potenzmittel, heisse frauen, klicken sie hier, klick hier",
  "jetzt zuschlagen, 100% kostenlos, garantiert kostenlos, risikofrei, abbestellen",
  "kein spam, geld-zuruck-garantie",
  // In French.
  "referencement naturel, referencement seo, agence seo, premiere page de google",
  "plus de trafic, plus de visiteurs sur, article invite, article sponsorise",
  "base de donnees d'e-mails, fichier d'adresses, acheter des abonnes",
  "casino en ligne, paris sportifs, machines a sous, investir dans le bitcoin",
  "investir dans la crypto, revenus passifs, revenu passif, liberte financiere",
  "gagnez de l'argent, gagner de l'argent, offre de pret",
  "pret entre particulier, credit rapide, vous avez gagne, loterie, heritage de",
  "perdre du poids, femmes chaudes, cliquez ici, offre limitee, 100% gratuit",
  "satisfait ou rembourse, se desinscrire, ceci n'est pas un spam",
  // In Portuguese.
  "otimizacao para motores de busca, servicos de seo, primeira pagina do google",
  "aumentar o trafego, mais trafego para, mais visitas para, lista de e-mails, comprar seguidores",
  "cassino online, apostas esportivas, apostas desportivas, investir em bitcoin",
  "investir em cripto, renda passiva, rendimento passivo, liberdade financeira",
  "ganhe dinheiro, ganhar dinheiro, oferta de emprestimo",
  "emprestimo rapido, voce ganhou, loteria, emagrecer",
  "garotas quentes, clique aqui, oferta limitada, 100% gratis",
  "cancelar a inscricao, isto nao e spam",
  // In Russian, also in Latin letters.
  "продвижение сайт, продвижение ваш, раскрутка сайт, поисковое продвижение",
  "первая страница google, топ яндекс, в топ google, купить ссылки, база email",
  "рассылка по форм, накрутка, казино, ставки на спорт, игровые автоматы",
  "букмекер, инвестиции в криптовалют, инвестировать в биткоин, пассивный доход",
  "финансовая свобода, заработок, заработать деньги, работа на дому, быстрый кредит",
  "займ онлайн, вы выиграли, лотерея, наследство, похудеть, виагра",
  "горячие девушки, знакомства для взрослых, нажмите здесь, перейдите по ссылке",
  "100% гарантия, без вложений, отписаться, это не спам",
  "prodvizhenie sait, raskrutka sait, kazino, zarabotok, stavki na sport",
];

/**
 * Phrases of spam, in the form of `plainWords`. One proves nothing, since an agency may ask for a shop with search
 * engine optimisation; several in one message do.
 */
export const phrases: readonly string[] = [
  ...new Set(written.flatMap((line) => line.split(", ")).map(plainWords)),
];
