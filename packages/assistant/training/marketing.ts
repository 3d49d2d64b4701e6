import { type IntentTraining, marketing } from "./types.ts";

/** What a marketing desk hears. */
export const marketingTraining: readonly IntentTraining[] = [
  {
    id: "plan_campaign",
    industries: marketing,
    label: "Plan a campaign",
    send: "Help me plan a campaign",
    description: "Wants a campaign or marketing plan; names a goal, product or launch.",
    phrases: `
~(plan|start|launch|run|create|build|set up|make|prepare|design|organise) (a|my|our|an|the|another|) (campaign|marketing campaign|new campaign|ad campaign|marketing plan|marketing strategy|launch campaign|online campaign|spring campaign|holiday campaign|promotion)
~(promote|advertise|market|launch|sell more of|push) (my|our|a|the) (product|business|shop|restaurant|app|new product|service|event|bakery|hotel|course|software|brand|book|store)
~(get|find|win|attract|reach|acquire) (more|new|) (customers|clients|sales|bookings|visitors|orders|signups|subscribers|users|guests|people in my shop)
~(increase|grow|boost|double|improve) (our|my|) (sales|revenue|bookings|traffic|website traffic|turnover|customers|orders|online sales|demand)
(i|we) (want|need|would like) (more|new) (customers|bookings|sales|guests|clients|orders|visitors|revenue) (for|in|at) (my|our) (hotel|shop|restaurant|business|store|company|bakery|practice|salon)
how (do|can) (we|i) (get|sell|win) more (customers|rooms|bookings|guests|orders|tickets) (in winter|online|direct|)
(my|our) (hotel|shop|restaurant|salon|business) needs more (guests|customers|bookings|sales)
(more sales|be better known|customers who come back|more bookings|more customers)
(campaign|marketing plan|plan a campaign|campaign planning|marketing strategy|campaign ideas|new campaign|product launch|marketing help)
(our|my|the) goal is (more sales|more leads|brand awareness|to sell more|#num new customers|more bookings|to grow)
what (would|should) (a|our|my) (campaign|marketing plan|strategy) look like
where do i start with marketing
can you (help|advise) me with (my|our) marketing
i have a small business and no idea about marketing
we open a new (shop|restaurant|hotel|office) (next month|in spring)
our sales are (down|low|falling) what can we do
we need marketing
which kind of campaign fits us`,
  },
  {
    id: "budget_advice",
    industries: marketing,
    label: "Budget",
    send: "How much should I spend?",
    description: "How much to spend, splitting a budget.",
    phrases: `
how much (should|do|must|would|can) (i|we|a company|one|a small business) (spend|invest|budget|need|pay) (on|for|in) (marketing|advertising|ads|a campaign|google ads|social media|facebook|promotion|online ads|)
what (is a good|is a sensible|is a realistic|would be a good|is the right|is the minimum) (marketing budget|budget|ad budget|advertising budget|amount to spend)
~(split|divide|allocate|distribute|plan|set|cut|calculate) (my|our|the|a) (budget|marketing budget|ad spend|ad budget|money) (between channels|across channels|by channel|)
(budget|marketing budget|ad budget|ad spend|budget split|budget planning|small budget|advertising costs)
(is|are) (#amount|#num) (enough|too little|too much|a good budget|sufficient) (for a campaign|for google ads|per month|)
(we|i) (have|only have|can spend|could spend) (#amount|#num|about #amount) (a month|per month|to spend|for ads|for marketing|for the campaign|budget)
our budget is (#amount|#num|small|tight|#amount a month)
what percentage of revenue goes into marketing
how do i spend my budget best
what can i do with (no|little|a small) (money|budget)`,
  },
  {
    id: "channel_choice",
    industries: marketing,
    label: "Channels",
    send: "Which channels fit us?",
    description: "Which channels or platforms to use.",
    phrases: `
(which|what) (channel|channels|platform|platforms|social network|social networks|media|marketing channels|ad platform) (should i use|should we use|is best|are best|fit us|work best|do you recommend|make sense|is right for us|is the most effective) (for b2b|for my shop|for leads|for a hotel|for young people|)
(should|is it worth) (i|we|being) (be|go|advertise|start|on) (on|with|) (instagram|tiktok|linkedin|facebook|youtube|google|pinterest|x|twitter|podcasts|reddit)
(google ads or facebook ads|instagram or tiktok|linkedin or google|seo or ads|email or social media|facebook or instagram)
(channels|which channel|channel mix|media mix|best platform|marketing channels|where to advertise|platform choice)
where (should|do|can) (i|we) (advertise|promote|post|be present|find our customers)
is (tiktok|linkedin|print|radio|facebook|direct mail) (still|) (worth it|good for b2b|dead|useful|right for us)
what is better (instagram or facebook|ads or seo|google or meta)
does (offline|print|radio|tv|outdoor) advertising still work`,
  },
  {
    id: "timeline",
    industries: marketing,
    label: "Timeline",
    send: "How long does a campaign take?",
    description: "How long things take, when to start, a schedule.",
    phrases: `
how long (does|should|will|would|do) (a campaign|it|seo|the campaign|a launch|ads|results|preparation) (take|run|last|take to work|take to show results|take to prepare|until results)
when (should|do|can|must) (we|i) (start|launch|begin|publish|expect results|see results|go live|plan for christmas)
(timeline|schedule|campaign timeline|marketing calendar|launch date|campaign duration|when to start|time plan|roadmap)
(make|give|show|create) (me|us|) (a|the) (timeline|schedule|time plan|calendar|plan by week)
how (soon|quickly|fast) (do|will|can) (we|i|ads) (see results|get results|work|launch|start)
what happens (in the first week|week by week|after launch|first)
is #num weeks enough
how (long|many weeks|many months) (before|until|till) (ads pay|content pays|we see sales|it pays off|results show|rankings rise)
how much time do we need before the launch
we launch in (march|two months|six weeks|spring)`,
  },
  {
    id: "roi",
    industries: marketing,
    label: "Return on investment",
    send: "Calculate my return on investment",
    description: "Return on investment, ROAS, payback, break-even, customer value.",
    phrases: `
return on investment
(what|how much) (does|must|should) (it|the campaign) (have to|) (earn|bring in)
~(calculate|compute|work out|measure|estimate|know|figure out|improve|forecast) (the|my|our|a|) (roi|return|roas|return on ad spend|profit of a campaign|payback|break even|cost per lead|cost per acquisition|customer lifetime value)
what (is|was|would be) (the|our|my|a good|a realistic) (roi|roas|return|return on ad spend|cost per lead|cost per click|customer acquisition cost|conversion rate) (of|on|for|if|) (a campaign|this campaign|#amount|our ads|)
(roi|roas|calculate roi|roi calculator|return|break even|payback|cac|cpa|ltv|cost per lead|profitability|return on ad spend)
(is|was) (the campaign|it|marketing|advertising) (worth it|profitable|paying off|worth the money)
if (i|we) (spend|invest) #amount (and|what|how much) (earn #amount|do we get|comes back|revenue do we need|sales do i need)
we spent #amount and (made|earned|got) (#amount|#num orders|#num leads)
how many (sales|customers|leads|orders) do (we|i) need to (break even|earn it back|be profitable)
how is roi calculated
explain the roi formula
what will i get for #amount
revenue of #amount with costs of #amount`,
  },
  {
    id: "seo",
    industries: marketing,
    label: "Search engines",
    send: "How do we rank higher on Google?",
    description: "Search engine optimisation, keywords, ranking, local search.",
    phrases: `
~(rank|rank higher|be found|show up|appear|get to the first page|improve our position|be number one) (on|in) (google|search|search engines|google maps|ai search)
~(improve|do|start with|check|optimise) (our|my|the|) (seo|search ranking|google ranking|website for search|keywords|local seo|page titles)
(seo|search engine optimisation|keywords|backlinks|google ranking|local seo|keyword research|organic traffic|seo audit|technical seo|search engine ranking)
why (does|do) (my|our) (website|site|pages|shop) not (rank|show up on google|appear in search|get found)
how long does seo take
what is (seo|a backlink|keyword research|local seo)
do you do seo
(our|my) (organic traffic|google ranking|search traffic) (is falling|dropped|went down)
which keywords should we (use|target)
is seo worth it`,
  },
  {
    id: "email_marketing",
    industries: marketing,
    label: "E-mail marketing",
    send: "How do we use e-mail marketing?",
    description: "Newsletters and automated e-mails as marketing.",
    phrases: `
~(start|build|send|create|write|set up|improve|run) (a|an|our|my|) (newsletter|email campaign|email list|email marketing|mailing list|welcome email|drip campaign|email sequence|email automation)
(email marketing|newsletter|email campaign|mailing|email list|open rate|subject lines|email automation|mailchimp|drip campaign|deliverability)
(our|my) (open rate|click rate|email open rate|unsubscribe rate) (is|is too) (low|high|bad|falling)
how often should we (send emails|send a newsletter|mail our customers)
how do (i|we) get more (subscribers|email addresses|newsletter signups)
is (email|email marketing) (dead|still effective|legal without consent|worth it)
can i buy (email addresses|a mailing list)
what makes a good (subject line|newsletter|email)
our emails land in spam`,
  },
  {
    id: "social_media",
    industries: marketing,
    label: "Social media",
    send: "How do we use social media?",
    description: "Organic social media, posting, followers, influencers.",
    phrases: `
~(get|grow|gain|increase|win) (more|our|my|) (followers|likes|engagement|reach|instagram followers|views|comments)
~(manage|start|improve|run|grow) (our|my|a|) (socialmedia|instagram|facebook page|tiktok|linkedin page|social media accounts|channel on youtube|instagram account)
(socialmedia|instagram|tiktok|facebook page|linkedin|influencer|influencers|social media strategy|hashtags|community management|posting schedule|reels|influencer marketing)
(what|when|how often) should (i|we) post (on instagram|on linkedin|on facebook|per week|)
(should we|how do we|is it worth to) (work with|pay|find) (influencers|creators|an influencer)
nobody (likes|sees|comments on) our posts
do you manage social media
what content works on (instagram|tiktok|linkedin)
why is our reach so low
ideas for posts`,
  },
  {
    id: "paid_ads",
    industries: marketing,
    label: "Paid advertising",
    send: "How do paid ads work?",
    description: "Paid search, social ads, display, retargeting, cost per click.",
    phrases: `
~(run|start|set up|create|improve|optimise|launch|stop|buy|place) (google ads|facebook ads|instagram ads|ads|paid ads|linkedin ads|retargeting|ppc|display ads|search ads|youtube ads|online ads|advertisements)
(google ads|facebook ads|paid ads|ppc|sem|retargeting|remarketing|display ads|cost per click|cpc|meta ads|paid search|linkedin ads|banner ads|advertising)
(our|my) (ads|google ads|campaigns|facebook ads|ad account) (do not work|are too expensive|get no clicks|bring no sales|do not convert|are not approved|were rejected)
how much (does|do|is) (a click|google ads|facebook ads|one click|an ad|advertising on instagram|linkedin ads) cost
what is (retargeting|ppc|a good click rate|cost per click|quality score)
how do (google|facebook|paid|linkedin) ads work
can you manage our ads
why do our ads cost so much`,
  },
  {
    id: "content_marketing",
    industries: marketing,
    label: "Content",
    send: "What content should we make?",
    description: "Blog, video, podcasts, texts, storytelling, copy.",
    phrases: `
(what|which|what kind of) (content|blog posts|topics|videos|articles) should (we|i) (write|make|create|publish|produce|post)
~(write|create|start|produce|make|plan) (a|our|some|) (blog|content|video|videos|podcast|content plan|white paper|case study|texts|copy|content calendar|explainer video|landing page text)
(content marketing|content|blog|video marketing|podcast|copywriting|content strategy|content plan|storytelling|white paper|webinar|editorial calendar)
(do|can) you (write|make|produce) (texts|content|blog posts|videos|copy)
how often should we (blog|publish|post articles)
does (blogging|content marketing|a podcast) (help|work|pay off|still work)
can we use ai for (content|texts|our blog)
ideas for (blog posts|content|videos)`,
  },
  {
    id: "lead_generation",
    industries: marketing,
    label: "Leads",
    send: "How do we get more leads?",
    description: "Winning and qualifying leads, B2B pipeline, forms.",
    phrases: `
~(get|generate|find|win|collect|qualify|capture|nurture) (more|new|better|b2b|good|our|) (leads|prospects|enquiries|sales leads|qualified leads|appointments for sales)
(leads|lead generation|b2b leads|lead magnet|lead nurturing|qualified leads|sales funnel|funnel|pipeline|lead scoring|demand generation)
(our|the) (leads|enquiries) (are bad|do not buy|are too few|are too expensive|go cold)
what is a (lead magnet|qualified lead|sales funnel|good cost per lead)
how do (we|i) turn (visitors|leads) into (customers|leads|sales)
nobody fills in our form
do you generate leads for b2b
we need #num leads (a month|per month|)`,
  },
  {
    id: "brand_awareness",
    industries: marketing,
    label: "Brand",
    send: "How do we become better known?",
    description: "Awareness, branding, positioning, reputation, PR.",
    phrases: `
~(increase|build|create|raise|improve|grow|strengthen|measure) (our|my|the|a|) (brand awareness|brand|awareness|visibility|reputation|image|brand recognition|positioning)
(brand awareness|branding|brand|positioning|rebranding|public relations|pr|press|reputation|logo|brand identity|tone of voice)
nobody knows (us|our brand|my company|our company)
how do (we|i) (become known|get known|become better known|stand out|get into the press|position ourselves|differ from competitors)
we want (more people to know us|to be known|a new logo|a rebrand|a better image)
what does branding cost
do you do (branding|pr|logos)`,
  },
  {
    id: "conversion",
    industries: marketing,
    label: "Landing pages and conversion",
    send: "How do we convert more visitors?",
    description: "Landing pages, conversion rate, A/B tests, bounce rate.",
    phrases: `
~(improve|increase|optimise|raise|test) (our|my|the|) (conversion rate|conversion|landing page|landing pages|checkout|website|bounce rate|conversions)
(conversion rate|landing page|conversion|a b test|ab testing|bounce rate|cro|cart abandonment|conversion optimisation|split test)
(visitors|people) (leave|do not buy|do not sign up|abandon the cart|come but do not buy|bounce)
what is a (good|normal) (conversion rate|bounce rate)
why does (our|my) (website|shop|landing page) not (convert|sell)
we have traffic but no sales
(raise|rise|lift|push up|double) (our|the|a low) (conversion rate|share of buyers|rate of sign ups) (of two percent|from #num percent|how|)
our (conversion|bounce|sign up) rate is (low|poor|too small|falling) (how do we change that|what can we do|)
do we need a landing page
what belongs on a landing page
how do i run an a b test`,
  },
  {
    id: "analytics",
    industries: marketing,
    label: "Measuring",
    send: "How do we measure success?",
    description: "Analytics, key figures, reports, attribution, tracking and consent.",
    phrases: `
~(measure|track|monitor|analyse|report on|evaluate) (our|my|the|) (success|results|campaign|performance|marketing|success of a campaign|conversions|website visitors|traffic)
(analytics|kpi|kpis|reporting|dashboard|attribution|google analytics|metrics|key figures|tracking|utm|measurement|report)
(which|what) (kpis|metrics|key figures|numbers) (should we|matter|are important|do i need to) (track|measure|watch|)
how do (we|i) know (if|whether) (it works|the campaign works|marketing works|our ads work)
(what is|explain) (attribution|a kpi|utm|a conversion|google analytics)
do you send (reports|a monthly report)
can we track without cookies
which channel brought the customers`,
  },
  {
    id: "audience",
    industries: marketing,
    label: "Audience",
    send: "Who is our audience?",
    description: "Target groups, personas, market research, competitors.",
    phrases: `
~(find|define|reach|know|understand|segment|research|target) (our|my|the|a|) (target audience|audience|target group|ideal customer|customers|market|persona|buyer persona|young people|decision makers)
(target audience|audience|target group|personas|buyer persona|market research|competitors|competitor analysis|segmentation|customer survey|ideal customer)
who (is|are) (our|my) (target group|audience|customers|competitors|ideal customer)
what (are|do) (our|my) competitors (doing|do|spend)
how do (i|we) (analyse competitors|do market research|create personas|reach families|reach seniors)
we sell to (families|companies|hotels|young people|seniors)`,
  },
  {
    id: "marketing_automation",
    industries: marketing,
    label: "Automation and CRM",
    send: "What can we automate?",
    description: "Marketing automation, CRM, chatbots in marketing, AI tools.",
    phrases: `
(what|which) (can we automate|tools do you use|tools do we need|crm do you recommend|marketing tools are good|parts can be automated)
~(automate|connect) (our|my|the|) (marketing|crm|follow ups|emails|lead handling|campaigns|posts)
(marketing automation|crm|automation|hubspot|salesforce|marketing tools|ai in marketing|chatbot marketing|workflow)
can (a chatbot|ai|a bot) (help|qualify leads|answer customers|do our marketing|sell more)
how do (we|i) use (ai|a chatbot|automation) in marketing
do you integrate with (hubspot|salesforce|our crm|mailchimp)
(should we|do we need to) (use|buy|introduce) a crm`,
  },
];
