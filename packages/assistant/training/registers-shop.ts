/** The same wishes in every register: goods of every kind, their price, size, return and repair. See `registers-orders.ts`. */
export const shopRegisters: Readonly<Record<string, string>> = {
  product_advice: `
{preamble} (i am looking for|i need|could you recommend) (a good {goods}|a gift for my sister|a {goods} under #amount|something for a beginner) {closing}
(which|what) {goods} (should i get|would you recommend|is best|do you suggest|is the right one) (for my mother|for daily use|for a small flat|under #amount|for sensitive skin|for school|)
(best|good|cheap|solid|decent) {goods} (for beginners|for the money|for kids|for travelling|under #amount|recommendation|)
(help|assist) me (choose|decide|pick|find) (a|the right|between) {goods} (for my needs|for my dad|)
(gift|present|something nice) for (my girlfriend|a teacher|my boss|a #num year old|a new home|a cook|grandma) (any ideas|suggestions|what do you have|)
(recommend|suggest) (me|) (some|a|an|any) {goods} (please|that lasts|for everyday use|)
(i|my son|my wife) (want|wants|need|needs) a new {goods} (but cannot decide|what do you recommend|which one is good|)
(what|which) (is|are) (your|the) (most popular|best selling|top rated|newest) ({goods}|products|items)
(what|which) (kinds of|sort of|) {goods}s do you (sell|have|carry|offer)
(what) do (people|most customers|others) buy (for a wedding|as a gift|for a garden party|)`,
  product_information: `
(is|are) (it|this|they|these) (waterproof|durable|washable|heavy|rechargeable|allergy friendly|microwave safe|suitable for kids|easy to clean|loud)
(what|how) (is|does) (it|this) (made of|weigh|run on|feel like|smell like|work|look in daylight)
(can|does|will) (it|this|the {goods}) (be used outside|hold #num kilos|fit in a car|work without internet|go in the dishwasher|last all day|charge by usb)
(i have a question|question|details) (about|on) (the|a|this|that) ({goods}|product|article) (features|material|battery|on your page|)
(what|which) (comes|is) (in the box|included|with the {goods})
(is|does) (the {goods}|it) (for adults|for left handed people|have a timer|contain nuts|contain plastic|need assembly|easy to assemble)
{preamble} (could you tell me|i would like to know) (what the {goods} is made of|how heavy the {goods} is|whether the {goods} is waterproof|more about the {goods}) {closing}
(is|are) (the|this|that) {goods} (machine washable|waterproof|wireless|rechargeable|real leather|cotton|vegan|safe for children|dishwasher safe|scratch proof|compatible with my phone|suitable for outdoors)
(what|which) (material|fabric|colour|battery|power|voltage|weight|screen size|capacity) (is|does|has) (the|this|your) {goods} (have|made of|use|come in|)
(does|do|will|can) (the|this|that) {goods} (come with|include|need|have|work with|support) (a charger|batteries|a cable|a guarantee card|bluetooth|a cover|usb|a remote|instructions|a zip)
(how) (heavy|big|tall|wide|loud|thick|deep|powerful|bright) (is|are) (the|this|your) {goods}
(specs|specifications|dimensions|details|ingredients|weight|features|materials) (of|for) (the|this|that|your) ({goods}|product|item) (please|)
(how|where) do i (use|clean|assemble|charge|set up|wash|store|connect) (the|my|this) {goods}
(manual|instructions|user guide|assembly guide) for (the|my|a) {goods} (please|where|lost mine|)
(where|in which country) (is|was|are) (the|this|your) ({goods}|products) (made|manufactured|produced|from)
(tell|give) me (more|something|everything) about (the|this|that) ({goods}|item|product|article)
(does it|will it|can it) (shrink|fade|break easily|leak|get hot|fold|stretch|rust|make noise|smell)`,
  product_comparison: `
(what|how) (makes|is|are) (the {goods}|model a|the new one) (different|better|different from|better than) (from the old one|the other {goods}|model b|the cheaper one)
(the (red|big|cheap|new|first) {goods}) (or|versus|against) (the) (blue|small|expensive|old|second) (one|{goods})
{preamble} (what is the difference between|can you compare|i cannot decide between) (these two {goods}s|the two models|the cheap and the expensive {goods}|both) {closing}
(difference|differences|compare|comparison) (between|of) (the|these|your) (two|three|) ({goods}s|models|versions|items) (please|)
(which|what) (is|one is) (better|the better {goods}|lighter|more durable|faster|quieter) (of the two|the old or the new one|this or that|the black or the white one)
(is|are) (the) (new|pro|bigger|pricier|premium) (model|{goods}|version|one) (better than|worth more than|much different from) (the) (old|standard|smaller|cheaper) (one|model)
(model|version|{goods}) (a|one|x) (or|vs|versus|against) (b|two|y) (which one|better|what differs|)
how do (the|these|your) (two|) ({goods}s|models) (differ|compare|stack up) (in quality|in price|)
(why) (should i take|is) (this {goods}|the second one) (instead of|better than|rather than) (that one|the first)`,
  product_availability: `
(will|are) (the|you|there) ({goods}s|more|{wear}) (come back|getting more|be more|return) (soon|in stock|next month|)
{preamble} (do you have|is|i would like to know if you have) (the {goods}|this {goods}|that item) (in stock|available|in my size|in black) {closing}
(is|are) (the|this|that|your) {goods} (in stock|available|sold out|still available|out of stock|back|discontinued) (in blue|in my size|online|in the store|)
(do|have) you (have|got|still have|still sell|carry|stock) (the|a|any|this|that) {goods} (in black|in size #num|in store|left|anymore|)
(when) (will|does|is) (the|this|that) {goods} (be back|be available|come back in stock|get restocked|return)
({goods}|item|product|article) (in stock|available|sold out|restock|back in stock) (pls|when|yes or no|in white|)
(any|got any) {goods}s (left|in stock|in my size|in red|available)
(notify|tell|email) me when (the|that) ({goods}|item) is (back|available|in stock) (again|)
(cannot find|do not see|where is) the {goods} (on your site|in the shop|i saw last week) (do you still have it|is it gone|)
(can|could) i (reserve|pre order|preorder|put aside) (a|the|that) {goods} (until tomorrow|in store|)
(how many|do you have enough) {goods}s (do you have|are left|for #num people) (in stock|)`,
  product_price: `
(what|how much) (do these cost|are they|for both|for a pair|all together)
(price|cost|total) (of|for) (both|all three|#num of them|a set|a pair)
(how much money|what sum|how many euros) (is|do i need for) (the|a|this) {goods}
{preamble} (how much is|what is the price of|i would like to know what) (the {goods}|this {goods}|a {goods}|your cheapest {goods}) (costs|) {closing}
(how much|what) (is|does|are|do) (the|this|that|a|your) {goods} (cost|go for|sell for|) (now|with tax|)
({goods}) (price|cost|how much) (pls|please|with vat|)
(price|cost) (of|for) (the|a|this|that|two|your) {goods} (please|in euros|)
(what) (do you want|do i pay|would i pay|are you asking) for (the|that|one|this) {goods}
(why) (is|are) (the|that|this) {goods} (so expensive|more expensive here|pricier than last week|cheaper elsewhere)
(can|will|do) you (match|beat|meet) (the price|a price|amazon) (of another shop|i found online|for this {goods}|)
(does|did) the (price|price of the {goods}) (include tax|change|go up|drop) (since yesterday|)
(is|was) (the {goods}|it|this) (cheaper|reduced|the final price|the price per piece) (last week|)`,
  size_guide: `
{preamble} (which size should i take|i am not sure about my size|do you have a size chart) (for the {wear}|for these {wear}|) {closing}
(size|sizing|size chart|fit|size guide) (for|of) (the|this|these|your) {wear} (please|)
(do|does|will|would) (the|this|these|your) {wear} (fit|run small|run large|come up small|stretch|fit true to size|suit wide feet)
(which|what) size (is|in|for|of) (the|this|a|your) {wear} (for a waist of #num|if i am #num cm|for a ten year old|do i need|)
(i am|i wear|normally i wear|my waist is|my chest is) (a size #num|#num cm|a medium|an xl|#num inches|between s and m) (which|what) size (of this {wear}|do i take|should i order|)
(what) (is|would be) (a medium|an eu #num|a french #num) in (us sizes|uk sizes|your sizes)
(is|are) (the|this|these|your) {wear} (small|tight|big|narrow|long|true to size|unisex|for tall people)
(how long|how wide) (is|are) the (sleeve|leg|waist|shoulders|sole) (of the {wear}|in size #num|)
(small|medium|large|xl) or (medium|large|xl|xxl) (for me|i am #num cm|which fits|)`,
  exchange_item: `
(i|we) (would like|want|need|prefer) (a different|another|a bigger|a smaller) (size|colour|model) (of the {wear}|than the one i got|instead of what i received|for the {wear} that came)
(got|received|bought) (the|my|these) {wear} (but|and) (need|want|would like) (them|it) (in another size|one size up|in black|smaller) (swap please|exchange|)
(swap|exchange|trade in) (not refund|instead of a refund|no refund needed) (another size|a new one|please|)
{preamble} (i would like to|can i|how do i) (exchange|swap) (my {goods}|the {wear} i bought|this for another size|it for a different colour) {closing}
(exchange|swap|change) (my|the|this|these) ({wear}|{goods}) (for|into) (a bigger size|another size|another colour|a smaller one|a different model|a new one)
(the|my|this|these) {wear} (is|are) (too small|too big|too tight|too long|too loose|the wrong size) (can i swap|can i exchange|i need another size|exchange please)
({wear}|{goods}|item) (exchange|swap|other size|another size|other colour) (pls|please|how|order #ref)
(can|could|may) i (have|get) (a larger|a smaller|another|a different) (size|colour|pair|one) (instead|in exchange|for the {wear} i bought)
(i|we) (got|was given) (a|this) {goods} as a (gift|present) and (want to exchange it|would like another one|have one already swap it)
(do|can) you (exchange|swap|replace) (gifts|{wear}|a {goods}|worn items|items bought online) (in the store|without a receipt|)
(replace|replacing|exchange) (it|my {goods}) (with|by|for) (a|the) (new|same|working|other) (one|model|{goods})`,
  return_policy: `
{preamble} (what is your return policy|how long can i return something|may i return a {goods} i have used|until when are returns accepted) {closing}
(return|returns) (policy|period|deadline|window|conditions|how long|free|cost|how many days) (pls|for a {goods}|)
(who|do i have to) (pays|pay) (for|) (return shipping|sending it back|the return postage|the return label)
(is|are) (the|) (return|returns|return shipping|sending things back) (free|free of charge|paid by you|at my cost)
(can|may|could) (i|one|customers) (return|send back|bring back) (a {goods}|{wear}|things) (that is open|without the box|after #num days|bought on sale|i have worn|without a receipt|given as a gift)
(how many|what number of) (days|weeks) (do you give|are there|have i got) (to return|for returning|to send back) (a {goods}|something|)
(do|does) (you|your shop) (take|accept|allow) (returns|back {goods}s|returned {wear}) (of used goods|from sale|after a month|)
(what|which) (items|products|things) (cannot|can not|can) be (returned|sent back|taken back)
(my|the) {goods} is (open|used|from the sale) (can it|may it) (still|) be returned`,
  return_item: `
{preamble} i ordered a {goods} and (it came|it arrived) (some days ago|last week|yesterday) but (to be honest|) i do not (like|want|need) it (that much|anymore|) (and thought maybe i could|can i still|and would like to) (send|give|bring) it back {closing}
(i thought|i wondered whether|is it possible that) (maybe|) i (could|can) (send|give|bring) (it|the {goods}) back (because i do not like it|order #ref|would that still be possible|to you)
(i|we) (want|would like|need|have) to (give|bring|send|ship) (back|) (the|my|these) ({goods}|{wear}|things) (back to you|back to the shop|which do not fit|)
{preamble} (i would like to|i want to|how do i) (return|send back) (my {goods}|the {wear} i bought|something from my last order) {closing}
(return|returning|send back|sending back|give back) (my|the|this|a|these) ({goods}|{wear}) (pls|please|how|to you|i bought last week|order #ref)
({goods}|{wear}) (return|send back|return label|does not fit) (pls|please|order #ref|i want to return)
(i|we) (do not like|am not happy with|changed my mind about|have no use for) (the|my|this) ({goods}|{wear}) (and want to return it|i want to send it back|take it back)
(where|how) (do|can|should) i (drop off|hand in|send|post|bring) (my|the|a) (return|returns parcel|{goods} i return)
(start|begin|open|create|request|process|set up) (a|my|the) return (for|of) (my {goods}|order #ref|the {wear}|one item)
(need|want|lost|print|email me) (a|the|my) return (label|slip|form|code) (for the {goods}|again|)
(has|did) (my|the) (return|returned {goods}|parcel i sent back) (reach you|arrive|been received|get to your warehouse)
(courier|someone) (to|should|can) (collect|pick up) (my return|the {goods} i send back)`,
  damaged_item: `
{preamble} (my {goods} arrived broken|the {goods} i bought does not work|the item came damaged|there is a crack in the {goods}) {closing}
(my|the|this|our) (new|) {goods} (is|came|arrived|was) (broken|damaged|cracked|scratched|faulty|defective|leaking|in pieces|dented)
(my|the|this) {goods} (does not work|stopped working|will not turn on|broke after two days|fell apart|makes a strange noise|died|does not charge)
({goods}|item|product|parcel) (broken|damaged|faulty|defective|cracked|does not work) (help|pls|what now|on arrival|order #ref)
(received|got|was sent|delivered) (a|one) (broken|damaged|faulty|defective|scratched|used) ({goods}|item|product)
(the|a) (screen|handle|zipper|button|leg|lid|glass|wheel|seam) (of my {goods}|on the {goods}|) (is broken|is cracked|came off|is torn|is loose|is faulty)
(there is|it has|it came with) (a|an) (hole|tear|crack|stain|dent|scratch) (in|on) (the|my) ({goods}|{wear})
(box|packaging|parcel) (was|arrived) (crushed|wet|torn|open) and (the {goods}|the item|everything inside) (is broken|is damaged|too)`,
  wrong_item: `
(sent|got|received|delivered) (me|) (blue|red|a small one|a lamp|size #num) instead of (green|black|a large one|a chair|size #num)
(i got|you sent) two (left|right|different|identical) (shoes|gloves|parts|ones)
{preamble} (i received the wrong {goods}|you sent me something else than i ordered|an item is missing from my order|i got someone else's parcel) {closing}
(wrong|different|incorrect|other) ({goods}|{wear}|item|size|colour|order) (received|delivered|sent|arrived|in the box) (help|order #ref|)
(i|we) (ordered|bought|wanted|paid for) (a|the|two) {goods} (but|and) (got|received|you sent|was sent) (a|something|only one) ({goods}|different|else)
(the|a|one) ({goods}|charger|cable|part|item|piece) (is|was) (missing|not there|not included|not in the parcel|left out)
(you|they) (sent|gave|delivered|shipped) (me|us|) (the wrong|a different|somebody else's|another) ({goods}|{wear}|parcel|model|size)
(my|the) (order|parcel|box) (came|arrived|is|was) (incomplete|without the {goods}|half empty|with one item less|with the wrong things)
(missing|incomplete) (item|items|order|parts|{goods}) (in my parcel|order #ref|what do i do|)
(one|some) of (the|my) ({goods}s|shoes|things|items) (is not|are not|was not) (in the box|in the parcel|what i ordered)`,
  warranty: `
(my|the) {goods} (broke|stopped|failed) (is it|am i|is that) (still|) (covered|under warranty|within the guarantee)
{preamble} (is my {goods} still under warranty|how long is the warranty|can you repair my {goods}|what does the guarantee cover) {closing}
(warranty|guarantee|repair) (for|on|of) (my|the|a|this) {goods} (how long|please|claim|expired|)
(how long|how many years) (is|does|of) (the|) (warranty|guarantee) (on|for|last on) (the|a|this) {goods}
(can|could|do) you (repair|fix|mend|service) (my|a|broken) ({goods}|{goods}s) (please|what does it cost|)
(is|does) (the|my) {goods} (covered|still covered|have a warranty|still have guarantee|come with a guarantee)
(make|start|file|open) a warranty (claim|case) (for my {goods}|)
(spare|replacement) (parts|battery|part) for (my|the|a) {goods} (where|do you sell them|)
(my|the) {goods} (broke|failed) after (a year|#num months|two years) (warranty|does the guarantee apply|is that covered)
(what|which) (damage|defects|things) (does|are) (the|) (warranty|guarantee|covered) (cover|by the warranty|include|)`,
  discount_code: `
(code|voucher|coupon) (from|of) (the newsletter|my friend|the advert|instagram) (does not work|is rejected|where do i enter it)
(student|first order|birthday|black friday|bulk) (discount|code|deal|offer) (do you have one|how do i get it|)
{preamble} (do you have a discount code|my voucher does not work|when is your next sale|is there a student discount) {closing}
(discount|promo|coupon|voucher) code (not working|invalid|where to enter|pls|expired|for new customers|for the {goods})
(is|are) (the|your|any) ({goods}|{goods}s|products) (on sale|reduced|discounted|in the sale) (soon|now|this week|)
(any|got any|do you have) (deals|discounts|offers|sales|coupons) (on|for) ({goods}s|students|my birthday|first orders|now)
(the|my) (code|coupon|voucher|promo) (says|shows|is) (invalid|expired|not applicable|already used|rejected)
(how|where) (do|can) i (use|enter|apply|redeem|type) (the|a|my) (code|coupon|voucher|promo code) (at checkout|)
(when) (does|is|will) (the|your) (sale|black friday|summer sale|promotion|next discount) (start|end|be|begin|over)
(student|military|teacher|senior|nhs|employee) (discount|rebate|reduction) (available|please|do you have it|)
(can|could) i (get|have) (money off|a discount|a better price|it cheaper) (if i buy two|on the {goods}|as a regular customer|)`,
  gift_card: `
(can|could|do) i (pay|shop|order|settle) with (a|my) gift (card|voucher|certificate) (online|in the store|and paypal|)
(where|how) (do|can) i (enter|type|redeem|apply|put) (the|my|a) gift (card|voucher|code) (code|number|at checkout|)
(is|are) (gift cards|a gift card|gift vouchers|gift wrapping) (available|valid online|sold in stores|free|refundable)
{preamble} (i would like to buy a gift card|how do i use my gift card|can you wrap it as a present|how much is left on my gift card) {closing}
(gift card|gift voucher|gift certificate) (buy|balance|use|redeem|expired|not working|how much left|send) (pls|for a friend|online|)
(can|could|do) you (wrap|pack|gift wrap) (the {goods}|my order|both things) (as a present|in gift paper|with a ribbon|)
(add|include|put|write) (a|my) (gift note|card|greeting|message|personal note) (to|with|in) (the|my) (order|parcel|present)
(check|see|know) (the|my) (balance|value|rest|money) (on|of) (my|the|a) (gift card|gift voucher)
(pay|paying) (partly|half|) with (a|my) gift (card|voucher) (and the rest by card|possible|how|)
(do|does|when do) (your|) gift (cards|vouchers) (run out|have a date|work in stores)
(my|the) gift (card|voucher) (never arrived|was not delivered|got lost|does not work|is not accepted|cannot be redeemed)
(send|email|give) (a|the) gift (card|voucher) to (my friend|someone else|my mother|another address) (of #amount|)`,
  loyalty_points: `
(pay|buy|order) (with|using) (my|) (points|bonus points|rewards) (possible|how|)
(club|bonus|loyalty|member|rewards) (card|programme|program|points|scheme|account) (join|how does it work|balance|benefits|lost|)
(how many|see my|where are my) (points|rewards|bonus points|stars) (do i have|please|left|)
(earn|collect|get) points (for|with|on) (my order|a purchase|my stay|every order) (how|how many|)
(what) (are|is) (my|the) points (worth|in euros|good for)
(forgot|missed) to (add|use|enter|scan) my (points|member number|loyalty card) (when i paid|)`,
  store_location: `
(can|could|may) (i|we) (come|drop by|walk in|visit) (to your shop|to the store|in person|and look around) (today|without appointment|)
(where|which town|what street) (is|are) (your|the) (shop|store|branches|showroom|outlet) (in|located|exactly|)
(how do i|how can i) (get to|find) (your|the) (shop|store) (from the station|by car|)
{preamble} (where is your nearest shop|when does your store open|is there a branch in #place|what are your opening hours) {closing}
(store|shop|branch|showroom) (near me|hours|open|address|opening times|where|in #place|on sunday) (pls|please|)
(do|have) you (have|got) (a|any) (real|physical|) (store|shop|branch|outlet) (in london|in glasgow|near the station|in #place|close to me|i can visit)
(when|until when|how late|what time) (is|are|does|do) (your|the) (store|shop|stores|branch) (in town|in #place|) (open|close) (today|on saturday|tomorrow|)
(can|could|may) i (see|try|test|look at|touch) (the {goods}|the {wear}|your products|things) (in a shop|in person|in a store|somewhere)
(address|directions|location|phone) (of|to|for) (the|your) (closest|main|) (shop|store|branch)
(are|is) (you|your shop|the store) open (now|today|on sunday|on christmas eve|tomorrow|on bank holidays)
(only|just) (online|an online shop) or (do you have a store|a real shop|also a shop)`,
  cart_help: `
(items|products|things|everything) (in|from) my (basket|cart) (disappeared|vanished|are gone|were deleted)
(how|where) (do|can) i (see|open|empty|clear|edit) (my|the) (basket|cart|shopping bag)
(i|we) (put|added) (the {goods}|something|two items) (in|to) (the|my) (cart|basket) (but|and) (it is empty|it shows nothing|it is not there)
{preamble} (i cannot add the {goods} to my basket|my cart is empty all of a sudden|how do i remove an item from my cart|where do i find my basket) {closing}
(cart|basket|shopping bag) (empty|not working|add|remove|where|stuck|does not load|emptied itself) (help|pls|)
(add|adding|put|putting) (the|a|another|two) {goods} (to|in|into) (my|the) (cart|basket|bag) (does not work|how|)
(remove|removing|delete|take) (the|a|one) {goods} (from|out of) (my|the) (cart|basket|bag) (how|please|)
(change|edit|update) the (quantity|number|amount) (in|of) (my|the) (cart|basket)
(the|your) (add to cart|add to basket|basket|cart) (button|page|icon) (is missing|does not react|does not work|is grey|is not there)
(save|keep|store) (the {goods}|my cart|items|it) for (later|next week|another day) (how|)
(my|the) (wish list|wishlist|favourites|saved items) (is gone|where|how do i use it|are empty)`,
  refund_policy: `
(can|could|would|will) i (get|have) (my money back|a refund|a full refund) (if|when|in case) (the {goods} breaks|i do not like the {goods}|the {wear} do not fit|it is opened|i lost the receipt|it was a gift)
(do|would) (you|your shop) (refund|give money back for|reimburse) ({goods}s|used {goods}s|sale items|shipping costs|gift cards|cancelled orders)
(how long|how many days) after (buying|the purchase of|getting) a {goods} (can i|may i|is it possible to) (ask for|claim|get) (a refund|my money)`,
  get_refund: `
(refund|money back) (for|of) (my|the|a|this) ({goods}|{wear}|order #ref|cancelled order) (please|now|i want|)
(the|my|this) {goods} (is bad|is not as described|never worked|broke|is fake) (and|so|,) (i want|give me|please) (my money back|a refund|refund me)
(i|we) (returned|sent back|brought back) the ({goods}|{wear}) (and|now|so) (want|would like|expect) (my money|the money back|to be refunded)`,
  refund_status: `
(where|when) (is|do i get|comes|will i see) (the|my) (refund|money|money back) for (the|my) ({goods}|{wear}) (i returned|i sent back|)
(i|we) (returned|sent back) (the|my) ({goods}|{wear}) (#num days|two weeks|a month) ago (and|but) (no refund|the money is not here|still no refund on my card)`,
  place_order: `
(i|we) (want|would like|need|wish) to (order|buy|purchase) (a|the|two|this) {goods} (from your website|online|please|today)
(order|buy|purchase) (a|the|that|one more) {goods} (how|now|online|please|for me)
(how|where) (can|do) i (order|buy|get|purchase) (a|the|this) {goods} (you show|from your catalogue|on your site)`,
  track_order: `
(where|when) (is|comes) (the|my) ({goods}|{wear}) (i ordered|i bought last week|from order #ref)
(i|we) (ordered|bought|paid for) (a|some|the) ({goods}|{wear}) (last week|on #date|#num days ago) (where is it|any update|what is the status|has it shipped)
(status|tracking) (of|for) (my|the) ({goods}|{wear}) (order|i bought|)`,
  change_order: `
(can|could|may) i (change|swap|switch) the (colour|size|model) of the ({goods}|{wear}) (in my order|i ordered|in order #ref) (before it ships|)
(add|include|put) (a|another|one more) ({goods}) (to|in) (my|the) (order|purchase) (#ref|i placed|from today)
(remove|take|delete) the ({goods}|{wear}) (from|out of|off) (my|the) (order|purchase) (#ref|i placed|)`,
  cancel_order: `
(i|we) (do not want|no longer want|no longer need) the ({goods}|{wear}) (i ordered|from order #ref|i bought) (anymore|cancel it|please cancel the order)
cancel (the|my) ({goods}|{wear}) (order|i ordered|purchase) (please|before it ships|)`,
  order_history: `
(what|which things) (have i|did i) (bought|buy|ordered|order) (in june|before|this year|from you so far)`,
};
