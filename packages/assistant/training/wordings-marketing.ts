/**
 * How owners and marketing people speak in a conversation: their trade, their figures, questions cut short.
 * Added to the phrases of `marketing.ts`; same notation.
 */
export const marketingWordings: Readonly<Record<string, string>> = {
  plan_campaign: `
(a|) campaign for (leads|awareness|sales|sign ups|bookings|our launch) (over|for|within|lasting) (#num weeks|three months|a quarter|#num days|)
(a|our|) (leads|launch|autumn|awareness) campaign (with|of|over) (#amount|#amount in #num weeks|a small budget over #num months)
(we|i) (are|am) (a|an) (plumber|photographer|florist|vet|tax adviser|brewery|campsite) (and need|looking for|who wants) (customers|a campaign|more jobs|more guests)
(how|what) do (we|i) (get|bring|make) (people|more families|more regulars|tourists) (to visit|to book with us|to try our food|come on weekdays)
(attract|draw|win) (more|new) (visitors|diners|members|walk ins|families) (to|for) (our museum|the restaurant|my studio|our farm shop)
(make|create|plan) something (to promote|for|to announce) (our reopening|the new season|our tenth birthday|the winter menu)
(we|i) (sell|make|offer|run) (handmade soap|garden furniture|yoga classes|accounting software|wedding photos|organic food|guided tours) (and|) (want|need) (more buyers|a campaign|to grow|customers) (this spring|)
(how|what) (would|should|can) (you|we|i) (market|promote|advertise|announce|launch) (a|our|my) (food truck|new app|law firm|hair salon|podcast|language school|winery|museum|webshop|new line)
(help|assist) (me|us) (to|) (bring|get|win|attract) (more|new|younger|local) (guests|students|patients|clients|members|buyers|tenants) (into|to|for) (our|my) (cafe|clinic|gym|school|office|club|store)
(put together|draw up|draft|sketch|work out|write) (a|an|our|my) (campaign|marketing plan|launch plan|promotion|plan for the season|three month plan) (for|with) (#amount|our new product|the summer|mothers day|valentines|a charity|a startup)
(we|i) (have|are having|plan) (an opening|an event|a sale|a launch|a trade fair|an anniversary) (in march|next month|soon|on #date) (how do we promote it|and need a plan|what should we do)
(what|which) (steps|actions|campaign|kind of marketing) (would|should|do) (you|we) (suggest|take|do|recommend) (for a launch|first|to sell more|to fill our courses|for a new brand)
(fill|sell|shift) (our|my|the) (empty rooms|courses|tickets|remaining stock|tables on mondays|subscriptions) (with a campaign|before summer|)
(business|trade|sales|demand|footfall) (is|are) (slow|quiet|weak|dropping|seasonal) (what can i do|can marketing help|how do we turn it around|)
(my|the|our) (aim|goal|target|objective) is (to double our revenue|more walk in customers|#num orders|to enter a new market|to win back old customers|to sell out)
(start|starting|begin|beginning) (with|) marketing (from zero|for a startup|from scratch|for the first time)
(idea|ideas|concept|plan|strategy) for (a campaign|a christmas campaign|our product launch|black friday|back to school|the grand opening)
(we|i) (want|would like) (to advertise|to promote|a campaign for|to push) (our delivery service|a new menu|the spring collection|our discount week|my book)
(can|could) you (make|do|plan|create|prepare) (a|our|the) (campaign|launch|promotion|marketing) (for us|for #amount|for six weeks|for our bakery)
get the word out about (our|my) (shop|event|offer)
we need (people|customers|buyers|more business)
bring customers back
seasonal campaign`,
  budget_advice: `
(how|what) (big|high|large) (should|does|must) (our|the|a|my) (budget|ad budget|marketing budget|monthly spend) (be|have to be) (to start|for a shop|at least|for results|)
(what|how much) (can|could|do) (we|i) (achieve|get|expect|do|reach) (with|for|on) (#amount|#num a month|a budget of #amount|very little money|next to nothing)
(is|would) (#amount|#num|a few hundred) (a month|a week|per campaign|) (be|) (sufficient|realistic|too low|a waste|reasonable|okay) (for ads|to begin with|for a launch|)
(we|i) (can|could|want to|plan to) (spend|invest|afford|put in|set aside) (#amount|#num|up to #amount|around #amount) (a month|a year|for the quarter|on marketing|in total)
(how|in what way) (should|do|would) (we|i|you) (distribute|split|share|spread|allocate) (#amount|the money|our spend|the budget) (over|across|between|among) (channels|search and social|the year|ads and content|three months)
(what|which) (share|percentage|part|proportion) of (sales|turnover|our budget|the money|revenue) (should|do companies) (go to|put into|spend on) (ads|marketing|social|content)
(should|do) (we|i) (spend|invest|put) more (on|in|into) (ads|content|social|search|e-mail) (or less|than last year|instead|)
(what|how much) (do|does) (others|a small firm|companies our size|startups|restaurants) (spend|pay|budget) (on|for) (marketing|advertising)
(minimum|lowest|smallest|daily|monthly|yearly) (budget|spend|amount) (for|to run|on) (ads|a campaign|google|instagram|)
(marketing|advertising) (on|with) (a shoestring|no budget|small money|#amount|a tight budget)
(cut|cutting|save|reduce) (our|the|) (marketing|ad|) (costs|spend|budget) (where do we start|without losing sales|)
money is tight what comes first
what does marketing cost (a small business|in general|)
how many (dollars|euros) (a day|per month) (do we need|on ads)
where is our money best spent`,
  channel_choice: `
(we|i) (do not know|am unsure|cannot decide) (where|on which platform|in which medium) (to advertise|to be|to start|to spend)
(is|are) (it|we) better (off|) (on|with) (instagram|google|linkedin|print|search) (or|than) (tiktok|facebook|mail|online|social)
(where|on what) (do|would) (you|other shops|firms like ours) (advertise|get customers|show up)
(one|two|three) (channels|platforms) (at most|to begin with|that suit us)
(where|on which platform|in which media) (are|do|can|would) (our|my|young|older|business) (customers|buyers|people|readers) (hang out|spend their time|look|be found|read)
(is|are|would) (facebook|pinterest|snapchat|flyers|posters|newspaper ads|radio spots|youtube|podcasts|trade fairs|whatsapp) (any good|right|the right thing|worth our time|a good idea|still relevant) (for us|for a bakery|for b2b|for a hotel|)
(should|shall|do) (we|i) (use|try|be on|leave|choose|focus on|drop) (linkedin|instagram|search ads|direct mail|one channel|tiktok|facebook|all channels|outdoor ads) (or|and|) (google|facebook|e-mail|youtube|several|tiktok|)
(which|what) (is|works|would be|brings) (better|best|more|the most) (for us|for a dentist|for an online shop|for recruiting|for a local business) (facebook or google|search or social|online or print|instagram or linkedin|)
(which|what) (medium|mix|two channels|network|platform|channel) (reaches|gets|suits|would suit|fits) (parents|engineers|managers|students|tourists|a small shop|our product|us)
(online|digital|print|tv|radio|offline) or (print|offline|social|search|posters)
(pick|choose|recommend|name|suggest) (the|a|our|some) (best|right|main|) (channels|channel|platform|networks|media) (for me|for a launch|for my shop|)
(do|does) (letters|leaflets|tv spots|local papers|billboards|cold calls|events) (still|) (work|bring anything|pay off|make sense) (today|for us|)
(we|i) (only have|have|can handle) (time for|) one (channel|platform|network) (which one|what should it be)
which channel first
best place to reach (seniors|brides|doctors|founders|gamers)`,
  timeline: `
(we|i) (want|need|have) to (be live|open|launch|sell out) (by|before|in) (may|#num weeks|the summer|#date) (when do we begin|is that doable|what is the plan by week|)
(what|how much) lead time (do we need|does print need|for a launch|)
(after|in) how many (weeks|months|days) (do|will|can) (we|i|ads) (see|get|bring) (something|results|the first sale)
(order of|sequence of|dates for) (steps|the campaign|the launch)
(how|what) (long|many weeks|many months|much time) (do|does|will|would|should) (we|it|a launch|the preparation|a rebrand|content|such a plan) (need|take|last|be needed) (before|until|for|to) (the start|sales come|it pays|leads come in|show something|planning)
(when|how early|from when|what month) (do|must|should|would) (we|i) (begin|start|prepare|book ads|kick off|publish) (for|with|before) (the holidays|easter|summer season|our opening|the trade fair|valentines)
(by|until) when (is|can|will|should) (the plan|everything|the campaign|it|the website) (be|) (ready|live|running|finished)
(what|which) (comes|happens|do we do|should be done) (when|first|next|in which week|in month one|before launch day)
(can|could|would) (we|you|it) (be ready|launch|start|go live|finish) (by|in|before|within) (april|#num weeks|two months|christmas|#date)
(a|the|our|give me a) (time plan|schedule|calendar|gantt chart|roadmap|week by week plan|milestones) (for the campaign|for the launch|for this year|please|)
(is|are) (#num weeks|a month|six months|three weeks) (long enough|too short|realistic|enough time) (for a campaign|to launch|for seo|)
(how|what) (soon|quickly|fast) (would|will|can|do) (ads|social posts|a newsletter|the first customers|anything) (bring|come|show|change|work) (something|results|in|)
(how|for how) long (should|do|must) (ads|a promotion|the sale|the campaign|we) (run|be online|go on|keep going)
duration of a (campaign|launch|project)
is it too late (for christmas|to start now|for this season)
what is the best (month|day|season) to launch`,
  roi: `
(we|i) (paid|spent|invested|put) (#amount|#num) (on|in|into) (ads|a campaign|google|flyers) (and|which) (got|brought|made|sold|returned) (#num orders|#amount|#num leads|sales of #amount) (is that ok|was it worth it|what is the return|)
(how|when|after how long) (do|does|will|would|can) (we|the campaign|marketing|the money|ads) (earn back|break even|return|come back|pay back|pay for themselves) (the cost|what we spent|#amount|)
(what|which) (return|roas|profit|revenue|margin|payback) (can|should|could|do) (we|i) (expect|hope for|aim at|get|calculate with) (from|on|for) (#amount|e-mail|google ads|a campaign|our budget)
(how|what formula) (do|can|would) (i|we|you) (calculate|figure|compute|prove|show|work out) (the|our|) (return|value of a customer|break even point|acquisition cost|profit per order|success in money)
(how many|what number of) (bookings|orders|new clients|sales|deals|tickets) (would|do|must) (we|i) (need|make|sell|win) (to cover|to get back|for) (the spend|the cost|#amount|break even)
(what|how much) (is|may|can|should) (a|one|each|every) (customer|lead|sale|order|subscriber) (worth|cost us|cost|bring)
(is|does|was) (it|advertising|all this|social media|the spend) (worth|really worth|still worth|pay) (it|the money|the effort|off) (financially|for small firms|)
(with|at) (a margin of|an average order of|costs of) (#amount|#num percent) (what return|how many orders do i need|when do i break even)
(good|bad|normal|average|target) (roas|roi|cac|ltv|payback|return)
prove to my boss that marketing pays
our cost per (order|sale|customer|lead) is #amount
lifetime value of a customer
are we losing money on ads`,
  seo: `
(our|my|the) (site|homepage|shop|blog|page|company|restaurant) (is|does|was|cannot be) (not found|not come up|invisible|on page two|not indexed|found|listed) (on|in|by) (google|search engines|bing|local results|maps|)
(how|what) (can|do|should|must) (we|i) (do|get|change|improve) to (rank better|climb in the results|be on page one|be found locally|come first|get organic visitors|outrank competitors)
(what|which) (words|search terms|keywords|phrases|questions) (do|should|would) (people|we|customers|i) (search for|type|optimise for|use on the page|rank for)
(how|do|why) (important|are|do) (backlinks|meta tags|page speed|alt texts|headings|internal links|mobile pages|sitemaps|schema) (matter|important|count|needed) (for ranking|for seo|for google|)
(we|our traffic|our rankings|the visits from search) (lost|dropped|fell|sank|vanished|have fallen) (positions|since the google update|last month|after the relaunch|overnight) (why|what now|)
(can|could|do) you (check|audit|optimise|fix|look at) (our|my) (seo|site for search|rankings|search visibility|google profile|page titles)
(google|bing|search|organic) (business profile|my business|visibility|traffic|positions|listing|rankings|console|index)
(get|getting|win|earn|buy|build) (more|good|) (backlinks|links|organic traffic|search visitors|reviews on google)
(how|what) (is|are|does) (local seo|on page optimisation|a sitemap|a meta description|domain authority|search intent|indexing) (work|mean|)
(does|will|do) (ai search|chatgpt|voice search|ai answers) (change|replace|mention|hurt) (seo|google|us|our traffic)
(write|improve|fix|shorten) (our|the|my) (meta descriptions|title tags|page titles|url structure|headings)
(competitors|others|everybody) (rank|are listed|appear) (above us|higher|before us) (in google|in search|)
first page (of google|please|how)
seo (for beginners|cost|agency|or not|help|check)`,
  email_marketing: `
(what|which) (mails|e-mails|messages|newsletters) (should|could|can|do) (we|i|a shop) (send|write|start with) (to|after|for) (new customers|a purchase|old customers|subscribers|a sign up|)
(how|where) (do|can|could) (we|i) (collect|get|find|gather|grow|win) (e-mail addresses|newsletter subscribers|sign ups for our newsletter|a list|consent for mails|readers)
(our|my|the) (mails|newsletters|mailings|e-mails|campaign mails) (are|get|have|go|land) (not opened|ignored|hardly any clicks|into spam|in the promotions tab|few readers|too long)
(what|which) (is|are|would be) (a|the) (normal|average|usual|best) (open rate|click rate|sending time|unsubscribe rate|subject line|newsletter tool|length of a newsletter)
(how|when) (often|many times|frequently|) (should|can|may|do) (we|i|one) (mail|write to|send newsletters to|e-mail) (our|my|the) (customers|list|subscribers|guests|members)
(set up|build|write|plan|automate|create) (a|an|our|some) (welcome mail|newsletter series|birthday mail|win back mail|mail sequence|reminder for full baskets|monthly newsletter|thank you mail)
(is|are|may|can) (it|cold mails|we|bought lists) (legal|allowed|permitted|send mails) (to send newsletters|without permission|under gdpr|to old customers|)
(should|do) (we|i) (personalise|segment|clean|shorten|a b test) (our|the|my) (mails|list|newsletter|subject lines|mailings)
(many|too many|lots of) (people|readers|customers) (unsubscribe|leave our list|opt out|never open)
(which|what) (tool|software|program) (for|sends|do we use for) (newsletters|mailings|e-mails|mass mails)
(newsletter|mailing|e-mail) (ideas|topics|frequency|design|template|for a shop|subject|campaign)
follow up mails after a purchase
double opt in
mail marketing for (a hotel|a shop|beginners)`,
  social_media: `
(nobody|no one|hardly anyone) (follows|comments|shares|likes|reacts to) (us|our page|what we post|our stories)
(a|our) (photo|video|story|reel|tweet|post) (every day|once a week|in the evening) (enough|too much|or less)
(run|keep|maintain|start) (an|our|the) (instagram|facebook|linkedin|tiktok) (page|account|profile|presence) (without much time|for our shop|)
(how|what) (do|can) (we|i) (answer|say to|do about) (people who complain under our posts|comments|direct messages|fans)
(what|which) (should|could|can|do) (we|i|a shop|a dentist) (post|share|show|film|upload) (on|to|in) (instagram|linkedin|facebook|our stories|tiktok|social)
(how|when|at what time) (often|many times|) (should|do|must) (we|i|a company) (post|publish|upload stories|be active|tweet) (on|in|) (social|instagram|a week|linkedin|facebook|)
(how|what) (do|can|should) (we|i) (get|grow|win|do to get) (more|new|real|loyal) (followers|fans|likes|comments|shares|subscribers on youtube|engagement|views) (for our page|on tiktok|)
(our|my|the) (posts|reels|page|account|stories|videos|profile) (get|gets|have|has|reach|reaches) (no likes|hardly any reach|few followers|almost nobody|no engagement|less and less people)
(should|shall|is it wise) (we|i|to) (pay|use|hire|work with|invite|ask) (an influencer|bloggers|micro influencers|creators|brand ambassadors|fans) (for our brand|)
(how|what) (do|should) (we|i|one) (do|react|answer|deal) (to|with|about) (a shitstorm|bad comments|negative comments|trolls|haters|angry posts|messages on facebook)
(make|plan|write|create) (a|our|some|the) (posting plan|social calendar|posts for instagram|captions|stories|reels|social strategy|linkedin posts)
(which|what|do) (hashtags|formats|stories|reels|lives|polls|carousels) (work|should i use|do well|bring reach|still matter) (on instagram|on linkedin|now|)
(can|could|do) you (run|manage|look after|handle|take over) (our|my) (instagram|social accounts|facebook page|channels|community)
(who|what) (should|can) (answer|moderate|run) (comments|the account|our page|messages)
(buy|buying) followers
(employees|staff|our team) (on linkedin|should post|as ambassadors)
going viral
(content|ideas|topics) for (our|my|) (instagram|tiktok|facebook|stories|social channels)`,
  paid_ads: `
(how|where) (do|can|should) (we|i) (start|set up|book|place|create|run|launch) (a|our first|my|) (ads|ad|search campaign|video ads|shopping ads|google campaign|instagram promotion|boosted post|remarketing)
(our|my|the) (ads|ad|adverts|campaign on google|facebook campaign|banners|clicks) (get|are|is|bring|cost|has) (too expensive|rejected|no sales|many clicks but no orders|no impressions|not shown|limited|stopped|far too much)
(what|how much) (does|do|would|is) (a|an|one|the) (click|view|impression|thousand views|instagram ad|youtube spot|linkedin ad|ad on google) (cost|on average|in our trade|)
(how|what) (do|can|should) (i|we) (lower|reduce|improve|do about|optimise) (our|the|my) (cost per click|ad costs|quality score|bids|click rate of our ads|ad texts|targeting of ads|ad spend waste)
(what|explain) (is|does|are|) (remarketing|a lookalike audience|cost per mille|a bid|performance max|programmatic|a search ad|negative keywords|cpm|broad match|a pixel) (mean|do|)
(should|do|is it worth to) (we|i|) (boost posts|bid on our name|use shopping ads|run display|advertise on youtube|pay for clicks|retarget visitors|use broad match|pause our ads)
(write|make|check|improve|test) (our|an|some|my|the) (ad|ads|ad copy|ad text|banner|headline for an ad|creatives)
(can|could|do) you (manage|run|take over|look at|audit) (our|my) (ads|ad account|google campaigns|adwords|paid campaigns)
(google|facebook|meta|instagram|youtube|linkedin|tiktok|bing|amazon|display|video|search) (ads|advertising|adverts) (for beginners|or not|costs|setup|for a shop|help|account)
(bring back|follow|reach again) (visitors|people) (who left|with ads|who did not buy) 
pay for (clicks|traffic|reach|placement)
sponsored (posts|listings|results)
advertise (on google|on facebook|our offer with paid search)`,
  content_marketing: `
(what|which) (topics|stories|videos|articles|texts|formats|things) (should|could|can|would) (we|i|a company like ours) (blog about|publish|film|write about|tell|offer for download)
(should|do|is it worth) (we|i|it to|having) (write|run|start|keep|have|launch|make) (a|an|our own|more) (blog|podcast|magazine|youtube channel|e-book|video series|webinar|knowledge base|case studies)
(how|what) (do|can|should) (we|i|one) (write|make|produce|tell|structure) (a|an|good|better|our) (blog post|product description|story|about us page|video script|press text|how to video|article|headline)
(how|what) (long|often|many words|many articles) (should|do|must) (a|an|our|we|it) (article|blog post|video|podcast|text|publish) (be|have|a month|)
(can|could|will|do) (you|ai|chatgpt|an agency) (write|create|film|translate|edit|produce) (our|my|the|some) (texts|articles|videos|slogan|brochure|blog|website copy|photos)
(write|find|give me|suggest|come up with) (a|an|some|our|the) (slogan|tagline|claim|headline|blog topics|content ideas|story|product text|name for our newsletter|editorial plan)
(content|editorial|blog|video|topic) (plan|calendar|strategy|ideas|formats|production|schedule|pillars) (for a year|for b2b|please|for our shop|)
(does|do|will|would) (video|articles|blogs|podcasts|infographics|customer stories|e-books|webinars) (bring|help|win|attract|convince) (customers|anything|visitors|sales|trust)
(reuse|recycle|repurpose|update|translate) (our|old|existing) (content|articles|posts|videos|texts)
(we|i) (have no time to|cannot|do not know what to|hate to) (write|blog|film|make videos|write texts)
(photos|pictures|images|texts|copy) for (our|the) (website|brochure|shop)
good (storytelling|copy|texts|headlines)
words that sell`,
  lead_generation: `
(how|where) (do|can|could) (we|i) (find|get|win|reach|meet|generate) (more|new|qualified|better|b2b|) (prospects|leads|business customers|enquiries|appointments|companies that need us|demo requests|potential clients)
(our|my|the) (pipeline|sales team|contact form|sales people|enquiries) (is|are|has|have|gets) (empty|nothing to do|no leads|too few contacts|hardly any requests|drying up|poor quality)
(leads|enquiries|prospects|contacts) (are|do|from our site|from the fair|from ads) (not ready to buy|too expensive|never answer|go nowhere|do not close|get cold|low quality|are junk)
(what|which) (is|are|would be|makes) (a|the|good) (lead magnet|qualified lead|mql|sales funnel|download to offer|lead form|normal price for a lead|way to nurture leads)
(how|when) (do|can|should) (we|i|sales) (qualify|score|nurture|follow up|rate|sort|contact) (our|the|new|incoming) (leads|enquiries|contacts|prospects)
(shorten|change|improve|build|place|make) (our|the|a) (contact form|lead form|enquiry form|quote form|registration form) (to get more leads|so people fill it in|)
(we|i) (need|want|would like) (#num|more|some|steady) (appointments|leads|b2b contacts|enquiries|requests for quotes|demos) (a week|per month|for our sales team|)
(collect|capture|gather|get) (contacts|addresses|leads|business cards) (at events|on our website|from visitors|at a fair|with a webinar)
(what|how much) (does|should|may|is) a (lead|enquiry|qualified contact|demo booking) (cost|cost us|in our trade)
(turn|convert|make) (visitors|contacts|enquiries|followers) into (enquiries|leads|paying customers|appointments)
(cold calling|linkedin messages|webinars|white papers|referrals) (for leads|to win clients|for b2b)
(lead|demand) (gen|generation|quality|magnet ideas|list|costs)
sales needs more to do
fill the funnel`,
  brand_awareness: `
(how|what) (do|can|should|must) (we|i) (do|become|get|make) (to be|to become|) (better known|a household name|known in town|visible|remembered|famous in our field|noticed)
(no|hardly any|few|not enough) (one|people|customers|companies) (know|knows|recognise|remembers|has heard) (us|our name|our brand|what we stand for|that we exist)
(our|my|the) (brand|image|name|logo|reputation|look|company) (is|looks|feels|seems) (old fashioned|outdated|unknown|confusing|boring|damaged|invisible|not distinctive)
(should|do|is it time) (we|i|to) (change|need|redesign|refresh|have) (our|a|the|another) (name|logo|corporate design|look|slogan and brand|brand story|rebranding)
(how|where) (do|can|could) (we|i) (get|win|find) (press articles|into the newspaper|journalists|media attention|on local tv|a good reputation|better ratings online|sponsorships)
(what|who|which) (makes|is|are|do) (a|our|we) (strong brand|brand values|positioning|unique selling point|different from competitors|tone of voice|stand for)
(how|can) (do|we|you) (measure|test|track|ask) (how known we are|awareness|brand recall|our image|whether people know us)
(build|strengthen|sharpen|define|protect|launch) (a|our|the|my) (brand|employer brand|personal brand|positioning|brand identity|name in the market|story of the brand)
(bad|negative|false) (reviews|press|rumours) (hurt|damage|about) (us|our name|our reputation) (what can we do|)
(write|send|make) a press release
(sponsor|sponsoring) (a club|an event|a team) (for our name|)
(brand|corporate|employer) (image|identity|design|guidelines|values|workshop|recognition|building)
be the first name people think of
why would people pick us over others`,
  conversion: `
(visitors|people|users|lots of people|customers) (come|look|click|browse|land on the page|fill the cart) (but|and) (do not order|leave again|nobody buys|few sign up|never book|disappear|drop out at the checkout)
(how|what) (do|can|should) (we|i) (get|make|do to|change so that) (more|) (visitors|people|users) (to buy|book|order|sign up|click the button|finish the checkout|fill in the form)
(our|my|the) (landing page|shop|checkout|product page|conversion|booking page|start page) (does not|is|has|converts) (convert|sell|too low|badly|poor|weak|at #num percent|lose people)
(what|which) (is|would be|makes|counts as) (a|an) (good|normal|average|decent) (conversion rate|landing page|bounce rate|button text|checkout|sign up rate) (for b2b|for a shop|)
(how|what|when) (do|should|can) (we|i) (test|run|compare|set up) (two versions|a split test|an a b test|headlines against each other|different buttons|page variants)
(improve|check|shorten|redesign|optimise|speed up) (our|the|my) (checkout|landing page|order process|forms|buttons|product pages|booking process|home page)
(why|where) (do|are) (people|visitors|we|users) (leave|drop off|abandon|stop|losing) (our site|the cart|the basket|customers|before paying|at the form)
(what|which) (should|must|belongs|goes) (be|) (on|above|in) (a|our|the) (landing page|fold|product page|sign up page|hero section)
(do|does|would) (reviews|trust seals|a chat|pop ups|videos|fewer fields|faster pages|free shipping) (raise|increase|help|lift) (conversion|sales on the page|sign ups|the rate)
(lots of|enough|plenty of) (traffic|visitors|clicks) (but|and) (no|few|hardly any) (orders|enquiries|sales|bookings|conversions)
(turn|convert) (clicks|traffic|more visitors) into (orders|sales|bookings)
(usability|user|button|page) (test|testing|colour|speed|layout)
abandoned (carts|baskets|checkouts|forms)
website sells nothing`,
  analytics: `
(how|where) (do|can) (i|we) (read|see|find) (the numbers|our conversions|clicks|how many people came|our statistics)
(which|what) (report|dashboard|tool|figures) (shows|show|tells) (success|what works|where visitors come from|our results)
(proof|evidence) that (the ads|marketing|our campaign) (worked|helped|brought sales)
(count|measure|log|record) (calls|visits|downloads|sales|clicks) (from the campaign|per channel|properly|)
(how|where|with what) (do|can|could|should) (we|i) (see|measure|track|tell|find out|prove) (if|whether|which|what) (ads work|the campaign was a success|brings sales|channel performs|people do on our site|our marketing works|visitors click)
(which|what) (numbers|figures|kpis|metrics|data|reports) (should|do|must) (we|i|the boss) (watch|look at|report|need|collect|care about|track) (every week|monthly|for e-mail|for social|first)
(set up|install|connect|check|fix|configure|explain) (our|the|a|google) (analytics|tracking|tag manager|conversion tracking|dashboard|goals|utm links|pixel|search console report)
(our|my|the) (tracking|numbers|data|analytics|reports|figures) (is|are|does|do) (broken|wrong|not match|inconsistent|confusing|missing|too complicated)
(do|must|can|may) (we|i) (need|have|track|use|ask for) (a|) (cookie banner|consent|visitors without cookies|google analytics in europe|consent for tracking|cookieless tracking)
(what|explain|how) (is|does|are|) (attribution|last click|a conversion|bounce|utm|an impression|a session|a kpi|a cohort|multi touch attribution) (mean|work|)
(send|make|show|prepare|give) (me|us|) (a|the|our|weekly) (report|dashboard|monthly report|summary of results|figures|overview of campaign results)
(where|from where|which channel) (do|did|does) (our|the|my|most) (visitors|customers|orders|calls|bookings|traffic) (come|came|start) (from|)
(how|can) (do|we|you) (track|count|measure|attribute) (phone calls|store visits|offline sales|form submissions|downloads|newsletter sign ups)
(what|how) (is|good is|high is) a (good|normal|typical) (ctr|time on page|return visitor rate|engagement rate)
(evaluate|analyse|interpret|read|understand) (our|the|these|my) (results|numbers|campaign data|statistics|reports|google analytics)
(marketing|web|campaign) (dashboard|reporting|statistics|controlling|measurement|data)
did the campaign (work|bring anything|reach its goal)
success in numbers`,
  audience: `
(who|what kind of people|which people) (is|are|buys|buy|would buy|should we talk to|do we sell to|want) (our|my|) (product|ideal buyers|best customers|typical client|target group|the right ones for us|such things)
(how|where) (do|can|could) (we|i) (learn|find out|discover|research|ask|describe|define) (who buys from us|what customers want|the group we want|who we should address|more about our buyers|our ideal client)
(what|which|how) (are|do|is) (our|the|my|other) (competitors|rivals|competition|firms in our trade) (doing better|charge|advertise|doing|do differently|up to|position themselves)
(make|write|create|build|sketch|describe) (a|our|two|some|the) (persona|personas|buyer persona|customer profile|target group profile|customer journey|segments)
(should|do|can) (we|i) (aim at|focus on|address|go for|target|reach|split) (women|men|young families|retired people|companies|locals|tourists|students|several groups|our customers by value)
(how|what) (do|would|can) (we|i|you) (segment|group|sort|divide|survey|interview|analyse) (our|the|my) (customers|market|list|buyers|competition|visitors|target group)
(which|what) (age|age group|region|income|profession|interests|gender) (is|are|do|buys|has|should we target) (our|typical for|most likely to buy|our customers|) (buyers|product|have|)
(do|run|carry out|plan|make) (a|an|some|) (market research|customer survey|competitor analysis|market study|focus group|interviews with customers)
(our|my) (customers|buyers|clients) are (mostly|) (older people|women over fifty|small companies|parents|tourists|farmers) (how do we talk to them|what do they want|)
(what|how) (do|does) (generation z|seniors|parents|managers|our customers|millennials) (want|think|decide|buy|care about)
(target|customer|buyer|market) (group|segments|profile|analysis|insight|journey|needs|survey)
how big is (our|the) market
spy on competitors
who else sells this`,
  marketing_automation: `
(let|have|make) (software|a bot|the computer|ai) (send|answer|sort|write|handle) (our mails|the enquiries|leads|routine posts|follow ups)
(is|would) (a bot|automation|a crm|ai) (useful|worth the money|too much) for (a small team|us|a shop with two people)
(sync|connect|link|combine) (orders|contacts|the crm|our shop) (and|with) (the mail tool|hubspot|our newsletter|the till)
(trigger|start|set off) (mails|messages|a workflow) (when|after) (someone downloads something|a purchase|a form is filled in)
(what|which) (can|could|parts of marketing can|tasks can) (be automated|run by itself|software do|ai take over|we hand to a bot|we automate) (at our firm|first|with little effort|)
(how|can|could) (do|we|i|you) (automate|connect|sync|link|integrate) (our|the|my) (newsletter|crm|shop|follow ups|lead data|e-mails|social posts|forms|customer data) (and|with|to) (the crm|hubspot|our shop|each other|salesforce|mailchimp|zapier)
(is|are|do|would) (salesforce|a crm|pipedrive|marketing software|activecampaign|an automation tool|brevo) (worth it|too big for us|right for a small team|needed|any good|worth the price)
(which|what) (crm|software|tool|tools|system|automation platform) (is|do|should|would) (best|you recommend|we buy|fits us|suits a small company|we need|work with our shop)
(how|can|could|should) (can|do|we|a|an) (ai|chatbots|a chatbot|artificial intelligence|a bot|chatgpt) (help|answer enquiries|qualify visitors|support our marketing|collect leads|save us time|write our campaigns) (in marketing|on our website|)
(what|how) (is|does|are) (lead scoring|a workflow|a trigger mail|marketing automation|a crm|a drip sequence|a customer data platform) (work|for|good for|)
(set up|build|plan|create) (a|an|our|some) (workflow|automation|automatic follow up|trigger|customer journey in hubspot|birthday automation|crm for marketing)
(send|write|answer|post|sort) (mails|messages|reminders|posts|leads|offers) (automatically|without us doing anything|by a robot|with ai)
(our|the) (crm|customer data|contacts) (is|are) (a mess|in excel|spread over five tools|not connected|out of date)
(manual work|copy and paste|excel lists|doing it by hand) (takes too long|must stop|can we automate that|)
(ai|automation|crm|chatbot) (tools|for small businesses|in our marketing|for marketing|software)
a bot for our (enquiries|website visitors|marketing)
connect shop and newsletter`,
};
