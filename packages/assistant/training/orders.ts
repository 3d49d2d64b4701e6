import { type IntentTraining, service } from "./types.ts";

/** Orders, delivery, payment, invoices and refunds: what every customer service hears. */
export const orderTraining: readonly IntentTraining[] = [
  {
    id: "place_order",
    industries: service,
    label: "Place an order",
    send: "I want to place an order",
    description: "Wants to buy something or asks how ordering works.",
    phrases: `
~(place|make|submit|put in|complete|create|start|finish) (an|my|another|a new|a|several) (order|purchase|orders)
~(buy|order|purchase|acquire|get|shop for) ({things}|a product|an item|an article|one of your products|some of your products|several items|something|this item|an item from your store|your products|some articles)
~(buy|order|purchase) (something|online|from you|from your website|from your shop|in your store|here|by phone|by email|another one|it|this|one|two|#num of them|more of them)
~(earn|make) a purchase
(placing|making|completing|finishing) (an|my) (order|purchase)
(buying|ordering|purchasing) ({things}|a product|some of your products|articles|an item|several products|something)
(place order|new order|buy|purchase|order|order online|make a purchase|how to order|how to buy)
i would like to order {things}
i will take (it|one|two|this one|{things})
(problem|problems|issue|trouble|help|assistance|error) (with|in|to) (placing|making|place|make|buying|completing|to buy|ordering) (an order|a purchase|orders|an item|a product|my order|some items)
the website does not let me (order|buy|complete my order|place an order|purchase)
(how does|explain) ordering (work|)
what do i need to order
can i order (by phone|without an account|as a guest|for a friend|to another address|several items at once|in bulk)
~order in bulk
i want to get {things} where do i start
let me buy this
put in an order for {things}
i am ready to buy
how do i proceed with my purchase`,
  },
  {
    id: "change_order",
    industries: service,
    label: "Change an order",
    send: "I want to change my order",
    description:
      "Wants to alter an order already placed: add, remove or swap items, quantity, size, colour.",
    phrases: `
~{changev} {anorder}
~{changev} {anorder}
~{changev} (some|several|a few|certain|some of the|an|one of the|a couple of|several of the) (item|items|products|product|details|articles|things) (of|from|in|on) {anorder}
~(add|include|insert|put) (an item|something|another item|a product|some items|an article|products|more items|articles|several products|one more|{things}) (to|in|into) {anorder}
~(remove|delete|take out|take off|eliminate|cancel|drop|take away|leave out) (an item|one item|something|a product|some items|several articles|products|some products|an article|{things}) (from|of|in|off) {anorder}
~(swap|exchange|switch|replace|substitute) (an item|a product|one of the items|several items|some products|an article|one product) (in|of|from) {anorder}
~(change|modify|correct|update|increase|reduce) (the|) (quantity|size|colour|color|amount|items|products|articles|contents|model) (of|in|on|for) (an item in|) {anorder}
(changing|modifying|editing|updating|correcting|amending|altering) {anorder}
(adding|removing|deleting|swapping|changing) (items|products|an item|something|an article|some products) (to|from|in|of) {anorder}
(change|changes|modification|modifications|corrections|correction|alterations) (to|of|in|on) {anorder}
~make (a change|changes|some changes|corrections|a modification|an adjustment) (to|in|on) {anorder}
(problem|problems|help|trouble|issues|assistance|question) (with|to|in|about) (changing|change|modify|editing|correcting|update|correct|swap items in) {anorder}
i ordered the wrong (size|colour|color|model|quantity|thing|item|amount) can i change it
i ordered (two|three|#num) but (need|want|wanted) (one|four|#num)
i made a mistake (in|with|on) {anorder}
i entered the wrong (quantity|size|item) (in|on) {anorder}
there is (a mistake|an error) in {anorder}
i forgot to add something to {anorder}
is it too late to (change|modify|add something to) {anorder}
is my order still editable
i want it in (blue|black|a different colour|another size|large) instead
i no longer want one of the items in {anorder}
one article too many in my purchase take it out
(order change|change order|edit order|modify order|amend order)`,
  },
  {
    id: "cancel_order",
    industries: service,
    label: "Cancel an order",
    send: "I want to cancel my order",
    description: "Wants to cancel an order already placed.",
    phrases: `
~{cancelv} {anorder}
~{cancelv} {anorder}
~{cancelv} {anorder}
(cancelling|canceling|cancelation of|cancellation of|revoking|annulling|withdrawing|stopping|calling off) {anorder}
(cancel order|order cancellation|cancel|cancel it|cancel my order|cancel purchase|cancellation)
i (do not|no longer|don't) (want|need) {anorder} (anymore|any more|)
i (changed|have changed) my mind (about|and do not want|and want to cancel) {anorder}
(i|we) (cannot|can not|can no longer) (afford|pay for) {anorder} (anymore|cancel it|)
(problem|problems|help|trouble|issues|assistance|question) (with|to|in|about) (cancelling|cancel|canceling|revoking|the cancellation of) {anorder}
i ordered (by mistake|by accident|twice|the same thing twice|accidentally|two by mistake) (please cancel|cancel one|)
(is it too late|is it still possible|can i still) to cancel {anorder}
please do not (send|ship|dispatch) {anorder}
stop (the shipment|shipping|my order from shipping)
i bought this by accident take it back before you send it
i found it cheaper elsewhere cancel {anorder}
~back out of (a|my|the) purchase
my kid ordered something by mistake
scrap that purchase i made
can you cancel something i bought
what happens if i want to cancel what i bought
the order has not shipped yet so cancel it`,
  },
  {
    id: "track_order",
    industries: service,
    label: "Track an order",
    send: "Where is my order?",
    description: "Asks where an order or parcel is, its status, its arrival, or how to track it.",
    phrases: `
~(track|trace|follow|locate|monitor|check on|find out about|check the status of|see the status of|check the progress of|get an update on|see the progress of) {anorder}
~(track|trace|follow|locate|monitor|check on) (my|the|a) (parcel|package|delivery|shipment|box|item|product|items)
where is {anorder} (now|at|right now|)
where is (my|the) (parcel|package|delivery|shipment|item|stuff|laptop|jacket|dress)
(what is|check|tell me|see|get|know|find out|give me|verify|view) the (status|current status|progress|whereabouts|location|state|eta|tracking|tracking number|estimated arrival) (of|for|on) {anorder}
(status|tracking|eta|order status|track order|order tracking|update|progress|whereabouts|estimated arrival) (of|for|on) {anorder}
(tracking my|tracking|tracing|following|locating) (order|purchase|package|parcel|delivery|{anorder})
(track order|order status|tracking|tracking number|where is my order|wismo|parcel status|track my parcel)
when (will|is|does|should) {anorder} (arrive|be delivered|be here|get here|come|ship|reach me|be shipped|going to arrive)
when (will|do|can) i (receive|get|expect) {anorder}
has {anorder} (shipped|been shipped|been sent|left the warehouse|been dispatched|gone out|been processed) (yet|)
is {anorder} (on its way|shipped|out for delivery|ready|delayed|processed|still on schedule) (yet|)
did {anorder} ship
i have not received (a|the|my) tracking (number|link|code|email)
my tracking (number|link|code) (does not work|is not working|shows nothing|is invalid)
(problem|help|trouble|issue|assistance|question) (with|to|in) (tracking|track|tracing|locate|the status of) {anorder}
any (news|update|updates) (on|about) {anorder}
i want to know where {anorder} is
i ordered {things} (last week|#num days ago|on monday|two weeks ago) where is it
how far away is my parcel
how is my order coming along
the eta of my purchase
at what point is {anorder}
why does my order still say processing
what day will it come`,
  },
  {
    id: "delivery_issue",
    industries: service,
    label: "A delivery went wrong",
    send: "My parcel has not arrived",
    description:
      "A delivery is late, lost, marked as delivered but not there, went to the wrong place or was refused.",
    phrases: `
{anorder} (has not arrived|did not arrive|never arrived|never came|is late|has not been delivered|was not delivered|is lost|got lost|still is not here|has not come|has not shown up|is overdue|is delayed|should have been here by now)
my (parcel|package|delivery|shipment|box|item) (has not arrived|did not arrive|never arrived|never came|is late|is lost|got lost|still is not here|is missing|was stolen|is delayed|has not turned up)
i (have not|did not|never|still have not|haven't) (received|got|gotten|receive|get) {anorder} (yet|)
it says delivered but (i did not get it|nothing is here|i have nothing|it is not here|i never received it)
(the tracking says|my parcel is marked as|the app shows|it is marked as) delivered but (it is not here|i never got it|nothing came|there is no package)
the (courier|driver|carrier|postman) (left it outside|never rang|did not come|delivered to the wrong address|left it with a neighbour|threw it over the fence|was late)
(delivered to|left at|sent to) the wrong (address|house|neighbour|door|city)
somebody stole my (package|parcel)
(late delivery|delivery problem|delivery issue|delayed delivery|delivery delay|lost parcel|lost package|missing parcel|non delivery|delivery not received)
i (missed|was not home for) the (delivery|courier|driver)
my delivery is (#num days|a week|two weeks) late
why is (my delivery|my order|my parcel) (late|so late|delayed|taking so long|not here yet)
(issue|problem|problems|trouble|report a problem) with (my|the|a) delivery
the delivery was supposed to (come|arrive|be here) (yesterday|on monday|last week)
still waiting for (my order|my parcel|my package|the delivery) from (last week|two weeks ago|last month)
my package was returned to the sender
customs are holding my parcel
where is my stuff it should have arrived days ago
it is a week overdue
how do i report a lost parcel`,
  },
  {
    id: "order_history",
    industries: service,
    label: "See past orders",
    send: "Show my order history",
    description: "Wants to see earlier orders or the details and confirmation of an order.",
    phrases: `
~(see|check|view|find|look at|show|review|access|list|browse) (my|the|) (order history|past orders|previous orders|purchase history|old orders|earlier orders|orders|past purchases|previous purchases|all my orders|what i bought)
~(see|check|view|review) (the details|the confirmation|details) of (my order|my purchase|order #ref)
(order history|purchase history|past orders|previous orders|my orders|transaction history|previous purchases)
what did i (order|buy|purchase) (last time|last month|before|last year)
where are my (past|previous|old) (orders|purchases)
show me everything i bought
i did not (get|receive) (an order confirmation|a confirmation email for my order|the confirmation)
did my order go through
was my order (confirmed|placed|received|accepted)
is my order confirmed
confirmation of my order
what have i ordered so far
reorder something i bought before`,
  },
  {
    id: "cancellation_fee",
    industries: service,
    label: "Cancellation fees",
    send: "Is there a cancellation fee?",
    description: "Asks whether cancelling costs something, how much, or under which terms.",
    phrases: `
~{seev} the (cancellation|early exit|early termination|termination|withdrawal|exit|early cancellation|cancelation) (fee|fees|penalty|penalties|charge|charges|cost|policy|terms|conditions)
(what is|how much is|how high is|what are|is there|are there|tell me about|show me|explain) (a|the|any|your|) (cancellation|early exit|early termination|termination|withdrawal|cancelation) (fee|fees|penalty|penalties|charge|charges|cost|costs|policy)
(cancellation|early exit|early termination|termination|withdrawal|exit) (fee|fees|penalty|penalties|charge|charges|cost)
(fee|fees|penalty|charge|charges|cost) (for|of|to|when) (cancelling|cancel|canceling|leaving early|terminating|early termination|a cancellation|withdrawing)
(does it cost|do i have to pay|will i be charged|must i pay|do you charge|is there a charge|are there fees|would i have to pay) (anything|something|a fee|) (to cancel|if i cancel|for cancelling|when i cancel|to cancel my order|for leaving the contract)
how much (does it cost|will it cost|do i pay|do you charge|would i pay|will i be charged) (to cancel|if i cancel|for cancelling|for a cancellation|to terminate my contract|for leaving early)
how much to (cancel|terminate|get out of my contract|leave early)
is (cancelling|cancellation) free
can i cancel (for free|free of charge|without paying|without a penalty|at no cost|without penalty)
(find|check|seeing|checking|finding) (the|) (withdrawal|cancellation|early exit|termination) (penalties|penalty|fees|fee|charges)
under what conditions do you charge for cancelling
(problem|question|information|doubt|help) (about|with|on) the (cancellation|termination|withdrawal|early exit) (fee|fees|penalty|charges)
until when can i cancel without a fee
i want to know what cancelling would cost me
penalty for leaving
in which cases do i have to pay the cancellation charge`,
  },
  {
    id: "payment_methods",
    industries: ["e-commerce", "support", "hospitality"],
    label: "Ways to pay",
    send: "How can I pay?",
    description: "Asks which payment methods are accepted, or whether a given one is.",
    phrases: `
~{seev} (the|your|all|) (payment methods|payment options|payment modalities|accepted payment methods|available payment options|ways to pay|methods of payment|allowed payment methods|payment alternatives)
(what|which) (payment methods|payment options|forms of payment|ways to pay|methods of payment|cards|credit cards|payment modalities|types of payment|currencies|payments) (do you|can i|are|does your shop|will you) (accept|use|take|accepted|available|allowed|offer|support|have|)
(what|which) are (the|your) (payment methods|payment options|accepted payment methods|payment modalities|allowed methods of payment|available ways to pay)
(do you|does your company|does the hotel|does your store) (accept|take|allow|support) (visa|mastercard|amex|american express|paypal|apple pay|google pay|cash|cheques|bank transfer|credit cards|debit cards|klarna|bitcoin|crypto|cash on delivery|instalments|gift cards|wire transfers|contactless|alipay)
can i pay (with|by|in|using|via) (visa|mastercard|amex|american express|paypal|apple pay|google pay|cash|cheque|bank transfer|a credit card|debit card|klarna|bitcoin|crypto|cash on delivery|instalments|invoice|two cards|euros|dollars|my phone)
is (paypal|cash|amex|a credit card|bank transfer|apple pay|klarna|cash on delivery) (accepted|possible|ok|available)
(payment methods|payment options|ways to pay|methods of payment|forms of payment|payment modalities|accepted cards|payment types)
how can i pay (for my order|for my purchase|my bill|for the room|you|)
how do i pay
(paypal|klarna|apple pay|amex|cash) (accepted|ok|possible|available)
do you offer (instalments|financing|buy now pay later|payment plans)
can i pay (later|in instalments|when it arrives|on arrival|at the desk|upfront|on delivery|online|in the store|monthly)
(question|information|help|doubt) (about|on|with|regarding) (the|your|accepted|) (payment methods|payment options|methods of payment|payment modalities)
(seeing|checking|listing|finding|viewing) (the|) (payment methods|payment options|accepted methods of payment)
~(add|save|change|update|remove|set up) (a|my|the|another) (payment method|credit card|card|payment details)
list of payment options
how are payments made
is it possible to pay with my card`,
  },
  {
    id: "payment_issue",
    industries: ["e-commerce", "support", "hospitality"],
    label: "A payment problem",
    send: "My payment did not go through",
    description: "A payment failed, was declined, charged twice or charged wrongly.",
    phrases: `
(i have|i have got|there is|there was|i am having|i had|i got|having|report|experiencing|i want to report|notify you of) (a|an|some|) (problem|problems|issue|issues|error|errors|trouble|difficulty|difficulties|incident|hassle|complication) (with|in|on|when|regarding) (my|the|a|an|online|your|) (payment|payments|online payment|online payments|transaction|card payment|paying|payment process|checkout payment)
~(report|notify|inform of|solve|fix|resolve|communicate|warn of|flag|notify of) (a|an|the|some|my) (problem|issue|error|trouble|incident|errors|problems|issues) (with|in|on) (a|my|the|online|) (payment|payments|transaction|online payment)
(problem|problems|issue|issues|error|errors|trouble|troubles|difficulties|complication|incident|hassle) (with|making|in|on|about|when) (my|a|the|online|) (payment|payments|online payments|paying|transaction|card payment)
(payment|transaction|payments) (problem|problems|issue|issues|error|errors|trouble|failed|failure|declined|rejected|not going through|incident|blocked)
(my|the) (payment|card|credit card|transaction|card payment|debit card|online payment) (was|is|got|keeps getting|keeps being|has been) (declined|rejected|refused|blocked|denied|not accepted|stuck|cancelled|pending)
(my|the) (payment|card|transaction|credit card|paypal payment) (failed|did not go through|does not go through|does not work|will not go through|is not working|won't work|did not work|bounced|fails)
i (cannot|can not|could not|am unable to|am not able to|was not able to|fail to) (pay|make a payment|complete the payment|pay with my card|pay for my order|finish paying|pay online|checkout)
i (was|have been|got) (charged|billed|debited) (twice|double|too much|the wrong amount|for something i did not buy|without ordering|two times|more than once|extra|by mistake|a different amount)
(double|duplicate|wrong|unknown|unexpected|incorrect) (charge|payment|billing) (on my card|on my account|on my statement|)
why (was|is|did) (my payment|my card|my transaction) (declined|rejected|fail|not accepted|refused)
why (was|am|did) i (charged|get charged|billed) (twice|again|so much)
money (was taken|has been taken|left my account|was deducted) (but|and) (there is no order|my order failed|i got no confirmation|the order did not go through|no booking)
paying does not work
the (checkout|payment page|payment form) (crashes|shows an error|does not load|is stuck|freezes|gives an error)
it does not let me pay
there is a charge i do not recognise
you charged me twice
my card gets refused every time
i paid but (the order is not confirmed|it still says unpaid|nothing happened|you say i did not)
help my payment is not going through`,
  },
  {
    id: "check_invoice",
    industries: ["e-commerce", "support"],
    label: "See an invoice",
    send: "I want to see my invoice",
    description:
      "Wants to see, check or look for an invoice, a bill or a receipt, or asks what is on it.",
    phrases: `
~(see|check|view|look at|take a look at|have a look at|find|locate|consult|review|look up|access|show|verify|take a quick look at|take a peek at|pull up|inspect|search for|read) {invoice}
~(see|check|view|look at|take a look at|take a quick look at|find|locate|search for|consult|review) {invoice}
(seeing|checking|viewing|finding|looking at|locating|looking for|consulting|searching for|reviewing) {invoice}
where (is|are|can i find|can i see|could i find|do i find|can i check|can i view|can i look at) {invoice}
(check invoice|see bill|view invoice|invoice lookup|find invoice|bills|invoice history|past bills)
(problem|trouble|help|issues) (with|to|in) (finding|seeing|checking|locating|find|check|view|looking at) {invoice}
i (cannot|can not|could not|am unable to) (find|see|view|open|locate|check) {invoice}
what is (on|the total of|the amount on|the amount of) {invoice}
show me (what i was billed|my latest bill|my bills|all my invoices)
what was i (billed|charged) for
let me check my bill
how much was my last invoice
explain a position on my invoice
is {invoice} (paid|due|correct|right|open|overdue)
there is (an error|a mistake|a wrong amount) on {invoice}
{invoice} (is wrong|is not correct|shows the wrong amount|has a mistake)
i do not understand my bill
~(check|see|verify) the (details|amount|total|date) of {invoice}`,
  },
  {
    id: "get_invoice",
    industries: ["e-commerce", "support", "hospitality"],
    label: "Get a copy of an invoice",
    send: "I need a copy of my invoice",
    description:
      "Wants a copy of an invoice, a bill or a receipt, or one with other details on it.",
    phrases: `
~(get|download|obtain|receive|request|have|print|retrieve|issue|ask for|generate|get hold of|acquire|collect|save) {invoice}
~(get|download|obtain|receive|request|have|print|retrieve|ask for) {invoice}
~(get|receive|have|obtain|download|request) (a copy|copies|a pdf|a duplicate|a printout|another copy|an electronic copy|a paper copy) of {invoice}
(send|email|forward|give|mail|issue|get|resend) me (a copy of|) {invoice}
(getting|downloading|obtaining|receiving|requesting|printing|acquiring|issuing) {invoice}
i (need|want|require) (an|the|my|a) (invoice|receipt|bill|vat invoice|tax invoice|proof of purchase|proof of payment|business invoice|company invoice) (for|from|of) (my order|my purchase|my stay|accounting|taxes|my company|last month|order #ref|my expenses|my boss|)
(get invoice|download invoice|invoice copy|invoice pdf|receipt please|invoice please|bill please|send invoice|copy of receipt)
i (have not|did not|never|haven't) (received|got|get|receive) (my|the|an|a) (invoice|bill|receipt)
i lost (my|the) (receipt|invoice|bill) can i get (another|a new one|a copy)
can (you|i) (issue|get|make out|have) an invoice (to my company|in my company name|with vat|with my tax number|with a different address)
(problem|trouble|help|issues|assistance) (with|to|in) (getting|downloading|get|download|obtaining|obtain|receiving) {invoice}
where can i (download|get|obtain|request|print|ask for) {invoice}
how do i (download|get|obtain|request|print) {invoice}
do you send invoices by (email|post)
change the (company name|address|vat number|name) on my invoice
i need a document for my tax return
put the company name on my bill`,
  },
  {
    id: "refund_policy",
    industries: ["e-commerce", "support", "hospitality"],
    label: "Refund policy",
    send: "What is your refund policy?",
    description:
      "Asks when money is given back, under which conditions and how long one may ask for it.",
    phrases: `
~{seev} (the|your) (refund|money back|reimbursement|rebate|refunds|compensation|restitution) (policy|policies|conditions|terms|guarantee|rules)
(what is|what are|explain|tell me about|is there|how does|show me|read|consult) (the|your|a) (refund|money back|reimbursement|refunds|money back guarantee|rebate|restitution) (policy|policies|conditions|terms|work|rules|guarantee|)
(refund|money back|reimbursement|rebate) (policy|policies|conditions|terms|rules|guarantee|window|deadline|period|time limit)
(in which cases|in what cases|in what situations|in which situations|under what conditions|under which conditions|when|in which circumstances|on what grounds) (can i|do you|could i|may i|am i entitled to|would i) (ask for|get|request|give|receive|offer|issue|have|claim|) (a|my|) (refund|refunds|money back|reimbursement|money refunded|rebate|compensation)
do you (offer|give|have|issue|provide|do) (refunds|a money back guarantee|money back|reimbursements|full refunds|partial refunds|a refund)
how long do i have to (ask for|request|claim|get) (a refund|my money back)
how long does a refund take
how long do refunds (usually|normally|) take
until when can i (ask for|request) (a refund|my money back)
am i (entitled to|eligible for) a (refund|reimbursement|rebate|full refund)
can i get (a refund|my money back|refunded) if (i do not like it|it does not fit|i change my mind|i cancel|i opened it|it was on sale|i lost the receipt|i leave early|it breaks)
is (this|my order|the item|my booking|it|the rate) refundable
(question|information|help|details|doubt) (about|on|with|regarding) (the|your) (refund policy|money back policy|money back guarantee|refunds|reimbursement policy)
(checking|seeing|reading|consulting) (the|your) (refund policy|money back policy|money back guarantee)
are sale items refundable
are refunds possible
which items are refundable
how do refunds work
what if i want my money back later`,
  },
  {
    id: "get_refund",
    industries: ["e-commerce", "support", "hospitality"],
    label: "Ask for a refund",
    send: "I want a refund",
    description: "Wants money back for something.",
    phrases: `
~(get|request|ask for|obtain|receive|have|claim|demand|apply for|process|collect|file for|be given) (a|my|the|) {refund}
~(get|request|ask for|obtain|receive|claim|demand|recover) (a|my|) (refund|reimbursement|money back|rebate|compensation|restitution) (for|of|on) (an order|my order|my purchase|an item|#amount|my booking|the last month|this product|a product|my money|what i paid|#num dollars)
~(get|have|receive|want) my money (back|returned|refunded)
~(be|get) (refunded|reimbursed|compensated|paid back|repaid) (for my order|#amount|for this|)
(give|send|return|pay) me (back|) my (money|cash|#amount) (back|)
(getting|requesting|obtaining|receiving|claiming) (a|my|) (refund|reimbursement|rebate|money back|compensation|refund of #amount)
(refund me|refund please|refund|i want a refund|money back|request refund|reimbursement|refund request|i demand a refund|get refund)
i (want|need|would like|demand|expect) (a refund|my money back|to be refunded|reimbursement|a full refund|#amount back|compensation)
please (refund|reimburse) (me|my order|my purchase|the money|my card|#amount)
(problem|trouble|help|issues|assistance|question) (with|to|in|about) (getting|get|requesting|obtaining|receiving|getting back) (a|my) (refund|reimbursement|money|rebate|refund of money|compensations)
can you refund (me|my order|the shipping|the difference|my payment|what i paid|#amount|the deposit)
you owe me (money|#amount|a refund)
i returned (it|the item|my order) and want my money
i am not happy with it and want my money back
~return (it|this|the product) and get (a refund|my money back)
where (can|do) i (request|ask for|apply for|get) a refund
~cancel (it|my order) and get (my money back|a refund)
i would like to claim restitution
help me to recover my money`,
  },
  {
    id: "refund_status",
    industries: ["e-commerce", "support", "hospitality"],
    label: "Status of a refund",
    send: "Where is my refund?",
    description: "Asks where a refund already requested is, or why it has not arrived.",
    phrases: `
~(track|trace|follow|check|check on|check the status of|see the status of|monitor|locate|know the status of|get an update on|find out about|view the status of|verify the progress of|follow up on) (my|the|a) (refund|reimbursement|rebate|money back|compensation|restitution|refund request|repayment)
(what is|check|tell me|see|view|know|find out|verify|get|ask about|inquire about) the (status|current status|progress|state|whereabouts|processing status) of (my|the|a) (refund|reimbursement|rebate|compensation|restitution|refund request|money)
(status|progress|update|news|tracking|processing) (of|on|about) (my|the|a) (refund|reimbursement|rebate|compensation|restitution|money)
where is my (refund|money|reimbursement|rebate|compensation|cash)
when (will|do|can|should|would) (i|my refund) (get|receive|arrive|come|be processed|be paid|see|expect|have|show up) (my|the|) (refund|money back|reimbursement|money|)
when will (i be|you) (refunded|refund me|reimbursed|compensated|pay me back)
(my|the) (refund|reimbursement|rebate|money) (has not arrived|did not arrive|has not come|is late|is missing|is not here yet|never came|is not showing|is still pending|has not been processed|is not in my account)
i (have not|did not|still have not|never|haven't) (received|got|gotten|seen|receive|get) my (refund|money back|reimbursement|money|rebate) (yet|)
has my (refund|reimbursement) been (processed|issued|approved|sent|paid|received)
(tracking|tracing|following|checking) (my|a|the) (refund|reimbursement|rebate|compensation)
(refund status|track refund|where is my refund|refund update|check refund|refund not received|refund eta|refund progress)
is there any news (about|on|regarding) my (refund|reimbursement|compensation)
are there any updates on my refund
you promised me a refund (two weeks|days|a month) ago
why (is|has) my refund (taking so long|not arrived|still pending|not shown up|not been paid|delayed)
i was told i would get a refund but nothing came
the refund is not showing up on my card
still waiting for (my refund|my money|the reimbursement)
i am still waiting to be refunded
did you process my refund
i sent the item back weeks ago and still no money
(problem|trouble|help|issues|assistance|question) (with|to|in|about) (tracking|track|check|following|the status of|locating) (my|the) (refund|reimbursement|rebate)`,
  },
  {
    id: "change_shipping_address",
    industries: service,
    label: "Change the delivery address",
    send: "I want to change my delivery address",
    description: "Wants to change, correct or update the address that deliveries go to.",
    phrases: `
~{changev} (my|the|a|an|) {shipaddr}
~{changev} (my|the|a) {shipaddr}
~{changev} (my|the) (address|shipping address|delivery address) (of|for|on) {anorder}
~(switch|move) to (a new|a different|another) (shipping address|delivery address|address)
~(send|deliver|ship|redirect|reroute) (my order|it|my parcel|the package|my purchase|the delivery) (to|) (a different|another|a new|my new|my work|my office|my parents'|somewhere else) (address|place|house|)
(changing|modifying|updating|correcting|editing|amending) (my|the|a) {shipaddr}
(change|correction|update|modification|changes|error|errors|mistake) (of|in|on|to) (my|the) {shipaddr}
(change address|address change|new address|update address|change delivery address|edit shipping address|wrong address|modify delivery address)
i (moved|have moved|am moving|have a new address|just moved|moved house|moved to a new apartment)
(my|the) (shipping address|delivery address|address|house number|postcode|zip code|street) (is|was) (wrong|incorrect|not correct|outdated|old|no longer valid|different|has changed|misspelled)
i (entered|gave|typed|put|used) the wrong (address|postcode|house number|shipping address|street|zip code|city)
(my order|the parcel|it) is going to (the wrong address|my old address|an old address)
(problem|trouble|help|issues|assistance|error|question) (with|to|in|about) (changing|change|updating|update|correcting|correct|modifying|editing) (my|the) {shipaddr}
i will not be at (home|that address) can you (send|deliver) it elsewhere
i no longer live (there|at that address)
there is a typo in my address
i want another address for my delivery
where do i change my address
use my office address instead
can the parcel go to my neighbour`,
  },
  {
    id: "set_up_shipping_address",
    industries: service,
    label: "Add a delivery address",
    send: "I want to add a delivery address",
    description: "Wants to enter a first, new, secondary or additional delivery address.",
    phrases: `
~(set up|add|enter|create|submit|input|register|save|configure|provide|insert|establish|put in|fill in) (a|an|my|the|a new|another|a secondary|an additional|a second|a different|the secondary|an alternative) {shipaddr}
~(set up|add|enter|create|submit|save|configure|setup) (a|my|a new|another|a secondary|an additional|the secondary|the) (shipping address|delivery address|address|shipping details)
(setting up|adding|entering|creating|submitting|saving|configuring|setup) (a|my|a new|another|the|a secondary) {shipaddr}
(add address|new shipping address|set up address|second address|additional address|setup delivery address|secondary delivery address|save an address)
where (can|do) i (enter|add|put|save|set up|setup|submit) (my|a|another|a new) (shipping address|delivery address|address)
can i have (two|several|more than one|multiple|a second) (addresses|shipping addresses|delivery addresses|delivery address)
(problem|trouble|help|issues|assistance|error|question) (with|to|in|about) (setting up|set up|setup|adding|add|entering|submit|creating|saving) (a|my|a new|another|the secondary) {shipaddr}
i (cannot|can not|could not|am unable to) (add|enter|save|set up|setup) (a|my|a new|another) (shipping address|delivery address|address)
there is no address in my account yet
it does not accept my address
my delivery address cannot be saved
store a secondary address for parcels
i would like to tell you where to deliver
the address form does not recognise my street`,
  },
  {
    id: "delivery_options",
    industries: service,
    label: "Delivery options",
    send: "What delivery options do you have?",
    description:
      "Asks how and where goods are delivered: methods, express, carriers, countries, pick-up.",
    phrases: `
~{seev} (the|your|all|) (delivery options|shipping options|delivery methods|shipping methods|delivery alternatives|shipment options|shipment methods|delivery modalities|options for delivery|options for shipping)
(what|which) (delivery|shipping|shipment) (options|methods|alternatives|services|companies|choices|carriers|modalities) (do you have|do you offer|are there|are available|do you use|can i choose|can i choose from|)
(what|which) are (the|your) (delivery|shipping|shipment) (options|methods|choices|modalities)
(do|can|could|will) you (deliver|ship|send) (to|in) (canada|germany|my country|my city|#place|europe|australia|my area|other countries|france|a po box|india|abroad|ireland|the uk|brazil|alaska|mexico|overseas|islands)
(do you|can you) (ship|deliver) (internationally|abroad|worldwide|overseas|on saturdays|on sundays|on weekends|to my office|at night|in the evening|to a locker)
is (delivery|shipping) (to|in) (#place|my country|canada|europe|my area) (possible|available)
(do you have|do you offer|is there|is) (express|next day|same day|overnight|standard|saturday|weekend|expedited|fast|priority|international) (delivery|shipping) (available|)
(delivery|shipping|shipment) (options|methods|alternatives|modalities|available)
(express delivery|same day delivery|next day delivery|international shipping|home delivery|parcel locker|express shipping|click and collect)
can i (pick it up|pickup my order|collect my order|pick up in store|collect it myself|choose the carrier|choose the delivery day|choose a time slot|have it delivered to a locker)
~(choose|select|change|schedule) (a|the|my) (delivery date|delivery time|delivery day|delivery slot|delivery method|shipping method|courier)
which (courier|carrier) (do you use|delivers|brings my parcel)
who delivers your parcels
do you ship with (ups|fedex|dhl)
(question|information|help|doubt|check) (about|on|with|regarding) (the|your) (delivery options|shipping options|delivery methods|shipment options|shipping methods)
(checking|seeing|viewing) (the|your) (delivery options|shipping options|shipping methods)
what countries do you ship to
what are my choices for having it sent
could you leave it at a pickup point
can you deliver to my home`,
  },
  {
    id: "delivery_period",
    industries: service,
    label: "How long delivery takes",
    send: "How long does delivery take?",
    description: "Asks how long deliveries take in general.",
    phrases: `
~{seev} (the|your|an estimated|) (delivery period|delivery time|delivery times|shipping time|shipping times|shipment period|delivery periods|delivery window|shipment time|estimated delivery time|lead time|time of delivery)
how long (does|do|will|would|is|are) (delivery|shipping|the delivery|shipment|it|a delivery|orders|an order|deliveries|the shipping|standard shipping|express delivery|the shipment|a package|your delivery) (take|take to arrive|take to get here|need|take to #place|usually take|normally take|)
(what is|what are) (the|your) (delivery period|delivery time|delivery times|shipping time|shipping times|shipment period|estimated delivery|turnaround|lead time|delivery window)
how (fast|quickly|soon|many days) (do you|can you|will you|does it|can i|until you|is|would you) (deliver|ship|arrive|get it|send it|receive my order|take|shipping|delivery|dispatch)
how (soon|quickly|fast) (can|will|would|could) (my|the|an|a) (item|order|package|product|products|delivery|purchase|articles) (arrive|be delivered|get here|be here|reach me|come)
when (will|would|can|could|do|does) (my items|the products|an order|a package|my purchase|deliveries|the articles|my products|the goods|the delivery) (arrive|be delivered|usually arrive|normally come|get here) (if i order now|if i order today|)
if i order (today|now|tomorrow|by noon) when (will it arrive|does it arrive|do i get it|would i get it)
(delivery time|delivery period|shipping time|shipping duration|delivery times|how many days for delivery|delivery duration|shipment period|estimated delivery|processing time)
how long (until|before|till) (it arrives|i get it|you ship|it is delivered|i receive my products|my things arrive)
how long (do|must|should|will|would) i (have to|) wait (for|until) (delivery|my order|my package|the shipment|my products|an article)
(does|will) (it|delivery|shipping) take (long|more than a week|many days)
how many (days|weeks|business days) (does|do|for|until) (it take|delivery|shipping|it take to arrive|standard delivery)
(question|information|help|doubt|check|checking|inquire) (about|on|with|regarding) (the|your) (delivery period|delivery time|shipment time|shipping times|delivery periods|shipment period)
would it arrive (by|before) (friday|christmas|the weekend|next week|#date)
can i get it by (tomorrow|friday|christmas|the weekend)
what is the eta for standard shipping
in what time frame do you deliver
how long do parcels take to #place
the usual wait for a delivery
will i have to wait long for my products`,
  },
  {
    id: "shipping_costs",
    industries: service,
    label: "Shipping costs",
    send: "What does shipping cost?",
    description: "Asks what delivery costs or from when it is free.",
    phrases: `
how much (is|are|does|do|will|would|for|do you charge for) (shipping|delivery|postage|the shipping|the delivery|express delivery|the shipping costs|international shipping|express shipping) (cost|be|cost to #place|)
what (is|are|does|do|would) (the|your|) (shipping costs|shipping cost|delivery costs|delivery fee|shipping fee|shipping rates|delivery charges|postage|shipping|delivery|shipping charge) (cost|to #place|)
(shipping costs|shipping cost|delivery cost|delivery fee|delivery charges|postage|shipping rates|free shipping|free delivery|shipping fees|cost of delivery|price of shipping|shipping price)
is (shipping|delivery|express delivery) (free|included|extra)
do you (offer|have) free (shipping|delivery)
do i (have to|need to) pay for (shipping|delivery|postage)
(from|at) what amount is (shipping|delivery) free
how much do i (have to|need to) (spend|order) (for|to get) free (shipping|delivery)
~(know|check|find out|calculate|see) the (shipping costs|delivery charges|cost of delivery|shipping rates|shipping price)
who pays (for|) (the|) (shipping|customs|import duties|postage)
are there (customs|import|extra) (fees|duties|charges) (for shipping|)
why is shipping so expensive
what do you charge to ship to #place`,
  },
];
