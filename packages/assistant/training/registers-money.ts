/** The same wishes in every register: paying, bills and money back. See `registers-orders.ts`. */
export const moneyRegisters: Readonly<Record<string, string>> = {
  cancellation_fee: `
(view|see|look at|inspect|find out|check|show me) (the|your|any) (charges|fees|costs|penalties) (for|of|when|if) (cancelling|canceling|i cancel|terminating|leaving|ending it early)
(is|are|would) (there|it|be) (a|any|some|) (cost|charge|fee|penalty) (attached to|involved in|linked to|for) (a cancellation|cancelling|canceling an order|ending the contract)
(what|how much) (do|will|would) you (charge|bill|take from) (me|) (for|if|when) (cancelling|i cancel my order|i terminate|a cancellation)
(early|premature) (termination|exit|cancellation) (charges|fees|penalty) (how much|where|see|explain)
{preamble} (how much|what) (would it cost me|do i have to pay|would i be charged) (to cancel|if i cancel my contract|to leave early) {closing}
{preamble} i would like to (know|see|check|find out about) (the|your) (cancellation|early termination|withdrawal|exit) (fee|fees|charge|penalty) {closing}
(cancellation|cancelation|withdrawal|termination|early exit) (fee|penalty|charge|fees|cost) (how much|pls|where|what is it|check|info)
(check|checking|see|seeing|verify|find|look up) (the|your|a) (fine|penalty|penalties|charges|fee) (for|of|on) (cancelling|canceling|an early exit|early termination|withdrawal|leaving before time)
(fine|penalty|charge|costs|price) (for|of|on) (ending|quitting|breaking|terminating|leaving) (the|my) (contract|agreement|service|order) (early|before time|ahead of the end|)
(will|would|do|am) (it|i|we) (going to|) (cost|pay|lose|owe|be fined|have a penalty) (me|) (something|money|anything|a lot|) (to cancel|for cancelling|if i withdraw|for an early termination|by canceling)
(is there|do you have|there is) (a|any|some) (fine|penalty|fee|charge|cost) (for|when|on) (canceling|cancelling|leaving early|terminating|withdrawing)
(trouble|troubles|problems|difficulties|issues|questions) (to|when|with|in) (check|seeing|finding|understanding|see) the (cancellation|withdrawal|termination|early exit) (fees|penalties|charges|fee)
(no idea|not sure|unsure|clueless) (how|where|what to do) to (check|see|find|look up) the (cancellation|withdrawal|early exit|termination) (fee|penalties|charges)
(how|what) (high|big|large|steep|expensive) (is|are|would be) the (penalty|fee|fine|charge|cancellation fees) (if i quit|for canceling|when i end it early|)
(get|getting) out of (the|my) (contract|agreement|deal) (early|before the end|) (what does it cost|how much|price|is it free)`,
  payment_methods: `
(can|could|may) (i|we) pay (when it arrives|on delivery|at the door|after i get it|when the courier comes|later in parts)
(do you|does your shop) (have|offer|do) (financing|credit|pay later|instalment plans|cash on delivery|contactless)
(can|could|may) i use (my|a) (visa|mastercard|amex|card|paypal|debit card) (here|)
(is|can|could) (my|a|an) (amex|visa|prepaid card|foreign card|debit card|business card) (be used|accepted|ok|work) (here|on your site|to pay|with you)
(pay|paying|settle) (later|in three parts|by invoice|on delivery|monthly|with two cards) (possible|do you offer that|an option|)
{preamble} (which|what) (payment methods|ways to pay|cards|payment options) (do you accept|can i use|are there) {closing}
{preamble} (can i|may i|is it possible to) pay (by card|with paypal|by bank transfer|in cash|in instalments) {closing}
(payment|paying|pay) (methods|options|modalities|alternatives|ways|possibilities|means) (pls|list|available|accepted|allowed|see|check)
(use|using|pay with|pay by|paying with) (my visa|a mastercard|amex|paypal|a debit card|a wire|bank transfer|apple pay|a cheque) (ok|allowed|possible|can i|is it fine|do you take it)
(check|checking|see|seeing|verify|know|consult|go over) (the|your|all|what) (allowed|accepted|available|possible|) (payment methods|methods of payment|payment modalities|forms of payment|ways of paying)
(can|could|may) i (use|try) (my|a) (visa|mastercard|debit card|maestro card|prepaid card|paypal account|bank account) (to pay|here|with you|)
(is|would) it (be|) (fine|ok|alright|possible|acceptable) (to pay|if i pay|paying) (by wire|with amex|in cash|by cheque|with two cards|with my phone)
(do|does) (u|you|your shop|your page) (do|take|have|accept) (klarna|afterpay|venmo|visa|google pay|iban transfer|cash app|debit)
(i|we) would (rather|prefer to) pay (with american express|by transfer|in cash|by invoice|with paypal) (ok|is it possible|)
(what|which) (kind|kinds|type|types|forms) of (cards|payment|payments|plastic) (do you|are) (take|accept|accepted|allowed|honour)
(how|in what way|with what) (should|can|must|could) (one|i|we|customers) pay (for an order|for the things|on your site|here|)`,
  payment_issue: `
(i have been|i was|we were|got) (overcharged|double charged|billed wrongly|charged too much) (by you|on my card|for my order|)
(there is|i see|i found) (a|an) (mysterious|unexpected|odd|extra|unknown) (charge|payment|debit) (from|by) (your company|you|your shop) (on my statement|)
(my|the) (card|payment) (got|was|is) (rejected|bounced|refused|turned down) (when|while) (booking|i ordered|paying|checking out)
(paypal|my bank|the bank) (says|shows) (completed|paid|it went through) but (your site|you|the order) (says|shows) (unpaid|it failed|not paid)
(charged|billed|debited) (more than|a different amount than|not) (the price|what was shown|what i agreed to|the total) (why|on my card|)
(the|an) (amount|sum|total) (on my card|you charged|that was debited|taken) (is|was) (wrong|too high|different from the price|not what it said)
(you|they) (took|charged|billed) (#amount|more|too much) (instead of #amount|than it cost|for an order of #amount|from my account)
(why|how come) (was|is|did) (my card|my account) (charged|billed|debited) (#amount|again|for nothing|before shipping)
(two|double|multiple|several) (charges|debits|payments) (for|on|from) (one order|my card|the same purchase|you)
(my|the) (payment|order) (fails|is refused|hangs|stops) (at|on) (the last step|the payment page|checkout) (every time|)
(bank|card|paypal) (payment|) (keeps|is) (failing|getting declined|being rejected|refused) (help|why|)
{preamble} (i have a problem with|i cannot complete|there is an error with|i want to report an issue with) (my payment|the payment|an online payment|paying) {closing}
{preamble} (my card was|my payment was|the transaction was) (declined|refused|rejected) (although|but) (there is enough money|my bank says it is fine|i paid with it yesterday) {closing}
(payment|paying|card|transaction|checkout) (error|issue|problem|declined|refused|failed|not working|stuck) (help|pls|again|order #ref|)
(notify|inform|warn|alert|tell) (you|u|someone|your team) (of|about|that i have) (an issue|a problem|troubles|an error|problems|issues) (with|in) (payment|payments|a payment|online payments|my payment)
(solve|solving|fix|fixing|sort out|resolve|resolving) (payment|online payment|transaction|my payment) (errors|issues|problems|troubles|error)
(the|your) (pay|payment|checkout|confirm) button (does nothing|does not work|is dead|is grey|does not react)
(billed|charged|debited) (two times|twice|double|three times|again) (for the same thing|for one order|this month|by you)
(i am|i was|we were|i have been) (being|) (charged|billed|debited) for (something|things|a product|an order) (i have not bought|i did not order|i do not know|i cancelled)
(it|your site|the page|checkout) (will not|does not|refuses to|would not) (take|accept|let me use|process) (my mastercard|my visa|my card|the payment|paypal)
(the|my) (transaction|payment|transfer) (is stuck|hangs|is pending for days|was taken twice|vanished) (and|but) (the money is gone|nothing is ordered|no order shows up)
(unknown|weird|strange|odd|second|extra) (charge|debit|payment) of #amount (from you|on my card|on my statement)
(troubles|hassles|complications|difficulties) (with|in|during|while) (payments|paying|online payments|the payment of my order)
(can i|how to|where to|i must|i have to) (report|communicate|flag|notify) (payment|online payment|payments) (problems|issues|errors|an issue)`,
  check_invoice: `
(open|unpaid|old|last|current) (invoice|bill|invoices|bills) (where|show|see them|check)
(i|we) (want|need|would like) to (look at|see|check|go through|verify) (an|the|my|some) (invoice|invoices|bill|bills) (of|from) (last year|#date|the company|an order)
{preamble} (i would like to see|can you show me|where can i find|i need to check) (my invoice|my last bill|the invoice of my order|my bills from this year) {closing}
{preamble} i (do not understand|want to look at|need to check) (a position on|the amount on|what is on) (my bill|my last invoice|invoice #ref) {closing}
(invoice|bill|receipt) (#ref|#num) (where|check|see|show|look up|amount|status|find) (pls|please|)
(see|check|view|look at|show|find) (my|the) (last|latest|recent|most recent) (#num|two|three|) (bills|invoices|bill|invoice) (pls|please|)
(find|locate|look for|spot|trace) (my|the|an) (bill|invoice|receipt) (from|of|for) (december|january|#date|last year|mr #name|mrs #name|ms #name|the order)
(assistance|assist me|help me|help) (to see|seeing|checking|locating|to find|to check|viewing) (the|my|some) (receipts|invoices|bills|bill|invoice|invoice #ref)
(where|how) (the hell|on earth|exactly|) (can|do|could) i (see|check|view|find|look at|locate|take a peek at) (my|the) (bills|invoices|invoice|bill from #name|invoice #ref)
(what|how much) (does|did|do) (my|the|this) (last invoice|bill|invoice|invoice #ref) (say|show|come to|amount to|list)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (see|seeing|finding|locate|viewing|checking) (the|my|an) (invoice|invoices|bill|bills) (from #name|of my purchase|#ref|)
(no idea|not sure|unsure|clueless) (how|where|what to do) to (check|see|find|locate|view) (the|my) (invoice|bill|invoices|bills) (from #name|#ref|)
(pull up|bring up|display|open|inspect) (the|my) (invoice|bill|receipt) (#ref|number #num|from #name|of my last order) (for me|)
(look|looking|search|searching|hunt) for (invoices|bills|the invoice|my bill|bill #ref|the receipt) (from|of) (#name|last month|#date|my purchase)`,
  get_invoice: `
(can|could|may) (i|we) (have|get|be sent|receive|download) (a|an|the|my) (pdf|copy|duplicate|) (invoice|bill|receipt) (for|of) (order #ref|my order|last month|tax)
(i|we) (need|want|require) (the|a|my) (bill|invoice|receipt) (sent|emailed|mailed|printed) (to me|again|to my accountant|please)
{preamble} (i need|could you send me|i would like to get|how can i download) (my invoice|a copy of my bill|the receipt for my order|an invoice with vat) {closing}
{preamble} my (accountant|boss|company) (needs|is asking for) (the invoice|a receipt|the bill) (of my last order|of what i bought|for the tax office) {closing}
(invoice|bill|receipt) (copy|pdf|download|send|email|needed|print|with vat|again) (pls|please|order #ref|)
(get|getting|obtain|acquire|receive|download|request) (my|the) (last|latest) (#num|two|six|) (bills|invoices|receipts|invoice|bill)
(get|obtain|download|request|receive) (the|my|an|several) (invoice|invoices|bill|bills) (from|of|by) (mr #name|mrs #name|ms #name|#name|#date|the last months)
(email|mail|send|forward|fax|text) me (the|my|a) (receipt|bill|invoice|invoices) (pls|please|as pdf|again|today|)
(help|assist me|assistance) (getting|to get|downloading|to obtain|acquiring|requesting|to download) (my|the|several|some) (bills|invoices|bill|invoice|receipts) (from #name|)
(i|we) (have|had) not been (sent|given|mailed|emailed) (an|the|my|any) (invoice|bill|receipt) (yet|so far|for the order)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (get|getting|downloading|obtain|receiving|requesting) (the|my|an) (invoice|invoices|bill|bills) (from #name|#ref|)
(no idea|not sure|unsure|clueless) (how|what to do) to (get|download|obtain|request|receive) (the|my) (invoice|bill|invoices|bills) (from #name|#ref|)
(need|want|require) (a|the|another|one more) (copy|duplicate|print|scan|pdf) of (bill|invoice|receipt|the bill|my invoice) (#ref|number #num|)
(print|printing|save|saving|export|exporting) (out|) (my|the|a) (receipt|invoice|bill|bills)
(where|how) (is|are|does one|can people) (my|the|get|obtain|download) (invoices|bills|receipts) (to download|as a pdf|sent by mail|)`,
  refund_policy: `
(is|are) (it|my booking|my order|this rate|the room|the item) refundable
(do you guys|do you|does your company) (do|give|offer) refunds (or not|at all|)
(can|could|may|will|would) (i|we|a customer) (get|have|receive|be given) (a refund|money back|a full refund|a partial refund) (on|for) (sale items|an opened product|a used thing|a gift|a late delivery|shipping)
(do|will|would) i (get|have|receive) (all|) (my|the) money (back|) (if|when|in case) (the order is cancelled|i return it|it is late|i am not satisfied|the size is wrong|something breaks)
(is|are) (a refund|refunds|money back) (possible|allowed|given|offered|an option) (after|without|for|on) (a month|a receipt|opened goods|sale goods|#num days)
(refund|money) or (store credit|a voucher|an exchange) (what do i get|which is it|)
(what|which) (are|is) (the|your) (conditions|time limit|terms) (for|on|about) (getting money back|a refund|refunds|reimbursements)
(am|would|will) i (be|) (eligible|entitled|covered|able) (for|to) (a refund|get my money back|claim a refund) (if|when|after) (it is opened|i changed my mind|#num days)
(up to|until) (when|how many days) (do you|can you|will you) (refund|give money back|reimburse)
(how do|do) you (handle|treat|process|deal with) refunds (in general|for cancelled orders|)
{preamble} (in which cases|under what conditions|until when|how long after buying) can i (get a refund|ask for a refund|have my money back) {closing}
{preamble} (what is|could you explain|i would like to read|where can i find) (your refund policy|the money back guarantee|the terms for refunds) {closing}
(refund|money back|reimbursement|rebate|refunds) (policy|terms|conditions|rules|guarantee|when|in which cases) (pls|check|see|info|where|)
(see|seeing|check|checking|know|read|consult|verify) (how|what|) (your|the) (refund policy|money back policy|money back guarantee|reimbursement policy|terms for refunds) (says|is|works|)
(what are|tell me|tell us|explain) (the|your) (cases|situations|circumstances|requirements|grounds) (in which|for|when) (a refund|a reimbursement|refunds|money back) (may be requested|is given|can be asked for|are allowed)
(when|where|under which conditions) (are|is) (rebates|refunds|reimbursements|a refund|compensation) (allowed|granted|possible|given|paid)
(does|do) (your|you|the) (company|shop|organization|) (give|return|hand|pay) (money back|the money|refunds|rebates) (and when|in which cases|)
(on|under) (what|which) (terms|conditions|grounds) (do|would|will) (you|they) (return|give back|refund|pay back) (the|my|) (money|payments|purchases)
(how|for how) (many days|long|many weeks) (have i got|do i have|may i wait|is there) (to|until i) (ask for|request|claim) (a refund|my money|a reimbursement)
(could|would|can|will) (i|we) be (reimbursed|refunded|given my money back|compensated) (if|when) (i change my mind|the product is bad|it arrives late|i am not happy)
(trouble|questions|doubts|difficulties) (to|with|about|in) (seeing|understanding|check|finding) (the|your) (refund policy|money back policy|reimbursement terms)
(are|is) (digital goods|this product|the fee|the shipping|opened boxes|discounted items|the deposit) refundable (or not|)
(conditions|requirements|rules|terms) (to|for|of) (get|getting|ask for|asking for|be given) (a refund|refunds|a rebate|reimbursement)`,
  get_refund: `
(i want|give me|i demand) (every cent|every penny|all of my money|the full price|the whole amount) back
(reimburse|refund|repay) me (#num|#amount) (bucks|dollars|euros|) (for this|please|)
{preamble} (i want|i would like|i need|i am asking for) (a refund|my money back|to be reimbursed) (for my last order|for what i bought|of #amount|) {closing}
{preamble} (the product|what you sent me|it) (is rubbish|is not what i paid for|never worked) (and|so) i want (a refund|my money back|to be refunded) {closing}
(refund|reimburse|reimbursement|money back|rebate) (pls|now|order #ref|#amount|me|request|of #amount)
(give|hand|send|pay|return) (me|us) (my|our|the) (goddamn|damn|bloody|freaking|) (money|cash|#amount|dollars) back (now|you crooks|)
(get|getting|obtain|receive|claim|request) (a|my) (rebate|refund|reimbursement|restitution|compensation) (of|for) (#amount|#num dollars|#num euros|my money|what i paid)
(can|could|would|will) (u|you) (return|pay back|give back|reimburse) (my|the|me the) (money|payment|price|cash) (for the order|it sucks|the product sucks|)
(steps|procedure|way|process|form) (to|for) (be refunded|get a refund|getting reimbursed|request compensation|get my money back|ask for a refund)
(i|we) would (like|love|want) (#amount|#num dollars|the #num euros|my cash) (back|returned|refunded|reimbursed)
(request|requesting|apply for|demand|claim|ask for) (compensation|restitution|reimbursement|a rebate|a refund) (for|of) (the order|a product|my money|order #ref|this mess)
(the|this) (thing|product|item|service) (i got|you sold me|i bought|) (is crap|sucks|is a scam|is useless) (i need|give me|i want) (my cash back|a refund|my money)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (get|getting|obtain|requesting|claiming) (a|my) (refund|reimbursement|rebate|restitution)
(no idea|not sure|unsure|clueless) (how|what to do) to (get|ask for|obtain|request) (a|my) (refund|money back|rebate|reimbursement) (of my money|of #amount|)
(i expect|i insist on|i am entitled to) (a full refund|getting my money back|the return of my money|reimbursement)`,
  refund_status: `
(you|they) (said|promised|told me) (i would|i will) be (refunded|reimbursed|paid back) (by now|this week|within #num days)
(still|there is still) no (refund|money back|reimbursement) for (the|my) (booking|order|item) (i cancelled|i returned|)
(when|whens|how soon) (is|are) (my|the) (refund|cash) (coming|due|arriving) (back|)
{preamble} (i would like to know|can you tell me|i want to check) (where my refund is|the status of my refund|when my refund arrives|whether my refund was sent) {closing}
{preamble} i (returned the item|cancelled|asked for a refund) (weeks ago|last month|on #date) and (the money is still not here|have not got my money|have heard nothing about the refund) {closing}
(refund|reimbursement|rebate|compensation|money back) (status|where|when|update|news|pending|not received|progress|late) (pls|please|order #ref|)
(see|seeing|check|checking|know|verify|ask about) (how|if|the status of|whether) (my|the) (refund|reimbursement|compensation|rebate|restitution) (is going|is coming|is progressing|has been processed|)
(did|have|has) (u|you|your team) (send|sent|transfer|transferred|process|processed) (my|the) (money|refund|rebate|reimbursement) (back|yet|already)
(i was|we were) (supposed|meant) to (get|receive|have) (#amount|my refund|the money|#num euros) (back|) (when|by now|last week) (does it come|where is it|)
(how|hows) (is|) (my|the) (refund|reimbursement|rebate|compensation) (going|doing|coming along|progressing)
(still|i am still|we are still) (expecting|waiting for|missing|without) (the|my) (restitution|refund|money|reimbursement|rebate) (you promised|of my money|from the return|)
(where|when) (the hell|on earth|exactly|) (is|comes|will come) (my|the) (refund|cash|money) (you owe me|from my return|i asked for|for the cancelled order)
(is there|are there|got|have you) (any|an|some) (update|updates|news|progress) (on|about|regarding) (the|my) (refund|compensation|rebate|reimbursement) (i requested|request|)
(current|present|latest) (status|state|stage) of (the|my) (refund|reimbursement|rebate|compensation|restitution) (i asked for|request|)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (track|tracking|checking|see|following) (my|the) (refund|reimbursement|rebate|compensation)
(no idea|not sure|unsure|clueless) (how|where|what to do) to (check|see|track|follow) (the status of|) (my|the) (refund|rebate|compensation)
(refund|money) (pending|outstanding|missing) (for|since) (#num days|two weeks|a month|ages)`,
};
