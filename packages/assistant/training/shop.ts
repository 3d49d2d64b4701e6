import { type IntentTraining, service, shop } from "./types.ts";

/** What only shops hear. */
export const shopTraining: readonly IntentTraining[] = [
  {
    id: "product_advice",
    industries: shop,
    label: "Product advice",
    send: "Help me choose a product",
    description: "Wants a recommendation by use, budget or person.",
    phrases: `
(recommend|suggest|advise) me (a|an|some) (good|light|warm|cheap|) (tent|backpack|sleeping bag|lamp|jacket|stove|product|gift)
what (tent|backpack|sleeping bag|lamp|stove|jacket|product|pack) (do you recommend|would you recommend|should i buy|should i get|is best|is good|would suit me) (for #num people|for winter|for beginners|for hiking|for a weekend|under #amount|)
(which|what) (is|one is) (the best|the lightest|the warmest|the cheapest|your best|best) (tent|backpack|sleeping bag|lamp|pack|stove|product|) (for #num people|for winter|for hiking|under #amount|)
i am looking for (a|an) (tent|backpack|sleeping bag|lamp|headlamp|stove|gift|rain jacket|something light|something for camping) (for #num people|for the summer|under #amount|below #amount|for hiking|for a trip|)
i need (a|an) (tent|backpack|sleeping bag|lamp|headlamp|stove|pack) (for #num people|for winter camping|under #amount|for a three day hike|that is light|that is waterproof)
i (need|want|would like|am after) (a|an|some) (tent|new tent|backpack|rucksack|warm sleeping bag|headlamp|camping stove|lantern|jacket|new pack|gift|present)
(a|an|) (tent|backpack|pack|sleeping bag|lamp|headlamp|stove|lantern|rain jacket) (for two|for #num people|for winter|for a weekend|for hiking|for my son|under #amount|for camping|for the family|please|)
something (cheaper|lighter|smaller|better|warmer|else)
do you have (a|an|any|something) (cheap tent|light backpack|for camping|for hiking|under #amount|for cold nights|for kids|for a beginner)
(product advice|recommendation|recommendations|gift ideas|best tent|best seller|bestsellers|product suggestions)
help me (choose|decide|pick|find the right one|find a product|find something)
~(find|choose|pick) (a|the right|a good) (product|tent|backpack|gift|sleeping bag)
my budget is #amount
i have #amount to spend
something (for|under|below|around) #amount
what do you sell
show me your (products|catalogue|tents|backpacks|lamps|range|bestsellers)
gift for (my dad|my girlfriend|a hiker|my son)
i go hiking for #num days what do i need
what should i take on a camping trip
what would you buy
any suggestion for a present`,
  },
  {
    id: "product_information",
    industries: shop,
    label: "About a product",
    send: "Tell me more about a product",
    description: "Asks about the features, material, weight, use or manual of a product.",
    phrases: `
(tell me|i want to know|give me|i need) (more|more details|more information|details|information) (about|on) (a product|this product|the tent|this item|the backpack|the lamp|an article|one of your products)
(what are the|show me the) (features|specifications|specs|dimensions|details|ingredients|materials) (of|for) (this|the|a) (product|item|tent|backpack|lamp)
(is|are) (the|this|your) (tent|backpack|jacket|lamp|product|sleeping bag|item) (waterproof|rechargeable|heavy|light|durable|machine washable|good for winter|made of cotton|vegan|recyclable)
how (heavy|big|warm|bright|waterproof|long|light) is (the|this) (tent|backpack|lamp|sleeping bag|stove|product|item)
what is (it|this|the tent|the backpack|the lamp) made of
what (material|colour|battery|weight|fuel) (is|does|has) (it|the lamp|the tent|the stove) (use|have|)
(product information|product details|specifications|specs|product description|features)
how does (this product|the stove|the lamp|it) work
where (is|can i find|do i get) (the|a) (user manual|manual|instructions|user guide|instruction manual|assembly instructions)
~(get|download|find|read) (the|a) (user manual|manual|instructions|assembly instructions|product manual|user guide)
(user manual|instruction manual|manual for the lamp|assembly instructions|care instructions)
how do i (wash|clean|assemble|use|charge|pitch|care for) (it|the tent|the jacket|the lamp|the sleeping bag|my new product)
where are your products made
does it come with (batteries|a bag|pegs|a charger)
how many people fit in the tent`,
  },
  {
    id: "product_comparison",
    industries: shop,
    label: "Compare products",
    send: "Compare two products",
    description: "Wants two or more products compared.",
    phrases: `
(compare|comparison of|difference between|what is the difference between|differences between) (these two|two products|the tents|the two backpacks|your lamps|this and that|the two models|both|these articles|the ridge and the harbour tent)
which (is|one is) better the (first|ridge tent|blue one|lamp|smaller one) or the (second|harbour tent|red one|headlamp|bigger one)
~compare (products|prices|two items|models|two tents)
(compare products|product comparison|versus|which one is better)
is the (expensive|bigger|newer) one worth it
how does it compare to the other one
why is this one more expensive than the other`,
  },
  {
    id: "product_availability",
    industries: shop,
    label: "Is it in stock?",
    send: "Is it in stock?",
    description: "Asks whether a product is in stock, online or in a store, or when it comes back.",
    phrases: `
(is|are) (the|this|that|your|) (tent|product|item|article|backpack|lamp|it|they|jacket|shoes|model) (in stock|available|still available|sold out|out of stock|back in stock|available in store|available online|available in my size|on stock)
do you (have|still have|carry|sell|stock) (it|this|the tent|this item|that product|this article|the jacket) (in stock|in store|in my size|in blue|in black|online|left|in large|anymore|)
when (will|does|do) (it|the tent|the product|you|this item|the article) (be back in stock|be available again|restock|get more|become available|come back in)
~(check|know|verify|see|confirm) (the|if a|whether a|if the|whether the) (availability of a product|stock of an item|product is available|item is in stock|product is in stock|article is available in store|article is available online)
(availability|stock|in stock|out of stock|restock|stock check|product availability|in store availability) (of a product|online|)
how many (are left|do you have left|in stock|pieces do you have)
notify me when it is (back|available|in stock)
do you carry (other colours|bigger sizes|this brand|left handed models)
can i pre order it
i cannot find a product on your website do you still have it
any chance it comes back
is it sold in your (stores|shops|physical store)`,
  },
  {
    id: "product_price",
    industries: shop,
    label: "Price of a product",
    send: "What does it cost?",
    description: "Asks what a product costs, about price matching or price differences.",
    phrases: `
how much (is|does|are|do) (the|this|that|your|a) (tent|product|item|backpack|lamp|jacket|sleeping bag|one|stove) (cost|)
what (is|does) the (price|cost) (of|for) (the|this|a|your) (tent|product|item|backpack|lamp|article|jacket|cheapest one)
what does (it|this|the tent|that|the lamp|one of them) cost
(price|prices|price list|cost) (of|for) (the tent|this item|the backpack|your products|a lamp)
(price|how much|cost|price please)
do you (match|beat) (prices|the price of another shop|competitor prices)
price match
it was cheaper (yesterday|last week|elsewhere)
the price (changed|went up|dropped) (after i ordered|since yesterday)
is (vat|tax) included in the price
are your prices with tax
how expensive is it`,
  },
  {
    id: "size_guide",
    industries: shop,
    label: "Sizes",
    send: "Which size do I need?",
    description: "Asks which size fits, or for a size chart.",
    phrases: `
(what|which) size (do i need|should i take|should i order|am i|fits me|is right for me|do you recommend)
do you have (a|the) (size chart|size guide|sizing chart|measurement table)
(size guide|size chart|sizing|sizes|measurements|which size|fit)
does it (run small|run large|fit true to size|come in xl|come in plus sizes)
are the (shoes|jackets|boots) true to size
what sizes (are available|do you have|does it come in)
how does the (jacket|shoe|backpack) fit
i am #num cm tall which size
i am between two sizes
how long is the back of the pack`,
  },
  {
    id: "return_policy",
    industries: service,
    label: "Return policy",
    send: "What is your return policy?",
    description: "Asks whether, how long and under which conditions things may be sent back.",
    phrases: `
(what is|what are|explain|tell me about|is there|show me|describe) (the|your|a) (return|returns|exchange) (policy|policies|conditions|rules|terms|period|window|deadline)
~{seev} the (return|returns) (policy|policies|conditions|rules|terms)
(return policy|returns policy|return period|return window|return conditions|returns|return terms|return deadline)
how long do i have to (return|send back|bring back) (it|something|an item|a product|my order)
how many days (do i have|have i got) to (return|send back) (something|an item|it)
until when can i return (it|an item|this)
can i (return|send back|bring back) (it|something|items|an opened item|sale items|a used product|a gift|worn shoes|something without the box|something without a receipt) (if i do not like it|if it does not fit|after a month|)
do you (accept|take|allow) (returns|things back|returned items)
is (this|it|the item) returnable
do returns cost anything
(question|information|help) (about|on) (the|your) (return policy|returns policy|return conditions)
in which cases can i return a product`,
  },
  {
    id: "return_item",
    industries: service,
    label: "Return something",
    send: "I want to return an item",
    description:
      "Wants to send something back: starts a return, asks for a label or where to take it.",
    phrases: `
~(return|send back|give back|bring back|ship back|take back|mail back) (an item|a product|my order|the {item}|this|it|something|my purchase|one of the items|some products|an article|order #ref|a present|{things})
~(return|send back|bring back) (a product|an item|it|an article|something) (in store|online|by post|by mail|to the shop|to a store|in the app)
~(start|make|request|initiate|arrange|begin|open|register) a return
i (need|want|would like) (a return label|a return form|to return this|to make a return|a returns number|a return slip)
(returning|sending back|giving back) (an item|a product|my order|it|something|an article|my purchase)
(return item|return product|return label|start return|return request|make a return|return my order|product return)
it does not fit (i want to return it|i want to send it back|)
i do not like (it|the product|the colour|what i bought) (and want to return it|can i return it|can i send it back)
(problem|trouble|help|issues|question|assistance) (with|to|in|about) (returning|return|a return|my return|sending back) (an item|a product|something|)
where (do|can) i (send|bring|drop off|return) (my return|the return|the product|the item back|it)
how do i send (it|something|the item) back
print a return label
can the courier pick up my return
i bought the wrong thing and want to send it back
take this thing back please
has my return arrived
what is the status of my return`,
  },
  {
    id: "exchange_item",
    industries: shop,
    label: "Exchange something",
    send: "I want to exchange an item",
    description: "Wants a product exchanged for another size, colour or item.",
    phrases: `
~(exchange|swap|trade|switch) (it|an item|a product|the {item}|my order|this|an article|a purchase|something|my {item}) (for|with|in) (another size|a different size|another colour|a bigger one|a smaller one|something else|another product|another one|a new one|the store|the app|)
~exchange (a product|an article|an item|it|something|my purchase)
(exchanging|swapping) (a product|an item|it|an article)
(exchange|exchange product|exchange item|swap size|size exchange|product exchange|exchange an article)
can i get (another|a different|a bigger|a smaller) (size|colour|one|model) instead (of mine|)
it is too (small|big|tight|large|short) can i (exchange|swap) it
i need a (bigger|smaller|different) size than the one i got
do you exchange (products|gifts|sale items)
(help|problem|question|assistance) (with|about) (exchanging|an exchange of) (a product|an item|)`,
  },
  {
    id: "damaged_item",
    industries: service,
    label: "Damaged or faulty item",
    send: "My item arrived damaged",
    description: "A product arrived damaged, does not work, or broke.",
    phrases: `
(my|the|an|a) {item} (is|was|arrived|came|has arrived|got here) (broken|damaged|defective|cracked|scratched|dented|torn|faulty|smashed|in pieces|leaking|with a hole|with a scratch)
(my|the|an|a) {item} (does not work|is not working|stopped working|broke|does not turn on|fell apart|has a defect|does not charge|is dead|broke after a week|ripped)
i (received|got|was sent|bought) (a|an) (broken|damaged|defective|cracked|faulty|torn|used|dirty) {item}
the (box|package|parcel|packaging) (was|is|arrived) (damaged|open|crushed|wet|torn)
(damaged item|broken product|defective product|faulty item|damaged delivery|arrived broken|damaged goods|product defect|defective)
(report|reporting) (a|an) (damaged|defective|broken|faulty) (item|product|delivery|article)
~(report|complain about|replace|send back) (a|the) (damaged|defective|broken|faulty) (item|product|delivery|article)
i have (a problem|an issue|issues|problems) with (the|a|my) (product|item|article) (i bought|i received|i ordered|)
there is (a hole|a crack|a scratch|something wrong|a defect) (in|on|with) (it|the product|my tent|the item)
the zip is broken
the quality is (bad|poor|not what i expected)
what do i do if my product is defective`,
  },
  {
    id: "wrong_item",
    industries: service,
    label: "Wrong or missing item",
    send: "I received the wrong item",
    description: "Something else than ordered arrived, or part of the order is missing.",
    phrases: `
i (received|got|was sent|have received) (the wrong|a different|somebody else's|an incorrect|a wrong) (item|product|size|colour|order|article|package|thing|model)
you (sent|delivered|shipped) (me|) (the wrong|a different|an incorrect) (item|product|size|colour|order|article|thing)
(wrong item|wrong product|incorrect item|wrong size delivered|missing item|missing parts|incomplete order|item missing|not what i ordered|missing article)
this is not what i ordered
(an|one|a|some|two|several) (item|product|items|part|parts|articles|article) (is|are|was|were) missing (from|in) (my|the) (order|package|parcel|delivery|box|purchase)
my (order|package|delivery|parcel) (is|was|arrived) (incomplete|missing an item|not complete|half empty|missing parts|without the charger)
i (only|just) (received|got) (half|part|one|two|#num) of (my order|the items|my items)
there is (an item|something|a part) missing
the box was empty
i ordered (blue|two|large|black|a tent) (but|and) (got|received|you sent me) (red|one|small|white|a lamp)
something is missing (from|in) my (order|package|parcel)
(report|notify of) a missing (item|article|product)
where is the rest of my order`,
  },
  {
    id: "warranty",
    industries: shop,
    label: "Warranty and repair",
    send: "What warranty do I have?",
    description: "Asks about guarantee, warranty, repair or spare parts.",
    phrases: `
(what|which|how long is the|is there a|what is the|do i have a|does it have a|do you offer a|do you give a|tell me about the) (warranty|guarantee) (is there|do i have|do you offer|period|on this product|on the tent|)
how long is (it|the tent|the product|my lamp|this) (under warranty|guaranteed|covered)
(warranty|guarantee|repair|warranty claim|spare parts|repairs|product warranty|guarantee period)
~(claim|use|check|extend|register|make a claim on) (the|my) (warranty|guarantee)
can you (repair|fix) (it|my tent|my backpack|the zip|my lamp)
~(repair|fix|mend) my (tent|lamp|backpack|jacket)
do you (repair|sell spare parts for) (tents|backpacks|lamps|old models)
is (it|my tent|this product) still (under|in) (warranty|guarantee)
does the warranty cover (water damage|wear|a broken zip|accidents)
where do i get spare parts`,
  },
  {
    id: "discount_code",
    industries: shop,
    label: "Discounts and codes",
    send: "Do you have a discount code?",
    description: "Asks for discounts, sales periods, codes, or says that a code does not work.",
    phrases: `
(do you have|are there|is there|can i get|give me|i want|i need|where can i find|where do i enter) (a|any|some|my|the|) (discount|promocode|discount code|coupon|voucher|promo code|discounts|coupons|offers|deals|special offers|promotions)
(my|the|a) (promocode|discount code|coupon|voucher|promo code|code) (does not work|is not working|is invalid|was not applied|has expired|is rejected|is not accepted)
~(use|apply|enter|redeem|add|get) (a|my|the) (promocode|discount code|coupon|voucher|promo code|discount)
(discount|discount code|promo code|coupon|voucher|sale|deals|offers|black friday|sales|promotions|student discount|clearance)
when (is|does|are|do) (the|your|the next) (sale|sales|black friday sale|winter sale|sales period|sale period) (start|end|begin|)
when do the sales start
is there a sale (now|soon|at the moment)
(student|military|first order|bulk|newsletter|loyalty|senior) discount
do you offer discounts for (students|teams|companies|large orders|new customers|seniors)
i forgot to (enter|apply|use) my (code|coupon|discount)
can i use two (codes|coupons|vouchers)
any promotions running
refer a friend bonus
sales period`,
  },
  {
    id: "gift_card",
    industries: shop,
    label: "Gift cards",
    send: "Do you have gift cards?",
    description: "Buying, using or checking gift cards, and gift wrapping.",
    phrases: `
(do you have|do you sell|i want to buy|where can i buy|how do i buy|can i get|are there) (a|) (giftcard|giftcards|gift card|gift cards|gift voucher)
~(buy|use|redeem|check|send|order|activate|top up) (a|my|the) (giftcard|gift card|gift voucher)
(giftcard|gift card|gift cards|gift voucher|gift certificate|gift wrapping|gift card balance)
what is (the balance of|left on|on) my gift card
how long (is|are) (a|your) gift cards valid
my gift card does not work
can you (gift wrap|wrap it as a gift|add a card|include a note|send it as a gift)
do you (gift wrap|do gift wrapping)
i got a gift voucher how do i use it
can i pay with a gift card`,
  },
  {
    id: "loyalty_points",
    industries: ["e-commerce", "hospitality"],
    label: "Loyalty points",
    send: "How do loyalty points work?",
    description:
      "Asks about earning, checking or redeeming loyalty or reward points, membership benefits.",
    phrases: `
~(redeem|use|spend|collect|earn|check|exchange|claim|get|convert|apply|see|transfer) (my|the|some|) (loyalty points|points|reward points|rewards|bonus points|member points|loyalty rewards|membership points|hotel points)
how many (points|reward points|loyalty points) do i have
do you have a (loyalty programme|loyalty program|rewards program|membership program|points program|bonus card|loyalty card)
(loyalty points|reward points|loyalty program|redeem points|points balance|rewards|membership benefits|points|loyalty card)
~join (the|your) (loyalty program|rewards program|membership programme)
what (can i get for|are) my points (worth|)
do my points expire
i did not get points for my (stay|order|purchase)
can i pay with points
(redeeming|using|collecting) (my|) (points|rewards|loyalty points)
are there benefits for members
i want a free night with my points`,
  },
  {
    id: "store_location",
    industries: shop,
    label: "Shops and hours",
    send: "Where are your stores?",
    description: "Asks for physical shops: where, opening hours, services there, appointments.",
    phrases: `
where (is|are) (your|the|the nearest|the closest) (store|stores|shop|shops|physical store|showroom|branch)
do you have (a|any) (store|stores|shop|physical shop|showroom|shop in #place|branch near me|store in my city)
(what are|tell me|i want to know|give me|know) (the|your) (opening hours|opening times|store hours|shop hours|business hours) (of|for|) (the|your|) (store|shop|)
(when|what time|at what time) (do|does|is|are) (you|your store|the shop|your stores|the store) (open|close|opened|closed|closing|open on sunday|open today)
are you open (on sunday|on saturday|today|tomorrow|on christmas|now|on holidays)
(store location|store locator|nearest store|store hours|opening hours|shop address|find a store|store address)
~(find|locate|visit|see|go to) (a|the|your|the nearest) (store|shop|showroom|physical store|branch)
can i (try it on|see it|look at the product) in (a|the) (store|shop)
~(schedule|book|make|arrange|get) an appointment (in|at) (the|a|your) (store|shop)
until what time is the shop open
what is the address of your shop
are you a physical or an online store`,
  },
  {
    id: "cart_help",
    industries: shop,
    label: "The basket",
    send: "I need help with my basket",
    description: "Adding or removing products in the basket, using the shop's site or app.",
    phrases: `
~(add|put) (a|an|the|several|some|) (product|item|products|article|more items|{item}) (to|in|into) (the|my) (cart|basket|shopping cart|bag|trolley)
~(remove|delete|take|take out|clear) (a|an|the|some) (product|item|products|article) (from|out of) (the|my) (cart|basket|shopping cart|bag)
~(empty|clear|save|see|view|edit) my (cart|basket|shopping cart)
(cart|basket|shopping cart|my cart|shopping basket)
my (cart|basket) (is empty|was emptied|does not load|shows the wrong items|is gone|lost everything)
(the|an) item disappeared from my (cart|basket)
i cannot add (it|an item|a product) to (the|my) (cart|basket)
(problem|trouble|help|error) (with|adding to|removing from) (the|my) (cart|basket|shopping cart)
~(use|download|install|find) (the|your) (app|shopping app|mobile app)
how does your app work
is there an app for the shop
where is my wish list
~save (it|a product) (for later|to my wish list)`,
  },
];
