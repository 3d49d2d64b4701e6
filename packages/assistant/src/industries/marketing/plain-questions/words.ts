/** Words that mean the same within a plain question, by the name that stands for them. */
export const alike: Readonly<Record<string, string>> = {
  "@agency": "agency|agencies|freelancer|consultant|marketer|firm",
  "@worth":
    "worth|sense|useful|pointless|bother|should|shall|good|bad|waste|work|effective|recommend|need|dead|benefit|pay|help|bring|necessary|outdated|must|advisable|try",
  "@normal":
    "normal|usual|common|ok|okay|fair|typical|reasonable|standard|much|rip|good|bad|right|expensive",
  "@cost": "cost|price|charge|pay|expensive|much|howmuch|budget|fee|rate",
  "@more": "more|get|win|increase|grow|find|attract|gain|reach|bring|collect|build",
  "@customer":
    "customer|client|guest|buyer|patient|member|student|people|visitor|shopper|diner|regular",
  "@often": "often|howoften|frequent|frequency|howmany|week|daily|day|times",
  "@when": "when|early|late|time|start|begin|before|date|whattime",
  "@long": "long|howlong|time|soon|quick|fast|week|month|until|when",
  "@allowed":
    "allow|legal|illegal|permission|may|can|law|forbidden|permit|gdpr|consent|trouble|fine",
  "@better": "better|or|versus|vs|choose|choice|pick|compare|rather|difference|prefer",
  "@why": "why|reason|come|how|wrong|happen|explain",
  "@do": "do|tip|idea|advice|handle|react|help|how|suggest|what|improve|change|against",
  "@measure": "measure|count|track|know|tell|see|check|result",
  "@letter": "newsletter|mailing|email|mail|letter",
  "@flyer": "flyer|leaflet|brochure|poster|print|postcard",
  "@site": "website|site|homepage|page|webpage|web",
  "@bad": "bad|negative|fake|false|nasty|one-star|terrible|unfair|poor|awful",
};

/** Words that change nothing about what is asked. */
export const besides =
  "small local little own owner honest honestly opinion think thought quick question wonder tell explain best really actual actually town village city country area uk germany still currently simple short thing lot shop business company store place studio family sell run running ask wondering curious idea sure year 2025 2026 guy dear friend experience bit kind stupid dumb silly basic worry please yes no first maybe general generally wife husband like say says said told heard read hear someone people everybody everyone nowadays today anymore right trade old recommend advise want love hate keep seem new bring come two three four five six seven eight nine ten make sense roughly exactly grandson granddaughter son daughter nephew niece mum dad mother father neighbour matter last";
