/** The same wishes in every register: what clients of a marketing agency ask. See `registers-orders.ts`. */
export const marketingRegisters: Readonly<Record<string, string>> = {
  plan_campaign: `
(a|one|) campaign for (leads|bookings|more sales|awareness|new customers|visitors) (over|for|in|within|lasting) (#num weeks|#num months|#num days|a quarter) (with #amount|please|)
(plan|make|start) (a|the) campaign (over|of|lasting|for) #num (weeks|months) (for|to get) (leads|enquiries|sales|more guests)
(what|how) (would|could|should) (a campaign|marketing|the launch) (for|of) (a|our|my) {business} (look like|be done|contain|start)
(make|help) (my|our) {business} (grow|busier|successful|sell more|more popular) (how|with marketing|please|)
(we|i) (need|want|look for) (help|support|an agency|a plan) (with|for|to) (marketing our {business}|the opening|our advertising|a new offer)
{preamble} (we need a campaign|i would like help planning a campaign|can you make a marketing plan) for (our {business}|a new product|the opening of our {business}) {closing}
(campaign|marketing plan|launch|promotion) (for|ideas for|plan for) (a|my|our) {business} (please|how|)
(i|we) (run|own|have|opened) a {business} (and|,) (need|want|would like) (more customers|more people to come|a marketing plan|a campaign|to be busier)
(how|what) (do|can|should) (i|we) (promote|advertise|market|launch) (a|our|my) {business} (in town|for christmas|without experience|)
(get|bring|win|attract) (more|new) (customers|guests|clients|orders|bookings) (for|to) (my|our|a) {business}
(plan|prepare|design|build) (a|our) (campaign|launch|promotion) (step by step|for spring|for {business} owners|please)
(plan|make|set up|i need) a campaign (for|to get) (more bookings|more revenue|more orders|new customers|awareness|leads) (with|for|on) (#amount|a budget of #amount) (over|within|in|for) (#num weeks|two months|#num days)
(our goal is|we want|i want) (more sales|more leads|more guests|to be known) with #amount (in|over|within) (#num weeks|three months|#num days)
(sales|orders|bookings) (are|have been) (down|slow|falling) (in|at) (our|my) {business} (what can we do|help)
(we|i) (want|plan|need) to (launch|introduce|bring out|sell) (a new product|an app|a course|a second {business}) (and need a campaign|how do we market it|)`,
  budget_advice: `
(money|budget|#amount) (is|is all we have|per month) (tight|enough|to spend) (what should we do with it|where do we put it|for marketing)
{preamble} (how much should we spend on marketing|is #amount a month enough|how do we split our budget) {closing}
(budget|spend|costs) (how much|for ads|per month|split|too small|for a {business})
(what|which) (budget|amount|sum) (do we need|is realistic|should a {business} plan|would you advise) (for marketing|per month|for a start|)
(we|i) (have|got|can spend|set aside) #amount (for|on) (marketing|ads|the campaign|this quarter) (what can we do with it|is that enough|how do we divide it)
(divide|split|allocate|spread) (#amount|the budget|our money) (across|between|over) (channels|months|search and social)
(is|are) #amount (too much|too little|enough|realistic) for (ads|a {business}|a campaign|marketing)
(how much|what) (do|should) (a|other|most) ({business}|companies|firms) (spend|invest|put) (on|into) marketing`,
  channel_choice: `
{preamble} (which channels are right for us|should we be on instagram or linkedin|where should we advertise) {closing}
(channel|channels|platform|media) (which|best|choose|for b2b|for a {business}|mix)
(which|what) (channel|platform|network|medium) (is best|fits|works|should we use) for (a|our|my) {business}
(facebook|instagram|tiktok|google|linkedin) or (google|youtube|print|email|pinterest) (for a {business}|for us|what is better)
(where|on which platform) (should|do|can) (a|our|my) {business} (advertise|be visible|start|find customers)
(is|are) (print ads|radio|flyers|tiktok|linkedin|google) (worth it|useful|right|enough) for (a|our|my) {business}`,
  timeline: `
(how long|how much time|how many weeks) (does|will|would|do) (the preparation|seo|a new website|the whole thing|it all|brand building) (take|need|last) (roughly|for a {business}|)
(when|by when|how soon) (will|do|can|could) (we|the first customers|results|sales) (see something|come|start|show up|launch) (with your plan|)
(too late|too early|right time|good moment) to (start|launch|advertise|begin) (for summer|this year|a {business}|)
{preamble} (how long does a campaign take|when should we start|can we be ready by christmas) {closing}
(timeline|schedule|how long|when|duration) (campaign|launch|for the plan|until results|by week|preparation)
(when|how early) (should|must|do) (we|i) (start|begin|plan) (with ads|the campaign|for the season|before the opening)
(how long|how many weeks) (until|before|does it take until) (something shows|the campaign runs|customers come|it works)
(make|give|send) (us|me) a (schedule|time plan|calendar) for (the campaign|the next three months|the launch)
(can|could) (we|it) (start|launch|go live) (next week|in two weeks|by #date|before summer)`,
  roi: `
{preamble} (what return can we expect|can you calculate our roi|was the campaign worth it|what is a good roas) {closing}
(roi|roas|return|break even|payback|cost per order) (calculate|formula|good|expected|for ads|what is)
(we|i) (spent|invested|paid) #amount (and|for) (made|got|earned|sold for) #amount (what is the return|is that good|roi please)
(how much|what) (will|would|do) (we|i) (get|earn|make) (back|) (for|from|with) (#amount|our spend|the campaign)
(how many|what) (orders|customers|sales) (do we need|are needed) to (break even|earn back #amount|cover the costs)
(is|was) (marketing|the campaign|google ads|it) (profitable|worth the money|paying for itself)
(calculate|work out|compute) (our|the|my) (return|roi|cost per customer|break even|profit) (please|for #amount|)`,
  seo: `
{preamble} (we do not show up on google|how do we rank higher|can you check our seo|which keywords should we use) {closing}
(seo|google|ranking|keywords|backlinks) (better|help|audit|how|improve|for a {business}|dropped)
(be|get|appear|come up) (found|higher|first|on page one) (on|in) (google|search results|google maps) (with a {business}|how|)
(my|our) (website|page|{business}|shop) (does not|cannot|is not) (appear|be found|listed|rank) (on google|in search|locally|)
(rankings|organic traffic|search visits) (dropped|fell|are down|disappeared) (since the relaunch|after the update|why)
(what|which) (search terms|keywords|phrases) (do people use|should we rank for|are good for a {business})`,
  email_marketing: `
{preamble} (how do we start a newsletter|our open rates are bad|how often should we send emails to customers) {closing}
(email|newsletter|mailing|mail) (campaign|open rate|list|subject line|automation|for customers|how often)
(start|send|write|design|improve) (a|our) (newsletter|mailing|email campaign|welcome mail) (for our {business}|to customers|how|)
(grow|build|collect|get) (our|an|more) (email list|addresses|subscribers for our newsletter) (how|legally|)
(nobody|few people) (opens|reads|clicks) our (emails|newsletter|mailings)
(our|the) (mails|newsletters|campaign emails) (land in spam|are not opened|get unsubscribes)`,
  social_media: `
(our|my|the) (instagram|facebook page|tiktok|linkedin page) (is dead|needs followers|gets no likes|needs ideas|looks boring)
{preamble} (how do we get more followers|what should we post|can you manage our instagram) {closing}
(instagram|tiktok|facebook|social media|linkedin) (posts|followers|help|ideas|account|reach|reels|for a {business})
(what|how often|when) (should|can|do) (we|a {business}) post (on|for) (instagram|facebook|tiktok|linkedin|)
(grow|build|start|run) (our|an|a) (instagram|tiktok|facebook page|community|following|social media presence) (for a {business}|how|)
(nobody|no one) (likes|follows|sees|comments on) (our|my) (posts|page|account|reels)
(work|working) with (influencers|creators|bloggers) (how|worth it|for a {business}|)`,
  paid_ads: `
(advertise|advertising|ads) (on|with) (google|instagram|facebook|youtube|linkedin) (how does it work|how much per click|set it up|for a {business})
{preamble} (our google ads bring nothing|how do we set up facebook ads|what does a click cost) {closing}
(ads|google ads|facebook ads|ppc|adverts|retargeting) (help|cost|set up|not working|too expensive|clicks|for a {business})
(run|start|book|set up|manage|optimise) (google|facebook|instagram|linkedin|youtube) (ads|ad campaigns|adverts) (for our {business}|how|please)
(my|our) (ads|adverts|ad campaigns) (get|bring|have|are) (no clicks|no sales|rejected|too expensive|bad results)
(how much|what) (does|is) (a click|an ad|one click|advertising) (on|with) (google|instagram|facebook|youtube) (cost|)
(show|target|retarget) (ads|adverts) (to|at) (people who visited our site|locals|past customers)`,
  content_marketing: `
{preamble} (what should we write about|do we need a blog|can you produce videos for us) {closing}
(content|blog|video|podcast|article|text) (ideas|plan|for a {business}|write|topics|how often|produce)
(what|which) (topics|articles|videos|stories|content) (should|could|can) (a {business}|we) (publish|make|write about|produce)
(write|create|produce|make) (blog posts|a video|articles|a podcast|web texts|a case study) (for us|about our {business}|please)
(is|does) (blogging|a blog|a podcast|filming) (worth it|still work|help|bring customers) (for a {business}|)`,
  lead_generation: `
(more|better|cheaper|qualified) (enquiries|leads|contacts|requests for quotes) (for|from) (a {business}|our website|companies|linkedin)
{preamble} (we need more leads|how do we get enquiries|our leads do not buy) {closing}
(leads|enquiries|prospects|pipeline) (more|b2b|how|generate|quality|too few|for a {business})
(generate|get|win|find) (more|new|qualified) (leads|enquiries|prospects|sales contacts) (for our {business}|online|on linkedin|)
(our|the) (leads|contacts|enquiries) (are|do) (bad|not serious|too few|not buy|too expensive)
(nobody|too few people) (fills in|uses|sends) (our|the) (contact form|form|enquiry form)
(turn|convert) (leads|visitors|enquiries) into (customers|buyers|deals)`,
  brand_awareness: `
(how|what) (can|do|should) (we|a {business}) (do to|) (be remembered|stand out|look more professional|be known better|get a better name)
{preamble} (nobody knows our brand|how do we become better known|we need a new image) {closing}
(brand|branding|image|awareness|logo|reputation) (build|better known|new|strengthen|for a {business}|measure)
(make|get|become|be) (our {business}|us|my label|the company) (known|better known|visible|recognised|talked about) (in town|how|)
(nobody|no one|few people) (knows|has heard of|remembers) (our|my) ({business}|brand|company|name)
(build|strengthen|refresh|renew) (our|a) (brand|image|identity|positioning) (how|for a {business}|)
(press|pr|media) (coverage|work|contacts|mentions) (for our {business}|how do we get it|)`,
  conversion: `
{preamble} (many visitors but nobody buys|our conversion rate is too low|how do we improve our landing page) {closing}
(conversion|landing page|bounce rate|checkout|conversion rate) (low|improve|test|better|too high|for a {business})
(visitors|people|users) (come|look|click) but (do not buy|leave again|do not order|never book)
(improve|optimise|test|rework) (our|the|my) (landing page|website for more sales|checkout|booking form|conversion rate) (how|please|)
(make|get) (more|) visitors (buy|book|order|sign up) (on our site|how|)
(a b|split) test (how|for our landing page|worth it|)`,
  analytics: `
(how|where) (do|can) (we|i) (see|tell|check|read) (which ads sell|if the money is well spent|how many people came|what worked)
{preamble} (how do we measure whether it works|which figures matter|can you set up tracking) {closing}
(analytics|tracking|kpi|report|dashboard|figures) (set up|which|how|monthly|read|for our {business})
(measure|track|see|know) (if|whether|how well) (the campaign|our marketing|the website|an ad) (works|performs|is successful|did)
(which|what) (numbers|figures|kpis|metrics) (should|do|must) (we|a {business}) (watch|look at|report|track)
(where|which channel) do (our|the) (customers|orders|visitors) (come from|find us)
(send|make|write|give) (us|me) a (report|dashboard|monthly report|overview of results)`,
  audience: `
(who|what kind of people) (should|could|do|would) (we|a {business}) (target|aim at|talk to|sell to|address)
(find out|learn|know) (more|who|what) (about|) (our customers|buys from us|our customers want|our market)
{preamble} (who is our target group|how do we find out who our customers are|what do our competitors do) {closing}
(target group|audience|persona|competitors|market) (who|define|find|research|analysis|for a {business})
(who|which people) (are|is|buys from|visits|would buy from) (our|a|my) ({business}|customers|target group)
(define|describe|find|understand|research) (our|the) (target group|audience|ideal customer|market|buyers) (how|for a {business}|)
(reach|target|address) (young people|families|women over #num|companies|engineers|students) (how|with our {business}|)
(what|how) (are|do) (other|competing|our rival) {business} (owners|companies|firms) (doing|do|market themselves)`,
  marketing_automation: `
{preamble} (what can we automate|which crm should we use|can a chatbot help our marketing) {closing}
(automation|crm|ai|tools|chatbot) (marketing|which|how|for a {business}|recommend|connect)
(automate|automating) (our|the) (emails|follow ups|posts|marketing|lead handling|reports) (how|with what|)
(which|what) (crm|tool|tools|software) (do we need|is good|would you recommend|suits a {business}) (for marketing|)
(use|using) (ai|chatgpt|a chatbot|automation) (for|in) (our|) marketing (how|worth it|)`,
  human_agent: `
(can|could|may) (i|we) (talk|speak) (to|with) (a marketing expert|a strategist|one of your consultants|a human being|someone in your team) (not a bot|please|right now)`,
};
