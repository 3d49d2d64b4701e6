/**
 * Words of our trade about what is not ours: other companies' accounts, orders and parcels, and the many other senses
 * of “order”, “account”, “return”, “bill”, “delivery”. Without them the gate takes every “cancel” for our business.
 */
export const outOfScopeOtherLists = {
  brand:
    "netflix|amazon|amazon prime|facebook|instagram|spotify|uber|walmart|best buy|costco|ebay|tiktok|twitter|snapchat|disney plus|hulu|starbucks|mcdonalds|target|ikea|airbnb|verizon|at and t|comcast|t mobile|gmail|ticketmaster|lyft|doordash|tinder|linkedin premium|playstation plus|xbox live|steam|apple music|planet fitness|delta airlines|united airlines|ryanair|hertz|home depot|macys|nike|zara|wells fargo|chase|bank of america|citibank|venmo|whatsapp|telegram|reddit|discord|pinterest|roblox|fortnite|hello fresh|the new york times|my landlord|my gym|the dmv|the irs|geico|state farm|blue cross|my school|my university|the library",
  elsewhere:
    "my tax refund|my visa application|my unemployment check|my flight|my train ticket|my rent|my mortgage|my electricity bill|my water bill|my phone bill|my gas bill|my cable bill|my paycheck|my pension|my student loan|my parking ticket|my speeding ticket|my driver's licence|my passport|my library card|my library books|my car insurance|my health insurance|my lease|my landlord|my gym membership card|my root canal appointment|my wedding|my marriage|my divorce papers|my homework|my thesis|my classes|my tuition|my diploma|my court date|my jury duty|my bank account|my savings account|my debit card pin at the bank|my credit score|my stocks|my lottery ticket|my taxi|my period|my sleep|my heart rate|my calories|my steps|my prescription|my blood test|my lab results|my medical records|my dog|my cat|my kids|my ex|my boss|my teacher|my neighbour|my mother in law|my alarm|my calendar|my shopping list|my playlist|my photos|my voicemail|my text messages|my car|my tires|my garden|my lawn|my roof|my toilet",
  worldly:
    "a haiku|a poem|a song|a joke|a movie|a pizza|a plumber|a lawyer|a therapist|a haircut|a hug|a wife|a boyfriend|a tattoo|a puppy|a baby|a spouse|a pilot licence|a green card|a vaccine|a mortgage|a scholarship|a restraining order|a marriage licence|a fishing licence|a speech|a eulogy|a bank robbery|a volcano|a unicorn|a planet|a treehouse|a snowman|a campfire|a family tree|a trust fund|a religion|a dream|a ghost|a president|a country|a university|a football team|a guitar solo|a marathon|a diet|a six pack|a headache|a cold|a toothache|a mouse|an ant hill|an essay|an alibi|an equation|an omelette|an ambulance chaser|an astronaut|an app store refund|an airplane",
} as const;

