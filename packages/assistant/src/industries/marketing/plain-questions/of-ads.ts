import type { PlainQuestion } from "./question.ts";

export const ofAds: readonly PlainQuestion[] = [
  {
    id: "ad-daily",
    next: true,
    ways: [
      "ad|google|facebook|meta|instagram day|daily enough|minimum|start|reasonable|much|little|need|howmuch",
    ],
    not: "week|month|result|lead|enquiry|weeks|stop|judge",
    answer:
      "It depends on the price of a click: you want at least 50 clicks a week. At 1 each, 10 a day is enough; at 4, limit it to one service, one town and working hours, or save up.",
  },
  {
    id: "ad-month",
    ways: [
      "howmuch|howmany|what month|monthly put|spend|start|begin|invest|budget|put_in|minimum",
      "howmuch|what ad|advertise|advertising start|begin|first|minimum month|monthly",
    ],
    not: "seo|agency|result|lead|earn|save|newsletter|plan|freelancer|charge|clicks|rent|#num|#amount",
    answer:
      "Start with {300} a month on one channel for three months: at {1} to {2} a click that’s some 200 visits a month, enough to judge. Put in more only once a customer costs less than one leaves you.",
  },
  {
    id: "click-cheaper",
    next: true,
    ways: [
      "lower|reduce|cut|cheaper|down|push|less|bring click|cpc|clicks how|what|can|way|tip|get",
      "lower|reduce|cut|bring_down cost|price click|cpc how|what|can|from",
    ],
    not: "why|fewer|went|gone|drop|dropped|suddenly|since",
    answer:
      "Read the search terms and exclude what isn’t your customer, keep phrase and exact keywords near you, and let ad and page repeat the words searched: a better match costs less. Change one a week and watch the orders.",
  },
  {
    id: "google-shopping",
    ways: ["shopping|merchant_center|product_ad google|ad|campaign|should|worth"],
    not: "street|mall|centre|bag|list",
    answer:
      "Yes, for goods people search by name or kind: they see picture and price before they click, so fewer clicks are wasted. Mend the shop first if under 1 in 100 buys, and start with your ten best sellers.",
  },
  {
    id: "ad-judge",
    subject: "should-i-stop-my-ads",
    ways: [
      "how|after|when week|month|long ad any|good|work|know|tell",
      "ad|campaign @long judge|run|decide|know|wait|learn|result|test|verdict|tell|patient|give|stop",
    ],
    not: "seo|month_contract",
    answer:
      "Four weeks or about 100 clicks, whichever is later. Stop earlier only if it has cost twice what a customer may cost without a single enquiry, or the search terms are plainly wrong.",
  },
  {
    id: "ad-stop",
    subject: "should-i-stop-my-ads",
    ways: ["when|should stop|pause|end|off|kill ad|campaign"],
    not: "how|summer|winter|holiday",
    answer:
      "When it has cost twice what a customer may cost you and brought none, or after 100 clicks without an enquiry. Check first that calls and forms are counted, and pause the worst part, not all.",
  },
  {
    id: "ads-dearer",
    subject: "google-ads-are-too-expensive-for-us",
    ways: [
      "ad|click|google|facebook expensive|dearer|dear|cost|price|rise|increase more|get|why|every|rise|up|always|keep",
    ],
    not: "how_much|budget|agency|enough",
    answer:
      "More advertisers bid for the same searches each year. Lower it at your end: exact keywords, only your area and hours, exclude misfits, and a page that fits the ad, because relevance cuts the click price.",
  },
  {
    id: "ads-worse",
    ways: [
      "ad|campaign|facebook|google work|good|great|well|ran last|before|used|previous|anymore|longer|now|suddenly|was stop|not|worse|now|drop|fall|less|no|dead",
    ],
    answer:
      "Three usual causes: people have seen the ad too often, a competitor bids higher, or counting broke. Check the tracking first, then change the picture and the first line, and compare the same month last year.",
  },
  {
    id: "ad-variants",
    ways: ["howmany|many ad|version|variant|headline test|once|run|same|parallel|need"],
    not: "visitor|sample|week|dollar|euro",
    answer:
      "Two, with one difference: picture or first line. On a small budget more than that only splits the clicks, so nothing is ever decided. Keep the winner and try the next idea every two weeks.",
  },
  {
    id: "ad-mistakes",
    ways: [
      "mistake|error|wrong|avoid|pitfall ad|google|facebook|beginner|campaign|marketing|advertise",
    ],
    not: "bill|charge|why|my_agency|review",
    answer:
      "The usual three: broad keywords that buy the wrong clicks, sending people to the home page instead of one offer, and not counting calls and forms. Each of them can waste half the money.",
  },
  {
    id: "reach-no-sales",
    subject: "lots-of-clicks-but-no-sales",
    ways: [
      "reach|impression|view|click not one|single|order|sale|enquiry",
      "reach|impression|view|like|click|people|seen no|nobody|not|zero|none|nothing come|buy|sale|order|customer|book|call|enquiry how|why|what|wrong|can|normal",
    ],
    not: "website|follower|visitor|form|agency",
    answer:
      "Reach only means it was shown, often for a second, to people who don’t need you now. Look at clicks, then at the offer: no clicks, change the picture; clicks but no orders, change the page or price.",
  },
  {
    id: "boost",
    subject: "should-i-boost-my-posts",
    ways: ["boost|promote|sponsor post|button|facebook|instagram @worth|ad|difference|money"],
    not: "football|club|team|event",
    answer:
      "Rarely: the boost button buys likes. For the same money make a small ad in the Ads Manager, with one offer, a goal of messages or bookings, and only people within a few miles.",
  },
  {
    id: "google-against",
    ways: [
      "not|against|argue|downside|disadvantage|reason|con|risk|speak google|ad|advertise why|against|not|other|side|argue|downside|disadvantage|con",
    ],
    not: "facebook|instagram|work|rank|competitor|found|show|appear|review",
    answer:
      "Against Google Ads: clicks get dearer every year, you pay even when people only compare, it stops the day you stop paying, and it needs an hour a week. If few people search for it, it’s the wrong place.",
  },
  {
    id: "own-name",
    subject: "competitors-bid-on-our-company-name",
    ways: ["bid|ad|advertise|pay own|my|brand|company name google|search|should|worth|why"],
    not: "idea|competitor|find|choose|logo",
    answer:
      "Only if others advertise on your name: search for it and look. If they do, it costs a few cents a click and keeps you first; if not, you’d pay for people who come anyway.",
  },
  {
    id: "competitor-bids",
    subject: "competitors-bid-on-our-company-name",
    ways: ["competitor|competition|rival bid|advertise|ad|use|using my|our name|brand"],
    answer:
      "They may bid on your name, but usually not use it in the ad text: report that to Google if it’s a trademark. Otherwise bid on it yourself; for you those clicks are the cheapest of all.",
  },
  {
    id: "keywords",
    subject: "which-keywords-should-i-use",
    ways: ["keyword which|choose|find|right|what|how|many|should|pick|best"],
    not: "seo|blog|page_title",
    answer:
      "Take what people who buy now would type: service plus town, “price”, “near me”. Ten to twenty as phrase or exact match, then look at the search terms each week and exclude what doesn’t fit.",
  },
  {
    id: "negative-keywords",
    ways: ["negative|exclude keyword|search|term what|how|which|are"],
    answer:
      "Words for which your ad must not show, such as “free”, “jobs”, “training” or towns you don’t serve. Read the search terms report weekly and add what brought clicks but could never buy.",
  },
  {
    id: "landing",
    subject: "what-belongs-on-a-landing-page",
    ways: [
      "where|lead ad homepage|home|page|lead",
      "landing|home|homepage ad|click|send|campaign|traffic page|where|should|own|need",
    ],
    not: "redesign|new_website|wix",
    answer:
      "Send them to a page of its own that repeats the promise of the ad: one offer, the price, two reviews, one button. The home page makes people search, and half of them leave.",
  },
  {
    id: "click-fraud",
    ways: ["click fake|fraud|bot|competitor ad|google|my|pay|money|what|can"],
    answer:
      "It happens, but Google credits most invalid clicks by itself: see the “invalid clicks” column. If one place or hour stands out, exclude it. Nine times in ten it’s broad keywords, not a rival.",
  },
];
