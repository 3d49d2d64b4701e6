/** What visitors ask of the marketing desk beside its facts. The notation stands in `knowledge/questions/notation.ts`. */
export const marketingQuestions = `
# plan_campaign channel_choice budget_advice flow:plan capabilities audience
? what do/should/start/begin first | where start/begin | first step/thing | what you do/advise/recommend/suggest ~first | advice
= First find out why people buy: ask five customers. Then one channel that catches those who search, one page that keeps its promise, and count what it brings.
? nobody/noone/not comes/customers/come/enough/few/visitors | business/sales slow/bad/down/dropping/dropped | no customers/sales/orders | losing customers
= I am sorry, that is hard. Begin near the sale: a complete map profile with reviews, an offer for regulars, then a small search campaign. What can you spend a month?
? grow/more business/customers/sales/guests/clients/members/people get/want/need/bring how | how get customers/clients/sales
= Catch those who already search (map profile, paid search), then bring back those who know you (e-mail). With a budget and a time I split it for you.
? competitor/competitors/competition cheaper/better/ahead/more/beat | beat competitor/competition
= Do not match the price; say the thing none of them says. Note price, promise and proof of three of them, then look what is missing.
? new/start/launch/starting business/shop/product/startup/company no/just | launch product
= Ten talks with buyers first, then one page with one offer, then a small search test of two weeks. Only what sells gets more money.
? plan/strategy what/look/include/need/contain good | marketing plan what
= Goal, audience, offer, channel, budget, dates and one figure to judge by. Give me goal, budget and weeks, and I make one.
? who/what do/does work/campaign/runs/implement/execute | do you run/do/manage ~campaign | do it for us/me | can you do it
= I plan and calculate here; running it is work for you or an agency. For the site and the tools behind it, our people take it on: book a call.
? hire/need/use agency/freelancer/expert/myself/own | agency or myself | can do ~it myself/own/alone | do it myself
= Yourself, as long as it is one or two channels: plan half a day a week. An agency pays from about $3,000 a month of advertising on.
? example/examples/case show/study/similar | what others do/doing
= I have no client stories to show here. The rule most follow: 70% on what works, 20% on improving it, 10% on trying something new.
? free/no/zero/0/without money/budget/cost do/marketing/nothing | no budget | $0 | #amount nothing | cheap/cheapest ways/marketing | for free
= Plenty: a complete map profile, asking each happy customer for a review, a mail to those who bought before, and one partner nearby. It costs hours, not dollars.
? work/worth/does marketing/advertising ~it/really | marketing bs/waste/nonsense/scam/useless | does this work | prove it
= Fair question. It works when it is counted: start small, note cost and sales each week, and stop what does not earn its cost after two changes.
? guarantee/promise/guaranteed work/results/sales/leads/success/sell/sells | sure/certain work
= No, nobody can guarantee that honestly. What you can have is a small test with a limit, and a date on which you decide.
? biggest/common/typical mistake/mistakes/wrong avoid
= Too many channels at once, no figure to judge by, and stopping before week four. One channel done well beats five done by halves.
? b2b/business/companies customers/buyers/clients/sell how/marketing/channel | saas
= Few buyers and a long decision: LinkedIn for reach by role, search for demand, e-mail to stay in touch. Count cost per qualified lead.
? local/small/neighborhood business/shop/restaurant/cafe/salon how/marketing/channel | gym/dentist/bakery/salon/restaurant/cafe marketing/channel/what
= Local business: map profile and reviews first, then search ads within a few miles, then an offer for regulars. It needs no large budget.
? christmas/holiday/black/summer/easter season campaign when/start/late/too | start christmas/holiday/season | too late christmas/season/year
= For a fixed date, count back eleven weeks; for Christmas that is early October. Later than that, use what is quick: e-mail to customers and search ads.
? too late ~campaign/start/still
= Not for what is quick: search ads and e-mail run within days. It is late for SEO and for being known.
? black friday ~campaign
= Start eight weeks before: collect addresses in October, tell regulars first, then search ads in the last ten days. For this year, e-mail and search ads only.

# budget_advice plan_campaign flow:plan
? how much/should spend/budget/invest marketing | what/howmuch others/competitors/companies/people/normal/average spend/budget/revenue | percent revenue
= As a rule of thumb 5–10% of revenue, new businesses more. Better: decide what a customer may cost, and how many you want.
? ~budget enough/little/small/low/too #amount/~it | is #amount enough/ok | #amount enough
= It is enough when each channel gets $60 a week or more; below that it teaches nothing. With little, take one channel and fewer weeks.
? budget split/divide/allocate/distribute/spread how
= Split by goal: for sales about 45% search, 30% social ads, 15% e-mail, 10% measuring. Give me budget and weeks for your own figures.
? minimum/least/smallest budget/spend start
= $60 a week for a channel is the least that teaches you something: about $500 for two months of one channel.
? agency/freelancer cost/price/charge/fee | how much agency/freelancer
= Agencies often take 10–20% of the media budget, or a monthly fee; freelancers by the hour. Ask for both, and for the figures they answer for.
? when/increase/raise/more/scale budget/spend
= Once a channel earns its cost two weeks in a row: raise it by a fifth a week, so that you see when it turns.

# channel_choice paid_ads seo social_media email_marketing content_marketing flow:plan
? seo or/versus/vs ads/ppc/adwords/google | ads or/vs/versus seo | difference seo/organic ads/paid
= Ads if you need sales this quarter, SEO if you can wait four to six months. Ads stop when you stop paying; SEO goes on.
? ~seo which faster/quicker/sooner/fast/first | quickest/fastest channel/results/way
= E-mail to people who know you, then search ads: days to two weeks. SEO takes four to six months.
? ~seo which cheaper/cheapest/cost/less/inexpensive | cheapest channel
= E-mail costs least for a sale, then SEO over a year; search ads cost most a click but bring buyers who are ready.
? ~seo which better/best/recommend/choose/pick | which/what/best channel start/first/small/one/only
= If people search for what you sell: search ads. If they would want it on sight: social ads. If they know you: e-mail, it costs least.
? facebook/instagram/meta or/vs/versus linkedin | linkedin or/vs/versus facebook/instagram
= Facebook and Instagram to reach people at home; LinkedIn to reach them by job and trade. For consumers the first, for companies the second.
? facebook/instagram/social or/vs/versus google/search/ads | google/search or/vs/versus facebook/instagram/social
= Google when they already search for it, Instagram and Facebook when they would want it once they see it. With a small budget, start with search.
? instagram or/vs/versus tiktok | tiktok or/vs/versus instagram
= Instagram for buyers over 25 and local business; TikTok for younger ones, if somebody enjoys making videos each week.
? facebook or/vs/versus instagram
= They are bought in one place: let both run for two weeks and keep what sells. Over 45, mostly Facebook; under 35, mostly Instagram.
? tiktok work/worth/should/good/need/try | should tiktok
= Only if your buyers are under 35 and you can make two short videos a week for three months. Else Instagram or search does more.
? linkedin work/worth/should/good/expensive/b2b | should linkedin
= For selling to companies, yes: you reach people by role and trade. Clicks cost several times more, so a customer should be worth $1,000 or more.
? google ads/adwords work/worth/should/good | should google ads
= Yes, if people search for what you sell. Start with exact words and your own region, and stop words that cost without selling.
? instagram work/worth/should/good | should instagram/facebook
= Yes, if what you sell looks good or you are local. Two posts a week, and ads only for what already gets attention.
? email/newsletter work/worth/still/dead/should
= Yes, it mostly earns most per dollar, because the people know you. Begin with a welcome, a reminder and one letter every two weeks.
? pinterest/reddit/twitter/x/snapchat/threads worth/should/good
= Only if your buyers truly are there; ask ten of them. One network done well beats four.
? flyer/flyers/print/radio/newspaper/billboard/tv/poster work/worth/should/good/still
= For a local business, flyers and posters can work: print a code or an offer on them, so you can count what comes back.
? podcast/podcasts/webinar/webinars work/worth/should/start
= A webinar works for selling to companies: one subject, 30 minutes, then a call. A podcast is slow; do it for love.
? influencer/influencers/creator/creators work/worth/cost/find/should/how
= Take several with few, fitting followers rather than one star, pay for a code or link you can count, and agree on the label “ad” in writing.
? youtube/video/videos worth/should/make/need/how
= Yes, short ones: up to 40 seconds, the point in the first three. A phone, daylight and a quiet room are enough.
? whatsapp/sms/text marketing/use/should/worth
= For reminders and offers to people who agreed, yes: nearly all are read. Twice a month is the limit.
? website/site need/without/do | landing page need
= Yes, at least one page: what it is, for whom, what it costs, one button. A map profile alone is enough only for the first weeks.
? nobody/noone/not googles/google/searches/search/looks ~it | not on google
= Then spend on being seen: social ads with pictures in your town, and partners nearby. Search catches only those who look for it.
? who/audience/target reach/should/my/customers/group
= Describe one buyer by situation, not age: what happened before they needed you? Ask five who bought and two who did not.

# seo
? ~seo why long/slow/months | ~seo faster/quicker/speed | seo long
= Because search engines trust slowly: they must find, rank and test your pages. Faster are a map profile with reviews and pages that answer one question each.
? ~seo cost/price/howmuch/month/expensive
= Mostly time: plan a day a week, or $500–2,000 a month for someone good. Distrust anybody who sells first place.
? ~seo keywords/keyword find/choose/which/research
= Write down what buyers ask you on the phone, type it into the search, and take the words it completes. One page for each.
? ~seo first/rank/top/place/page google/one/higher | rank first/higher/google
= Make pages that load fast and answer one question each, keep your map profile complete, and earn links from partners. Four to six months.
? ~seo ai/chatgpt/overviews dead/answers/search
= It changes, but the work is the same: clear answers, named people, real figures. Pages that answer in two lines are the ones quoted.
? backlink/backlinks/links buy/get/need
= Earn them from partners, suppliers, associations and the local press. Do not buy them.
? reviews google/get/more/ask/customers | how get reviews | bad/negative review/reviews
= Ask each happy customer the same day, with a link. Answer bad ones within a day, short and kind; readers judge the answer.

# timeline flow:plan plan_campaign
? when/how soon/long/before see/get/expect/notice work/results/something/effect/anything
= Ads show a direction after two weeks, e-mail within days, search optimisation after four to six months.
? when/good/best time start/begin/launch
= Now with what is quick; a first campaign needs two weeks of preparation. Avoid starting in the week before a holiday.
? howlong run/campaign/last/should | how many weeks
= Eight to twelve weeks for a first one: two to prepare, one to test, the rest to run. Below four weeks you learn little.
? when/howlong stop/quit/give/decide up
= After two weeks look, after four decide: stop what costs more than it earns after two changes.
? how often post/posting/posts ~social | howmany posts/times week
= Twice a week on one network, for three months, before you judge it.
? how often email/mail/newsletter/send | howmany emails
= Every two weeks, one subject and one button. More only when there is news people wait for.
? when/best/time day post/send
= When your buyers have a minute: try two times for four weeks each and keep the one with more clicks. Tuesday to Thursday is a fair start.

# roi analytics conversion flow:roi flow:plan how_many roas
? ~roi how/improve/raise/increase/higher/better get/return | improve roi/return | make more from ads
= At three places: cheaper clicks (exact words), more buyers per visit (a page that keeps the ad’s promise), more per buyer (an offer after the first sale).
? good/normal/average/typical roas/roi/return what/is
= A ROAS of 4 is often called good, but it depends on your margin: 100 ÷ margin is the least. At 35% that is 2.9.
? max/maximum/most/target/allowed cost per/customer/order/lead/sale/cpa/cac | what can/should pay/spend/cost customer/order/lead
= At most what one order leaves: average order × margin. At $120 and 35% that is $42; for profit, stay under half of it.
? good/normal/average/typical conversion/converts rate/what
= Shops mostly see 1–3%, lead pages 3–8%. Your own from last month is the better measure: aim to raise it by a fifth.
? ~conversion 0/my/mine/we rate #num low/bad/is/have/only | mine is #num | conversion low
= Then look where they leave: a first screen that says what it is and costs, one action a page, and a form half as long.
? ~conversion improve/increase/raise/better/fix/how conversion/rate/it
= First screen: what it is, for whom, what it costs. One action a page, proof beside the button, a shorter form, under 2.5 seconds.
? what landing page/~is mean/landingpage
= A page made for one ad or mail: it repeats the promise and asks for one action. Nothing else on it.
? good/normal/average/typical open/click/ctr/cpc/cpl/cost rate/lead/click
= It differs by trade, so compare with your own last month. Rough marks: 1–3% click an ad, 2–4% click a newsletter.
? how/know/tell/measure/see/track ~channel/campaign/it work/which/success/successful
= Mark every link with its campaign (UTM), note cost and sales per channel each week, and ask buyers how they found you.
? what utm/utms | utm mean/parameters
= A few words at the end of a link that say which campaign it came from, so that your statistics can count by campaign.
? which/what tool/tools/software/analytics use/need/free
= A free analytics tool, the ad platforms’ own reports and one sheet with cost and sales per week are enough to begin.
? what kpi/kpis/metrics/metric/figures/numbers look/track/watch/should/important
= One for each step: reached, visited, asked, bought, came back, and the cost beside it. The one that decides: cost per sale.
? cookie/cookies/consent/gdpr/privacy tracking/banner/need
= Without consent you may count pages, not follow persons. Count the purchase on the server, and ask buyers how they found you.
? ab/split test/testing how/what
= One change at a time, two versions, the same weeks. To see 3% become 4% with some certainty takes about 5,300 visitors each.
? attribution/credit which touch/last
= Last click flatters search. Ask buyers in one field how they found you, and switch a channel off for two weeks to see what is missing.

# content_marketing social_media
? what post/content/write/share/publish/topics/ideas ~about | content ideas | what should post
= What buyers ask you: how it is made, before and after, prices explained, a person of your team. One question, one post.
? blog worth/need/should/write/start
= Yes, if buyers ask things before they buy: the twenty questions you hear, a page each, answered in two lines.
? ai/chatgpt write/content/texts/posts use/should
= For a draft, yes. A person who knows the matter must add what only you know: prices, mistakes, figures.
? followers/likes get/more/buy/grow/matter
= Do not buy them; they do not buy from you. Judge by enquiries and sales, and let followers grow beside that.
? engagement low/reach/views/dropped no
= Fewer posts, better ones: one question of your buyers each, a face, the point in the first line. Answer every comment within the day.

# email_marketing
? email/mail/newsletter list build/get/grow/collect/addresses/subscribers
= Offer something that saves work (a checklist, a first-order discount), ask at the till and on the site, and write only to people who agreed.
? buy/bought/purchase list/lists/addresses/emails
= No: in many countries it is unlawful, and it ruins your sender’s name.
? ~email subject/line/write/say/what
= Say in the subject what is inside, in six words; one subject, one button. Send it to yourself on a phone first.
? ~email spam/junk land/go/folder
= Have the domain signed (SPF, DKIM), write only to people who agreed, and drop those who have not clicked for a year.

# lead_generation
? lead/leads get/more/generate/find/cheap how/b2b
= Offer something that saves work (a price calculator, a short audit), ask for little, and answer within the hour.
? lead/leads quality/bad/poor/wrong/qualify/qualified
= Ask three questions: is there a need, a date, a budget? And say the price on the page; that keeps out those who cannot pay.
? cost/price/cpl per lead/sql/good/imply/what | what cpl/cac/cpa
= Divide: budget ÷ leads you need. What you can afford is your win rate × what a customer leaves you in a year.
? close/win/closing rate/conversion lead/leads/sql/sales assume/good/what | sql close
= For a first estimate take 20% of qualified leads and correct it with your own figures after two months.
? cold call/calls/calling/email/outreach work/worth/should
= Only to companies that fit and with a reason to write now; twenty good ones beat a thousand. Check what your law allows.
? trade fair/show/fairs event worth/should
= If your buyers go there, yes: agree on ten meetings before, and call within two days after.

# company_pricing own_product book_call
? why/should pay/hire you/need
= You need not: the plan here is free. Our people build the site, the shop and the chatbot behind a campaign; a first call costs nothing.
? how much/charge/cost/price/fees you/your/~campaign service/agency
= We quote by project after a first call, which is free. Media budget you pay to the platforms yourself.
`;
