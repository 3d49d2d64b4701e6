/** More ways of saying things to a hotel, a help desk and a marketing desk. As in `colloquial.ts`. */
export const colloquialHotelPhrases: Readonly<Record<string, string>> = {
  book_room: `
(reserve|book|get) (me|us) (a|the) (twin|double|single|suite|room|table for a stay) (from the #ordinal to the #ordinal|for our anniversary|{when}|{guests})
(can|could|would|will) you (please|) (make|do|complete|confirm|finalise) (that|the|this) (booking|reservation) (for me|for us|) (for #num people|#num nights|)
(i would like|i want|please|lets) (to|) book it {guests} (and|for|) {nights} (beginning|starting|from|) {when}
(that|this) (sounds good|one is fine|works|is perfect) (please|) book it {guests}
book (that|it|one of them|the first one) (please|for me) {when}
(making|make|need to make) a hotel (reservation|booking) in (#place|denver|boston|atlanta) for {when}
(get|have) us a (suite|room|double) for our (anniversary|honeymoon|holiday|trip)
i will take (it|the double|the suite|that room) for {nights}
we are #num people and want to stay {nights} from {when}
(yes|ok|great) (i need|i will need|please reserve|book) {nights} for #num people starting {when}
can you get me in {when}
(help|assistance) (to|with) (book|booking) (a stay|a room|a hotel) (at your hotel|with you|)
i would like to come and stay {when}
(need|want) a booking for the hotel (for #num days|{when}) and there will be #num of us
if there is nothing {when} try {nights} instead`,
  search_hotel: `
(am|i am|im|we are|hello i am) looking for (a|some) (place|hotel|guesthouse) (to|) (stay|to stay) (that has|with|in) (a|) (cheap|moderate|expensive) (price range|prices) (it should be|and should be|in type of) (a hotel|a guesthouse|in the north|)
(it|the place|the hotel) (should|must|does|needs to) (be|have|include|offer) (in the type of hotel|a guesthouse|free wifi|internet|free parking|a star rating of #num|#num stars|in the east|in the centre)
i (do not|dont) (care|mind) (which|what|about the) (part of town|area|price|price range|star rating) (it should have internet|as long as it has wifi|)
(i need|need|looking for) somewhere (moderate|cheap|nice|fancy|expensive|central) to (stay|sleep) (with parking|and #num stars|in the south|with wifi|)
(can|could) you (find|help me find|recommend|suggest) (me|) (a|) (hotel|guesthouse|place|lodging) (in the east|in the west|around #place|near downtown|with free wifi|around seattle|for the night|with #num stars)
(any|are there any|do you have any) (guesthouses|hotels|places) (that are|with|in) (cheap|moderately priced|the north|#num stars|free parking|the area)
(a guesthouse|a hotel) (is|would be) (fine|preferred|ok) (with free wifi|)
(no|not really) (particular|preference for) (area|price range|star rating)
what about (a cheap one|something in the moderate range|in the west|the north part of town|#num stars)
(find|show) (me|) hotels (with good reviews|close to the beach|under #amount a night|with a gym|in #place)
i would like (some information on|to find|a recommendation for) (a hotel|places to stay|guesthouses) (in town|in the city|around here)
which of those (is cheapest|has wifi|are in the centre)`,
  check_availability: `
have you (any|got any|got) (rooms|room|double|space|vacancy|vacancies) (left|free|available|at all|going|) (on the #ordinal|{when}|)
is (there|a) (space|room|a double|anything|a bed) (for #num of us|for five of us|still to be had|still going|free|left) {when}
(i want to|id like to|can you|could you) (know|tell me|see|check|find out) (if|whether) (a double|a room|anything|there is space|the suite) (is|) (still|) (free|to be had|available|) {when}
got (any|a) (vacancies|room|beds|space) (at all|for tonight|{when}|)
can you fit us in {when}`,
  room_prices: `
what (do|would) you (charge|want|ask) (for|per) (a|one|#num) (night|nights|room|double)
how (expensive|pricey|dear|costly) (is|would|are) (two nights|it|a night|a room|your rooms|the suite) (for a couple|be|)
(know|see|see the|tell me|what are) (your rates|the cost of a family room|your prices|the price of the suite|rates for a double)
what (would|will) we pay for (#num nights|a room|the weekend)
the cost of staying (with you|a week|{when})
is there (something|anything) for under #amount`,
  special_offers: `
(got|have you|any) (any|) (bargains|special deals|good offers|packages|specials) (at the minute|right now|this month|for couples|)
(i want to|need to|can i) (check|see|look at|find) the (deals|offers|promotions|specials) of (your|the) hotel
is there (some|a|any) (discount|reduction|rebate|saving) if (we|i) stay (a whole week|longer|midweek|#num nights)`,
  change_reservation: `
(could|can|may) (we|i) (move|shift|put back|push) our (stay|arrival|visit|trip) (by|to) (a week|next month|{when}|#num days)
there (is|will be) (one more|another|an extra) (person|guest|child) (joining|coming with) us (please amend the booking|can you change it|)
(i have got to|gotta|i must|help me to) (modify|alter|change|edit|correct|amend) (my|the) (hotel booking|hotel reservation|reservation|dates i reserved)
(help|assistance) (changing|with changing|modifying) (the dates|the days|something) (i reserved|of my stay|in my reservation)
we need (a bigger room|one room less|a different day) than what we booked`,
  extend_stay: `
(we|i) (love|like) it here (can we|so could we|and want to) (stay|remain|keep the room) (till sunday|longer|another night|until {when}|a bit more)
(need|want|would like) to (add|tack on|get|have|book) (#num|two|a|one more|some more|extra) (nights|night) (to|on to|for) my (reservation|booking|stay)
(can|could|may) (we|i) (remain|stay on|hang around|lengthen our visit) (till|until|for) (sunday|another day|#num more days|tuesday)`,
  upgrade_room: `
(we|i) (would like|want|prefer|need) a (nicer|better|bigger|larger|fancier|superior) room than (the one|what) (we|i) (reserved|booked|have)
(help|assistance|help me) (with|) (upgrading|upgrade|to upgrade) (my|the|our) (reservation|room|booking)
how do (i|we) (move|go|switch) up to (the|a) (suite|next category|better room|deluxe)`,
  cancel_reservation: `
(we|i) (have|need|want|got) to (call|cancel) (our|my|the) (visit|stay|trip|booking|weekend) (off|)
(get rid of|undo|drop|scrap|delete) my (booking|reservation|room) (for the #ordinal|{when}|)
our (trip|holiday|plans|visit|event) (fell through|is off|got cancelled|is not happening) (please|so) (release|cancel|let go of) the (room|booking)
(assistance|help) (cancelling|canceling|to cancel) my hotel (room|booking|reservation)
please release (the|our|my) room
nobody will be coming cancel it`,
  check_reservation: `
(can you|could you|i want to|please) (see|check|verify|look|tell me) (whether|if|that) my (booking|reservation|stay) (went through|is ok|is there|worked|is confirmed|still stands)
(verify|checking|double check|confirm) my (hotel reservation|booking|reservation|hotel room)
is there (a room|a booking|a reservation|something) (booked|reserved|) under the name (of|) (petrov|garcia|smith|kim|#name)
do you have us down for {when}`,
  cancellation_policy: `
(up to|until) when (can|may) (i|we) (back out|cancel|pull out|change our minds) (without|for) (paying|a fee|free|cost)
(know|see|check|find out) the (fees|fee|penalty|charges|costs) for (canceling|cancelling|cancellation of) (my|a) (reservation|booking)
what if (we|i) (can not|cannot|do not) (come|make it|show up) at the last (moment|minute) (do we pay|)
do we (get charged|pay|owe something) if we do not (turn up|come|show)`,
  check_in: `
from (which|what) (hour|time|point) (may|can|could) (we|i) (have|enter|move into|get) (our|the|my) room
(do|complete|start|need to do) (the|my) (checkin|check-in) (how|online|now|)
we (land|arrive|get in|are there) (at six|early|at #num|before breakfast|at dawn|very early) (in the morning|) (could|can) we (get into|have|use) (our|the) room
is (anyone|someone|somebody) at (reception|the desk|the front desk) (after midnight|at night|when we come late)
what time can we (come|have the room|arrive) (on the first day|)`,
  check_out: `
(by|until|at) (what|which) (hour|time) (must|should|do|have) we (be gone|be out|leave|to leave|vacate|go) (on the last day|)
how do i go about (checking out|check out|my departure)
(what is|whats) the departure time (on sunday|of the hotel|)
when do we have to (be out|give the room back|return the keys)`,
  late_checkout: `
(could|can|may) we (hang on to|keep|hold on to|have) the room (till|until) (3pm|#time|the afternoon|noon|later)
any (way|chance|possibility) (to|of) (leave|leaving|stay|staying|check out) (a couple of hours|an hour|a little|a bit) (later|longer) (than normal|)
and at #time
how about #time`,
  luggage_storage: `
is it (ok|possible|alright|fine) to (drop|leave|store|put) our (suitcases|bags|luggage|cases) (with you|somewhere|at the desk) (before|until|till) (the room is ready|we leave|our train|check-in)
where (can|could) (i|we) (store|leave|put) (my|our) (bags|luggage|suitcases) (after|once|when) we have (left|checked out)
do you look after bags`,
  parking: `
does (the place|the hotel|it|your hotel|the room) (come with|have|include|offer) (free|) (parking|a garage|a car park)
(i am|we are|i will be) (driving|coming by car|bringing a car|arriving with two cars) (where do i put the car|is there parking|)
(can|could) i (reserve|have|get) a (garage|parking) (spot|space|place)
(will|would|can) i be able to (charge|park|plug in) (my|the|an) (ev|car|electric car|van)
is there somewhere for (my|the|our) (car|van|motorbike)`,
  wifi: `
(what|which password) do i (type|enter|need) to get (onto|on) the (internet|wifi|network)
is the (wifi|internet) (any good|fast enough|strong enough|reliable) for (zoom|work|streaming|video)
(does it|do they|do you) have (internet|wifi|free wifi)
how do i get online`,
  pool_spa_gym: `
(can|could) (i|we) go for a (dip|swim|workout|sauna) (at your place|there|at the hotel|)
(i would like|i want|can i have|book me) a (back massage|massage|treatment|spa day) (tomorrow|{when}|)
(what are|tell me) the (opening times|hours|opening hours) of the (fitness room|gym|sauna|spa|pool)
somewhere to (work out|swim|lift weights|relax)`,
  breakfast: `
(what|is there something) (is there|) to eat in the morning (and is it in the price|)
(can|could) (i|we) (have|get) (brekkie|breakfast|something to eat|coffee) before (#num|#time|we leave)
do you do (breakfast|brekkie|brunch|a full english)
is (the morning meal|food in the morning|brekkie) (included|part of the price)`,
  restaurant_menu: `
(could|can|may) we (have|get|eat) (supper|dinner|lunch|a meal|a bite) at the (hotel|house|restaurant)
(show|let) me (see|) what is on the menu
do you cater for (vegans|vegetarians|allergies|coeliacs) (at dinner|)
what is (cooking|on offer|there) tonight`,
  room_service: `
(could|can|will) (somebody|someone|you) (bring|send|deliver) (a sandwich|some food|drinks|dinner|ice|a bottle) (up|upstairs|to us|to the room)
(can|could) i (get|have) food (delivered|brought|sent) to my room`,
  pets: `
would (my|our|a) (labrador|dog|cat|poodle|puppy|terrier) be (a problem|ok|welcome|allowed)
may (i|we) (come along|come|bring|travel) with (my|our|two|#num) (cats|dogs|pets|dog)
is it ok to bring (a|an|our) (animal|dog|pet|four legged friend)`,
  accessibility: `
my (dad|mum|grandmother|wife|father) (can not|cannot|does not) (do|climb|manage|walk) (stairs|steps|far) (is that an issue|is there a lift|)
is (the|your) (bathroom|shower|entrance|restaurant) (ok|fine|usable|suitable) for (a wheelchair|wheelchairs|someone in a wheelchair|a walker)
do we have to climb stairs`,
  children: `
what does it cost to bring (two|#num|our|my) (toddlers|kids|children|sons)
(know|see|check|tell me) the (policy|rules|rates) (for|on|about) (kids|children|minors|infants)
have you (got|) (cribs|cots|a cot|high chairs|bunk beds|a playroom)
what about our (kids|children|baby)`,
  smoking: `
is there (anywhere|somewhere|a place) i can (light up|smoke|vape|have a smoke)
am i allowed a cigarette (on the balcony|outside)`,
  room_types: `
do the (doubles|rooms|suites|singles) come with (a bathtub|a kettle|a view|a balcony|air conditioning|a fridge)
what (sort|kinds|kind) of rooms are (there|on offer|available)
(what|how) are the (rooms|beds|suites) like
does my room have (a fridge|a tv|a bath|a kettle|aircon)`,
  facilities: `
what (amenities|facilities|services) (can|may) guests (use|enjoy)
tell me what the hotel (offers|has|provides)
what (is|do you have) (included|on site|at the hotel) for guests`,
  laundry: `
(could|can) (someone|you|somebody) (press|iron|steam|wash|clean) my (suit|shirt|dress|trousers|clothes)
do you wash (clothes|things|laundry) for guests`,
  housekeeping: `
(we have|weve|i have) (run out of|no more|no) (towels|toilet paper|soap|shampoo|coffee)
(could|can) (someone|you) (make up|do|tidy up|come and clean) our room (please|now|)
(any chance of|can we have|may i have) (an extra|another|one more) (pillow|blanket|towel|duvet)`,
  room_problem: `
the (heater|heating|tv|shower|lamp|aircon|fridge|kettle) in (#num|room #num|our room|my room) is not (doing anything|working|on|coming on|heating)
(next door|the neighbours|people upstairs|guests) are (having a party|shouting|playing loud music|making a racket) (and we cannot sleep|)
(water|something) is (dripping|leaking|running|coming) (from|out of) the (ceiling|tap|shower|wall)
(the|our) (toilet|sink|shower|bathtub) is (blocked|overflowing|broken)
it stinks in here
my key will not open the door`,
  wake_up_call: `
i need (somebody|someone|you) to (ring|wake|call) me at (six|seven|five|#num|#time) (in the morning|tomorrow|)
please make sure i am awake at #time`,
  directions: `
(what is|whats|can i have|may i have|give me|could i get|i need|please send me) the (postcode|address|phone and address|location|zip) (there|please|of it|of the place|)
(postcode|postcode please|the postcode|address please)
how far (away|) (from the station|from town|from the centre|from the sea) is (it|the hotel)
(in|on) (which|what) (street|area|part of town) (is it|are you)`,
  shuttle: `
(would|could|can|will) (somebody|someone|you|a driver) (collect|fetch|meet|pick up) us (at|from) the (airport|station|ferry)
(use|book|take|get on|want) the shuttle (service|bus)
(please|) (get|call|order) me a (cab|taxi|car) for (#num|#time|five|tomorrow)`,
  local_tips: `
what is (worth|good for) (a visit|seeing|doing) (round here|around here|near you|in town)
(see|visit|know|find) the (attractions|sights|places|things to do) (close to|near|around) the hotel
(somewhere|any place|some place|a place) (nice|good|cheap|fun) to (eat|drink|go|have dinner) (that is not in the hotel|outside|in town|nearby)
any (tips|ideas|suggestions) for (today|the afternoon|kids|the evening|an outing)`,
  lost_property: `
i think my (glasses|charger|phone|ring|book|keys) (is|are) (still|) (on|in|under) the (bedside table|bed|bathroom|wardrobe|desk) (of room #num|)
did (someone|anyone|somebody) hand in a (kindle|phone|wallet|jacket|hat|camera|bag)
i cannot find my (phone|ring|wallet|passport) i had it (at breakfast|in the room|by the pool)
my things got left behind`,
  events: `
(we would like|we want|i want|is it possible) to (throw|have|hold|do|celebrate) a (party|reception|wedding|dinner|birthday) for #num (people|guests|)
do you have (space|room|a hall|somewhere) for a (board meeting|conference|wedding|party|workshop)
(what|which) (functions|events|shows|parties) are (on|held|happening|taking place) at the hotel`,
  deposit: `
do you (take|want|need|ask for) (any|some|) (money|payment) (upfront|in advance|beforehand|before arrival)
will (something|anything|money|an amount) be (blocked|held|reserved|charged) on my card
how much is held on the card`,
  emergency: `
(please|) send (a doctor|help|an ambulance|someone) (my husband|my wife|a guest|my son|somebody) (has collapsed|is not moving|is choking|fainted)
there is (smoke|fire|a gas smell) (coming out of|in|from) the (lift|kitchen|corridor|room|elevator)`,
  login_problem: `
it (keeps saying|says|tells me) my (credentials|details|user name|email) (are|is) (wrong|invalid|unknown) (and will not let me in|)
(account|my account|my profile) is (locked|blocked) after (too many|several) (attempts|tries)
the (sms|code|email) (code|) (for signing in|to sign in|for login) (never shows up|does not arrive|is missing)`,
  slow_performance: `
(boards|pages|projects|screens|things) take (ages|forever|minutes|too long) to (open|load|appear)
the (whole thing|app|system|site) is (crawling|super slow|dragging|really slow) (today|since monday|)`,
  error_message: `
(i keep|we keep) (seeing|getting) (unexpected error|error #num|a red message|an error) (#num|when saving|when i click|)
the (program|app|window) (shuts itself|closes itself) (down|) (after a minute|all the time|)
the (attach|save|send|upload) button (is not|does not) (reacting|react|respond|working)`,
  outage_status: `
is your (service|system|site) (having|in) (trouble|problems) (at the moment|right now)
(can not|cannot) reach the (site|app|service) is it (you or me|down)`,
  installation: `
how do i (put|get) the (desktop|mobile|) (client|app|program) (on|onto) my (macbook|pc|phone|laptop)
the (setup file|installer|installation) (refuses to run|will not start|does nothing)`,
  update_version: `
(i want|give me|how do i get) the (newest|latest|current) version
(after|since) the (patch|update|new release) my (views|screens|settings|boards) (look weird|are gone|changed)`,
  license_activation: `
(our|my) (key|licence|code) (gets|was|is) (rejected|refused|not accepted) (when activating|)
(how do we|we want to|can we) (get|buy|add|order) (five|#num|two|some) more (seats|users|licences)
(trial|our trial|the trial) is over (can we have a few days more|)`,
  subscription_plan: `
how do i stop (the|my|our) (plan|subscription|contract) from renewing
what does the (business|team|pro|enterprise) (tier|plan|version) cost (per user|a month|)`,
  data_export: `
(can|could) i (pull|get|save) (all|) (our|my) (tasks|data|projects) (into|to|as) (excel|a spreadsheet|a file)
(we want to|can i|how do i) bring (our stuff|our projects|tasks|everything) over from (trello|asana|another tool|jira)`,
  data_loss: `
(half of|all|some of) my (tasks|projects|files|boards) (vanished|disappeared|were gone) (overnight|suddenly|today)
i (erased|wiped|threw away|trashed) a (board|project|task) (by accident|) (get it back please|can i restore it|)`,
  security_incident: `
(somebody|someone) in another (country|city) (signed in|logged in) as me
(got|i got|received) a (fishy|strange|weird|suspicious) (mail|message|email) (pretending to be you|asking for my password)`,
  integration_api: `
(our|my) (outlook|google) calendar no longer (syncs|updates|connects)
(where is|is there|show me) the documentation (for|of) your api`,
  email_notifications: `
i never get (told|notified|informed) when (someone|somebody) (mentions|assigns|answers) me
too many (mails|alerts|pings) from the app (how do i mute it|)`,
  permissions: `
it says i am not (allowed|permitted|authorised) to (open|see|edit) this (project|board|page)
how do i make (jane|my colleague|somebody|tom) an (administrator|admin|owner)`,
  feature_question: `
how (can|do) i (set up|setup|build|have) a (recurring|repeating|new|private) (task|board|project|reminder)
(does|can|could) (it|i) (do|track|handle) (time tracking|working hours|budgets|milestones)`,
  ticket_create: `
open a ticket
open ticket
(please|) (open|create|make|start|write) (a|one|a new) ticket (for me|please|now|with support|about it|)
(can|could|will) you (open|create|file|raise) (a|one) ticket
i want a ticket opened
(raise|open|log|register) (me|) (a|an|one) (case|incident|ticket) (about this|for me|please|)
i (would like|want|need) to (log|raise|report|register) an (incident|issue) (with you|formally|)`,
  ticket_status: `
any (movement|news|progress|development) on (#ref|my case|my ticket)
what is happening with my (support request|ticket|case)`,
  ticket_escalate: `
this needs (to go to|) (someone|somebody) (senior|higher up|with authority) (right away|now|)
bump (up|) the priority of my (case|ticket) (please|)
(please|) escalate (it|this|the ticket)`,
  sla_times: `
how (quickly|soon|fast) does (someone|somebody|an engineer) (look at|answer|take up) (a|my) ticket
(what is|whats) your guaranteed (response|reaction|answer) time`,
  plan_campaign: `
(we are|im|i am) (launching|opening|introducing|starting) a new (bike|product|shop|app|cafe|line) and (need|want) people to (hear about it|know|come)
(want|need|how) to (bring|get|attract) more (guests|people|customers|visitors) (into|to|for) our (restaurant|shop|hotel|event)
(help|assistance) with (putting together|making|planning) a (campaign|promotion) (for spring|for christmas|)`,
  budget_advice: `
is (#num|#amount) (a month|per month|) (reasonable|enough|sensible|ok) for (advertising|marketing|ads)
how much money should (a shop like ours|we|a startup|a hotel) put into (ads|marketing|advertising)`,
  channel_choice: `
(where is|whats) the best place to (advertise|promote|be seen) (to|for|by) (engineers|young people|hotels|companies)
(insta|instagram|facebook|tiktok) or (linkedin|google|youtube) for (selling|promoting) (software|clothes|our product)`,
  timeline: `
when will (we|i) (notice|see|feel) (an effect|a result|a difference|something)
how many weeks (ahead|before|in advance) do we (have to|need to|must) (begin|start|prepare)`,
  roi: `
(we|i) (put in|spent|invested) (4k|#amount|#num) and (made|got|earned) (11k|#amount|#num) (was that good|is that good|)
what is (our|the) return if (the campaign|it|we) (brings|sell|get) (#num|30) (orders|sales|customers)
does it pay off`,
  seo: `
(our|my) (site|website|page|shop) is (on page #num|not|nowhere|far down) (of|on|in) (google|search|the results)
how do (i|we) get (found|seen|listed) (in|on) (local search|google|maps|the search results)`,
  email_marketing: `
(hardly anyone|nobody|few people) (opens|reads|clicks) our (mailings|emails|newsletters)
how (frequently|often) should (our newsletter|we|a newsletter) (go out|mail|be sent)`,
  social_media: `
how can we get more people (following|liking|watching) us (on insta|on instagram|on tiktok|)
is it (smart|worth it|wise|good) to pay (creators|influencers|bloggers)`,
  paid_ads: `
(our|my) (adwords|google|facebook|ad) clicks (are|cost) (pricey|too much|expensive)
how do (i|we) run (an ad|ads|a campaign) on (facebook|google|youtube|instagram)`,
  content_marketing: `
what should we (blog|write|make videos|post articles) about
would (making videos|blogging|a podcast|writing articles) be (worthwhile|useful|worth it)`,
  lead_generation: `
(our|the) sales (team|people) (needs|need|want) more (prospects|leads|enquiries)
how can we get (b2b|more|better) (enquiries|leads|contacts|requests)`,
  brand_awareness: `
(no one|nobody|hardly anyone) has (heard of|seen|noticed) (our company|us|our brand)
we want a (stronger|better|different) (image|name|reputation) (in the region|)`,
  conversion: `
(lots of|many) people (visit|come|look|click) but (hardly anyone|nobody|few) (orders|buys|signs up)
how can our (landing page|shop|site) (perform|convert|sell) better`,
  analytics: `
which (numbers|figures) (tell|show) me (it is working|that it works|whether it works)
how do i see where (customers|visitors|orders) (came|come) from`,
  audience: `
(whom|who) should we (be aiming at|aim at|target|talk to)
how do i (learn|find out|see) what my (rivals|competitors|competition) (are up to|do|are doing)`,
  marketing_automation: `
is there a tool that (follows up|answers|sends mails|posts) automatically
can (your bot|the chatbot|it) (talk to|connect to|work with) (hubspot|our crm|salesforce)`,
};
