/** Questions of people who want to advertise. */
export const laterMarketing = `
plan_campaign | I need a campaign for my bakery | help me market my new app | we are opening a gym in may and want people to know | make me a marketing plan | i want to promote a book | how would you launch a vegan dog food | Please draft a campaign to bring more tourists to our town | sell more tickets for our festival
budget_advice | what would a sensible marketing spend be for a firm of eight | can we get anywhere with 900 a month | how do I split 10k | what's a realistic budget for a startup | what percentage of revenue goes into advertising | Could you advise on distributing 25,000 euros over a year? | we only have 200 bucks, what can we do
channel_choice | where do we reach retired people best | pinterest or youtube for a shop that sells yarn | where should a dentist advertise | does it make sense for a carpenter to be on linkedin | what platform works best for selling to teenagers | radio or online | Which media would you recommend for reaching engineers?
timeline | how long until we see results | when do i have to start for black friday | how many weeks does a launch need | what needs to happen in which week | how early before the sale should we get going | How far in advance ought we to begin planning?
roi | what roi can i expect | put in 1800, got 4100 of sales out of it, worth it? | revenue was 12000 on 4000 of ads, what roas does that make | when does it pay for itself | how much is a customer worth to us | break even point for a 4000 euro campaign | customer lifetime value how to calculate
seo | how do i get to the top of google | my site doesn't show up in search | what words do people google when they need a locksmith | do backlinks still matter | how do I rank for plumber in leeds | Our organic traffic has fallen by half since March | seo tips
email_marketing | how often should i send a newsletter | just 6 percent open what we mail | good subject lines for a mailing | welcome email sequence | how do i grow my email list | What is an acceptable unsubscribe rate? | our mailings land in spam
social_media | stuck at 300 followers for a year | run out of ideas what to post | how many times a week should we post | are influencers worth it | nobody likes our facebook posts | hashtags yes or no | Our TikTok clips hardly reach anyone, what do we change?
paid_ads | explain bidding on google to a beginner | our facebook ads cost too much per click | how can we show ads again to folks who left the site | should i bid on my own brand name | adwords setup | set up display banners | My pay-per-click spending brings no results, what is wrong?
content_marketing | what should our blog be about | do we need a podcast | write a slogan for my cafe | is 400 words enough for a blog piece | video ideas for a joinery | tips on storytelling | Could you suggest topics for a white paper?
lead_generation | too few enquiries come in through our site | we need b2b contacts | leads are bad quality | what should a contact form ask | how to win new clients for a law firm | how do I fill our sales pipeline | what could we give away in return for an address
brand_awareness | out of a hundred passers-by maybe two could name our firm | get our name out there in the region | we want to reposition the company | get press coverage | how do we improve our image after bad headlines | do we need a new logo | What measures increase awareness of a regional brand?
conversion | people visit the site but dont buy | how do i improve my landing page | a/b test ideas | our bounce rate is 80% | 1.2 percent of visitors order, normal? | lots of abandoned carts, how do we fix that | where should the buy button be
analytics | what numbers should I look at each monday | how do i set up google analytics | monthly report for the boss, what goes in | do i need a cookie banner for tracking | how can we tell which ad brought the sale | what does ctr mean | Which attribution model would you recommend?
audience | who would even buy handmade soap | help me build a persona | how do i find out what my customers want | take a look at the competition for me | who buys electric bikes | How does one conduct a survey of the market? | is gen z interested in insurance
marketing_automation | what crm should i use | can a chatbot bring in customers | automate follow ups after a download | is hubspot worth it | which ai tools help with marketing | lead scoring automatically | Could messages be triggered by what a user does?
greeting | hi | good afternoon
thanks | thank you for the tips | awesome thanks
goodbye | bye for now
human_agent | can i talk to a marketing consultant in person | i would prefer to discuss this with one of your staff
book_call | I'd like to arrange a meeting | could your team present this to us on tuesday
company_pricing | how much do you charge
capabilities | what do you know about | list what you're able to help with
bot_identity | which language model is behind you | do i chat with software
privacy_data | do you keep what i write here
contact_customer_service | how can I reach you by mail | whats your number`;
