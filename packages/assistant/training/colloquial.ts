/**
 * More ways of saying things, by intent: how people really write when they are in a hurry, roundabout, rude or
 * very polite. Same notation as the other phrases.
 */
export const colloquialPhrases: Readonly<Record<string, string>> = {
  greeting: `
(hello|hi|hey) (friend|dear|folks|all|mate|buddy|sir|madam)
(hello|hi|hey) (hello|hi|hey)
(good morning|good afternoon|good evening) (to you|everybody|there|all)
hey hi hello`,
  goodbye: `
(ok|okay|well|alright|right) (bye|goodbye|bye then|goodbye then|see you|that is it)
(alright|ok) i am (gone|leaving|going) (now|bye|)
(so long|ciao|have a good one|bye for now|until next time|goodbye and thanks)`,
  thanks: `
(thanks|thank you|cheers|ta) (mate|man|buddy|indeed|for that|for everything|for the information|very much indeed|a million|a bunch)
(that|it) (worked|did it|solved it|fixed it|is all good|sorted it|made my day)
(wonderful|fantastic|amazing|marvellous|superb|very good|all good|nice one|lovely) (thank you very much|thanks a lot|thanks|)
i got what i (needed|wanted) thanks`,
  capabilities: `
how (could|can) you be (useful|of help|of use|of service) (to me|)
what (sort|kind) of questions (may|can) i ask (you|)
what (things|stuff|tasks|jobs) (can|could) you (do|handle|take care of) (for me|)
what else (can|could) you do
in what ways can you assist me
what are you for
give me an overview of your functions`,
  bot_identity: `
(so|are you) (some kind of|just|only|actually|really) (a|) (robot|machine|bot|computer program|software)
is (it|this) (a machine|a robot|a computer|software|a program) (i am writing with|answering me|replying|that answers)
am i writing (to|with) a (computer|machine|bot)
do real people answer here
are these answers automatic`,
  privacy_data: `
who (gets to|can|will) (see|read|know|store) (what i (type|write|say|enter)|my chat|these messages)
are you (keeping|saving|storing|recording|collecting) (my|any|) (personal details|details|data|conversations|information|name)
is what i (type|write) (here|) (private|stored|confidential|kept)
where does my information (go|end up)
will my details be passed on to others`,
  human_agent: `
(no|i do not want) (automated|canned|robot) (replies|answers|messages) (give me|i want) (staff|a person|an employee|someone)
(could|can) (i|we) speak (with|to) (someone|somebody|anyone)
i (would rather|prefer to|want to|need to) (deal|talk|speak|chat|communicate) with (a|some|somebody|someone|an) (real|alive|actual|living|human|proper) (being|person|one|employee|individual|)
(somebody|someone) (alive|real|human|competent|in charge) please
(put|patch|get|hook) me (through|on|up) (with|to) (one of your|a|some|an) (operators|agents|colleagues|agent|staff member|human being|people|employees)
not a (bot|robot|machine) please (a person|a human|)
i (am tired of|hate) (bots|talking to bots|this bot|automated answers)
can a member of (staff|your team) (take over|help|come online)
could anybody from your company talk with me
i wish for help from a human being
a human being would be (better|nice|great)
get me your front desk person`,
  contact_customer_service: `
(which|what) (phone|telephone|number|email) (do i|should i|can i) (dial|ring|call|use|write to) (for|to reach|to get) (customer support|customer service|support|you|the office|help)
(during|in|at) (which|what) (hours|times|days) (is|are|can) (your|the|) (client service|support|customer care|customer service|hotline|i call|you) (open|available|working|running|reachable|)
what (ways|channels|means) (are there|exist|do i have) to (reach|contact|speak to) (customer assistance|customer service|you|support|your company)
(get hold of|ring|dial|reach|phone|telephone) (you|your support|customer service|client services|someone by phone) (on saturday|on sunday|at the weekend|in the evening|after hours|)
i (need|want|would like|am looking for) (your|the) (contact details|telephone number|support line|helpline|customer service number|email)
the number to (ring|call|dial)
give me a number where i can reach you
are you reachable by phone on weekends
i want to know when customer assistance is available
what time is customer care available until`,
  complaint: `
how (dare|can|could) you (treat|handle|speak to|ignore) (customers|people|me|your customers) (like this|this way|so badly|)
i (am|have been) (fed up|sick and tired|so done|at the end of my patience|mad|outraged) (with (you|how you work|your people|all this|the lot of you)|)
who (takes|handles|deals with|accepts) (complaints|claims)
i have a (reclamation|bone to pick|serious complaint|formal complaint|protest) (to make|to file|with you|against your organisation|)
what a (joke|disgrace|terrible company|bad experience|horrible place|shame)
(you|they|your people) (lied to|ignored|insulted|cheated|hung up on) me
the (receptionist|driver|clerk|manager|waiter|agent) was (awful|horrible|nasty|rude|terrible|disrespectful) (to us|to me|)
i want (to protest|an apology|somebody to answer for this|to report bad treatment)
never (buying|shopping|staying|coming) here again
i have had enough`,
  review: `
(share|tell you|say|give|express|write down|put in) (my|what i|an|some) (impressions|think of your services|opinion|thoughts|experience|think about the product|honest view)
~(share|tell|express|say) what i (think|thought|feel) (of|about) (your services|the product|my stay|your company|the hotel|you)
(where|how) (can|do|could) (customers|people|guests|clients|one) (rate|review|judge|evaluate|comment on) (you|your service|the product|the hotel|)
i (want|would like|would love) to (tell|show) (people|others|everybody|the world) how (great|good|bad|nice) (it|you|the stay|the service) (was|were|is|are)
i have (got to|to) (submit|leave|give) (some|my|) (feedback|opinion|comments) (about your company|for your business|on the service|)
i want to praise (someone|your team|the staff)
a testimonial for your website`,
  company_services: `
(do you|does your company) (also|) (do|offer|run) (penetration testing|security audits|cloud work|sap|app development|audits|managed hosting)
we need a partner for (an s4hana migration|our cloud|a mobile app|compliance|security)
does (brightkeel|your firm|your company|the company) (make|build|do|offer|design|sell|provide) (android apps|ios apps|websites|cloud migrations|sap projects|security tests|chatbots|custom software|training)
we are (thinking of|planning|considering|looking at) (moving|migrating|building|rebuilding|securing|outsourcing) (our systems|our servers|an app|our website|our infrastructure|our it) (to the cloud|to aws|next year|with a partner|)
is (that|it|this) something (you|your company) (do|offer|can help with)
what (is it|kind of things|line of business) (your company|you) (sells|does|are in)
our company needs (an app|help with sap|a new website|it support|a security audit|cloud help)`,
  book_call: `
(set up|arrange|fix|organise) a (meeting|call|time to talk|date) with (your sales people|sales|your experts|someone from your company|your consultants)
(schedule|book|arrange) (a demo|a call|a presentation|an appointment) (for|on) (thursday|monday|next week|tomorrow)
can your sales (people|team) (ring|call|contact|visit) (us|me)`,
  place_order: `
(first|my first|a first|new) (order|purchase) (submitting|how|help|assistance|please|)
(i would like|i want|send me|can i have) (#num|two|three|a few) of (these|the|those|your) (mugs|shirts|lamps|socks|items|books) (sent to me|delivered|please|)
(where|on which page|which button) (on the site|) do i (buy|order|purchase|press to buy) (this|it|something|the product)
(making|make|do) (purchases|a purchase|orders) (on your site|online|)
(help|assistance|assist me) (buying|ordering|purchasing|acquiring) (a couple of|some|several|one of|#num|) (your articles|your products|items|units|of your products|things)
(wanna|want to|going to|i will) (get|buy|order|grab|purchase) (some stuff|a few things|something|stuff|some things) (from your webshop|from your site|from you|online|off you)
(make|do|put) (an order|a purchase) (for|of) #num (units|items|pieces)
how (would|should) i go about (buying|purchasing|ordering) (something|several of your products|an item|stuff)
buying stuff on your site
what is the procedure to buy something`,
  change_order: `
~add (a|an|some|one|two|another) (protein bar|book|battery|towel|pair of socks|mug|cable|chocolate bar|cushion) (to|in) order #ref
~(remove|take) (a|an|some|one|two|the) (protein bar|book|battery|towel|socks|mug|cable|cushion) (from|out of) order #ref
i (picked|chose|selected|took) (black|red|the small one|size m|blue) but (i want|want|need|meant) (white|green|the big one|size l|another one) (in the same order|)
~(put|add|squeeze|include) (two more|another|one more|extra) (shirts|items|socks|units|pieces) (in|into|to) (an order|the order|what i ordered) (that is|) (already placed|i made|)
(changes|some changes|corrections) (made|) to (my |)(purchase|order) #ref
(i added|i picked|i chose|there is|i put in) (an item|something|a product|one article) i (did not want|do not need|did not mean) (to purchase|to buy|to order|) (take it out|can you remove it|please remove|)
(there is something|something is) wrong (in|with|on) (the order|what|my order) i (ordered|submitted|placed|)
~(alter|correct|change|modify|swap) (something|a thing|what is|some items) (i ordered|in my purchase|in the order i just submitted|in the last order|i bought this morning)
(can|could) i still (edit|alter|add something to|modify|change) (the|my) (thing|order) i (bought|ordered|placed) (earlier|this morning|yesterday|today)
~swap (one article|an item|a product) in the order
i want a different (colour|size|quantity|amount) in (my order|order #ref)
take (one thing|something|an item) out of my order`,
  cancel_order: `
(void|annul|revoke|undo|reverse) the (transaction|purchase|order|sale) (please|)
i (bought|ordered) the wrong (one|thing|model|size) (so|please|) (cancel|void|stop|revoke) (it|the order|the purchase)
(can|could) i stop (an order|a purchase) i just (sent|made|placed)
how (do|can) i (get|back) out of (a|the|my) (purchase|order|deal) (i made|)
i (do not|no longer) (want|need|wish to have) (what|the things|the stuff|the order|it|the item) (i (bought|ordered|purchased)|any longer|anymore|any more)
(stop|kill|cancel|withdraw|undo) (what|the thing|everything) i (bought|ordered|purchased) (yesterday|today|this morning|an hour ago|)
~undo {anorder}
i cannot afford (it|this|{anorder}) (any longer|)
i regret (buying|ordering) (it|that) (and want to undo it|can i cancel|)
(get me out of|i want out of) (this|my|that) (purchase|order)
i have got to cancel {anorder}`,
  track_order: `
(has|whether|if|know if) my (package|order|parcel|purchase) (has|) (left|been sent from|departed from) (your|the) (warehouse|store|depot|facility)
(has|did) anything (happened|happen|moved|changed) with my (order|parcel|delivery) (since #date|yet|)
(give me|i want|is there) an update on (#ref|#num #num|my order|my parcel|order #num)
update on my (order|parcel|package)
how (is|are) (order #ref|my order|my purchase|my package|the thing i ordered) (doing|going|progressing|coming along|getting on)
(what is|whats) (up with|happening with|going on with) (my|the) (order|order status|purchase|package|delivery)
(what|which|at what) (stage|point|phase) is (my|the|order #ref|{anorder}) (purchase|order|at|)
(where|wheres) (is|) (my|the) (stuff|things|goods|order|package) (i ordered|ordered a week ago|)
(learn|know|see|find out) (the eta|how my order is|when it arrives|when my purchase comes|whether it has shipped) (of|for|) {anorder}
did you (send|ship|post|dispatch) (it|my stuff|my order|what i ordered) (yet|already|)
when does my (stuff|parcel|purchase|thing) (come|get here|arrive)
i ordered (a week back|last week|days ago|on monday) and want to know where it is
let me see (how|where) (order #ref|my order) is`,
  delivery_issue: `
(the courier|courier|driver|tracking|carrier|ups|it) (says|said|claims|shows) (they|it was|it is|that they) (dropped it off|delivered|left it|dropped off|handed over) but (there is no package|nothing is|i have not got it|it is not) (at my door|there|here|)
(it has been|been|after) (#num|three|two) (weeks|days) (and|) (still|) (no sign of|nothing of|i do not have|no trace of) (my|the) (box|parcel|order|package|delivery)
my (shipment|parcel|package|box|order) (seems|appears|must) (to have|have) (vanished|disappeared|got lost|gone missing)
(the guy|they|the driver|the postman|somebody|the courier) (delivered|gave|left|brought) (my|the|our) (parcel|package|order|box) (to|with|at) (the house next door|a neighbour|the wrong door|someone else|the wrong people|another street)
my things (never|did not) (came|come|turned up|turn up|showed up)
the parcel got lost (on the way|in transit)
nobody has delivered anything`,
  cancellation_fee: `
(do i|must i|will i|would i|does one) (pay|owe|be charged|have to pay) (anything|something|extra|a penalty) if i (exit|leave|quit|terminate|withdraw from|cancel|end) (the contract|early|ahead of time|before the end|the service|my order)
(what|how much) (would|will|does|is) (terminating|leaving|cancelling|withdrawing|ending|exiting|an early exit) (early|ahead of time|the contract|) (set me back|cost|cost me|be)
is there (some|any|a) (sort of|kind of|) (penalty|fee|charge|fine) (for|when|if i) (withdrawing|terminating|leaving|cancelling|cancel|withdraw)
(check|see|find out|help checking) (how much|whether|if) (an early exit|terminating|withdrawing|cancellation) (costs|is free|has a fee|costs something)`,
  payment_methods: `
could i (use|pay using|pay by) my (mastercard|visa|amex|card|paypal|bank account|apple watch) (to pay|for paying|here|)
(which|what) (kinds|types|sorts|forms|ways) of (payment|paying|payments) (are|do) (ok with you|you take|possible|you accept|there|accepted|allowed|on offer)
(information|info|list me|show me|a list of|tell me) (on|about|) (the|) (accepted|possible|available|) (ways of paying|payment options|ways to pay|methods to pay|forms of payment)
is (american express|amex|a debit card|google pay|cash|a cheque|maestro) (a possibility|fine|welcome|good|taken)
(would|will) you (take|accept) (american express|cash|my card|paypal|euros|a card|cheques)
can (we|i) (settle|pay|clear) (the bill|it|my bill|everything) (in|with|by) (cash|card|euros|paypal)
with what can i pay
let me know how i could pay you`,
  payment_issue: `
(i see|there are|i have) (two|double|duplicate|identical|the same|several|#num) (charges|payments|debits|transactions) (from you|) on my (statement|card|account|bank account)
the (payment|checkout) (page|step|form) (throws|gives|shows|has) an error (whenever|when|every time) i (confirm|pay|submit)
(an error|error messages|a message|something) (keeps|keep) (popping up|appearing|coming up|showing) (each time|whenever|every time|when) i (attempt|try) to (pay|make a payment|checkout)
(the bank|bank|my bank|you|paypal|they) (took|withdrew|charged|debited|deducted) (the money|me|my account|it|the amount) (two times|twice|double|again|too often) (for a single order|for one order|)
my (visa|card|mastercard|credit card|bank card|creditcard) (is being|is|was|gets|keeps being) (turned down|refused|declined|rejected|denied) (at the last step|at checkout|in the end|again|)
(help|trouble|assistance|problems) with a payment that (will not|does not|did not) (go through|work|complete)
~(report|notify|inform you about|tell you about) (trouble|a hassle|difficulties|errors|problems) (with|in) (an online payment|a payment|my payments|paying)
the transaction keeps (failing|bouncing|timing out)
it will not (accept|take) my (card|payment|money)
i tried to pay (three times|again and again|several times) (and it failed|without success|)
my payment is (stuck|hanging|still pending)`,
  check_invoice: `
~(have|take|get|throw) (a|another) (look|peek|glance) at (the|my|some) (bills|bill|invoices|invoice|receipts|receipt) (from|of|for|) (february|march|last year|the last month|my order|)
(locating|looking for|look for|looking up|where to find|searching|trying to find) (invoice #ref|the invoice of my latest purchase|my bills|bill #ref|a bill|the receipts|my invoice|an old invoice)
(assist|help) (me|) (in|to|) (locating|finding|seeing|checking|locate|see|view) (invoice #ref|a bill|my bills|the invoices|bill #num)
where (could|can|may|do) i (take a peek at|see|look at|find|view) (my|the) (receipts|bills|invoices|invoice #ref|bill)
~look up (bill|invoice|receipt) #ref`,
  get_invoice: `
(would|could|can) you (mail|send|email|forward|give|post) me (the|my|an|a) (invoice|bill|receipt) (again|once more|for our stay|of my order|please|i lost it|)
~(get|have|obtain|receive|acquire) (bill|invoice|receipt) (number|) (#num|#ref) (from you|)
(need|want|require) (an|the|a) (official|proper|printed|signed) (receipt|invoice|bill) (for|for my) (expense report|expenses|company|tax|bookkeeping|firm|insurance)
(obtaining|getting|requesting|acquiring|downloading) (the bills|receipts|the invoices|bills|my invoice) (of|for|from) (the last two purchases|my orders|last month|this year|my stay)
(the|my|a|i need the) (bill|invoice|receipt) (made out|addressed|issued) to my (firm|company|employer|business)
download the receipt (for|of) (what i bought|my purchase|my last order)
could i have the bill sent to my office`,
  refund_policy: `
how (many|howmany) (weeks|days|months) after (buying|the purchase|delivery) (can|may) i (still|) (be refunded|ask for my money|get a refund|get reimbursed)
howmany (weeks|days) (after|for|do i have) (buying|the purchase|a refund) can i (still|) (be refunded|get a refund)
(information|details|help) (about|on|with) (your|the) money back (policy|guarantee|conditions)
in (what|which) (scenarios|cases|situations|circumstances|events) (do|would|will) (you|i|customers) (give|get|pay|receive|return|hand) (people|customers|) (their|my|the|) (cash|money) (back|)
(what is|whats|how is|how does) (the deal|it|the story) (with|about) (your|the) (money back guarantee|refunds|refund policy|refund rules|reimbursements)
(whether|if|do) i (qualify|am eligible|would qualify|am entitled|could apply) for (a|) (reimbursement|refund|money back|rebate|compensation)
(could|can|would|will) i be (paid back|refunded|reimbursed) (in case|if|when) (it is not what i imagine|i do not like it|something is wrong|it is broken|i am not satisfied|it does not fit)
(check|see|know|want to know) how (your|the) (refund|refunds|money back|reimbursement) (policy|policies|rules|guarantee) (is|are|work|works)
do you pay people back (if they are unhappy|)`,
  get_refund: `
~(recover|get|receive|have|want) (the|my|) (#num dollars|#amount|cash|funds|what i paid|the sum|money) (i paid|back|for this thing|for my order|for it|)
(can|could) i get back (what i paid|the price|my payment|the cash|what it cost me) (for this thing|for it|for my order|)
give (me|us) (back|) (my|our|the) (money|cash|#amount) (back|now|)
(a|i need a|need a) (reimbursement|refund|rebate|repayment) of (#amount|#num dollars|my money|the payment|what i paid)
how should i proceed to (obtain|get|receive) a (rebate|refund|reimbursement|compensation)
i want money back for (the night|a night|what|the day|the thing) (we|i) did not (use|get|sleep|have)
(help|assist) (me|) (getting|to get|get) (a|my) (refund|money back|reimbursement) for (my stay|the night|my order|an item)
pay me back`,
  refund_status: `
i was (promised|told i would get|assured) (my cash|my money|a refund|the money) back (when is it coming|where is it|so where is it|and nothing came|)
(has|have|did) (my|the) (rebate|refund|cash|money|reimbursement|compensation) (come|gone|go|came) (through|back|in) (yet|already|)
(are|is) there (any|) (news|update|updates|word|progress) (on|about|regarding) (the|my) (compensation|refund|reimbursement|rebate|money) (you owe me|i asked for|yet|)
(how far|how) (along|is) (is|) my (refund|reimbursement|rebate) (along|going|progressing|)
(processing|state|handling|progress) of my (reimbursement|refund|rebate|compensation)
(waiting|i am waiting|still waiting) (for|on) (a|my|the) (refund|reimbursement|rebate|cash) (how far along is it|for weeks|)
i want information about (the processing|the state|the status) of my (reimbursement|refund|compensation|rebate)
check whether my (refund|rebate|money) (has come|arrived|was paid|was sent)`,
  change_shipping_address: `
i (gave|typed|sent|entered|told) you the wrong (street|address|house number|city|zip) for my (parcel|order|delivery|package)
(change|update|fix|alter) (where|the place where|the address where) (my packages go|you send my stuff|my order goes|you deliver|my things are sent)
(can|could) (the delivery|my order|it|the parcel) (go|be sent|be brought|be shipped) to a (different|new|another) (address|place) (than the one i gave|than before|instead|)
i (relocated|have relocated|changed flats|am at a new place|live elsewhere now|switched apartments|moved to another flat) (so change|update|change) (my|the|) (address|delivery address|)
(correcting|fixing|modifying|change|update) my address for (deliveries|shipments|parcels|my order)
my (street|house number|address) (needs|has) to be (changed|corrected|updated)`,
  set_up_shipping_address: `
(enter|adding|add|put in|have|save|register) (one more|another|a second|an extra|an additional|a further) (delivery|shipping|) address (next to my main one|for deliveries|for parcels|besides mine|)
(put in|enter|set up|setup|add|type in|fill in) (a|my) (secondary|first|new|second) (shipping|delivery) address
(where|how) (do|can) i (fill in|put|type|write|provide|tell you) my (address|delivery address|shipping address) (so you can ship|for the delivery|for shipping|)
(the|your) (site|website|page|shop|form) (will not|does not|refuses to|cannot) (take|accept|save|store) my (new|) (shipping|delivery|) (address|details)
~submit (a|my|the) (delivery|shipping|secondary) address`,
  delivery_options: `
(delivery|shipping|shipment|deliveries) (to|in|for) #place (possible|available|)
(order|an order|a parcel) (for|to) #place (do you ship|do you deliver|can you send it|)
(do you|can you) (ship|deliver|send) (to|in) #place
(information|info|details) (on|about) (the|your) (shipment|delivery|shipping) (methods|options)
(what|which) (alternatives|possibilities|choices|options|ways) (are there|do i have|exist|do you give) (for|of) (shipping|delivery|shipment|getting it delivered|sending)
can (i|we) (have|get) (stuff|things|it|my order|an order|items|something) (sent|shipped|delivered) to (#place|berlin|rome|my office|a friend|spain|another country|a hotel|italy|a different country)
do you (guys|) (do|have|offer) (overnight|express|next day|same day|worldwide|priority|saturday|two day) (shipping|delivery|)
(could|can) (it|my parcel|the order) be (dropped|left|delivered|sent) (at|to|in) (a locker|a shop|my work|a pickup point|a parcel station|the post office) (close|near|nearby|)
(what|which) shipment (methods|options|alternatives) can i (pick|choose|select) (from|)
i want to (choose|see) between (shipping methods|ways of delivery|delivery companies)`,
  delivery_period: `
how many (days|weeks) (till|until|before) (i get|i have|i receive|we get) (my|the|our) (things|stuff|articles|order|goods|products)
if i (buy|order|purchase) (today|now|tonight|it today) (when|how soon) (do you think|would|will|does|can) (it lands here|it arrive|it get here|i have it|it come|it be here)
how long (do|does|will|would) (shipments|a shipment|parcels|it|things|an item|orders) (normally|usually|typically|) (take|need|be on the way)
when (could|can|should|may|would) i (expect|have|await|receive|get) (my|the|an) (articles|products|items|things|article|goods) (to come|to arrive|delivered|)
how (soon|quickly|fast) (would|will|can|could) (an|my|the) (item|items|article|products|stuff) be (delivered|here|shipped|at my door)
(expected|estimated|usual|normal|average) (delivery|shipping|arrival) (time|date|day|period|duration)`,
  shipping_costs: `
what do you (bill|charge|take|ask) for (delivery|shipping|postage|sending it)
how (pricey|expensive|dear|cheap) is (sending|shipping|delivering) (it|a parcel|something) (overseas|abroad|to #place|)
(what is|whats|how high is) the (fee|charge|price|cost) (for|of) (sending|shipping|delivering|posting) (a|my|the) (parcel|package|order|item)
do i (have to|need to|) pay (extra|more|anything) for (postage|shipping|delivery|sending)
is (delivery|shipping|postage) (for free|free of cost|at no cost|gratis|free) (above|over|from|if i spend|beyond) (some amount|a certain amount|#amount|)`,
  create_account: `
(i am|im) new (here|to this|) (get me|give me|make me|i need|and want|and need) (an account|a login|a profile|)
(sign|signing) (my wife|my husband|myself|my son|my company|my friend|me) (up|in) (with you|with you guys|as a customer|for an account)
~(open|get|have|set up) (up|) (one of those|one of your|a) {tier} (accounts|user profile|profile|account)
i would like (one of those|one of your|a) {tier} accounts
(registering|register|enrol me|sign me up) as a (customer|client|user|member)
i want to become (a client|a customer|a member|a user) of yours
~join as a (new|) (customer|member|user)`,
  delete_account: `
i (no longer wish|do not wish|do not want|have no wish) to be (a client|a customer|your customer|a member|a user) (erase my profile|any longer|anymore|)
(want|i want) my (user|account|profile|login) (gone|erased|removed|out of your system|wiped)
(shutting down|shut down|close up|kill|permanently get rid of|eliminating|removing|erasing|terminate) (my|the|a) ({tier}|) (account|profile|user|login)
how (can|do) i stop being (a customer|a member|registered)
remove me as a customer`,
  edit_account: `
my (surname|name|last name|birthday|email|number|first name) is (spelled|written|typed|entered|shown) (wrong|incorrectly|badly) (in my profile|on my account|fix it|)
(where|how) can i (set|put|enter|type|save) a (different|new|second) (phone number|email|name|mobile number|birthday)
(modifying|changing|updating|correct|change|edit) the (info|information|details|data) (on|in|of) my ({tier}|user|) (account|profile)
i (have to|must|need to|got to) (update|correct|change|modify|fix) (my|the) (personal|account|) (data|details|information)
my personal details have changed`,
  switch_account: `
(move|moving|go|changing|switching|jump) (over|up|down|) to (the|a|your) {tier} (account|one|plan|tier|version)
(could|can) i go from {tier} to {tier}
i (would prefer|prefer|want|would like) to (use|be on|have|switch to) (a|the) (different|other|{tier}) account (than this one|instead|)
(downgrading|upgrading|going up|going down|downgrade|upgrade) to {tier}
~(change|switch|swap) (to|into) (another|a different|my wife's|#name) (user|user profile|profile|account)`,
  recover_password: `
i (can not|cannot|do not) (think of|remember|recall|find|figure out) my (password|pin|code|login|access code|key) (any more|anymore|)
my (password|pin code|pin|code|access key) (slipped my mind|is gone|escapes me|got lost|will not come back to me)
~(set|choose|make|create|get) a (fresh|new|different|better) (password|pin|passcode|pin code)
(where|how) do i (go to|) (reset|change|recover) my (access key|password|pin|user key|pin code)
(been trying|i tried|i have tried) (passwords|all my passwords|different pins|my password) (for an hour|and none works|many times|all day|) (none is right|none works|and nothing|)
none of my passwords (work|works|is right)`,
  registration_problems: `
(issue|error|problem|trouble) (when|while) (opening|making|creating|setting up) (my|an|the) (account|profile) (form stays blank|the page hangs|it fails|)
(each time|every time|whenever|when) i (try|attempt|want) to (sign up|register|signup|create an account|enroll) (the page says error|it fails|i get an error|it does not work|nothing happens|it crashes)
(something is|there is something|what is) wrong with (your|the) (registration|signup|sign up page|registration form|sign up process) (i cannot complete it|)
~notify (you|) (about|of) (trouble|errors|an issue|problems|difficulties) (with|in) (signing up|registration|registering|the signup)
(encountering|facing|running into|having) (hassles|problems|errors|difficulties|trouble) (while|when|during) (registering|signing up|registration|signup)
i (can not|could not|cannot) (finish|complete|get through) (creating|making|opening|the|my) (my user|an account|an user|registration|sign up|account creation) (because the form fails|it fails|)
the sign up (will not|does not) (go through|work|complete|accept my data)`,
  newsletter_subscription: `
(take|get|strike|remove) (me|my name|my email) off (your|the) (mailing list|list|newsletter|email list)
(wanna|want to|i want to|would like to) be (kept|held|) (up to date|informed|updated) (through|by|via|with) (your|the) (newsletter|emails|bulletin|mailing)
(how does one|how to|can i|i want to) (opt out of|get out of|leave|drop|quit) (the|your) (company newsletter|newsletter|corporate newsletter|bulletin|mailing list)
(see|check|know) (if|whether) i (am|have) (subscribed|signed up|registered) (to|for) (the|your) newsletter
(sign|put) me (up|down) (to receive|for|to get) (your|the) (bulletin|newsletter|news|updates|emails)
stop with the (emails|newsletter|mails)`,
  return_item: `
(how|where) (can|do|could) i (give|bring|hand|send|take) back (the {item}|something|what i bought|my {item}|a thing) (i bought|)
~(send|give|ship|bring|hand) my {item} back (to you|to the shop|to the store|)
~return (an article|something|the goods|a parcel|my {item}) (by post|in the shop|to you|by courier|)
what do i need for (sending back|returning) (my purchase|it|something|an item)
i want this out of my house and back to you`,
  return_policy: `
are returns (accepted|possible|ok|allowed|free) (without|after|with) (the packaging|the box|a receipt|a month|opened items)
when does (the|my) (right|period|time) to return (something|it|) (end|run out|expire|stop)
(for|within) how (long|many days) can (things|stuff|items|goods|it) be (sent back|returned|brought back|given back)
do you take (back|) (stuff|things|goods|items) (back|) (that has been|that were|that are) (opened|used|worn|tried|washed|unpacked)
what (is|are) (your|the) (policy|rules|conditions) if i want to (return|send back) (something|an item|it)
may i (send|give|bring) (something|stuff|it) back (when opened|after two weeks|if i used it|)`,
  damaged_item: `
(these|my|the) (headphones|shoes|lamps|things|speakers) (quit|died|gave up|broke|stopped) (after|within) (two days|a week|a month|one use|an hour)
(was|were|is) (broken|damaged|in bits) when i (unpacked|opened|unwrapped) (it|them|the box)
(the|my) (mug|chair|screen|vase|glass|toy|bottle|watch|table|{item}) (i ordered|i bought|you sent|) (came|arrived|was delivered|got here) (in pieces|broken|smashed|bent|with damage|cracked)
my (new|) {item} (will not|does not|refuses to|would not) (switch on|turn on|start|work|charge|open|close|light up)
(the|a) (product|item|thing|{item}) i (got|received|bought) (has|came with) (a|a big|some) (scratch|dent|crack|hole|stain|damage|defect) (on it|in it|)
what i received is (faulty|broken|damaged|unusable)`,
  wrong_item: `
(you|they) (shipped|sent|delivered|gave) me (a|an) (red|blue|black|small|other|different) one (i ordered|instead of|not) (green|a|the|large|)
(one|some|two|half) of the (things|items|products) i (paid for|ordered|bought) (is not|isnt|are not|was not) in the (box|parcel|package)
(got|received|i have) (someone else|somebody else|another customer|a stranger)('s|) (package|order|parcel|things)
that is not (the product|the item|the thing|what) i (chose|bought|asked for|paid for)`,
  order_history: `
(show|give|list) me (what|everything|all) i (have|) (bought|ordered|purchased) (in the past|so far|last year|before|from you)
(where|how) can i (see|find|view) (a list of|) (my|all) (earlier|former|past|previous|old) (purchases|orders)
did (my purchase|the order|my order|it) (from just now|i placed|i just made|) (get|go) (confirmed|through)`,
  product_advice: `
(which|what) (lamp|tent|pack|stove|bag|jacket) (would be|is|would you say is) (good|right|best|suitable|ideal) (for|to) (reading|a child|a baby|long walks|carry|two weeks|wet weather|travel|sleep in)
(buy|get|find) something for my (brother|sister|dad|friend|wife|uncle) who (hikes|camps|climbs|runs|likes the outdoors) (any ideas|)
recommend (me|) (a|an) (pack|lamp|tent|bag) for (carrying|reading|sleeping|travelling|cooking)
what (sleeping bag|tent|pack|stove|lamp|jacket) would you (get|buy|take|pick|recommend) for (an alpine trip|a week in norway|a child|rainy weather|a festival|bikepacking)
(need|want|looking for|i need) something to (cook on|sleep in|carry my stuff|see in the dark|keep me warm|keep dry) (while hiking|outdoors|in winter|at night|#amount max|)
(could|can) you (suggest|recommend) (a|an) (tent|pack|lamp|bag|product) (my family fits into|for tall people|that lasts|for me|my kids can use)
(am|i am|im) after (a|an|some) (birthday present|gift|tent|warm bag|light pack|present) (for a climber|for my sister|for a runner|)
#amount (max|maximum|at most|or less)`,
  product_information: `
is the (stove|lamp|tent|bag) (safe|ok|allowed) to use (inside|indoors|in a tent|in rain)
what is the (bag|sleeping bag|pack|jacket) (filled with|lined with|made of)
how do i (clean|wash|dry|store|repair) my (tent|bag|pack|lamp)
(how much|howmuch|what) does (the|a|your) (tent|ridge tent|lamp|pack|stove|sleeping bag|item) weigh
what is the (headlamp|lamp|stove|tent|pack|product) 's (battery|weight|material|size|range|colour) (like|)
(where|how) can i find (instructions|directions|the specs|a manual|help) for (the stove|the tent|my lamp|the product|it)
how long does the (battery|lamp|gas) last
is the tent easy to put up`,
  product_comparison: `
what (sets|makes) the (ridge|cairn|dune|first one|tent) (apart|different) from the (harbour|other|ember|second)
~compare (both|the two|these|your) (sleeping bags|lamps|packs|tents)
which of (your|the|these) (two|three|) (packs|tents|lamps|bags|stoves|products) is (the better one|better|best|worth it)
how (do|does) the (tents|packs|lamps|two models|two|bags) differ
the (ridge|cairn|ember|glim) or the (harbour|dune|wick|other one)`,
  product_availability: `
can i (still|) (get|buy|order) the (lee shelter|ridge|lamp|old model|blue one) (or is it sold out|today|)
when (are|will) you (getting|get|receiving) (more|new) (of the lamps|tents|stock|packs)
have you (got|still got) (the|a|any) (four person tent|blue pack|tent|stove|lamp|large one|item) (at the moment|right now|left|there|in stock|)
will (the|that) (harbour tent|tent|item|product|pack) (come back|return|be back) (into stock|in stock|soon|)
is (this|the|that) (article|product|tent|item) (available|to be had|sold|on the shelf) in (one of|) (your shops|a store|your stores|portland)
(any|are there any) left`,
  product_price: `
(what is|whats|tell me) the price (tag|) of the (sleeping bag|tent|lamp|pack|stove)
is the (tent|pack|lamp|stove) still (#num|#amount|at that price)
how much (would|will|might) the (cairn pack|tent|lamp|stove|pack|bag) be
what are you asking for the (lantern|tent|pack|stove|lamp)
what do you (want|charge) for (the tent|it|that pack|a lamp)`,
  size_guide: `
do your (jackets|shoes|packs) (come up|turn out|fit|run) (small|big|large|narrow)
i am #num (cm|feet|tall) (tall|) which (pack length|size|back length) (do i need|)
i (usually|normally|always) (wear|take|have) (medium|small|large|a 42|an m|size ten) (will that fit|which one should i take|)
what are the (measurements|dimensions) of the (small|medium|large) (pack|jacket|one|size)`,
  exchange_item: `
(i would rather have|give me|i need) the (bigger|smaller|other|blue) one (please|) (exchange|swap) it
(wrong|bad) (colour|size|fit) (please|can you|) (swap|exchange) it (for|to) (blue|another|a large|a smaller one)
the (boots|shoes|jacket|trousers|gloves) (pinch|are too tight|is too big|do not fit|are too loose) can i (swap|change|exchange) (them|it) (for a 43|for another size|)
(i would like|can i have|i want) (this|the|my) (jacket|pack|tent|item|shirt) in another (colour|size) instead
how do i (trade|swap|exchange) (it|my purchase|a product) (for something else|for a bigger one|)`,
  warranty: `
(do you|can you|where can i have) (mend|repair|fix) (broken|torn|bent) (poles|zips|straps|seams)
how long is (a|the|my) (pack|tent|lamp|stove) guaranteed
my (tent|pack|lamp)('s|) (zipper|zip|pole|strap|switch) (died|broke|gave up|failed) after (a year|two years|a few months) (am i covered|)
how many years of (guarantee|warranty) (come with it|do i get|are there|)
is (it|this|damage) covered`,
  discount_code: `
are there (reductions|discounts|special prices|lower prices) for (students|teachers|seniors|members|big orders)
my (voucher|coupon|code|discount) (is not|was not|isnt) (accepted|recognised|taken|working) (at the till|at checkout|in the basket|)
(any|got any|are there) (special|good|) (deals|bargains|offers|promotions) (this week|today|on|running|at the moment|)
when do (your|the) (january|summer|winter|black friday|spring) (sales|sale|discounts) (kick off|start|begin|come)
how can i (save|get) (money|something off) on my order`,
  gift_card: `
(can i|i want to|how do i) (purchase|buy|get|order) (a|some) (voucher|gift voucher|gift certificate|card) (for a friend|as a present|for my mum|for someone)
there is (still|some) (credit|money) (left|) on my (gift card|voucher|giftcard) (how do i spend it|)`,
  loyalty_points: `
how do i (cash in|redeem|spend|use up) my (bonus points|points|rewards|stars)
what do i (get|receive|gain) (as a member|for my points|for being loyal|from membership)
(how do i|i want to|can i) (redeem|use|spend) (my|some|) points for (a stay|a night|a room|a discount)`,
  store_location: `
is there (one of your|a|any) (shops|shop|store|stores|branch) in (boulder|portland|my town|#place|the city)
(at what hour|when|at what time) does the (store|shop) (shut|close|open) on (saturdays|sundays|fridays|weekdays)`,
  cart_help: `
i (can not|cannot|can't seem to|am unable to) (put|add|get) the (lamp|tent|item|product) (into|in|to) my (basket|cart|bag)
how do i (take|get|throw) something out of my (shopping bag|basket|cart) (before paying|)`,
};
