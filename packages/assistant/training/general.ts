import { everywhere, type IntentTraining } from "./types.ts";

/** What visitors say in every industry. */
export const generalTraining: readonly IntentTraining[] = [
  {
    id: "greeting",
    industries: everywhere,
    label: "Say hello",
    send: "Hello",
    description: "A greeting with no request in it.",
    phrases: `
(hi|hello|hey|hiya|howdy|greetings|good morning|good afternoon|good evening|good day|hey there|hi there|hello there|yo)
(hi|hello|hey) (bot|assistant|team|everyone|there|again|you)
hello is anybody there
hi how are you
hey how is it going
how are you doing today
what is up
nice to meet you
good to see you
morning
evening
hola
bonjour
anyone here
are you there`,
  },
  {
    id: "goodbye",
    industries: everywhere,
    label: "Say goodbye",
    send: "Goodbye",
    description: "The visitor takes leave.",
    phrases: `
(bye|goodbye|bye bye|see you|see you later|see ya|farewell|cheerio|take care|have a nice day|talk to you later|catch you later)
that is all (for today|for now|i needed|thanks|)
i am (done|finished|leaving|off)
i have to go now
ok bye
good night
nothing else thanks
no more questions
no that was everything
we are done here`,
  },
  {
    id: "thanks",
    industries: everywhere,
    label: "Say thanks",
    send: "Thank you",
    description: "Thanks or praise for the answer.",
    phrases: `
(thanks|thank you|thank you so much|thanks a lot|many thanks|cheers|thanks for your help|thank you very much|much appreciated|ta)
(great|perfect|awesome|brilliant|excellent|lovely|wonderful|cool|nice|super) (thanks|thank you|)
that (helps|helped|was helpful|is helpful|is great|is perfect|answers my question|is very useful)
you are (great|very helpful|a star|awesome|the best|so kind)
i appreciate (it|your help|that)
good (job|bot|work)
well done
that is what i needed`,
  },
  {
    id: "bot_identity",
    industries: everywhere,
    label: "Who am I talking to?",
    send: "Are you a bot?",
    description: "Asks whether this is a machine, its name, who made it, how it works.",
    phrases: `
are you (a bot|a robot|human|a human|real|a real person|a machine|an ai|a computer|chatgpt|a program|a person)
am i (talking to|chatting with|speaking with) a (bot|human|robot|machine|person|real person|computer)
who are you
what are you
what is your name
who am i talking to
who (made|built|created|programmed|trained) you
do you have a name
how do you work
how were you (made|built|trained)
which (model|ai|technology|language model) do you use
is this (a bot|automated|an automated chat|a real chat|artificial intelligence|gpt)
are you artificial intelligence
is there a human behind this chat
what kind of bot are you
tell me about yourself`,
  },
  {
    id: "capabilities",
    industries: everywhere,
    label: "What I can do here",
    send: "What can you do?",
    description: "Asks what the assistant can do or what may be asked.",
    phrases: `
what can you do (for me|here|)
what can i (ask you|ask|do here|ask here)
how can you help (me|)
help
help me
i need help
i need assistance
can you help me
what do you (do|know|offer)
what are you (able to do|capable of|good at)
show me (what you can do|the options|the menu|your features|examples)
(options|menu|commands|start over|main menu)
give me some examples of questions
what topics do you cover
what sort of things can you help with
i have a question
can i ask you something
i do not know what to ask
how does this (work|demo work|chat work)`,
  },
  {
    id: "human_agent",
    industries: everywhere,
    label: "Talk to a person",
    send: "I want to talk to a person",
    description:
      "Wants a human being: an agent, a representative, a member of staff, the front desk.",
    phrases: `
~{talk} {person}
~{talk} {person}
~{talk} {person}
(get|give|find|pass|put|connect|transfer) me (to|) {person}
(connect|transfer|forward|redirect|hand|switch|put) me (over|through|) (to|with) {person}
{person} please
(human|agent|operator|representative|real person|person|live chat|live agent|assistant|advisor|someone real)
(human|agent|operator|representative) now
is there {person} (available|there|i can talk to|around|online|on duty|who can help)
are there any (agents|people|humans|operators|staff) (available|online|free|working)
are your agents available right now
can {person} (help me|call me|contact me|assist me|take over|answer)
let me (speak|talk) (to|with) {person}
(assistance|help) from {person}
~get help from {person}
i (do not|don't) want to talk to a (bot|robot|machine|computer)
stop the bot i want a human
this bot is useless get me a person
you are not helping me i want someone real
i would rather deal with a human
can i speak to your (manager|supervisor|boss)
i want to speak to whoever is in charge
~{talk} (the|your|a) (manager|supervisor|boss|team leader)
have someone call me back
can somebody phone me
request a callback from an agent
call me please
talking to {person}
i have a problem and i need {person}
what do i have to do to {talk} {person}
how do i get hold of {person}
is it possible to {talk} {person}
speak to staff
could i have a word with a colleague of yours
any chance of getting an actual human on the line
hand over to a colleague
escalate this to a human`,
  },
  {
    id: "contact_customer_service",
    industries: everywhere,
    label: "Contact details and hours",
    send: "How can I contact you?",
    description:
      "How to reach customer service or the front desk: phone number, e-mail, opening hours of support, channels.",
    phrases: `
~(contact|reach|call|phone|email|write to|get in touch with|get hold of|get through to|communicate with|message) (customerservice|customer service|customer support|support|the support team|client services|your team|the help desk|the front desk|reception|you|the company|customer assistance|the helpline|the office)
~(contact|reach|call|email) (customerservice|customer support|customer assistance|the support team)
~(speak|talk) (to|with) (customer service|customer support|customer care|client services|customer assistance|the help desk)
(what is|give me|i need|do you have|where can i find|send me|looking for) (the|your|a) (phone number|telephone number|contact number|email address|contact details|contact information|hotline|support number|customer service number|toll free number|whatsapp number|email|helpline number|free phone number)
(number|phone number|email|contact|telephone|phone|contact details|contact information|hotline) (for|of) (customerservice|customer service|support|customer support|the help desk|reception|the hotel|your company|customer assistance)
(phone number|telephone number|contact number|email address|contact info|support email|customer service|customer support|customer care|hotline)
what (number|email) (do i|can i|should i) (call|use|write to)
(when|what hours|within what hours|at what time|what days|until when|during what hours) (is|are|can i (call|contact|reach|speak to)) (customer service|customer support|support|you|client services|the support team|the help desk) (available|open|reachable|)
(working hours|opening hours|office hours|business hours|hours|hours of operation) (of|for) (customer service|support|the support team|customer support|client services|customer assistance)
what are the (working hours|business hours|hours|opening hours) of (customer service|customer support|your support|client services)
is (customer service|support|the support team|customer support) (open|available) (now|24 7|on weekends|on sundays|at night|today|all day)
when does customer support open
how can i contact you
how do i reach you
how to get in touch
can i call you
can i email someone
where do i write to
which channels can i use to contact support
i want to call
is there a number i can call
do you have (whatsapp|live chat|a hotline|a phone line|a support email)
i cannot reach customer service
nobody answers the phone
~(ask for|get|receive) help from customer service
(problem|problems|trouble) (contacting|calling|reaching) customer service
i would like someone from customer service to contact me by email
what is the best way to reach support
do you offer support by phone
what is your email
fax number
where is the contact page
in which hours can i call customer support
i need to know when i can call you`,
  },
  {
    id: "complaint",
    industries: everywhere,
    label: "Make a complaint",
    send: "I want to make a complaint",
    description: "Wants to complain, lodge a claim, or vents displeasure with the service.",
    phrases: `
~(make|file|lodge|submit|raise|register|send|leave|place|open|write|formalise|present) (a|another|my|an official|a formal) (complaint|claim|grievance|consumer complaint|reclamation|consumer claim|consumer reclamation)
~(make|file|lodge|submit|raise|register|send) (a|another) (complaint|claim|reclamation) (against (your business|your company|your organization|the company|you)|about (the service|an employee|the quality|the staff|my order|my stay))
~complain
~complain (about (the service|your service|an employee|your staff|the quality|the driver|the delivery|my treatment|the way i was treated|a member of staff)|to (someone|management|the manager|your company))
where (can i|do i|should i) (complain|send a complaint|file a complaint|lodge a claim)
(complaint|complaints|claim|customer complaint|consumer claim|formal complaint)
complaints (department|procedure|process|form|team)
what is your complaint procedure
i have a (complaint|claim|grievance)
how do your company handle complaints
(filing|making|lodging|submitting|registering) a (complaint|claim|reclamation|customer complaint)
(problem|problems|issue|help) with (filing|making|lodging|submitting) a (complaint|claim)
i am (very|so|extremely|really|deeply|totally) (unhappy|disappointed|dissatisfied|angry|furious|upset|annoyed|frustrated) (with (your service|this|the service|you|your company|the staff|my experience)|)
(this|that|your service|your company|the service|the staff|everything) is (terrible|awful|horrible|unacceptable|a disgrace|ridiculous|disgusting|the worst|appalling|a joke|outrageous|rubbish|pathetic)
worst (service|experience|company|hotel|shop) (ever|i have ever had|of my life)
your (staff|employee|agent|driver|receptionist) was (rude|impolite|unhelpful|aggressive|disrespectful) (to me|)
nobody (cares|helps|answers|listens)
i have been waiting for (hours|days|weeks) and nobody (cares|replies|helps)
this is not what i paid for
i want to speak about bad service
i am sick of this
you people are useless
poor service
very bad experience
i am not satisfied with your service
who do i complain to`,
  },
  {
    id: "review",
    industries: everywhere,
    label: "Leave a review",
    send: "I want to leave a review",
    description:
      "Wants to give feedback, an opinion, a rating, a suggestion or read where reviews are.",
    phrases: `
~(leave|write|post|submit|give|send|share|provide|add|publish) (a|my|some|an|you|) (review|feedback|opinion|comment|rating|reviews|comments|suggestion|testimonial|evaluation)
~(leave|write|post|submit|give|share) (a|my|some|an) (review|feedback|opinion|comment|rating) (for|about|on|of) (your (services|company|products|service|business|store)|my (stay|purchase|experience|order|product)|a product|the product|the hotel|the service|one of your products|an article)
~rate (a product|my order|my stay|the service|my purchase|your company|you)
~review (a product|my stay|the product i bought|your services|your company|the hotel)
where (can i|do i) (leave|write|post|rate|review|submit) (a review|feedback|my opinion|a comment|you|)
(leaving|writing|posting|submitting|giving|sending) (a review|feedback|an opinion|comments|some feedback)
(problem|help|trouble|assistance) (with|to|in) (leaving|leave|write|writing|sending|submit) (a review|feedback|an opinion|a comment)
(review|reviews|feedback|rating|opinion|leave feedback|customer feedback|send comments)
i have (some feedback|a suggestion|feedback for you|an idea for you|an idea for a product|a comment)
~(suggest|propose|submit) (a product|an improvement|an idea|a product idea|a feature|a new product)
i want to tell you how much i liked (it|the product|my stay)
five stars for you
can i give you stars
do you accept suggestions
is there a survey
~fill (in|out) the (survey|questionnaire)
i loved the service where can i say so
can i edit the review i wrote
my opinion matters where do i put it
send my comments to the company`,
  },
  {
    id: "company_services",
    industries: everywhere,
    label: "Services of the company",
    send: "What services does your company offer?",
    description:
      "Asks about the company behind the demo and its IT services: hospitality software, SAP, apps, cloud, security, chatbots and so on.",
    phrases: `
what (services|products) (does|do) (your company|brightkeel|you|this company) (offer|provide|sell|have)
what does (brightkeel|your company|this company|the company) do
who is (brightkeel|behind this|behind this demo|behind this website|behind this bot)
(tell me|more) about (brightkeel|your company|the company|your services|your team)
~(build|develop|make|get|order|commission|create) (a|an|our own|) (mobile app|web app|website|chatbot|ai chatbot|hotel software|web application|ios app|android app|software|custom software|app|portal|online shop|chatbot like this|bot for my website|bot like you for my shop)
can you (build|develop|make|design) (a|an) (mobile app|website|chatbot|web app|app|bot like this) for (us|me|my company|our business|my hotel|my shop)
do you (do|offer|provide|have experience with|know|work with|support) (sap|s4hana|aws|cloud|devops|cybersecurity|compliance|machine learning|penetration tests|kubernetes|ui design|ux design|soc 2|iso 27001|hotel software|azure migrations|it support|managed services)
(sap|s 4hana migration|aws migration|cloud migration|devops|cybersecurity|penetration test|compliance audit|machine learning|ai project|data science|ui ux design|infrastructure management|server monitoring|product support|hospitality software|property management system|it services|it consulting|managed services)
~(migrate|move) (to (aws|the cloud|s4hana|sap)|our servers to the cloud|our sap system)
~(secure|test|monitor|manage|host) our (servers|systems|infrastructure|network|application|cloud)
i need (a developer|developers|an app developer|a software company|an it partner|a dev team|a designer|a devops engineer|cloud engineers|an agency to build our app)
which technologies do you use
do you have (references|case studies|clients|experience with hotels|offices)
where is your company (located|based)
where are your offices
how big is your company
are you hiring
do you have (jobs|open positions|careers|vacancies for developers)
careers
i want to work for you
can you integrate this chatbot with (our website|whatsapp|our crm|slack|our shop|teams)
can this bot be (installed|used|put) on my (website|shop|site)
how do i get this chatbot for my (business|company|hotel|shop|website)
which channels does the chatbot support
does the chatbot (work|integrate) with (whatsapp|slack|facebook|teams|telegram)
quanta framework
where can i read your blog
downloads and data sheets
partner programme`,
  },
  {
    id: "company_pricing",
    industries: everywhere,
    label: "What a project costs",
    send: "What does a project with you cost?",
    description:
      "Asks what the company's services or the chatbot cost, how long a project takes, how one starts.",
    phrases: `
how much (does|would|do) (a chatbot|this chatbot|an app|a website|your service|a project|your services|a mobile app|this bot|a bot like you|it cost to build a chatbot|an sap project) cost
what (does|would) (a chatbot|this chatbot|a project with you|an app|your service|hiring you|a bot like this) cost
(price|pricing|cost|rates|quote|offer) (for|of) (a chatbot|your services|a project|app development|the chatbot|an app|a website|development|consulting)
how long does it take to (build|deploy|set up|develop|launch) (a chatbot|an app|a bot|this chatbot|a website)
what are your (hourly rates|day rates|project rates)
can i get a quote for (a project|a chatbot|an app|our project|your services)
how do (we start|we begin|i start a project with you|projects start)
what is the next step to work with (you|your company|brightkeel)
do you have a (free trial|trial|pilot) of the chatbot
how fast can the chatbot be deployed
what would it cost to have a bot like you on our site`,
  },
  {
    id: "book_call",
    industries: everywhere,
    label: "Book a 30-minute call",
    send: "I want to book a call",
    description: "Wants a call, meeting, demo or appointment with the company's people (sales).",
    phrases: `
~(book|schedule|arrange|set up|have|get|request|make|plan) (a|an|another) (call|meeting|demo|appointment|consultation|30 minute call|discovery call|video call|zoom call|free demo|sales call|phone call with your team)
~(talk to|speak with|meet|contact) (sales|your sales team|a sales person|your experts|an expert about a project|a consultant about our project)
(book|schedule) a (call|demo|meeting)
(demo|consultation|appointment|free consultation|sales|talk to us|talk to sales)
when can (we talk|we meet|i have a call|you call about our project)
i want to discuss a project
we have a project for you
can we have a call (this week|tomorrow|next week|)
where can i schedule an appointment
do you have time for a call
i want a demo of the product
can someone from sales call me`,
  },
  {
    id: "privacy_data",
    industries: everywhere,
    label: "What happens to my data",
    send: "What happens to my data?",
    description:
      "Data protection: what is stored, for how long, deletion of personal data, GDPR, is the chat recorded.",
    phrases: `
what (happens|do you do) (to|with) my (data|personal data|information|email|messages|personal information|email address)
(is|are) (this chat|my data|this conversation|my messages|the chat|my information) (recorded|saved|stored|private|safe|shared|secure|confidential|encrypted)
do you (store|save|keep|share|sell|record|use) (my data|my information|my email|this chat|my conversation|personal data|my messages)
(privacy|privacy policy|data protection|gdpr|cookies|data privacy|ccpa)
what is your privacy policy
how long do you keep my (data|messages|information)
~(delete|erase|remove|correct|rectify|access) (my personal data|my data|all my data|this conversation|my personal information|all information you have about me|my chat history)
who can (see|read) (this chat|my messages|what i write)
i want to exercise my (right to be forgotten|right to rectification|right of access|right to erasure)
right to (be forgotten|rectification|access|erasure)
~request (the rectification|the erasure|a copy|the deletion) of my personal data
forget me
are you gdpr compliant
where are my data stored
do you use my messages to train your ai`,
  },
];
