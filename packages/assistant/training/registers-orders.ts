/**
 * The same wishes in every register: from two words to a story of thirty, from formal to crude, as a wish, a
 * question, a statement or a bare noun. Orders and their delivery. Same notation as the other phrases.
 */
export const orderRegisters: Readonly<Record<string, string>> = {
  place_order: `
(i|we) (am|are) (ready|going|willing|about) to (order|make a purchase|check out) (how do i continue|what now|where do i click|)
(the|your) order (form|process|page) (how does it work|where is it|does not let me order|)
(where|how) (can|do) (i|we) (order|buy) (more|#num|a larger quantity|in bulk) (of it|of them|from you|)
{preamble} (i would like to|i want to|i need to|how do i) (buy|order|purchase) (something|a few things|one of your products|some articles|an item) {closing}
(buy|order|purchase) (stuff|things|goods|a product|an item|several articles|#num items|two of your items) (where|how|pls|now|from here|)
(i am|we are) (thinking of|interested in|keen on|planning on) (buying|ordering|purchasing|getting) (something|some articles|an item|several products|a product of yours) (from you|from your shop|how does it work|)
(purchase|purchasing|buying|ordering) (a couple of|several|some|one of your|multiple|various) (items|products|articles) (from your store|how|with you|help|)
(what|which) (steps|procedure|process|requirements) (must i follow|is there|should one follow|apply) (to|for|when) (make a purchase|making a purchase|placing an order|submit an order|buying an article)
(anything special|something) (i have to do|needed|i should know) (to|before i can) (buy|order|purchase) (a product|several items|from you|articles)
(earn|do|make|perform|execute) (a|the|my first|another) purchase (of an item|with you guys|in your shop|please|)
(difficulties|trouble|troubles|problems|hard time|a problem) (to make|making|placing|submitting|completing|with) (a|an|my) (purchase|order|new order) (of several items|on your page|)
(could|would|can) (you|somebody|u) (take|accept|process|register) (my|an|a new) order (for #num pieces|over the phone|from me|)
(my|our) (company|office|school|team|wife) (wants|would like|needs) to (order|buy|purchase) (#num of them|some products|several of your articles|from you)
(the thing|what) i (want|am after|would like) is to (buy|order|purchase) (an item|a product|something|articles) (of your brand|from your website|)
(reorder|order again|buy again|repeat my order|same order as last time)`,
  change_order: `
(put|add|send) (#num|two|one|some) more (in|into|with) order (#ref|#num)
(my|the) order (i sent in|i placed|) (should|must) (be|have|contain) (six|#num|two|a large one) (cups|items|pieces|) (not|instead of) (four|#num|one|a small one)
(a|the) (smaller|larger|different|other) (size|colour) in (my|the) order (i submitted|i placed|#ref) (please|)
{preamble} (i need to|i want to|how can i|can you) (change|modify|correct|edit) (an item in my order|my order|the order i placed|order #ref|what i ordered) {closing}
{preamble} (the|one) (size|colour|quantity|item) in (my|the) order (is wrong|is not right|must be changed|should be another) {closing}
(order|purchase) (#ref|#num) (change|edit|modify|wrong size|add item|remove item|swap) (pls|please|)
(add|adding|include|including) (a|an|one|#num|some|two) (more|extra|other|further) (article|item|product|unit|piece|things) (to|in) (order|purchase) (#ref|number #num|that i placed)
(delete|deleting|erase|take away|get rid of|eliminate|strike) (a few|several|some|one of the|#num|a) (items|articles|products|item|article|product) (from|of|in|out of) (purchase|order|my purchase|an order) (#ref|i made|i placed|)
(exchange|swap|replace|substitute|switch) (several|some|an|one|a couple of) (articles|items|product|products|item|article) (of|in|from) (purchase|order|my order|an order) (#ref|with other ones|for a different one|)
(i|we) (have|) (bought|ordered|purchased|chose) the wrong (thing|item|product|article|size) (can|could|may) (the order|it|this order) be (modified|changed|edited|corrected) (before shipping|still|)
(is|would) it (be|) (possible|doable|ok) to (swap|add|remove|change|modify) (something|articles|products|an item|one thing) in (an order|my purchase|the order) (that is already paid|i placed earlier|)
(trouble|troubles|problems|difficulties|issues) (to|when|with) (changing|modifying|correcting|editing|change|modify) (an|my|the) (order|purchase) (#ref|number #num|)
(no idea|not sure|unsure|clueless) (how|about how|what i have to do) to (change|edit|modify|correct) (my|an|the) (order|purchase) (#ref|)
(the|my) order (i submitted|i made|from yesterday|#ref) (has|contains|shows) (the wrong|a wrong|an incorrect) (article|product|size|quantity|colour) (fix it|help me correct it|can it be changed|)
(make|turn) (that|it|the order|order #ref) (three|four|five|#num|a medium) instead of (two|one|three|a large)`,
  cancel_order: `
(is there|do i have|have i got) (still|) (time|a chance) to (pull|stop|cancel|take back) (my|the|an) (order|purchase)
(make|let) (that|my|the) (order|purchase) (go away|disappear|stop) (please|i do not want it|)
(placed|made|sent) (an order|a purchase|it) (in error|by mistake|too fast) (kindly|please|) (revoke|cancel|undo) (it|)
{preamble} (i want to|i need to|can you|how can i) (cancel|revoke|stop) (my order|the order|order #ref|what i bought|the purchase i made) {closing}
{preamble} i (no longer need|do not want|have no use for) (the order|my order|what i ordered|order #ref) (so cancel it|and want it cancelled|) {closing}
(cancel|cancelling|canceling|cancelation) (#ref|order #num|purchase #num|number #ref) (pls|please|now|today|)
(order|purchase) (#ref|#num) (cancel|cancelled please|to be cancelled|not needed anymore|not wanted any longer|drop it)
(i|we) (can|could) no longer (pay for|afford) (the order|order #ref|purchase #ref|what i bought) (i made|i placed|)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (canceling|cancelling|revoking|cancel|calling off) (an|my|a|the) (order|purchase) (#ref|i made|)
(no idea|not sure|unsure|clueless) (how|what to do|about how) to (cancel|call off|revoke|annul) (an|my|a|the) (order|purchase|last item) (#ref|)
(cancelling|canceling|revoking|annulling|withdrawing|reversing) (the|a|my) (last|recent|latest|first) (item|purchase|order|article) (i purchased|i bought|please|how|)
(last|latest|recent) (item|order|purchase|article) (i am no longer interested|i do not desire it|not wanted) (cancel|cancel it|please cancel) (please|)
(i|my husband|my daughter) (pressed|clicked|hit) (buy|order|the button) (by accident|by mistake|too early|twice) (please|) (cancel|undo|stop|take back) (it|the order|that)
(was|is) there (any|a) (chance|way|possibility) (to|of) (withdraw|cancelling|undoing|getting out of|stop) (an order|my purchase|the order) (that has not left|i made yesterday|)
(what|whats) (is|) (the|your) (way|procedure|process) (of|for|to) (undoing|cancelling|cancel|annulling|revoking) (an order|a purchase|orders)
(cancel|stop|kill|undo) (that|this|the) (damn|goddamn|stupid|freaking|whole) (order|purchase) (of mine|at once|)`,
  track_order: `
(my|the) (stuff|parcel|order|purchase) (is it|is) (on its way|on the way|moving|coming) (or what|or not|already|)
(what|which) (stage|step|state) (has|is) (my|the) order (reached|at|in) (now|)
(where is|how far is) (my|the) (order|parcel|package|delivery) (i am waiting for|from monday|right now|today)
(let me|i would like to|how can i) (follow|watch|track) (where|how|) (my parcel|my order|the courier) (is|goes|)
{preamble} (i would like to know|can you tell me|i want to see) (where my order is|the status of my order|where order #ref is|how my purchase is coming along) {closing}
{preamble} i (ordered|bought) (something|a present|{things}) (two weeks ago|last week|on #date) and (would like to know where it is|want to know if it has been shipped|i am curious about its status) {closing}
(order|purchase|parcel|package) (#ref|#num) (where|status|eta|track|where is it|progress|news) (pls|please|)
(any idea|any clue|do you know|can you see) where (my|the) (package|parcel|order|purchase|item) (is|could be|might be) (right now|at the moment|today|)
(tracking|track) (info|information|details|data|page|link|number) (pls|please|for my order|of order #ref|)
has (it|my order|the thing i bought|order #ref) (gone out|gone off|left|been handed over|been shipped|been dispatched) (yet|already|today)
(checking|check|seeing|see|verify|know|monitoring) (the|my) (eta|status|current status|progress|location) of (purchase|order|my order|my purchase|the order) (#ref|number #num|i placed|)
(could|can|would) (you|u|someone) (look up|check|tell me|trace|track|locate|follow) (how far along|the location of|the eta of|where) (order #ref|my order|my package|the parcel) (is|for me|)
(i am|we are) (curious|wondering|interested) (about|where|to know) (where|the status of|the whereabouts of|how far) (my order|the parcel|purchase #ref|the order) (is|)
(follow up|following up|checking in|check up) on (my|an|the) (order|purchase|parcel) (i made|i placed|#ref|)
(the|my) (package|parcel|order|purchase) (location|position|whereabouts|place on the map) (please|right now|)
(is|was) (my|the|order) (order|parcel|purchase|#ref) (packed|handed to the carrier|in transit|out for delivery|at the depot) (yet|now|already|)
(how|where) (do|can|could|would) i (track|trace|follow|locate|monitor) (order|purchase|parcel|shipment) (#ref|number #num)
(status|state|stage|phase) of (the|an|my|purchase|order) (order|purchase|#ref|#num) (please|now|)`,
  delivery_issue: `
(my|the) (parcel|package|order) (was|got|has been) (returned|sent back|going back) (to the sender|to you|to the warehouse) (why|what happens now|and i never refused it)
(why|how come) (was|is|did) (my|the) (parcel|order|package) (sent back|returned to you|refused|not delivered|go back to the warehouse)
(where|what happened) (is|to|has) (my|the) (missing|lost|overdue|late|undelivered) (parcel|order|package|delivery)
(tracking|the tracking|the status) (has not|did not|does not) (changed|moved|updated|change) (for|in|since) (days|a week|#num days|last friday)
(my|the) (order|package) (still|) (has not|did not) (come|arrive|arrived|show up) (even though|although) (it was due|you promised|tracking said) (yesterday|last week|so|)
{preamble} (my order|my parcel|the package|my delivery) (never came|has not come|is very late|should have been here days ago) {closing}
{preamble} (tracking|the website|your app) (says|claims) (it was|that it was) delivered (but|and) (i have nothing|nobody brought anything|there was no parcel) {closing}
(parcel|package|order|delivery) (late|lost|missing|stolen|not arrived|not received|overdue|gone) (help|what now|#ref|#num days|again|)
(somebody|someone|a thief) (nicked|stole|pinched|took|swiped) (the|my) (parcel|package|box) (off|from) (my|the|our) (porch|doorstep|lobby|mailbox)
(carrier|courier|driver|ups|the post) (says|marked it as|claims it is) (undeliverable|not deliverable|address not found|refused|damaged in transit) (what happens next|what now|)
(i|we) (was|were|am|are) (supposed|due|meant) to (get|have|receive) (it|the order|my parcel) (on tuesday|last week|yesterday|by now) (still nothing|and nothing came|but it is not here)
(they|the driver|the courier|you) (delivered|brought|dropped|left) (it|my stuff|my package|the box) (to|at|with) (the wrong house|another building|the neighbours|people i do not know|a wrong address)
(the|my) (order|stuff|thing i ordered) (never|still has not) (showed up|arrived|reached me|made it|turned up) (and i am angry|after #num weeks|it has been ages|)
(been|i have been|we have been) waiting (for ages|#num weeks|forever|a month) for (my|the) (shoes|order|parcel|package|delivery) (to come|to arrive|)
(your|the) (driver|courier|delivery man) (left|dumped|threw) (it|the box|my parcel) (in the rain|over the fence|in the street|in the bin|outside)
(missed|failed|attempted|unsuccessful) delivery (what happens next|nobody rang|try again please|i was at home)
nothing (came|arrived|was delivered) (today|yesterday|this week) (although|but) (you said it would|it was due|tracking says so)
(the|my) (shipment|parcel|order) (has been|is|was) stuck (at customs|in the depot|in the same place|somewhere) (for days|since last week|for #num weeks)`,
  order_history: `
(show|see|list|find|view) (my|all|the) (cancelled|delivered|completed|former|open) orders
(what|which) (things|products|items) (have i|did i) (bought|order|ordered|buy) (from you|in may|last year|so far)
(is|was) (there|it) (a|any) (record|list|proof) of (my orders|what i ordered|my purchases)
(email|send|show) me (the confirmation|the details|a summary) of (my order|order #ref|my last purchase)
(i am|we are) not sure (if|whether) my order (went through|was placed|has been registered|worked)
{preamble} (i would like to see|can you show me|where can i find) (my previous orders|all the orders i made|what i bought last year|my order history) {closing}
(list|overview|history|record|summary) of (my|all my|our) (orders|purchases|past orders|previous purchases) (please|this year|)
(did|has|have) (it|my order|the order|you) (go through|went through|got my order|been received|received my order|registered my order) (or not|because i got no mail|)
(no|i have no|i never got any|i got no) (order confirmation|confirmation mail|confirmation of my purchase) (in my inbox|so far|so did it work|)
(details|content|contents|price|date) of (my|the) (last|latest|previous|earlier|old) (purchase|order) (please|)
(where|how) do i (find|see|get to|open) (all|the list of|) my (orders|old orders|purchases|past purchases) (in my account|)`,
  delivery_options: `
(is there|do you have|do you do|got) (express|next day|overnight|click and collect|locker delivery|in store pickup|evening delivery)
(who|which firm|what company) (brings|delivers|carries|handles) (the|your|my) (parcels|packages|orders|goods)
(can|could) (they|you|the driver) (leave|drop|hand) it (at|with|to) (the|my) (neighbours|neighbour|porch|office|concierge)
(can|could|may) i (choose|pick|set|book|decide) (the day|a time slot|an evening slot|the hour|which carrier|a saturday) (for|of|when you make) (the delivery|my delivery|delivery)
(do|does|can) (you|the courier|they) (deliver|come|bring parcels) (on sundays|in the evening|on saturdays|after work|at weekends|on public holidays)
(is|can) (it|the parcel|a parcel) (possible to have|be) (left|dropped|brought|handed over) (with a neighbour|behind the house|upstairs|at a shop|at a pickup point|without a signature)
(what|which) (countries|regions|cities|islands|addresses) (do you|can you|will you) (deliver|ship|send) to
(standard|express|next day|same day|economy) or (express|standard|overnight|pickup) (delivery|shipping|which do you offer|)
(collect|pick up|collecting|picking up) (in store|from the shop|myself|at the counter) instead of (delivery|shipping|having it sent)
(deliver|delivery) (to|up to) (the third floor|my door|the kerb|a locker|an office|a business address|a campus) (possible|do you|)
(which|what) (carrier|courier|parcel service|shipping company) (do you use|brings it|will deliver|can i choose)
(home|store|locker|office|evening|weekend) delivery (available|do you offer it|as an option|)
(ship|send|deliver) (to|) (two|different|several) addresses (in one order|possible|)
{preamble} (do you|can you) (deliver|ship|send) (to|in) (#place|my town|another country|an island|my country) {closing}
{preamble} (what|which) (delivery|shipping|shipment) (options|methods|choices) (do you offer|are there|do i have) {closing}
(ship|deliver|delivery|shipping|shipment) (to|in) (toronto|london|paris|berlin|sydney|madrid|dublin|boston|tokyo|#place) (possible|ok|available|yes or no|)
(do|does|will|can) (you|your company|u guys|your shop) (deliver|ship|send stuff|post) (to|in) (toronto|oslo|milan|seattle|the netherlands|croatia|#place|a po box|hawaii)
(could|can|would) (you|they|the courier) (drop|leave|hand|put) (it|my order|the parcel) (at|with|in|by) (my neighbour|a parcel box|the back door|a locker|the porch|my office)
(can|could|may) i (have|get) (it|my article|my purchase|the goods|my order) (delivered|shipped|sent) (to|at) (seattle|my office|a different city|a po box|the store|a locker)
(send|ship|post|deliver) (items|goods|things|orders|articles) to (a po box|a military address|a hotel|a campsite|another continent|#place)
(shipping|shipment|delivery) (alternatives|possibilities|choices|modalities|services|ways|means) (please|you have|there are|available|)
(pick up|pickup|collect|collecting) (an order|my purchase|my article|it) (in a shop|at a store|at your place|in person) (possible|how|)
(who|which company|which carrier|what courier) (do you|will|would) (ship with|deliver it|send it with|use|work with|handle the delivery)
(check|see|know|view|consult) (what|which|the) (options|alternatives|methods|choices) (for|of) (delivery|shipment|shipping) (i have|there are|you offer|are available)
(is|are) (overnight|express|weekend|international|same day|next day) (delivery|shipping|shipment|deliveries) (possible|available|an option|something you offer)`,
  delivery_period: `
(can|could|will) (i|we) (get|have|receive) it (before|by|until) (friday|saturday|the weekend|my birthday|christmas|thursday)
(roughly|about|approximately) how (many days|long) (till|until|before) (it arrives|it is here|delivery|i get it)
{preamble} (how long|how many days) (does|will|would) (delivery|shipping|it|the shipment) take {closing}
{preamble} when (would|will|can) (my products|the articles|i expect delivery|the things i buy) (arrive|be delivered|) {closing}
(delivery|shipping|shipment) (how long|how many days|how fast|when|duration|estimate|period|time) (pls|please|normally|)
(how much time|what time|how long a time) (does|will|would|do) (it|you|a delivery|shipping|the shipment) (take|need) (to ship|to deliver|to arrive|to spain|to #place|for a parcel)
(how|about how) (soon|fast|quick|quickly|long) (can|could|would|will|do) (i|we|you) (have|get|expect|receive|deliver|ship) (my|the|an|a) (article|item|product|goods|things)
(what|which) (is|day is|would be) the (estimated|expected|approximate|likely) (date|day|time|moment) (of|for) (delivery|arrival|shipping|the delivery)
(check|checking|see|seeing|know|estimate) (the|your|how long the) (estimated|expected|usual|) (date of delivery|delivery period|shipment period|time of delivery|delivery takes)
(what|which) day (will|would|do|can) (the products|my items|the articles|the goods|i receive my article) (be delivered|arrive|come|)
when (should|can|could|may|do) (i|we) (expect|await|get|have) (the|my) (article|articles|item|items|product|products|goods) (i am buying|at home|to be delivered|to get here|)
(how many|number of) (days|working days|weeks|hours) (for|to|until) (delivery|deliver|shipping|ship|my items arrive|the shipment)
(deliver|delivery|delivered|arrive|get it) (before|by|until|within) (friday|the weekend|christmas|my holiday|three days|a week) (possible|can you|do you|)
(how long|for how long) (do|must|will) (i|we) (wait|have to wait) for (the|my|our) (goods|products|shipment|articles|stuff)
(usual|normal|average|typical|maximum) (waiting time|shipping time|delivery period|time to deliver) (is|please|for your shop|)`,
  shipping_costs: `
{preamble} (how much is|what do you charge for|i would like to know the cost of) (shipping|delivery|express delivery|sending it) {closing}
(postage|shipping|delivery|express|overnight) (cost|costs|fee|how much|price|charge|free) (pls|please|to #place|)
how much (does|is|do|would) (express|overnight|standard|next day|international|home delivery|sending a parcel|courier) (cost|be|come to|shipping) (to #place|)
(what|how much) (do|will|must) i pay (for|on) (postage|the postage|sending|the shipping|delivery) (if i order #num|to canada|)
(from|at|above|over) (which|what|how much) (order value|amount|sum|price|spend) (do you|is) (ship|shipping|deliver|delivery) (free|for free)
(is|are) there (a|any) (charge|fee|extra cost|costs|surcharge) (for|on) (delivery|shipping|express|heavy items|islands)
(free|paid) (shipping|delivery|postage) or (not|paid|does it cost)`,
  change_shipping_address: `
{preamble} (i need to|i want to|how can i|can you) (change|update|correct|modify) (my address|my delivery address|the shipping address|where you send my order) {closing}
{preamble} i (moved|have moved to another city|will be at my parents' place) and (my address|the delivery address|the shipping address) (has to be changed|is no longer right|must be updated) {closing}
(shipping|delivery) address (wrong|change|update|correction|edit|modify|typo|not right|error) (help|pls|order #ref|)
(address|zip|zip code|postcode|street|house number) (wrong|incorrect|mistyped|misspelt|outdated) (on my order|please correct|in order #ref|)
(send|deliver|ship|forward|reroute|redirect) (order #ref|my order|my package|it) (to|over to) (my work|another house|a different place|a friend|my new place|my hotel) (instead|please|)
(changing|correcting|modifying|updating|editing|fixing) (my|the|an|our) (address details|delivery address|shipping address|address for shipping) (help|how|trouble|)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (change|editing|correcting|modify|updating) (my|the) (shipping|delivery) address
(no idea|not sure|unsure|clueless) (how|about how|what to do) to (change|correct|edit|modify|update) (my|the) (shipping|delivery|) address
(switch|go|move|swap) (to|over to) a (different|new|another|distinct) (delivery|shipping) address
(the|my) (parcel|order|package) (must|should|has to|needs to) (go|be sent|be shipped|be delivered) (somewhere else|to another address|to my new flat|to my work instead)
(we|i) (are not|am not) (living|staying) (there|at that address|in that city) (anymore|any longer) (please change it|update the address|)
(an|there is an|i see an|i noticed an) (error|mistake) (on|in|with) (my|the) (shipping|delivery) address (help me correct it|that needs fixing|)`,
  set_up_shipping_address: `
{preamble} (i would like to|i need to|how do i) (add|set up|enter|register) (a delivery address|another shipping address|a second address|my shipping address) {closing}
(shipping|delivery) address (set up|setup|add|new|entry|second|first time|secondary) (help|pls|how|)
(introduce|introducing|submit|submitting|insert|inserting|input|inputting|type in) (a|an|my|the) (new|second|secondary|other|additional|) (delivery|shipping) address
(enter|entering|provide|providing|fill in|filling in|submit|set up) (the|my|new|some) (details|data|information) for (delivery|shipping|shipment|my delivery address)
(store|keep|save|remember|record) (my|the|our) (office|holiday home|second home|work|sister's place) as (an extra|another|a further|an additional|a second) (address|delivery address|shipping address)
(where|how) (to|do i|can i|should i) (write|put|enter|type|insert|set up) (my|a|the) (first|new|) (delivery|shipping) address (in|on the site|in my account|)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (set up|setting up|entering|submitting|adding|register) (a|the|my|another) (new|secondary|) (shipping|delivery) address
(no idea|not sure|unsure|clueless) (how|about how|what to do) to (set up|add|enter|submit|create) (a|the|another|my) (new|secondary|) (shipping|delivery) address
(it|the site|your page|the form) (will not|does not|refuses to) (let me|allow me to) (save|add|enter|set up|create) (a|my|another|a new) (shipping|delivery|) address
(a|one|my) (new|other|further|second|alternative) (delivery|shipping) address (i want to add|has to be set up|in my account|please)
(setup|setting up|creation|creating|configuration) of (a|the|my|an extra) (shipping|delivery) address (please|fails|)`,
};