export const outOfScopeOthers = `
// Other companies
(how do i|how can i|help me|i want to|can you) (cancel|stop|end|pause) (my|) {brand} (subscription|membership|account|free trial|)
(how do i|how can i|help me|i want to) (delete|deactivate|close|remove) (my|) {brand} (account|profile|page|app|history)
(how do i|i cannot|help me) (log into|reset my password for|change my password on|get back into|sign up for|change my name on) {brand}
(my|) {brand} (password|account|app|order|gift card|subscription) (does not work|is not loading|was hacked|is locked|has expired|keeps buffering|is gone)
(what is|give me|i need|find) the (phone number|customer service number|address|email|opening hours|website|headquarters) (of|for|from) {brand}
(is|when does|when is) {brand} (open|close|closed|hiring|down|open on thanksgiving|open on sundays)
(how much|what) (is|does|costs) (an xbox|a playstation|a big mac|an iphone|a ps five|a membership|a ticket|premium) (cost|) (at|from|on) {brand}
(does|do|will) {brand} (deliver|price match|accept returns|take apple pay|hire at sixteen|refund me|sell milk|have a student discount)
(can i|how do i|where do i) (get a refund|return something|return a shirt|complain|exchange a gift|file a complaint) (from|to|at|with|about) {brand}
(where is|track|when does|cancel|change) my {brand} (driver|order|delivery|ride|package|booking|parcel) (arrive|)
(deliver|order|bring|get) me (a pizza|a burger|groceries|an uber|a coffee|a ride|flowers) from {brand}
why (is|did|does) {brand} (stock going down|change its logo|charge me|so expensive|ban me|block me|fire people)
(who|when) (founded|owns|started|runs|is the ceo of) {brand}
(block|unfriend|report|mute) (someone|my ex|a person) on {brand}
(change|update) my (profile picture|status|bio|relationship status) on {brand}
(is|are) {brand} (better than|cheaper than|or) {brand} (better|)
(buy|sell|trade) (shares|stock|stocks) (of|in) {brand}
my (internet provider|phone company|airline|bank|electric company|insurance|gym|landlord) (overcharged me|will not refund me|cut me off|lost my bag|cancelled my flight|raised my rent)
(pay|what is|when is|how much is) my (rent|electric bill|gas bill|water bill|cable bill|phone bill|mortgage|property tax|car insurance|parking ticket) (due|)
(change|update) my address (with|at|for) (the dmv|the post office|the irs|my bank|my school|social security|the voter roll)
(cancel|renew|switch|change) my (health insurance|car insurance|driver's licence|lease|phone contract|cable|electricity provider|library card)
(track|find|where is|cancel) my (flight|lyft driver|luggage at the airport|lost dog|taxi|period|calories|steps|tax refund|visa application)
(refund|claim|appeal|dispute) (for|) (a|my) (parking ticket|speeding ticket|flight|concert ticket|rent deposit|tax payment|tuition)
~(job|work|intern|apply for a job) (at|for) {brand}

// The same words, other things
(what is|explain|tell me) the order of (the planets|operations|the phoenix|the british empire|succession to the throne|adjectives in english|the star wars movies)
(what is|who is in|explain) (alphabetical order|the new world order|a court order|a restraining order|law and order|an executive order|a mail order bride|order in chaos theory)
(who|what) (directed|happens in|sings|wrote) (return of the jedi|return to sender|the return of the king|special delivery|the bill|money for nothing|please mr postman|track of my tears)
(how|when) (does|did) (a bill|the bill|a bill of rights) (become law|pass the senate|get vetoed)
who is (bill gates|bill clinton|buffalo bill|bill murray|kill bill|the customer in that film|the agent in the matrix|agent 007)
(what is|how does) (the electoral account|accounting|double entry|a balance of payments|the gold standard|the federal reserve|supply chain theory|fiat money) (work|)
(how do|how can) i (return|get back) to (the main menu in zelda|my ex|school after maternity|the gym after an injury|nature|work after surgery|the previous level)
(how do|can) i (exchange|change) (vows|pesos for euros|a tyre|a diaper|a light bulb|my religion|my last name after marriage|schools|careers|gears)
(how do|can) i (cancel|call off|postpone) (my wedding|a date|class|a meeting with my boss|my flight|a doctor's appointment|an alarm|the apocalypse)
(how do|can) i (track|follow) (a deer|animals in the snow|a satellite|my period|my sleep|a star|a storm|my husband's phone|my calories)
(how do|can) i (deliver|give) (a speech|a baby|a eulogy|bad news|a toast|a punch line)
(how long|what) (is|does) (a delivery room|labour and delivery|a caesarean delivery|child delivery) (take|like|)
(what is|where is) the (address|zip code|postcode|area code) (of|for) (the supreme court|beverly hills|the eiffel tower|my aunt|the court house|santa claus|hogwarts)
(write|read|give me) (a|the) (review|summary) of (the latest batman|the odyssey|that restaurant downtown|my essay|the iphone|a book i like)
(how do|help) (i|me) review (for a biology exam|my notes|a scientific paper|irregular verbs|multiplication tables)
(what is|who has) (the record|the highest score|the most points|the lowest price of gold|the best track record) (in basketball|in history|in tetris|in formula one|)
(what|which) (size|shipping lane|cargo ship|track|port|container) (is|was) (the titanic|the longest in asia|the busiest|the panama canal|stuck in suez|used in formula one)
(who|what) (was|is) (the shipping forecast|a relationship ship name|a ship in a bottle|captain hook's ship|a battleship|the mayflower)
(how|what) (do|is) (you complain politely in {language}|a formal complaint letter to the council|a noise complaint about my neighbour|a police complaint)
my (neighbour|landlord|boss|teacher|wife|mother in law|doctor|school) (is awful|complains all day|lied to me|wants a refund on love|sent me the bill)
(what|how) (is|do you get) (a purple heart|gold medal|platinum record|silver bullet|gold from ore|premium gasoline|a free range egg)
(can|should) i (pay|settle) (my taxes|my fine|child support|alimony|the toll|my ex|my babysitter|a bribe) (in cash|by card|online|late|)
(who|what) (pays|is paid by) (for college|the tooth fairy|for the wedding|taxes on lottery wins|the president's salary)
(what is|how do i) (a good password manager|the nuclear code|crack a safe|the password to the speakeasy|the wifi password at starbucks|the morse code for s o s|the dress code for a wedding)
(forgot|i forgot|lost|i lost) (my mom's birthday|my homework|the name of that song|my virginity|my faith|my way in the forest|my temper|my phone at school|my driver's licence|my car keys)
(do i|should i|how do i) (register|sign up) (for classes|to vote|my car|for medicare|a trademark|my marriage|for the marathon|for the army|my gun)
(switch|change) (to|) (a new doctor|the other channel|the metric system|decaf|dark roast|the left lane|a vegan diet|another religion)
(create|make|open|set up) (a|an) (budget in excel|tent in the rain|offshore company|lemonade stand|snow globe|bank account in germany|fire with sticks|minecraft server|family tree|wine bottle without a corkscrew)
(edit|change|correct) (my|a|the) (essay|photo|video in premiere|wikipedia article|genes|dna of an embryo|grammar|posture|eyesight)
(delete|remove|get rid of|erase) (a tattoo|my browser history on the ipad|a wart|stains|a splinter|a virus from my own pc|an app on my iphone|memories|a ghost|my ex from my mind)
(what|any) (discount|sale|deal|coupon) (is|are) (on|at|there at|for) (walmart|costco|groceries near me|gasoline today|disneyland tickets|netflix)
(which|what) (shop|store|restaurant|bar|cinema|barber|bakery) (near me|in town|downtown|around the corner|in my street) (is open|has the best burger|sells fishing bait|is good)
(newsletter|subscribe) (of the vatican|to pewdiepie|to the economist|to my friend's channel|to the washington post)
(customer|customers) (always right who said that|of the mafia|psychology essay|in french)
(how are|how is) (shoes|tents|lamps|backpacks|diamonds|tires|laptops) (made|recycled|invented)
(what|who) (invented|is the history of|is the origin of) (the backpack|camping|the tent|money|the credit card|shopping|the invoice|paper bills|online shopping)

// Our verbs, other people's things
(how do i|how can i|i want to|i need to|help me|can you) (cancel|change|check|track|return|pay|find|renew|get|move|see) {elsewhere}
(how do i|where do i|i have to|please) (cancel|switch|update|pay|fix|stop|reschedule|dispute|exchange|sell) {elsewhere}
(how do i|where can i|i want to|i need) (get|find|order|buy|make|create|draw|rent|become|book) {worldly}
(where is|what about|when is|how is|how much is|why is) {elsewhere} (due|today|late|so high|now|)
(what is the status of|is there news about|show me|remind me of|tell me about) {elsewhere}
(do you have|can i have|give me|i want|i would like|is there) {worldly} (please|now|here|)
(who|what) (has|eats|delivers|invented|pays for|broke|stole) {worldly}
i (lost|broke|hate|miss|love|forgot|sold) {elsewhere} (yesterday|help|again|)
{elsewhere} (is late|has expired|was stolen|does not work|is too expensive|is sick|was cancelled|makes noise)
(my|our) (airline|bank|dentist|landlord|school|university|doctor|council|employer|insurer|church|phone company|electric company|water company) (will not|does not|did not|refuses to) (refund me|pay me|call back|send my bill|cancel my contract|deliver|answer)
(how long|how many days|how much time) (does|do|will) (it take to get|i have for|i wait for) (a passport|a divorce|my tax return|a green card|a building permit|a flu to pass|paint to dry|a tattoo to heal|a baby to sleep through|bread to rise|a visa|concrete to set)
(what|how high|how much) (is|are) the (fee|penalty|fine|price|cost|charge) (for|of) (entering the park|a passport|late taxes|crossing the bridge|a marriage licence|a lawyer|a tooth crown|crude oil|littering|a vet visit|college|a ticket to mars|a stamp to {country})
(how many|how much) (points|stars|cards|orders|pounds|accounts) (is|are|does|do) (a touchdown|a field goal|a michelin star|in a deck|an ounce|a king in blackjack|the national flag|on my licence for speeding|a perfect bowling game) (worth|have|need|)
(is|are) (the post office|the bank|the dmv|the court|the zoo|the museum|schools|the exchange on wall street|the pharmacy|the gym|the city hall) (open|closed|delivering|working|hiring) (today|on labor day|tomorrow|on sundays|)
who do i (call|complain to|write to|ask|pay|report) (about|for|when) (potholes|a noisy neighbour|a dead deer on the road|a power cut|my lost dog|broken street lights|a bad teacher|tax fraud|a gas leak|bullying at school|child support)
(how do i|can i) (invoice|bill|charge|refund) (a client as a freelancer|my roommate for rent|my students|a customer of my bakery|my own customers|a friend for gas|my tenants)
(get|make|earn|borrow|win) (me|) (money|a million dollars|cash|gold) (fast|in one day|from home|from a bank|in vegas|)
(are|do|can) you (mad at me|get paid|smell|have a camera|hear me|see me|like jokes|get tired|remember my birthday|know my mother|watching me|jealous|ticklish|asleep)
(what would|what will) you (do with a million dollars|be when you grow up|eat for breakfast|save from a fire|wear to a party|change about the world)
i want to (be famous|learn to fly|go home|be rich|sleep|die|dance|travel to the moon|be a doctor|lose weight|eat pizza|get married|see the world|punch someone)
i need (a hug|a nap|a holiday|a drink|a haircut|to pee|a boyfriend|more sleep|a new job|coffee|therapy|a miracle)
i (forgot|do not know|wonder) what (i was going to say|i am doing with my life|she meant|to cook|to wear|love is|my dream means|day it is)
(say|speak|talk|answer|whisper) (something|to me|dirty|nicely|like a pirate|in rhymes) (in klingon|in french|in latin|in a funny voice|please|)
give me (three|five|some|ten) (facts|jokes|tips|rules|quotes|names) (about|on|for) (otters|chess|monks|dating|life|rome|sleep|parenting|snow|a dwarf)
(what is|explain|define) (a black swan event|karma|a tax bracket|a roth ira|a quorum|the butterfly effect|a hedge fund|gaslighting|a haiku|a leap second|an eclipse|imposter syndrome)
(is it|would it be) (rude|bad luck|normal|weird|a sin|dangerous|healthy|romantic) to (tip in japan|break a mirror|cry at work|talk to plants|marry a cousin|skip breakfast|swim after eating|text first|sleep all day)
(did|does|will) it (rain|snow|hail|storm) (in seattle|in {country}|yesterday|at the beach|on christmas) (yesterday|in march|next week|)
(which|what) (card|hand|piece|pokemon|state|vegetable|dog|country|month|star|team|language|flower) (is|has|grows|was|speaks|beats) (highest in poker|the most lighthouses|in shade|oldest|the strongest|a queen in chess|best for whale watching|the brightest|easiest to learn|spring)
(how do i|how can i|how do you) (keep|stop|get|teach|know|tell) (squirrels out of my attic|my glasses from fogging|a splinter out|a toddler to share|if my toe is broken|if a pearl is real|if he likes me|cats off the sofa|my feet warm in bed|a ship in a bottle)
(how do i|how can i) (draw|paint|sketch|carve|fold|score|bowl|dribble|whistle|juggle|surf|yodel|knit|crochet) (a horse|a portrait|a swan|in cricket|a strike|a ball|with fingers|three balls|a wave|socks|a pumpkin|)
(do|does|can|are) (humans|onions|birds|pirates|bats|fish|dogs|trees|men|camels|vampires) (have gills|make cats sick|hibernate|still around|see in the dark|drink salt water|dream|scream|give milk|spit|real)
(why|how) (did|does|do) (the chicken cross the road|compound interest work|glaciers move|sewing machines work|the tooth fairy pay|my stomach growl|ships float|rockets steer|elevators work|a piano make sound)
(what|who) (is|was|did|were) (the purpose of an appendix|the history of denim|the scientific method|einstein's nobel prize for|the airspeed of a swallow|president during the civil war|the voice of shrek|the designer of the opera house|the odds of powerball|crop circles|the mother of your creator)
(how much|how long) should i (save by thirty|keep tax documents|walk a day|tip a waiter|boil a lobster|study for the bar exam|wait to text back|meditate|sleep after surgery|pay a babysitter|feed a newborn)
(where|how) do i (return|renew|lend|borrow) (library books|a rental car|a tuxedo|a book to the school|empty bottles|a found wallet)
(cancel|skip|move|forget|delete|confirm) (my|the) (eye doctor|alarm|five o'clock meeting|date with anna|school trip|prayer|haircut|vet|interview|photos on my phone|last text|wedding) (appointment|please|tomorrow|)
(subscribe|follow|add|block|like) (me to|) (mrbeast|a youtube channel|my favourite streamer|her on instagram|the podcast|the magazine at my dentist)
(my|the) (teacher|wife|neighbour|boss|roommate|brother|coach|doctor) (sent me the bill|lied to me|wants a refund|cancelled our date|did not pay me back|returned my letter|ordered me around|changed his mind about kids)
what (is|are) your (shoe size|star sign|worst fear|weight|salary|religion|pronouns|childhood memories|parents called|political views|plans for the weekend|favourite season)
`;
