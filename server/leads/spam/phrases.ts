/**
 * What spam says, in small letters and without accents. One of these is nothing: an agency may ask for a shop with search
 * engine optimization. Several in one message are.
 */
export const phrases: readonly string[] = [
  // Selling reach.
  ...["seo service", "seo expert", "seo agency", "seo package", "search engine optimi"],
  ...["rank your", "rank higher", "first page of google", "page one of google", "top of google"],
  ...["google ranking", "backlink", "guest post", "sponsored post", "link insertion"],
  ...["domain authority", "traffic to your", "increase your traffic", "organic traffic"],
  ...["boost your website", "redesign your website", "visited your website and"],
  ...["explainer video", "promote your business", "email list", "email database"],
  ...["targeted leads", "verified leads", "buy followers", "instagram followers", "bulk sms"],
  ...["posicionamiento web", "prodvizhenie sait", "продвижение сайт", "раскрутка сайт"],
  ...["网站优化", "代开发票", "加微信"],
  // Money.
  ...["casino", "online betting", "sports betting", "slot gacor", "казино", "ставки на спорт"],
  ...["crypto invest", "bitcoin invest", "invest in crypto", "invest in bitcoin", "forex"],
  ...["binary option", "trading signal", "passive income", "financial freedom", "работа на дому"],
  ...["make money online", "earn money", "work from home and earn", "заработок"],
  ...["loan offer", "business loan", "quick loan", "low interest", "merchant cash advance"],
  ...["prestamo rapido", "kredit ohne schufa", "unclaimed fund", "inheritance", "next of kin"],
  ...["lottery", "you have won", "you won a", "million dollars", "million usd", "western union"],
  // Bodies.
  ...["viagra", "cialis", "porn", "adult dating", "dating site", "hot girls", "sexy girl"],
  ...["weight loss", "lose weight", "cbd oil", "male enhancement", "replica watch"],
  // Pressing.
  ...["click here", "click the link", "click below", "limited time offer", "act now"],
  ...["100% free", "100% guarantee", "risk free", "risk-free", "no obligation"],
  ...["money back guarantee", "this is not spam", "unsubscribe", "opt out of", "opt-out"],
];
