/** The same wishes in other words: what is said in every industry. See `wordings-orders.ts`. */
export const generalWordings: Readonly<Record<string, string>> = {
  bot_identity: `
(is|am) (there|i talking to|i chatting with|this) (a human typing|a real person|software|a program|an actual person|an ai) (or is this a bot|or a machine|or not|)
(who|what company) (built|programmed|wrote|designed|trained|runs|is behind) (you|this bot|this chatbot|this assistant)
(what|which) (ai|model|technology|software) (is|runs|powers) (behind you|this|you)
(do you|are you|is this) (use|using|based on) (gpt|a language model|artificial intelligence|machine learning)
(you are|u r|so you are) (a bot|not human|a machine|just a program) (right|correct|or)
(are|is) (you|this) (a|an|some) (bot|chatbot|robot|ai|automatic system|human|living person|machine) (or what|or a human|answering|talking|)
(who|what) (exactly|) (are you|am i talking to|am i writing with|is answering|is this)
(what|tell me) (is|) your name (please|bot|then|)
(did|who|which company) (a human|programmed|develops|made) (write this|this chatbot|this assistant|you|the bot)
(which|what) (language model|ai|engine) (do you use|is inside|are you built on|answers me)`,
  capabilities: `
(what|which) (are|is) (you|your) (able to do|functions|skills|abilities|good for|capable of|purpose)
(what|which) (can|may|could|should) (i|one|people) (ask|ask you|do with you|do in this chat)
(show|tell|give) me (what you know|what else you can do|some examples|your topics|a list of topics)
(how|in what) (can|could|would) you (assist|support|be helpful|help|serve me)
(help|assistance|support) (please|needed|)
(can|could) you do anything (useful|for me|else)
(i am|im) (lost|confused|stuck) (help|what can you do|)
(what|how) (else|much|) (can|could) you (do|handle|answer|tell me about|assist with) (here|for customers|for me|in this chat|)
(what|which) (questions|topics|subjects|requests|tasks) (do|can|could) (you|i) (answer|ask|understand|handle|bring)
(i|we) (need|want|am looking for|could use) (some|a bit of|your|) (help|assistance|support) (here|please|today|)
(help|help me|assist me|please help|menu|what now|start|options)
(show|give|list) me (an overview|what is possible|all options|your abilities|the main menu)`,
  greeting: `
(good|a good|lovely) (day|morning|evening|afternoon) (to you|sir|madam|all|team|everybody|)
(hi|hey|hello|hallo|hiya|heya|yoohoo) (there|you|everyone|all|whats up|sup|how are you today|)
(how are you|how do you do|how is your day|whats up|sup|how are things|all good) (today|friend|buddy|)
(pleased|glad|nice|happy) to meet you
(is|are) (someone|anybody|you) (there|here|listening)`,
  goodbye: `
(see|catch|talk to) (you|u|ya) (around|soon|tomorrow|next time|again|then|later then)
(have|wish you|enjoy) a (good|nice|great|lovely|pleasant) (day|evening|weekend|night|one|rest of the day)
(that is|that was|thats) (it|everything|all) (bye|for now|from me|thanks bye|goodbye)
(bye|goodbye|ciao|cheerio|farewell|adios|over and out) (for now|then|everyone|and thanks|)
(i am|im) (off|out|done here|leaving now)
(end|close|leave|finish) (the|this) (chat|conversation)
(goodbye|bye|farewell|cheers|bye bye) (and|then|for today|to you|) (have a nice day|take care|thanks|see you|)
(i|we) (have to|must|need to|am going to|will) (go|leave|run|be off|sign off) (now|then|bye|)
(no|nothing|no nothing) (else|more|further) (bye|thanks bye|for today|that is all)
(until|see you|catch you) (tomorrow|next time|later|soon|another day)`,
  thanks: `
(ok|okay|great|alright|perfect|super|yes) (thx|thanks|thank you|cheers|ty) (great|a lot|for helping|for your time|so much|)
(thank you|thanks|thx|cheers) (so much|kindly|for helping|for the quick answer|for your patience|for explaining|again)
(that|this|it) (was|is|really was) (very helpful|a great help|quick|what i wanted|exactly what i needed|super useful|kind of you)
(you|u) (saved me|helped me a lot|rock|did great|are a lifesaver|are amazing)
(much|very) (obliged|grateful|appreciated)
(thanks|thank you|many thanks|thx) (for|) (your help|all|the help|the info|the fast reply|everything|your support) (bot|friend|)
(great|good|nice|excellent|awesome|wonderful) (help|answer|work|service|job|explanation) (thanks|thank you|)
(that|it|this) (answers|answered|solves|solved|clears) (it|my question|everything|my problem|that up) (thanks|thank you|)
(i|we) (am|are) (very|so|really|) (grateful|happy with your help|thankful|obliged)`,
  privacy_data: `
(do|will|can) you (pass|give|sell|hand|send|show) (my|our|customer) (email|data|number|information|address) (on|to others|to third parties|to advertisers|to other companies)
(how long|where|why) (is|are|do you) (this chat|my data|these messages|keep|store|what i type) (kept|stored|saved|my data|deleted|)
(what|which) (data|information|details) (do you|are|is) (collect|have|stored|know|saved) (about me|on me|)
(is|are) (this|what i write|our talk|my messages|my card data) (recorded|anonymous|confidential|logged|secure|encrypted|read by people)
(delete|erase|forget|wipe) (this chat|what i wrote|my messages|everything you know about me|my chat data)
(do you|does this site) (use|set) (cookies|tracking|google analytics)
(is|are|will) (my|our|the) (data|chat|personal data|messages|email|details) (be|) (safe|sold|shared|stored|deleted|recorded|protected|kept private) (with you|here|afterwards|)
(what|how) (do|does|will) (you|brightkeel|this site|the company) (do with|use|store|treat|protect|collect) (my data|personal data|my information|what i write|my email)
(can|could|how do|please) (i|you|) (see|get|delete|erase|correct) (the|all|my) (personal data|data you store|information about me|data you have on me)
(data protection|privacy|gdpr|privacy notice|cookie) (officer|policy|rules|question|rights|statement)
(who|which people) (has|gets|have) access to (my data|this conversation|my messages|my personal information)
(how long|until when) (will|do|are) (you|my data|the chats|my details) (keep|store|kept|stored|saved) (my data|this|)`,
  company_services: `
(does|do|can|could) (your company|brightkeel|you|your developers|your people) (build|create|develop|program|design|make) (apps for phones|online shops|an app for us|web portals|hotel software|a website|chatbots|data platforms)
(we|i|my firm|our hotel) (need|are looking for|want|search) (someone|a company|a partner|developers|experts|an agency) (to build an app|for our website|for sap|to move us to the cloud|for a security test|to run our servers)
(what|which) (services|industries|technologies|projects|kind of work) (do you|does brightkeel|does your company) (offer|do|cover|serve|use|specialise in)
(tell me|i want to know|info) (more|something|) about (brightkeel|your firm|the people behind this|your it services|what your company does)
(can|could) (you|your company) (help|support) (us|our company) with (sap|a cloud migration|devops|an ai project|compliance|cybersecurity|a mobile app|user research)
(do you|does brightkeel) (hire|have jobs|offer internships|look for developers)
(applying|apply|application|vacancy|internship|job) (at|with|for) (brightkeel|your company|you)
(which|what) (software|cloud|consulting) (services|work|projects|products) (do you|does your company|does brightkeel) (offer|do|sell|provide|take on)
(can|could|would) (you|your company|brightkeel) (develop|build|program|migrate|test|host|design) (our app|our website|our systems|a shop for us|our sap|our network|our interface)
(i|we) (need|want|search for|am looking for) (help with|experts for|a provider of|a firm for) (sap|cloud migration|cybersecurity|machine learning|devops|compliance|app development|ui design)
(who|where|how big) (is|are) (brightkeel|your company|your firm|your team) (located|based|behind this demo|)
(is|are) (brightkeel|you|your company) (hiring|looking for staff|a software company|an agency|experienced with hotels)`,
  company_pricing: `
(how much|what) (would|does|will) (you|brightkeel|your company|a project like ours) (charge|cost|ask) (for an app|for a chatbot|for a website|for a cloud migration|per hour|per day|)
(what|how much) (is|does) (the price of|) (a bot like this|your chatbot|this assistant|software development) (cost|for my shop|for our hotel|)
(can|could) (you|brightkeel) (make|send|give) (us|me) (an offer|a quote|an estimate|a price) (for our project|for an app|for a website|)
(how long|when) (does|would|could) (such a project|building an app|it|a chatbot project) (take|start|be ready|take to build)
(project|development|consulting) (price|budget|rates|estimate|costs)
(what|how much) (would|does|will) (it|a project|development|a bot|an app|your consulting) (cost|be|come to) (to work with you|with brightkeel|for our firm|if you build it|)
(your|the) (hourly|daily|project) (rate|rates|fee|price) (please|for developers|for consulting|)
(how|when) (can|do|could) (we|i) (start|begin|get going) (a project|working) with (you|brightkeel|your company)
(price|cost|quote|estimate|offer) for (a chatbot like this|building an app|a new website|software for us|an ai project|a migration)
(is there|do you offer) (a free trial|a pilot|a test version|a proof of concept) of (the chatbot|your bot|your software)
(how long|how many weeks) (does it take|would you need|do projects take) to (build|launch|deploy|program) (a chatbot|an app|our website|such a bot)`,
  book_call: `
(arrange|schedule|book|set up|organise|plan) (a|an) (video call|phone call|meeting|appointment|presentation|demo|consultation) (with your team|with a consultant|with an expert|next week|for our company|)
(can|could|may) (i|we) (get|have|book|make) (an appointment|a meeting|a demo|a call|a consultation) (with one of your consultants|with your experts|with sales|about a project|)
(i|we) (want|would like|wish) to (talk about|discuss|present) (a project|our plans|working together|our app idea) (with you|with someone from sales|)
(sales|your sales team|a consultant) (should|could|can) (call|contact|visit) (us|me) (about a project|)
(free|first|30 minute|half hour) (call|consultation|meeting|talk) (about our project|please|)`,
};
