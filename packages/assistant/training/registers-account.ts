/** The same wishes in every register: accounts, letters and people. See `registers-orders.ts`. */
export const accountRegisters: Readonly<Record<string, string>> = {
  create_account: `
(i|we) (need|want|would like) (a login|a user|login data|access) (for the first time|because i have none|i am new|)
{preamble} (i would like to|how do i|i want to) (open an account|register|create a {tier} account|sign up) {closing}
{preamble} (my daughter|my wife|our company|i) (has|have|) no account (yet|so far) (and|so) (how do we open one|please create one|we need one) {closing}
(account|profile|user) (create|open|new|register|make|sign up) (pls|how|for my mum|{tier}|)
(make|open|create|set up|register) (an|a|one) ({tier}|new|user|) (account|profile) for (my mum|my dad|my brother|my partner|a colleague|our office|#name)
(wanna|want to|gonna|trying to) (register|sign up|join|make a user|become a member|create an account) (here|with u|where|)
(i|we) (am|are) not (a member|a customer|registered|signed up|a user) (yet|so far) (how do i join|how to become one|sign me up|)
(is|how) (it|) (difficult|easy|complicated|long) (is it|) to (register|open an account|sign up|create a user|join) (with you|on your site|)
(no idea|not sure|unsure|clueless) (how|what to do) to (open|create|register|set up) (a|an|the) ({tier}|new|user|) (account|profile)
(trouble|information|questions|assistance) (to|with|about|for) (opening|creating|open|setting up|registering) (a|an|my first|one) ({tier}|new|user|) (account|profile)
(one|two) of (your|those) {tier} (accounts|profiles) (i want|please|for me|i would like)
(how|where) to (join|enrol|become a customer|get a user|get registered) (with you|on your page|please|)
(user|customer|client) (account|profile) (that i|i) (want to|would like to|have to) (open|create|set up) (for the first time|)`,
  delete_account: `
(deactivate|delete|remove|erase) (me|myself) (please|from your site|as a user|)
(want|i want|we want) (out|to leave you|to close everything|my data and account gone|to stop being a member|to end my membership) (delete my account|how do i do it|please|)
(how|where) (do|can) i (leave|quit|get out|close everything|stop being a customer|remove myself) (for good|completely|and delete my account|)
(do not|no longer) (need|want|use) (my|this|the) (account|profile|login) (anymore|any longer|) (get rid of it|delete it|so close it|please remove)
(the|your) (delete|close) account (button|option|link) (where is it|is missing|does not work|)
{preamble} (i would like to|how do i|i want to|can you) (delete my account|close my account|remove my profile|cancel my {tier} account) {closing}
{preamble} i (no longer use|do not need|am not happy with) (my account|your service|the {tier} account) (and want it deleted|so please close it|and want to leave) {closing}
(account|profile|user) (delete|close|remove|cancel|deactivate|terminate|erase) (pls|now|{tier}|for good|how|)
(wanna|want to|gonna|trying to) (close|kill|delete|cancel|shut|scrap|eliminate) (my|the|a) ({tier}|user|) (account|profile|user)
(cancel|cancelling|canceling|cancelation of) (my|a|the|an) ({tier}|user|online|customer) (account|profile|user)
(i|we) (do not|no longer) (want|wish|care) to be (a user|a member|registered|in your files|your customer) (any longer|anymore|at all)
(erase|wipe|remove|delete|destroy) (everything|all) (about|in|from) my (account|profile) (and close it|for good|)
(i|we) do not want (my|the|this|that|an) ({tier}|user|) (account|profile) (anymore|any longer|any more) (please|)
(no idea|not sure|unsure|clueless) (how|what to do) to (delete|close|cancel|remove|terminate) (my|the|a) ({tier}|user|) (account|profile)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (delete|cancelling|closing|remove|deleting) (my|the|a) ({tier}|user|) (account|profile)
(get|getting) rid of (my|the|a) ({tier}|old|user|) (account|profile|user)
(my|the) (account|profile|user) (should|must|has to|needs to) be (deleted|closed|removed|cancelled|erased|shut)`,
  edit_account: `
(new|changed|another) (surname|last name|name) (since|after|because of) (the|my) (wedding|divorce|marriage)
~(modify|edit|amend|adjust) (an|my|the|a) ({tier}|user|) (account|profile)
(modify|edit|amend|correct) (account|profile|user) (data|details|information|info|) (please|how|)
{preamble} (i would like to|how do i|i need to|can you) (change my details|update my profile|correct the data on my account|edit my account) {closing}
{preamble} my (phone number|surname|email|last name) (has changed|is new|is wrong in my profile) and (i want to update it|it must be corrected|needs updating) {closing}
(account|profile) (edit|update|change details|wrong name|new number|correct data|modify|amend) (pls|how|{tier}|)
(change|edit|modify|update|correct) (the|some|) (data|information|info|details) (on|in|of) (my|a|the) ({tier}|user|) (account|profile) (pls|how|)
(divorced|married|renamed|i got divorced|i got married) (and|so) (need|want|have) to (change|update) (my last name|my surname|the name on my account)
(my|the) (name|surname|email|phone|birthday) (is|was) (misspelled|misspelt|wrong|mistyped|outdated) (in|on) my (account|profile) (can you fix it|)
(new|changed|different) (mobile number|phone number|email address|surname|email) (please|) (update|save|put) (it|that) (in|on) my (account|profile)
(wanna|want to|gonna|trying to) (edit|fix|change|modify|update) my (profile|personal info|user info|account info|contact data|data)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (edit|updating|modifying|correct|changing) (my|the|information on my|data on my) ({tier}|user|) (account|profile)
(no idea|not sure|unsure|clueless) (how|what to do) to (edit|change|modify|update|correct) (my|the|information on my|data of my) ({tier}|user|) (account|profile)
(amend|rectify|revise|correct|adjust) (my|the|our) (data|personal information|user details|profile info|account info|contact details)
(swap|replace|exchange) (my|the) (old|current|) (email|phone number|mobile|name) (on file|in my profile|on the account)`,
  switch_account: `
(can i|how do i|i want to|let me) (go|become|get|move to) (premium|pro|gold|business|vip|platinum)
{preamble} (i would like to|how do i|i want to|can you) (switch to a {tier} account|change to another account|upgrade my account|use a different user) {closing}
{preamble} i (have a {tier} account|am on the {tier} one) and (want|would like) (to go to|the|to change to the) {tier} (one|account|) {closing}
(switch|swap|change|upgrade|downgrade|move) (to|) (pro|premium|free|freemium|platinum|gold|{tier}) (account|user|pls|how|)
(go|going|move|moving|jump) (from|) (free|gold|basic|{tier}) to (pro|premium|standard|{tier}) (account|please|)
(use|using|take|try|enter with|go in with) (a|an|my) (different|other|second|another) (user|account|profile|user account) (pls|how|)
(put|get|move|bring|upgrade|shift) me (on|to|onto|up to) (the|a|) {tier} (account|level|tier|one)
(i|we) would (prefer|rather have|like) (the|a) {tier} (one|account|profile) (how do i change|instead of mine|what must i do)
(log in|login|sign in|enter) (as|with|to) (my other|a different|another|my second|my husband's) (profile|user|account)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (switch|switching|changing|swap|moving) (to|) (another|the {tier}|a different|a {tier}) (account|user)
(no idea|not sure|unsure|clueless) (how|what to do) to (switch|change|upgrade|swap|go) to (another|the {tier}|a different|a {tier}) (account|user|profile)
(change|changing|swap|swapping|switch|switching) (user|users|accounts|the user|between my accounts|from one account to another|account type)
(my|the|our) account (type|category|level|class) (should be|must be|to be) (changed|switched|upgraded|{tier}|downgraded)`,
  recover_password: `
{preamble} i (forgot|lost|cannot remember|no longer know) my (password|pin|access key|login) (and|so) (need a new one|how do i reset it|cannot get in) {closing}
{preamble} (i would like to|how do i|i need to|can you help me) (reset my password|recover my pin|retrieve my access key|get my password back) {closing}
(password|pin|key|passcode|pin code|access key) (forgot|lost|reset|recover|retrieve|forgotten|new|change) (pls|help|how|)
(forgot|lost|misplaced|cannot find) (my|the) (goddamn|damn|user|account|profile|) (password|pin|access key|key|pin code|passcode)
(what|how) (do|can|should) i (do|) to (get|have|obtain|retrieve|restore|recover) (my|the) (passcode|password|user pin|user key|pin code|login code) (back|again|)
(retrieve|recover|reset|restore|change|get) (my|the|a) (user|profile|account|) (pin|key|password|passcode|access key|pin code) (back|pls|)
(i|we) can no longer (recall|remember|find|think of) (my|the) (login code|password|pin|key|user key)
(i|we) (need|want|require) (a|another|some) (new|fresh|temporary|other) (pin code|password|pin|access key|user key|key) (for my profile|for my account|please|)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (recover|recovering|resetting|retrieve|restoring) (my|the) (password|pin|access key|user key|pin code)
(no idea|not sure|unsure|clueless) (how|what to do) to (recover|reset|retrieve|restore|change) (my|the) (password|pin|access key|user key|pin code)
(my|the) (password|pin|passcode|key) (does not|will not|would not) (work|be accepted|let me in|open my account) (anymore|any longer|i must reset it|)
(what|whats) (if|to do if|happens if) i (lost|forgot|cannot remember) my (key|password|pin|access key)`,
  registration_problems: `
(what is|whats) (up|wrong|the matter|going on) with (your|the) (registration|sign up|registration page|signup form)
(stuck|hanging) (on|at) (the|your) (sign up|signup|registration) (page|form|step)
(the|your) (sign up|registration|register) (form|page|button|process) (does not work|is stuck|hangs|rejects everything|will not load) (for me|)
{preamble} (i cannot register|i have a problem with the sign up|your registration form does not work|i get an error when i sign up) {closing}
{preamble} i tried to (register|sign up|create my account) (three times|all morning|with two emails) and (it always fails|i get an error every time|nothing happens) {closing}
(registration|sign up|signup|register) (error|issue|problem|broken|fails|not working|problems|errors) (help|pls|again|report|)
(report|reporting|notify|notifying|inform|communicate|flag) (of|about|) (an issue|a problem|problems|issues|an error|errors|troubles) (with|in|during|regarding) (the registration|registration|signing up|sign up|signup|user registration)
(is something|is there something|something is|what is) (wrong|going on|happening|up) with (the|your) (registration|sign up page|user registration|registration page|signup|registration form)
(registration|signing up|sign up|the registration form) (keeps failing|does not go through|is impossible|gives me an error|crashes|is down)
(i|we) (never|did not|have not) (got|get|received|receive) (the|an|any) (confirmation mail|activation mail|verification link|code) (after|when) (signing up|registering|i registered)
(troubles|hassles|complications|difficulties|problems) (when|while|with|during) (creating my account|signing up|registering|the registration|sign up)
(the|your) (registration|sign up) (page|form|site|button) (says|shows|keeps saying) (invalid|error|something went wrong|try again later|that my data is wrong)
(i|we) (do not manage|am not able|failed|struggle) to (register|sign up|complete my registration|finish the sign up)
(solve|solving|fix|fixing|resolve) (a|the|my) (registration|sign up|signup) (problem|issue|error|problems)
(why|how come) (does|is|will) (registration|the sign up|registering|signing up) (not work|fail|failing|not possible|giving errors)`,
  newsletter_subscription: `
(your|the) (newsletter|mailing) (how do i get it|i want it|off please|is too much|stop it|sign me up)
{preamble} (i would like to|how do i|i want to|can you) (subscribe to your newsletter|cancel the newsletter|receive your newsletter|get off your mailing list) {closing}
{preamble} i (still receive|keep getting|never get) (your newsletter|the newsletter|your promotional emails) (although i unsubscribed|and want it to stop|even though i signed up) {closing}
(newsletter|mailing list|promo mails|corporate newsletter|newsletter subscription) (sign up|unsubscribe|cancel|subscribe|stop|join|where|off) (pls|please|how|)
(cannot find|can not see|where is|do not see|looking for) (the|your) (newsletter|subscription|unsubscribe) (signup|sign up|form|button|link|page|box) (help|can you help|)
(get|getting|receive|receiving|have) (your|the) (news|bulletin|newsletter|company newsletter|offers) (by mail|by email|in my inbox|every week|)
(i|we) (keep|am|are) (getting|receiving|drowning in) (promotional mails|your ads|your newsletter|marketing mails) (remove me|make it stop|take me off|)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (subscribe to|unsubscribing from|signing up for|cancelling|the subscription to) (the|your) (newsletter|corporate newsletter|company newsletter)
(newsletter|newsletters) (signup|sign up|subscription|cancellation) (problem|problems|error|does not work|issue)
(no idea|not sure|unsure|clueless) (how|what to do) to (subscribe to|unsubscribe from|cancel|sign up for) (the|your) (newsletter|company newsletter|corporate newsletter)
(wondering|want to know|check|see) (if|whether) i am (subscribed|signed up|on the list) (to|for) (the|your) (newsletter|corporate newsletter|mailing)
(put|add|enter|register|sign) (me|my email|my address) (up|) (for|to|on|in) (your|the) (newsletter|mailing list|company newsletter|newsletter list)
(cancel|cancelling|canceling|stop|end) (my|the|a) subscription to (your|the) (newsletter|corporate newsletter|company newsletter|mailing list)`,
  complaint: `
(i was|we were|i am being|i have been) (treated|handled|spoken to) (like dirt|badly|like a fool|horribly|without respect|like a criminal)
(i am|we are) (livid|fuming|outraged|really unhappy|deeply disappointed|very annoyed) (with the hotel|with my stay|with your shop|)
(terrible|awful|lousy|disgraceful) (service|staff|hotel|experience) (at your hotel|in your shop|from your people|)
(not|not at all) happy with (my stay|the hotel|your service|how it went|your company)
(this|it|that) is (the last straw|not acceptable|outrageous|beyond belief|no way to treat customers)
(i|we) (want|demand|expect) (an apology|compensation for the bad service|to speak about a complaint|consequences)
(very|so|really) (bad|poor|terrible|awful) (service|treatment|experience|company) (i am angry|never again|shame on you|)
{preamble} (i want to|i would like to|where can i|i have to) (make a complaint|file a claim|complain|lodge a formal complaint) (about your company|about how i was treated|about your service|) {closing}
{preamble} (your service is|the way you treat customers is|this whole thing is) (a disgrace|unacceptable|a joke|the worst i have seen) {closing}
(complaint|claim|reclamation|complain|grievance) (file|lodge|submit|where|make|form|pls|about your staff)
(file|filing|lodge|lodging|make|making|submit|submitting|present) (a|an|some) (consumer|customer|formal|official|) (claim|complaint|reclamation) (against|about|to) (your company|your business|your organization|you|an employee)
(you|u) (guys|people|lot) (are|is) (scammers|thieves|crooks|liars|useless|a bunch of idiots|incompetent|the worst)
(i|we) (want|would like|need|have) to (express|voice|show|report|communicate) (my|our) (anger|dissatisfaction|displeasure|frustration|outrage) (with|about|at) (how i was treated|your business|the service|your employees)
(one of your|your|an|that) (employees|employee|agents|drivers|staff members|people) (was|were) (super|very|so|extremely|) (rude|unfriendly|offensive|impolite|mean) (to me|)
(your|this) (company|shop|customer service|whole company) (sucks|is terrible|is awful|stinks|is a mess|is a disaster|is shameful)
(had enough|fed up|done) (of|with) (you|your company|this|your lies|your bad service) (i want to complain|)
(where|how|to whom) (to|do i|can i|should i) (complain|lodge a claim|make a reclamation|send a complaint|present a claim)
(no idea|not sure|unsure|clueless) (how|where|what to do) to (file|lodge|make|submit|send) (a|an) (complaint|claim|reclamation|official complaint)
(extremely|totally|deeply|absolutely|really) (dissatisfied|unhappy|angry|disappointed|upset) (customer|and want to report it|with everything|with you guys)
(nobody|no one) (ever|) (answers|replied|helped|cares|takes me seriously) (and i have had enough|shame on you|this is ridiculous|)`,
  review: `
(i|we) (want|wanna|would like) to (tell everyone|say|let people know) how (good|great|nice|bad) (you are|it was|the product is)
(how|where) (do|can) i (give|leave) (you|) (five stars|stars|a good rating|#num stars)
(where|how) (can|do) i (read|see|find) (reviews|opinions|what others think|ratings) (of|about|from) (your shop|other customers|the product|you)
(my|some|a little) (feedback|opinion|comments|rating|review) (about|on|for) (the order|your staff|the chat|the delivery|your company) (where do i send it|i want to give|to leave)
(happy|satisfied|pleased) (customer|with everything) (where can i leave|want to write|wish to leave) (a review|stars|feedback)
{preamble} (i would like to|how do i|where can i|i want to) (leave a review|give some feedback|post a comment about your service|share my opinion) {closing}
(review|feedback|opinion|comment|rating|stars) (leave|submit|write|where|give|post|send) (pls|how|about a product|)
(leave|leaving|submit|submitting|send|sending|post|posting|give) (some|a few|an|a|my) (comments|feedback|opinion|review|comment) (to|for|about|on) (your business|your company|your services|a product|your shop|my purchase)
(tell|say to|let) (u|you|the company|others) (know|) what i (think|thought|feel) (about|of) (your company|a product|your services|my purchase|it)
(rate|rating|review|reviewing|score|judge) (your shop|your business|an article|your services|the company|a product|my purchase)
(i|we) (have|got) (a|some|an|one) (suggestion|suggestions|idea|remark|comment|proposal) (for you|to make|for your company|on how to improve|to improve your shop)
(your products|your service|the shop|it) (is|are|was|were) (great|amazing|super|brilliant|ok) (where|how) can i (say it|say that|leave a review|rate it|write it)
(where|how) (to|do i|can i) (write|leave|put|post) (my|an|a) (experience|opinion|comment|feedback) (with your company|about you|)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (leave|leaving|submitting|write|posting) (a|an|my|some) (review|opinion|feedback|comment)
(no idea|not sure|unsure|clueless) (how|where|what to do) to (leave|submit|write|post) (a|an|my|some) (review|opinion|feedback|comment)
(customer|client|user) (feedback|opinion|review|survey) (where|to give|to submit|i want to leave)`,
  contact_customer_service: `
(email|phone|call|chat|letter|whatsapp) (which|what) (is the best|way) (to reach you|to contact support|works best)
(give|send|tell) me (your|the) (contact|phone|email|address) (details|number|address|information) (please|of support|)
(who|which number) (can|do|should) i (call|contact|write to|ring) (for|about|if) (help|a problem|questions|my order)
{preamble} (what is|could you give me|i need|where can i find) (your phone number|the number of customer service|your email address|the contact details of support) {closing}
{preamble} (at what hours|when|on which days) can i (call|reach|contact) (customer service|customer support|you|the help desk) {closing}
(customer support|customer assistance|client services|helpline) (number|phone|hours|mail|contact|call|when|how to reach) (pls|please|)
(phone|telephone|free phone|contact|whatsapp) number (to|for) (call you|talk to client services|reach customer service|customer assistance|get help)
(call|contact|reach|ring|speak with|talk to) (customer service|customer support|customer assistance|client services|your help desk) (how|when|pls|by phone|)
(are|is) (you|customer service|the line|support|customer support) (open|available|reachable|there) (on saturday|at the weekend|now|in the evening|for calls|at night)
(what|which) (hours|time|times|days) (is|are|can i find|do you have) (customer support|the hotline|customer assistance|client services|support) (open|available|reachable|)
(is there|do you have|got) (an|a|any) (email|number|phone line|mail address|chat) (to write to|to call|to contact you|for support|for customers)
(how|what is the way) (to|do i|can one) (get in touch with|reach|contact|communicate with) (customer service|client services|customer assistance|your company|you guys)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (contacting|reaching|calling|contact|getting hold of) (customer service|customer support|customer assistance)
(no idea|not sure|unsure|clueless) (how|when|what to do) to (contact|call|reach) (customer service|customer support|client services)
(support|customer support|customer service|hotline) (line|opening|working|) hours (please|on weekends|)`,
  human_agent: `
(enough|no more|stop) (with|of|) (the|this) (robot|bot|machine|automatic answers) (give me a human|i want a person|)
(is|are) (anybody|anyone|someone|a human) (human|real|there|alive) (there|here|at all|)
(nobody|none|i want no) (but|except|bot only) a (real person|human|living person) (can help|will do|please|)
(this|the bot|you) (is|are) (not helping|no use|hopeless|too dumb) (get|give|find|fetch) me (a human|someone|a person|an agent)
(someone|somebody|anyone|a person) (from|in|of) (your|the) (team|company|staff|office) (please|should talk to me|to talk to|has to help me)
(is|are) (there|any) (a|any|some) (living|real|human|actual) (person|people|being|soul|staff) (here|on the other end|i can write to|available)
(transfer|escalate|forward|connect) (this|me|us|the chat) to (a|an|your) (colleague|human|agent|supervisor|team member)
(i|we) (prefer|insist on|demand|require|would like) (a|to have a) (human|person|real conversation|talk with a human) (instead of a bot|not a machine|please|)
{preamble} (i would like to|i want to|can i|i need to) (talk to|speak with|chat with|be connected to) {person} {closing}
(agent|human|person|representative|employee) (now|pls|please|real one|available|asap|i said)
(give|find|pass|connect|put) me (to|with|through to|) {person} (now|please|i am fed up with the bot|at once|)
(can|could|would|will) {person} (from your team|of yours|) (talk to|chat with|call|help|speak with) me
(assistance|help|support) (from|of|by) (a live agent|a human|a person|an employee|someone real|an operator)
(interact|interacting|chatting|speaking|talking) (with|to) {person} (how|please|is what i want|)
(i|we) (have|need|want|got) to (speak|talk|chat) (with|to) (a free|a live|an available|some|a competent) (agent|person|operator|human|employee)
(fed up|bored|sick|annoyed) (with|of|by) (the|this) (bot|machine|robot|chatbot) (give me|i want|connect me to) (a person|somebody|an agent|a human)
(no idea|not sure|unsure|clueless) (how|what to do) to (talk to|speak with|contact|reach) {person}
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (speaking with|talking to|contacting|reaching) {person}
(pass|hand|transfer|forward|switch) (me|this chat|us|my chat) (over|on|) to {person}
(somebody|someone|anybody|anyone) (there|real|human|to talk to|who can think) (please|)`,
  bot_identity: `
(are|is) (you|this|it) (an actual|a|some) (human|person|robot|machine|ai) (or|) (just software|a human|)
(am|are) (i|we) (chatting|talking|writing) (to|with) (a|an) (bot|machine|computer|ai|human)`,
  capabilities: `
(what|how much) (can|could) (you|this chat|this bot|the assistant) (do|help with|tell me|take care of|look up) (for me|here|)
(how|with what) (can|could) you (help|help me|assist) (me|with|) (today|here|)`,
  book_call: `
(when|how soon|at what time) (can|could|would) (we|you|someone) (have a call|talk|call us|meet|speak about our project) (with your team|with sales|)
(i|we) (would like|want|need) (a call|an appointment|a meeting|half an hour) with (your team|an expert|a consultant|sales) (next week|soon|about a project|)`,
  set_up_shipping_address: `
(can i|how do i|i want to) (store|save|have|keep) (two|several|multiple|more than one) (addresses|delivery addresses|places for delivery)`,
};
