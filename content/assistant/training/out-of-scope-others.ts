/**
 * Words of our trade about what is not ours: other companies' accounts, orders and parcels, and the many other senses
 * of “order”, “account”, “return”, “bill”, “delivery”. Without them the gate takes every “cancel” for our business.
 */
export const outOfScopeOtherLists = {
  brand:
    "netflix|amazon|amazon prime|facebook|instagram|spotify|uber|walmart|best buy|costco|ebay|tiktok|twitter|snapchat|disney plus|hulu|starbucks|mcdonalds|target|ikea|airbnb|verizon|at and t|comcast|t mobile|gmail|ticketmaster|lyft|doordash|tinder|linkedin premium|playstation plus|xbox live|steam|apple music|planet fitness|delta airlines|united airlines|ryanair|hertz|home depot|macys|nike|zara|wells fargo|chase|bank of america|citibank|venmo|whatsapp|telegram|reddit|discord|pinterest|roblox|fortnite|hello fresh|the new york times|my landlord|my gym|the dmv|the irs|geico|state farm|blue cross|my school|my university|the library",
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
`;
