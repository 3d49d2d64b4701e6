/** The same wishes in other words: what shops hear about goods, returns and prices. See `wordings-orders.ts`. */
export const shopWordings: Readonly<Record<string, string>> = {
  product_advice: `
(which|what) (tent|lamp|pack|sleeping bag|stove|one|jacket|model) (would|should|do) (you|i|we) (recommend|take|buy|choose|suggest|pick) (for a beginner|for rain|for two weeks in norway|for a child of eight|for my dad|if money is tight|)
(i|we) (want|need|am looking|are looking|would like) (to buy|for|to find|) (something|a gift|a present|a tent|a good lamp|a bag) (for my brother|for someone who climbs|for cold nights|for a baby|under #amount|that lasts|for a festival)
(help|assist) me (find|pick|choose|select|decide on) (a|the right|something|the best) (tent|present|gift|sleeping bag|pack|for my trip|for hiking|stove)
(what|any) (do you|would you|ideas|suggestions|tips) (suggest|advise|have|for a present|for a camper|for a hiker) (for around #amount|for a woman|for my girlfriend|)
(going|we are going|i am going) (camping|hiking|to the mountains|on a trek|bikepacking) (for #num days|next week|with kids|in winter|) what (do i need|should i take|would you recommend|pack is right)
(something|anything|a tent|a bag) (light|small|warm|cheap|sturdy|for two|waterproof|simple) (for travelling|for the garden|for hiking|and not too expensive|)
(what|which) (is|are) (your|the) (best seller|most popular tent|cheapest tent|warmest bag|lightest pack|best lamp|favourites of customers)
(show|list|give) me (some|your|a few) (tents|packs|lamps|gift ideas|options under #amount|products for camping|stoves)
cannot decide (what to buy|which tent|between your products|)`,
  product_information: `
(is|are) (the|your|this) (ridge|cairn pack|ember|headlamp|stove|tent|product|material|fabric|zip) (waterproof|vegan|made of cotton|sturdy|fireproof|breathable|hand made|foldable|washable)
(what|how) (is|are) (the|this|your) (dune bag|tent|pack|lamp|product|stove|jacket) (stuffed with|made of|coated with|built|used|cleaned)
(how|what) (heavy|big|long|tall|warm|bright|loud|much does it weigh) (is|are) (the|this|that) (tent|pack|bag|lamp|stove|thing)
(does|do|will|can) (the|this|it|your) (lamp|stove|tent|pack|it|bag) (have|come with|need|fit|hold|work in|survive) (batteries|a rain cover|two people|a laptop|strong wind|snow|gas included)
(what|which) (colours|batteries|gas|temperature|volume|fuel) (does|is|do) (it|the tent|the lamp|the stove|the bag) (come in|need|good for|use|take)
(give|tell|show|send) me (the|more|all) (specs|specifications|details|data|facts|measurements) (of|about|on|for) (the tent|this product|the ember|that pack)
(how do i|how to|instructions to) (put up|fold|clean|wash|charge|repair|store|light|use) (the tent|my tent|the bag|the lamp|the stove)
(where|do you have) (is|are|) (the|a) (manual|care instructions|user guide|data sheet) (for|of) (the stove|my lamp|the product)
where (is|are) (it|your things|this product) (made|produced|from)
(burn time|battery life|capacity|temperature rating|water column) of the (lamp|stove|bag|tent)`,
  product_comparison: `
(compare|comparing|a comparison of) (both|the two|your|these) (sleeping bags|tents|packs|lamps|stoves|products|models) (please|for me|)
(what is|whats|where is|tell me) the difference (between|of) (the ridge and the harbour|the two packs|ember and dune|these tents|the cheap and the expensive one|both)
(which|what) (one|tent|of the two|is) (is|better|warmer|lighter) (better|warmer|lighter|the ridge or the lee|the ember or the dune|stronger|more robust)
(ridge|ember|cairn 28|the small one|first) (or|vs|versus|compared to|against) (harbour|dune|cairn 48|the big one|second)
(pros and cons|advantages) of (both|the ember|each tent|the bigger pack)
(is|are) (the more expensive|the ember|the bigger one) (really|) (better than|worth more than) (the cheap one|the dune|the other)`,
  product_availability: `
(is|are) (there|any|) (anything|any|some|a pair|) (left|more|tents left|lamps in stock|of the red ones) (in stock|in my size|of the lamps|)
(when|how soon) (will|do|are) (the|you|those) (shop|stoves|get|getting|blue packs) (sell lamps again|back|new stock|be in stock|available again|more of them)
(do|have) you (got|have|still have|stock|carry|sell) (the harbour tent|this in blue|more of these|stoves|size #num|the old lamp|it in store)
(is|are) (it|that one|the red one|the ember|this item|they) (sold out|out of stock|available|still available|in store|on stock|discontinued|gone)
(let|tell|notify|mail) me (know|) (when|as soon as) (it returns|it is available|you have it again|it comes in)
(sold out|out of stock|not available|unavailable) (when is it back|will it come again|everywhere|)
(how many|do you have enough) (pieces|are left|do you have|for ten people) (of the lamp|in stock|)
(reserve|put aside|hold|preorder) (one|it|the tent|a pair) (for me|until friday|)
can i (find|get|buy) (it|this) in (your shop|a store near me|any of your stores)
(is|are) (it|this|the tent|that lamp|those shoes|the item) (still|currently|) (in stock|available|sold out|to be had|on sale in store) (online|in blue|in size #num|)
(when|how soon) (is|will|does) (it|the item|the tent|size #num) (be|) (back|available again|restocked|in stock again|return to the shop)
(do|does) (you|the shop|your store) (still|) (have|stock|carry|hold) (it|this product|any lamps|the pack|more tents) (in stock|on the shelf|)`,
  product_price: `
(could|can|would) you (quote|tell|give) me (a price|the price|what it costs|your best price) (for|of) (the big tent|ten lamps|this|the ember|the pack)
(how|what) (pricy|expensive|dear|cheap|pricey|high is the price) (is|are) (your|the|that) (warmest sleeping bag|tent|big pack|lamp|one|stove)
(what|how much) (do|does|would|will|must) (i|it|the tent|one of these|the blue one) (pay for the lamp|cost|come to|be|set me back)
(price|cost|prices) (of|for) (the|a|your) (ember|ridge tent|big pack|headlamp|stove|tents) (please|)
(do|will|can) you (match|beat|meet) (a lower price|the price of another shop|amazon's price|an offer)
(why|since when) (is|did) (it|the price|this tent) (more expensive|go up|so expensive|higher) (now|than last week|than on other sites|)
(is|are) (tax|vat|the prices) (included|with tax|before tax|in dollars)
(saw|i saw|found) it cheaper (elsewhere|yesterday|on another site) (can you match it|)
(how much|what) (is|does|would|are) (the|a|your|this|that) (tent|lamp|pack|stove|sleeping bag|jacket|product|article) (cost|price|sell for|)
(price|cost|how much money|what price) (is|for|of) (it|this|that|the lamp|one of these|the tent)
(what|how much) (do|would) (you|i) (want|have to pay|need|pay) for (it|this one|the pack|a stove|a tent like that)
(tell|give|quote) me (the|its|a) (price|cost) (of|for|) (the lamp|that tent|it|the jacket|)`,
  size_guide: `
(does|do|will|would) (a|the|your) (large|medium|size #num|small|jacket|pack) (suit|fit|be right for) (someone of #num cm|me|a tall man|a child of ten|my waist|wide feet)
(what|which) size (would|should|do|is) (i|right|you) (take|need|recommend|for #num cm|if i am tall|for a woman of #num)
(i am|im|my son is) (#num cm|tall|short|between two sizes|a 42) (and|) (#num kilos|which size|what do i order|will a medium do)
(do|are) (the shoes|they|your jackets|the packs) (small|true to size|run large|cut narrow|tight|big)
(size|sizing|measurement) (table|chart|guide|help|advice) (please|for the jackets|for packs|)
(what are|give me) the (measurements|dimensions|lengths) of (size m|the large|each size)
how do i measure (my back|my foot|myself) (for a pack|for the right size|)
(which|what) size (fits|suits|is best for|would fit) (me|a person of #num cm|my wife|a small child|someone tall|wide shoulders)
(do|does|are|is) (it|they|the jacket|your shoes|the boots) (fit|run|come up|cut) (small|large|true to size|tight|narrow|wide)
(where|do you have|show me) (is|) (the|a) (size chart|size guide|table of sizes|measurement chart)
(i am|my waist is|my foot is|i weigh) #num (cm|kilos|inches|) (what size|which size do i take|does medium fit|)`,
  exchange_item: `
(is|could|can|may) (a swap|an exchange|i|it) (for a 40|possible|swap this|be exchanged|be swapped|exchange these) (doable|for another colour|for a bigger size|please|)
(these|it|the shoes|the jacket|this pack) (do not suit me|is too small|are too tight|does not fit|is the wrong colour) (exchange it please|can i get another size|swap it|can i have a larger one)
(i|we) (want|need|would like|wish) to (exchange|swap|trade) (this|it|the jacket|my order|the gift|them) (for|into|against) (a larger one|another colour|the blue one|something else|size #num)
(rather|i would rather|prefer|i prefer) (have|) (the bigger one|the other colour|a medium|a different model) (exchange it|instead|swap please|)
(how|where) (does|do) (an exchange|i exchange|swapping|i swap) (work|something|an item|go|sizes)
(send|give|ship) me (a larger one|another size|the right size) (and i return this|in exchange|instead of this one)
(exchange|swap) (without a receipt|a gift|in store|by post|possible)`,
  warranty: `
(does|is|do|will) (the|my|a|your) (guarantee|warranty|tent|lamp|seam) (help|still guaranteed|cover this|under warranty|pay for repairs|hold|last two years)
(two|three|#num) (years|months) (in|old|ago|after buying) (and|) (a seam has opened|the zip broke|the lamp died|is it still covered|does the warranty apply)
(can|could|do|where do) (you|i) (repair|fix|mend|sew|get repaired) (my tent|a torn seam|the broken strap|my lamp|poles|the zip)
(need|i need|do you sell|where are) (spare parts|a new pole|a replacement strap|new pegs|a new battery cover)
(how|what) (long|years of warranty) (is|do|are) (the guarantee|i have|the warranty|included|things guaranteed)
(claim|use|register|make a) (my warranty|a warranty claim|the guarantee|warranty) (for a pack|for my tent|)
(out of|still in|within) (warranty|guarantee) (or not|what now|)`,
  discount_code: `
(my|the|this) (promo code|voucher|coupon|code|discount) (has no effect|gives no discount|is not accepted|does nothing|shows as expired|was not deducted|is refused)
(do|does|are|is) (you|there|your shop|it) (have|give|any|offer) (a|any|some|) (discount|sale|promo|coupons|student discount|reduction|offers|deals) (for new customers|at the moment|for members|today|soon|)
(when|until when) (is|does|are) (the|your) (next sale|sale|winter sale|offer|black friday|discounts) (start|end|valid|begin|over|on)
(where|how) (do|can|must) i (enter|type|use|put|redeem|apply) (the|my|a) (code|promo code|voucher|coupon|discount)
(give|get|send) me (a|some|any) (discount|code|coupon|better deal|rebate code|voucher)
(can|could) i (get|have) (it|this|ten of them) (cheaper|at a discount|for less|with a reduction)
(combine|use) (two|several) (codes|vouchers|discounts)
(code|coupon|voucher|discount) (expired|not working|invalid|forgot to use)`,
  gift_card: `
(how|where) (do|can|could) i (check|see|find) (how much is left|the balance|how much money is|the rest) (on|of) (a|my|the) (gift card|gift voucher|card)
(could|can|would|do) you (wrap|pack|gift wrap|send) (this|my order|them|the box) (as a birthday present|as a gift|nicely|in gift paper|with a card)
(buy|get|send|order|purchase) (a|an|two) (gift card|gift voucher|gift certificate) (for my sister|by email|of #amount|as a present|for christmas)
(my|the|a) (gift card|voucher|gift certificate) (code|) (is not accepted|expired|was lost|does not show money|is empty|how do i use it)
(pay|use|redeem|shop) (with|) (a|my|two) gift (card|cards|voucher)
(put|add|enclose) a (greeting card|note|personal message|card) (in the box|with the gift|)`,
  loyalty_points: `
(how many|what|where are my|how much are) (points|bonus points|rewards|loyalty points) (do i have|stand on my account|are on my account|have i collected|worth|)
(how|where) (do|can) i (spend|collect|use|earn|redeem|look up|get) (my|more|bonus|) (points|bonus points|rewards|stars|miles)
(do|did|why did) (i|you|my order) (get|not get|give|earn|not receive) (points|any points|bonus points) (for my last order|for this stay|for my purchase|)
(join|sign up for|become part of|what is) (the|your) (loyalty club|bonus programme|rewards program|members club|points programme)
(do|will|when do) (points|my points|rewards) (expire|run out|get lost|count)
(member|membership|loyalty) (benefits|advantages|card|status|level)`,
  store_location: `
(how late|until when|from when|what time|what days) (are|is|do) (you|the shop|your store|your stores) (open|opened|close) (on friday|today|in the evening|on holidays|tomorrow|)
(what|where|which) (is|are) (the|your) (nearest|closest|) (shop|store|stores|branch|shops) (to denver|to me|from here|in portland|around here|located|)
(do|does|have) you (have|got|run) (a|any|) (real shop|physical store|stores|shop|branch) (in seattle|near me|in my area|where i can try things|)
(can|could|may) i (come|visit|try|look at|see) (by|you|it on|the tents|things) (in the shop|in a store|in person|somewhere|)
(address|opening hours|opening times|phone) of (the|your) (shop|store|portland shop|boulder store)
(parking|fitting rooms|repair service) (at|in) (your|the) (shop|store)
are you open (this sunday|tomorrow|on public holidays|late)`,
  cart_help: `
(my|the) (basket|cart|shopping cart|bag) (loses everything|is suddenly empty|shows the wrong amount|does not update|lost my items|will not load|is stuck)
(how|where) (can|do|could) i (throw out|remove|take|see|find|change) (an item|something|the number of items|my basket|a product) (from the cart|out of my basket|in my cart|)
(i|we) (cannot|can not|am unable to) (add|put|remove|get) (anything|more items|a product|the tent) (to|into|from) (the basket|my cart|the cart)
(the add to cart|the basket|the quantity) button (does nothing|is grey|does not work)
(put|add|place) (this|that|two of them|the tent) (in|into|to) (my|the) (cart|basket|bag)
(save|keep|share) (my basket|it for later|the cart|my wish list)
(is there|where is|do you have) (a|the) (phone app|shopping app|wish list|search) (for the shop|on the site|)`,
  return_item: `
{preamble} (i ordered|i bought) {goods} (it came some days ago|they arrived last week|) (and|but) (to be honest|) i do not like it (that much|) (and|so) i thought (maybe|) i could (send it back|give it back|return it) (would that be possible|the number is #ref|)
(it arrived|it came) (some days ago|on monday|last week) but (honestly|to be honest|) (it is not for me|i do not like it) (so|and) (can|could|may) i (still|) (send it back|return it|bring it back) (the number is #ref|)
(can|could|may|how do) (i|we) (return|send back|give back|bring back) (#ref|order #ref|number #num|#ref from last week)
(return|returning|send back|sending back) (#ref|order #ref|purchase #ref|order number #num) (please|is that possible|now|)
(the blouse|it|this|the pack|my purchase) (is not for me|does not suit me|is not what i wanted|is too heavy|disappoints me) (how do i get it back to you|i want to send it back|can i give it back|return please)
(i|we) (have|got) (an article|a product|something|a pair of shoes|a tent) (i would like to return|to send back|to give back|i want to return to you)
(wanna|gotta|want to|need to|have to|i wish to) (return|send back|bring back|give back) (these|this|those|my|the) (headphones|shoes|tent|order|product|jacket|things|lamp)
(where|how) (do|can|must|should) i (send|bring|take|drop|post|return) (it|the package|my return|these|unwanted items) (back|off|to|)
(print|send|email|get|need|lost) (me|) (a|the|my|another) return (label|form|document|note)
(start|register|announce|book|open) (a|my) return (for order #ref|please|online|)
(has|did|have) (my return|my parcel|the returned item|you) (arrived|reach you|received my return|been processed|get my return)
(pick up|collect|fetch) (my return|the item|it) (from home|at my door|)
(return|send back) (half|part|one item) of (the|my) order
(i|we) (want|need|would like|have) to (start|make|register|arrange) a return (for order #ref|of the shoes|please|today|)
(send|give|bring|post|mail) (back|) (the shoes|this tent|an item|my order|it) (back to you|i do not like it|how|where to)
(get|need|want|print|download) (a|the|my) (return label|return form|returns number|prepaid label) (for the parcel|please|)
(where|how) (do|can) i (hand in|drop off|take|post) (my|the|a) (return|returned item|parcel to return)`,
  return_policy: `
(how late|how long|until when|what day) (can|may|do) (i|things|we|customers) (hand things back|return things|be returned|have to return it|send it back)
(can|may|could) (i|we|one) (return|send back|bring back|give back) (a worn item|something opened|used things|sale items|a gift|it after a month|something without the box|underwear)
(what|how) (is|are|do) (your|the) (returns policy|return rules|returns work|conditions for returns|policy for sending things back|return period)
(do|does|who) (you|i|pays) (take back|pay for the return|charge for returns|accept returns|cover return shipping) (opened items|used goods|of sale items|after #num days|)
(is|are) (returning|returns|a return|sending back) (free|possible|allowed|easy|free of charge) (after two weeks|without receipt|in store|for sale items|)
(how many|number of) (days|weeks) (do i have|for returns|to return something|are there to send it back)
(without|no) (receipt|box|packaging|tags) (can i still return it|is a return possible|)
(can|could|may) (things|items|goods|i|we) (be sent back|be returned|send things back|return goods) (if opened|after trying them|after #num weeks|without the box|when on sale|at all)
(what|which) (conditions|rules|terms|time limits|exceptions) (apply|are there|do you have) (for a return|for returning|for sending things back|when i return something)
(is|are) (it|returns|opened goods|a used item) (allowed|possible|okay) to (be returned|return|send back) (or not|)
(how long|how many days|until what day) (are returns|is a return|can i return things|may i return it) (accepted|possible|after buying|)
(return|returns) (rules|policy|conditions|deadline|time limit|terms) (please|for sale items|)`,
  damaged_item: `
(the|a|my) (handle|strap|zip|screen|lid|pole|button|sole|cable) (snapped off|broke|came off|is cracked|does not close|is loose|tore) (on day one|after a week|when i used it|the first time|)
(it|the lamp|my tent|the thing|the product) (was|is|came|arrived|has) (broken|cracked|in pieces|scratched|damaged in transit|a hole|defective|dirty) (when i unpacked it|when it came|out of the box|)
(the product|this item|this thing) (broke|stopped working|died|fell apart|failed) (the first time i used it|after one day|within a week|already|)
(i|we) (got|received|bought|was sent) (a|an|something) (faulty|defective|damaged|broken|cracked) (product|laptop|item|one|parcel)
(my|the) (laptop|phone|camera|tv|mixer|lamp|chair) (came|arrived|was delivered) (with a|with|) (cracked screen|scratches|broken|dead pixels|dent|defect)
(does not|will not|would not) (turn on|charge|work|close|start|light) (brand new|out of the box|since i got it|the item i bought)
(the quality|the stitching|the fabric) (is bad|is awful|came apart|has holes)
(report|claim for|send photos of) (damage|a damaged parcel|a defect|a broken item)
(my|the) (new|) (lamp|tent|kettle|laptop|jacket|stove|thing) (is|arrived|came|was) (broken|faulty|defective|torn|cracked|damaged) (on arrival|already|when it came|)
(the item|my purchase|what i bought) (does not work|stopped working|is defective|fell apart|will not start) (anymore|after two days|since i bought it|)
(broken|damaged|defective|faulty) (on arrival|item|goods|product|when delivered) (what do i do|please help|)`,
  wrong_item: `
(there is|there are|i have|got) only (one glove|one shoe|half|two of three|one of two) (in the parcel|in the box|in my package|) (i bought a pair|i ordered two|where is the rest|)
(i|we) (have been|got|was|were) (sent|given|shipped|delivered) (another model|the wrong colour|something else|another size|someone else's order|the wrong product|size #num instead)
(this|it|that|what came) (is not|isnt) (the product|what|the colour|the size|the one) (i ordered|i bought|i asked for|in the picture)
(an item|the charger|a part|the lid|one thing|half the order) (was|is) (missing|not included|not in the box|absent) (from my parcel|from the package|)
(wrong|different|incorrect) (colour|item|size|product|model|parcel) (delivered|arrived|received|in the box|sent)
(where is|what about|i miss|missing) (the rest|the second item|the other half|the accessories) (of my order|)
(you|they) (mixed up|confused|swapped) (my order|the orders|the sizes)
(ordered|i ordered|bought) (blue|a large|two|the tent|a 42) (got|and got|but received|came) (green|a small|one|a lamp|a 40)
(the|a|my) (parcel|box|package|order) (had|has|contained|came with) (the wrong thing|a wrong size|only half|someone else's things|one item less|a different colour)
(you|they) (sent|delivered|shipped|packed) (the wrong|a different|another) (size|colour|item|model|product) (than i ordered|in my parcel|)
(something|one thing|an item|a part) (is missing|was left out|was not packed|was forgotten) (in my parcel|from the box|of my order|)`,
};
