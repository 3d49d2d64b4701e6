import type { PlainQuestion } from "./question.ts";

export const ofSocial: readonly PlainQuestion[] = [
  {
    id: "post-often",
    subject: "how-often-should-i-post",
    ways: [
      "howmany|howoften post enough|week|day|should",
      "@often post instagram|facebook|tiktok|social|linkedin|should|week|insta|reel|story",
    ],
    not: "review|text|boost|best|time|idea|what|blog|hour",
    answer:
      "Twice a week, for as long as you can keep it up; three times if you enjoy it. Regular beats much: one picture from your work, one offer with price and date. Stories can be daily.",
  },
  {
    id: "post-time",
    subject: "what-is-the-best-time-to-post",
    ways: [
      "best|right|good|what|which|when time|hour|day|when post|instagram|facebook|tiktok|linkedin|publish",
    ],
    not: "often|email|idea|content|topic|about|newsletter|write|how_much|budget|ad",
    answer:
      "When your own followers are online; your statistics show the hours. Until you know: weekdays from 6 to 8 pm for private customers, mornings for companies. What you show counts far more than when.",
  },
  {
    id: "post-ideas",
    subject: "what-should-i-post-about",
    ways: [
      "what|idea|topic|content|inspiration post|show|share|publish|content idea|instagram|facebook|social|no|run|more|week|should|about",
    ],
    not: "write|text|caption|newsletter|time|often|website|send|email|draft|blog",
    answer:
      "Five that always work: before and after, the question you hear most, a face from the team, how something’s made, one offer with price and date. Note ten customer questions and you have five weeks.",
  },
  {
    id: "photo-ideas",
    subject: "what-should-i-post-about",
    ways: [
      "what|which|idea|kind photo|photograph|picture|image|pic instagram|facebook|post|show|take|like|should|idea|people|see|three|good",
    ],
    not: "write|text|caption|under|newsletter|website|format|size|camera|phone|photographer|stock|ai|before_and_after|permission",
    answer:
      "Three that always work: hands at work, the finished piece close up by a window, and a regular or one of you with it. One thing in each picture, and your first line says what it is.",
  },
  {
    id: "more-followers",
    subject: "how-do-i-get-more-followers",
    ways: ["@more|gain follower|like|reach|subscriber how|tip|instagram|facebook|tiktok|youtube"],
    not: "buy|sale|newsletter|email|no_sale|no_customer|list|address|paid|customer",
    answer:
      "Show faces and work in short clips, put the town in name and captions, comment on ten local pages a week, and ask customers to tag you. But count enquiries: two hundred neighbours beat 5,000 strangers.",
  },
  {
    id: "buy-followers",
    subject: "how-do-i-get-more-followers",
    ways: ["buy|bought|pay follower|like|fan|subscriber|view"],
    not: "how_many_buy|nobody|convert|none|no_sale|zero|from_me",
    answer:
      "No: bought followers never buy, the platform shows your posts to fewer real people because no one reacts, and visitors notice. Put the same money into one local ad.",
  },
  {
    id: "hashtags",
    subject: "do-hashtags-still-help",
    ways: ["hashtag @worth|how|many|which|still|use|howmany"],
    not: "write|caption|post_with",
    answer:
      "A little: three to five, with your trade and town, no more. The words in the caption and on the picture count for more today, because that’s what the apps search.",
  },
  {
    id: "which-network",
    subject: "which-social-network-should-we-use",
    ways: [
      "which|what|best social|network|platform|media|app choose|best|should|start|use|right|focus|one|for|join|suit",
    ],
    not: "ad_platform|newsletter|review|shop_system|website|booking|ad|sell|google",
    answer:
      "Where your customers already are: Facebook for families and people over 40, Instagram for anything to look at, LinkedIn for companies, TikTok only if you like filming. One, twice a week, before a second.",
  },
  {
    id: "tiktok-boss",
    ways: [
      "boss|partner|wife|husband|son|daughter|kid|kids|chef|colleague|manager|nephew|niece want|say|think|insist|wants|need tiktok|instagram|youtube|linkedin|facebook",
    ],
    not: "write|text|post_for",
    answer:
      "Settle it with a test instead of an opinion: three clips a week for six weeks, one person, then count enquiries that mention it. If your buyers are over 40 or companies, my bet is that you’re right.",
  },
  {
    id: "videos-photos",
    subject: "should-i-make-videos",
    ways: ["video|clip|reel photo|picture|image @better|work|more|or"],
    not: "photographer|allowed|ad",
    answer:
      "Videos reach more strangers, photos sell better to people who compare. Fifteen seconds on the phone, your hands at work, text on the picture because most watch without sound. One of each a week is plenty.",
  },
  {
    id: "photographer",
    ways: ["photographer|professional_photo|photoshoot @worth|pay|should|hire|cost|phone"],
    not: "i_am|am|my_business|marketing_for|wedding|we_are|customers|as_a",
    answer:
      "Once, for the pictures that stay: website, map listing, your face and the room; half a day lasts three years. For posts the phone is better, because it looks like today. Agree that you may use them everywhere.",
  },
  {
    id: "influencers",
    subject: "should-we-pay-an-influencer",
    ways: ["influencer|creator|blogger @worth|work|should|how|find|use"],
    not: "know|measure|worked|cost|much|howmuch|pay|price|write|message",
    answer:
      "Local ones with 2,000 to 20,000 followers who’d be customers anyway: invite them, give a code you can count, agree on two posts and the label “ad”. Skip anyone whose followers live elsewhere.",
  },
  {
    id: "influencer-cost",
    next: true,
    subject: "should-we-pay-an-influencer",
    ways: [
      "influencer|creator|blogger @cost how|much|what|charge|take|pay|normal",
      "influencer|creator|blogger want|ask|charge #amount|#num|follower",
    ],
    not: "worth|should_i_work",
    answer:
      "Small local ones often come for an invitation or goods; from 10,000 followers about {100} to {300} a post, more with video. Agree on a code and the label “ad”, and pay half after the post.",
  },
  {
    id: "sponsoring",
    subject: "should-we-sponsor-the-local-football-club",
    ways: [
      "sponsor|sponsoring|sponsorship football|club|team|event|local|sport|fair|school|fete|village @worth|bring|anything|do|smart",
    ],
    not: "post|boost|facebook|instagram",
    answer:
      "It brings goodwill, seldom customers you can count. Do it if you’d give the money anyway, and ask for more than a banner: an offer for all members, a stand on match day, a code you can count.",
  },
  {
    id: "no-time-social",
    ways: [
      "just|can stop|quit social|instagram|facebook hate|can|ok|media",
      "hate|no_time|annoy|without|avoid|quit|stop social|instagram|facebook|posting|tiktok should|can|must|have|ok|need|is",
    ],
    not: "ad|agency|budget|website|money|paid",
    answer:
      "You can leave it: no small business has died from not posting. Keep one profile with hours, prices and a phone number, and put the hour a week into reviews and your customer list instead.",
  },
  {
    id: "bad-comments",
    subject: "someone-wrote-a-nasty-comment-under-our-post",
    ways: [
      "hate|nasty|mean|bad|rude|negative comment|commenter|shitstorm|troll @do|answer|delete|react",
    ],
    not: "review|google",
    answer:
      "Answer once, calmly, with what you’ll do, and go on in private. Hide insults, but never criticism, because that’s what gets screenshotted. After the second round, leave it: readers have made up their minds.",
  },
  {
    id: "facebook-group",
    ways: [
      "facebook|local|neighbourhood|neighborhood group|groups @worth|post|advertise|allowed|how|use",
    ],
    not: "whatsapp|boost",
    answer:
      "Yes, they’re free and local, if you give before you ask: answer questions from your trade, and post an offer only where the rules allow it, once a month, with a photo of you.",
  },
  {
    id: "link-bio",
    ways: ["link bio|profile instagram|what|where|put|should|should_lead"],
    not: "write|google",
    answer:
      "One link, to the page where people book or order, not to the home page; name it in the post, “link in profile”. Change it only for an event, and count the clicks with a tagged address.",
  },
];
