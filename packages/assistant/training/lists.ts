/** Words that stand for one another in the training phrases: “{order}” is any of its words. */
export const wordLists = {
  order:
    "order|order|purchase|orders|order #ref|purchase #ref|order number #num|online order|last order|recent purchase",
  anorder:
    "an order|my order|the order|order #ref|a purchase|my purchase|purchase #ref|my last order|the order i placed yesterday|the order i made|my recent purchase|this order|my order number #ref",
  cancelv: "cancel|cancel|call off|revoke|undo|annul|stop|withdraw|void|drop|abort",
  changev: "change|change|modify|edit|update|alter|amend|correct|adjust|revise|fix",
  removev:
    "delete|delete|remove|close|cancel|deactivate|erase|terminate|eliminate|get rid of|disable|shut down|close down|permanently delete",
  createv: "create|create|open|make|set up|register|register for|get|start|sign up for",
  seev: "see|check|view|look at|take a look at|have a look at|find|locate|consult|review|look up|access|show|verify|take a quick look at|take a peek at|pull up|inspect|search for|read",
  getv: "get|get|download|obtain|receive|request|have|get a copy of|print|email me|send me|retrieve|issue|ask for|generate|get hold of|acquire|forward me",
  invoice:
    "invoice|bill|receipt|invoices|bills|my invoice|my bill|my invoices|the invoice|the bill|my receipt|a bill|the invoice #ref|bill number #num|invoice #ref|the bill from last month|the invoices from #date|the invoices of this year|the bill for my purchase|the invoice for my order|the bill from #name|my last invoice|my last bill|a vat invoice",
  account:
    "account|account|my account|an account|the account|user account|my user account|profile|my profile|online account",
  tier: "gold|platinum|premium|pro|free|standard|freemium|basic|business|plus|silver|vip|personal|individual|corporate|enterprise|another|different|second",
  password:
    "password|my password|the password|pin|my pin code|pin code|access key|user key|passcode|login credentials|account password|key|access code|profile password",
  shipaddr:
    "shipping address|delivery address|shipping address|address|home address|delivery destination|postal address|shipping details|address for my order|address for the delivery|mailing address",
  refund: "refund|refund|reimbursement|money back|rebate|compensation|restitution|repayment",
  item: "item|product|article|purchase|order|thing|dress|jacket|shoes|laptop|headphones|phone|backpack|lamp|shirt|goods|kettle|camera|parcel",
  things:
    "a laptop|headphones|a backpack|running shoes|a jacket|a coffee machine|a desk lamp|a tent|a winter coat|a phone case|a kettle|a keyboard|a monitor|sneakers|a t-shirt|a camera|a gift for my dad|a water bottle|a sleeping bag|a speaker|a tablet|a rain jacket|hiking boots|some books|a mattress|a toaster|a bike helmet",
  person:
    "a person|a human|a human agent|a human being|an agent|someone|somebody|a live agent|a real person|an operator|a representative|a customer service agent|an assistant|a customer assistant|an employee|a member of staff|a live person|a support agent|a specialist|an advisor|a rep|a customer care representative|one of your agents|a human operator|an actual person",
  talk: "talk to|speak to|speak with|talk with|chat with|contact|reach|be connected to|be transferred to|get through to|be put through to|interact with|communicate with|get in touch with|call|have a chat with|be passed to|have a word with",
  when: "tomorrow|tonight|this weekend|next week|on friday|for saturday|on #date|from #date to #date|next month|in december|for christmas|on the #ordinal|from monday to thursday|new year|today|in july|next weekend",
  guests:
    "for two|for #num people|for #num|for #num adults|for me and my wife|for one person|for #num guests|for #num adults and #num children|for my family|for a couple|for the two of us|for three|for four people|for just me",
  nights:
    "#num nights|one night|two nights|three nights|#num days|a night|a week|a few days|the weekend|#num nights",
  roomtype:
    "room|double room|single room|suite|twin room|family room|king room|deluxe room|room with a view|standard room|room with two beds|sea view room|quiet room|cheap room",
  hotel:
    "hotel|hotel|place|place to stay|guesthouse|accommodation|room|somewhere to stay|lodging|bed and breakfast|hotel room",
  goods:
    "jeans|dress|sofa|laptop|phone|headphones|coffee machine|mattress|perfume|watch|toaster|rug|bicycle|drill|blender|game console|lipstick|coat|suitcase|monitor|vacuum cleaner|curtain|chair|camera|printer|tablet|guitar|pram|toy|book|necklace|cushion|candle|grill|speaker|keyboard|tent|air fryer|fridge|desk|ring|puzzle|knife set|yoga mat",
  wear: "jeans|shirts|trousers|dress|jacket|sneakers|boots|coat|gloves|swimsuit|hoodie|skirt|hat|ring|socks|sandals|suit|pullover|bra|leggings",
  business:
    "bakery|dental practice|gym|law firm|hair salon|restaurant|cafe|online shop|hotel|brewery|yoga studio|car dealer|software company|florist|museum|language school|winery|physiotherapist|furniture shop|architect|farm shop|startup|nursery|pet shop|cleaning company",
  preamble:
    "hello|hi there|good morning|sorry to bother you|excuse me|hey guys|quick question|i hope you can help me|i have been a customer for years|this is my first time here|my wife asked me to write|i am at work so be quick|i looked everywhere on your page|i already wrote to you yesterday|i am getting a bit desperate|dear team|to whom it may concern|i am not good with computers",
  guestpreamble:
    "hello|good evening|hi there|excuse me|dear reception|we stay with you next week|we are planning our honeymoon|i am travelling with my parents|we come from far away|this is our first trip to your city|quick question|sorry to bother you|my wife asked me to write|we have been your guests before|i am on the train right now|we are a family with two children|i am coming for work|it is for our anniversary",
  closing:
    "||please|thanks in advance|if that is possible|as soon as you can|i would be very grateful|because i really have no idea|and nobody could tell me so far|can you help me with that|that would be lovely|before the weekend|it is rather urgent|what do you say|or is that too much to ask|kind regards",
} as const;
