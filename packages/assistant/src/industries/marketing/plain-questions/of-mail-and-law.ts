import type { PlainQuestion } from "./question.ts";

export const ofMailAndLaw: readonly PlainQuestion[] = [
  {
    id: "mail-old-customers",
    next: true,
    subject: "can-i-write-to-old-customers-by-whatsapp",
    ways: [
      "@letter|write old|former|past|existing|previous customer|client|buyer|guest @allowed",
      "old|#num address|addresses|contact write|mail|email @allowed",
      "@letter customer|client|guest without permission|consent|asking|optin|agree",
    ],
    not: "whatsapp|often|bought_list|text|draft|back|win|phone",
    answer:
      "In Europe, yes within limits: they bought from you, it’s about similar things, you told them when you took the address, and every mail has a way out. Otherwise you need their consent first.",
  },
  {
    id: "bought-list",
    subject: "should-i-buy-an-address-list",
    ways: [
      "buy|bought|purchase|rent list|address|email|contact|database",
      "scrape|harvest|collect address|email from|website|google|linkedin",
    ],
    not: "follower|review|customer_bought|who_bought",
    answer:
      "Don’t: those people never agreed, so in Europe it’s usually illegal, your mails land in spam, and almost no one buys. A hundred addresses you collect at the counter are worth more than 10,000 bought ones.",
  },
  {
    id: "cold-mail",
    ways: ["cold email|mail|mailing|letter|outreach @allowed|@worth|how"],
    not: "call|list|draft",
    answer:
      "It depends on the country: in the UK and US you may write to companies with a way out; in Germany you need consent even there. A letter by post is nearly always allowed, and gets read more.",
  },
  {
    id: "whatsapp",
    next: true,
    subject: "can-i-add-customers-to-a-whatsapp-group",
    ways: [
      "whatsapp|sms|text_message @allowed|send|marketing|worth|should|newsletter customer|send|marketing|list|everyone|client|worth",
    ],
    not: "draft|text_for|group|button|link",
    answer:
      "Only to people who said yes to exactly that; keep the yes. Use WhatsApp Business with a broadcast list, so no one sees the others, at most twice a month, and stop at once when asked.",
  },
  {
    id: "analytics-consent",
    subject: "do-i-need-a-cookie-banner",
    ways: [
      "consent|permission|gdpr|allowed|legal|banner analytics|pixel|tracking|track|ga4|hotjar",
    ],
    not: "which|alternative|do_i_need_analytics",
    answer:
      "In Europe, yes: Analytics and ad pixels may load only after a clear yes, and “reject” must be as easy. Without a banner, use a tool without cookies, such as Plausible, and Search Console.",
  },
  {
    id: "photos-people",
    next: true,
    subject: "may-i-post-pictures-of-my-customers",
    ways: [
      "photo|picture|video|film customer|guest|people|child|kid|staff|children @allowed|post|publish|ask|use",
    ],
    not: "review|better|which",
    answer:
      "Only with their yes, and for children that of the parents; in writing is safest, with where you’ll use it. Photograph hands, backs and the room, and you need to ask no one.",
  },
  {
    id: "photos-internet",
    subject: "may-i-use-pictures-from-the-internet",
    ways: [
      "picture|photo|image|music|song google|internet|web|stock|trending|copyright use|@allowed|free",
    ],
    not: "customer|people|profile|more",
    answer:
      "Not just because it’s online: someone owns it, and warnings cost hundreds. Use your own phone photos, or sites with a clear licence such as Unsplash; for business posts, use the platform’s commercial music library.",
  },
  {
    id: "raffle",
    subject: "should-we-do-a-giveaway-on-instagram",
    ways: [
      "raffle|giveaway|competition|prize|contest|sweepstake @allowed|@worth|rules|how|instagram|facebook|run",
    ],
    not: "competitor|rank|cheaper",
    answer:
      "Allowed in most places if it’s free to enter, with clear terms, an end date, and a note that the platform isn’t involved. Raffle your own product, not a tablet, or you’ll collect prize hunters.",
  },
  {
    id: "newsletter-time",
    next: true,
    subject: "how-often-should-i-send-a-newsletter",
    ways: [
      "@when send @letter best|right|good|what|which|when",
      "which|best|what day|time|hour @letter",
    ],
    not: "often|christmas|spam|automatic",
    answer:
      "When your people plan: Tuesday to Thursday around 10 for companies, Thursday or Sunday evening for families and guests. The same day each time matters more than the hour; test two on half the list each.",
  },
  {
    id: "newsletter-often",
    next: true,
    subject: "how-often-should-i-send-a-newsletter",
    ways: ["often|howoften|frequent|many|week|month @letter send|write|should|too|how|customer"],
    not: "unsubscribe|open|lead|spam|enquiry|clicked|got|visitor",
    answer:
      "Every two weeks suits most; once a month is the least, or people forget they signed up. Write more often only while there’s real news, such as a season, an event or a last order date.",
  },
  {
    id: "newsletter-content",
    next: true,
    subject: "what-should-i-write-in-the-newsletter",
    ways: ["what|which|idea|topic|content write|put|say|include|content|topic|send @letter"],
    not: "tool|time|when|day|for_me|subject|spam|open",
    answer:
      "One topic each time: a tip from your work, what’s new or back in season, a customer’s story, a date to book. Three short paragraphs, one picture, one button. Write as you’d speak at the counter.",
  },
  {
    id: "newsletter-tool",
    ways: [
      "mailchimp brevo|or|mailerlite|alternative|good|worth",
      "which|what|best|good|free tool|software|program|provider|service @letter|mailing|mailchimp|brevo|crm",
    ],
    not: "write|law",
    answer:
      "For a start, Brevo or MailerLite: free for a few hundred addresses, with sign-up forms and double opt-in. Choose by where data is stored and what 2,000 addresses will cost, not by the templates.",
  },
  {
    id: "newsletter-start",
    subject: "how-do-i-build-an-email-list",
    ways: ["start|begin|need|should|worth|have|make newsletter|mailing"],
    not: "spam|often|write_me|unsubscribe|tool|open|what|time",
    answer:
      "Yes, if people buy from you more than once: a hundred addresses are enough to start. Put a sign-up at the counter and on the site, promise one useful mail every two weeks, and keep to it.",
  },
  {
    id: "spam",
    subject: "our-mails-land-in-spam",
    ways: [
      "@letter spam|junk|blocked|bounce land|go|end|folder|why|in|avoid|how",
      "junk|spam folder|land|end how|why|avoid|stop",
    ],
    not: "call|seo|fake|cold",
    answer:
      "Set up SPF, DKIM and DMARC for your domain, send from your own address instead of a free one, remove people who haven’t opened in a year, and drop capitals and attachments. Your provider’s help page shows how.",
  },
  {
    id: "open-rate",
    subject: "is-a-thirty-percent-open-rate-good",
    ways: [
      "open|opens|rate|%|percent @letter @normal",
      "open_rate @normal|raise|improve|increase|low|better|up",
    ],
    not: "click|conversion|store|shop_open|spam|unsubscribe|booking",
    answer:
      "20–35% is usual for a small business; below 15% look at the sender, the subject and old addresses. Apple’s mail app inflates opens, so judge by clicks and replies: 2–3% clicking is fine.",
  },
  {
    id: "unsubscribes",
    subject: "many-people-unsubscribe-after-every-mail",
    ways: ["unsubscribe|unsubscribing|leave|signoff @letter|list|many|people|rate|bad|why|normal"],
    not: "review|job|staff|website",
    answer:
      "Up to 0.5% a mailing is normal, and good for the list: those people wouldn’t have bought. Above 1%, you’re writing too often or about something else than they signed up for.",
  },
  {
    id: "more-addresses",
    subject: "how-do-i-build-an-email-list",
    ways: ["@more address|email|subscriber|signup|contact|list how|tip|idea|newsletter|email|best"],
    not: "buy|bought|unsubscribe|old|time|b2b|company|write|spam|open|back",
    answer:
      "Ask at the moment they’re happy: a card at the counter, a tick box when booking, a QR code on the receipt. Give a reason worth it, such as a recipe, a checklist or first pick of dates.",
  },
  {
    id: "mail-or-social",
    ways: [
      "email|newsletter|mail social|facebook|instagram|followers|media|post @better|convince|than",
    ],
    not: "write|caption|text",
    answer:
      "E-mail: you own the list, about a third open it, and no algorithm decides who sees you; a post reaches perhaps a tenth of your followers. Social finds new people, e-mail sells to those you have.",
  },
  {
    id: "mail-still",
    subject: "how-do-i-build-an-email-list",
    ways: ["@letter|marketing still|2026|2025|dead|outdated|old work|@worth"],
    not: "flyer|cold|radio|print|seo|tiktok|facebook",
    answer:
      "Yes: for businesses people buy from again it’s still the cheapest sale there is, because they know you. It doesn’t find strangers. Fifty regulars who reply are worth more than 2,000 cold addresses.",
  },
  {
    id: "imprint",
    ways: ["imprint|impressum|privacy_policy|privacy_notice|terms need|must|website|have|what"],
    not: "banner|cookie|consent",
    answer:
      "In most of Europe a business site needs its name, address and contact, and a privacy notice that fits the tools you use. A free generator from a law firm is fine to start; have a lawyer check shops.",
  },
];
