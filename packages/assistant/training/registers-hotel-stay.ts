/** The same wishes in every register: finding, booking and changing a stay. See `registers-orders.ts`. */
export const hotelStayRegisters: Readonly<Record<string, string>> = {
  book_room: `
(we|i) (will|would) take (the|a) (double|suite|family room|cheapest room|one with the view) ({when}|for {nights}|please)
(please|can you|could you) (make|put|do) (a|the) (booking|reservation) (in my name|for us|under #name) ({when}|for {nights}|)
{guestpreamble} (i would like to|we want to|can i|could you help me to) (book|reserve) (a {roomtype}|a room|a stay) {guests} {closing}
{guestpreamble} (please|can you) (book|reserve) (it|that one|this hotel|a room there) for {nights} (starting|from|beginning) {when} {closing}
(room|hotel|double|suite|stay) (booking|reservation|book|reserve) (pls|{when}|for {nights}|{guests}|how)
(make|making|do|complete) a (goddamn|bloody|quick|new|hotel|room|) (booking|reservation) (please|{when}|how|in your hotel|for {nights}|with you)
(book|reserve) (me|us) (a|one) (hotel|hotel room|room) in (madrid|rome|london|vienna|oslo|#place) (please|{when}|{guests}|)
(lets|let us|ok|alright|yes) (book|reserve) (it|that|this one) (from|for|starting) (wednesday|monday|the #ordinal|saturday|{when}) ({guests}|)
(trouble|troubles|problems|difficulties|assistance) (to|with|in|for) (making|booking|reserving|book|reserve|make) (a|my) (reservation|hotel room|room|booking|stay)
(no idea|not sure|unsure) (how|what to do) to (book|reserve|make a reservation for) (a|the) (room|hotel|hotel room)
(i am|we are) (interested in|thinking of|keen on|planning on) (booking|reserving|staying in) (a|your|one of your) (room|rooms|hotel|suite) ({when}|for {nights}|)
it (is|will be) (for|) (#num people|two adults|just me|me and my husband|a family of #num) (and|,|staying) (for|) {nights} (from|starting) {when}
(sounds|looks|that is|it is) (good|great|perfect|fine) (please|lets|can you|) (book|reserve) (it|a room|that) (for me|{guests}|for {nights}|)
(try|how about|what about) (booking|to book|to reserve) (it|) for (just|only|) {nights} (instead|then|starting {when})
(i|we) (will|would) (check in|arrive|come) (on|) (monday|{when}|the #ordinal|march #ordinal) and (stay|leave after|check out after) {nights} (book it|please|reserve that)
(yes|yeah|sure|ok) (for|) #num (people|persons|guests) (and|,|) {nights} (from|starting) (sunday|tuesday|friday|{when}) (please|)
(can|could|may) (i|we) (spend|pass|sleep) (the night|{nights}|some days) (at your hotel|with you|there) ({when}|)`,
  search_hotel: `
(another|a different|any other) (hotel|place|guesthouse) (with|in|that has) (the same price|a gym|parking|that area|better ratings)
(is|are) (it|that hotel|they) (cheap|expensive|in the centre|a guesthouse|a #num star hotel|in the north) (or|) (moderate|a hotel|)
{guestpreamble} (i need|we need|i am looking for|can you find me) (a place to stay|a hotel|a guesthouse|somewhere to stay) (in the north|in the centre|with free parking|with free wifi|that is not too expensive) {closing}
{guestpreamble} i need a (cheap|moderately priced|nice|#num star) (hotel|guesthouse|place to stay) (in the south|with free parking|with wifi) for {nights} from (tuesday|friday|{when}) {closing}
(hotel|guesthouse|place|lodging|accommodation) (cheap|centre|with parking|with wifi|near the station|#num star|in #place|search) (pls|find|)
(suggest|recommend|know|find) (somewhere|someplace|anywhere) (to sleep|to stay|to spend the night|for the night) (in town|in the city|nearby|cheap|)
(search|searching|find|finding|look|looking) (for|) (a|some|any) (hotel|hotels|accommodation|lodging) in (lisbon|madrid|rome|berlin|prague|#place) (help|please|)
(it|the place|the hotel) (should|must|needs to) (also|) (include|have|offer) (free parking|free wifi|internet|#num stars) (and|) (be cheap|be in the east|be a guesthouse|)
(no|i have no|there is no) (preference|particular area|price range|favourite) (on|for|in|) (the area|price|stars|) (but it should have wifi|as long as it is #num stars|)
(are any|is any|do any|which) of (them|those|these|the hotels) (guesthouses|in the cheap range|with free parking|have #num stars|in the centre|have internet)
(i|we) (am|are) (visiting|coming to|travelling to|going to) (#place|your town|the city) (and|so i) (need|am looking for) (a hotel|a place to stay|lodging|somewhere to stay)
(which|what) (hotel|guesthouse|place|hotels) (is|are|would be) (the cheapest|close to the centre|the best rated|nearest to the station) (in town|in the area|)
(how about|what about|and) (a|one|something) (#num star|cheap|expensive|moderate) (hotel|one|guesthouse) (in the centre|instead|)
(the|my) (price|budget|price range) (should be|is|has to be) (cheap|moderate|in the moderate range|no problem|low) (and|) (it should have parking|#num stars please|)
(can|could) (i|you) (get|give me|tell me) (the|its) (area|star rating|type|price range) (of the hotel|of that one|) (please|)
(can|could) you (find|get|show) (me|us) (a different|another|some other) (hotel|guesthouse|place) (with|in|near) (the same area|#num stars|the centre|free parking)
(a|any) (hotel|house|place|motel|hostel|apartment) (to stay|to rent|to sleep) (in #place|for a couple of days|with good ratings|for #num people)`,
  check_availability: `
is it (still|) possible to (get|have) (a|the) (suite|double|twin|single|family room|room) (on sunday|{when}|for easter)
(is|are) (a|the|any) (twin|suite|rooms|double) (going|left|to be had|free) (for the #ordinal|for easter|{when})
(can|could) (we|i) (still|) (come|get in|have something|stay) {when} (or are you full|or is it booked out|)
{guestpreamble} (do you have|is there|are there) (a room|rooms|anything|availability|vacancies) (free|available|left|) {when} {closing}
(availability|rooms|vacancy|space|free rooms|room) (free|left|available|yes or no|) ({when}|{guests}|tonight|pls)
(got|have|any) (space|a room|rooms|a bed|something|anything) (tonight|free|left|for us) ({when}|)
(check|see|know|verify|find out) (if|whether) (there are|there is|you have) (any|a|) (vacancies|availability|rooms|room|double room|suite) (free|left|) ({when}|)
(is|are) (the|a|any) (suite|double|twin|room|rooms|single) (still|) (free|available|open|to be had) (on friday|{when}|for us|)
(which|what) (dates|days|weekends|nights) (are|do you have|would be) (open|free|available|possible) (in august|next month|for #num people|)
(fully|completely|already) (booked|full) ({when}|or is there still a room|for new years)
(trouble|assistance|problems|help) (to|with|in) (check|checking|seeing|see) (the|) (availability|room availability|vacancies)
(can|could) you (fit|take|have|squeeze) (us|in #num people|two more|my family|a group) (in|) {when}
(are|is) (there) (any|some) (hotel rooms|vacancy|availabilities|rooms to book) (for|on|from) (#date|the #ordinal|{when})`,
  room_prices: `
(how much|what) (do|does|would|will) (you|it|a room|two rooms) (charge|cost|be|come to) (per person|a night|in total|with breakfast|{when})
(is|are) (the|your) (price|rate|rates|prices) (per night|per person|with tax|different at weekends|for the whole room)
{guestpreamble} (how much is|what would be the price of|i would like to know the cost of) (a {roomtype}|a room|a stay|one night) {guests} {closing}
(price|prices|rates|cost|how much) (pls|a night|double|suite|{when}|check|for {nights})
(what|how much) (would|will|does|is) (a week|the weekend|one night|a double room|it) (cost|be|come to|run) (for a couple|in july|{guests}|{when}|)
(check|see|know|view|compare|consult) (the|your|) (hotel prices|room prices|price of a room|prices for a night|rates for {when})
(cheapest|lowest|best|average) (price|rate|room price) (for|of) (a night|a double|a room|one person) ({when}|)
(how|what) (expensive|pricey|much money|high) (is|are|would be) (a night|your rooms|it|the suite|a stay) (at your hotel|{when}|)
(trouble|assistance|information|help) (to|with|about|on) (check|seeing|finding|the) (hotel prices|prices of rooms|rates|room rates)
(tell|give|send|quote) (me|us) (the|a|your) (price|prices|rates|rate|total) (for|of) (two nights|a room with sea view|the double|our stay)
(what|whats) (is|) (the|your) (rate|price|nightly rate|total cost) (per person|for #num people|with breakfast|in the high season|for {nights})`,
  special_offers: `
{guestpreamble} (do you have|are there|could you tell me about) (any special offers|any deals|a discount|packages) (at the moment|{when}|for us) {closing}
(offers|deals|discount|promotion|package|promo) (pls|any|hotel|weekend|now|check|{when})
(check|see|know|view|find) (the|your|any|all) (offers|hotel offers|deals|promotions|discounts) (you have|available|for the hotel|)
(weekend|family|wellness|christmas|summer|midweek) (package|deal|offer|special) (available|do you have one|)
(is there|do you give|can i have|any) (a discount|a reduction|money off|a special price) (for seniors|for students|for a long stay|if i pay now|for returning guests)
(looking|hunting|searching) for (a bargain|offers|hotel deals|last minute offers|promotions) (in your hotel|{when}|)
(trouble|assistance|information|help) (to|with|about|on) (check|seeing|finding|the) (hotel offers|offers|current promotions|discounts)
(what|which) (promotions|deals|offers|discounts) (are|do you|can i) (running|currently have|on|available|get) (now|{when}|)`,
  change_reservation: `
(the|my|our) (dates|days|names|details) (on|of|in) (my|our|the) (reservation|booking) (are off|are not right|are wrong|must be different)
(push|move|shift) (my|our) (booking|reservation|stay) (back|forward) (a week|a day|by #num days|)
(we|i) (booked|have a booking|reserved) (for|from) (friday|the #ordinal|#date) (but|and) (want|need|would like) (saturday|another day|the #ordinal|to come later) instead
(one|two) (more|fewer|extra|less) (person|people|guests|rooms) (than|on|in) (our booking|my reservation|we booked)
(correct|fix|update) (the|my|our) (name|date|arrival|email|number of guests) (on|in|of) (the|my|our) (booking|reservation)
{guestpreamble} (i need to|we want to|can i|could you) (change|modify|move|edit) (my reservation|our booking|the dates of my booking|the number of guests) {closing}
{guestpreamble} (our plans have changed|the dates are wrong|we are one person more) and (i need to|we have to|could you) (change the booking|modify our reservation|correct the reservation) {closing}
(reservation|booking) (#ref|) (change|modify|edit|wrong date|other date|new date|wrong name) (pls|help|)
(switch|swap|move|shift|push) (my|our|the) (booking|reservation|stay) (from|) (friday|monday|the #ordinal|#date) to (saturday|tuesday|the #ordinal|#date|{when})
(change|alter|modify|edit|correct) (the|some) (details|dates|name|data|information) (of|on|in) (my|our|a) (reservation|booking|hotel reservation) (#ref|)
(add|put|include|take off|remove) (my wife|my husband|a person|one guest|a child|a friend) (to|on|in|from) (the|our|my) (booking|reservation)
(wrong|incorrect|different) (dates|name|room|number of people) (on|in|for) (my|our|the) (booking|reservation) (please fix|need to change it|)
(we|i) (need|want|have) to (come|arrive) (a day later|one day earlier|on another day|#num days later) (change the booking|than booked|is that possible)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (change|changing|modifying|editing|alter) (my|a|the|our) (reservation|hotel reservation|booking)
(no idea|not sure|unsure) (how|what to do) to (change|edit|modify|alter) (my|a|the) (reservation|booking|hotel reservation)
(can|could|may) (i|we) (still|) (change|alter|rebook|reschedule) (the reservation|our stay|our booking|to another date) (we made|free|)`,
  extend_stay: `
(we|i) (like it here|love it|are not ready to go) (and want to|can we|lets) (stay longer|add a night|stay another day)
{guestpreamble} (i would like to|can we|is it possible to) (add a night|stay one more night|extend our stay|prolong the booking) {closing}
(extra|additional|another|one more) (night|day|nights) (pls|add|possible|how much|to my booking|)
(add|adding|append|book|get|include) (a|one|an additional|#num|some|several) (night|nights|extra nights|more nights|day) (to|on|for) (my|our|the) (reservation|booking|stay|hotel reservation) (#ref|)
(stay|staying|keep the room|remain) (longer|till sunday|until monday|for #num more nights|another day) (possible|can we|please|)
(trouble|troubles|problems|difficulties|assistance) (to|when|with|in) (add|adding|extending|extend) (a night|some nights|an extra night|my stay)
(no idea|not sure|unsure) (how|what to do) to (add|extend|prolong) (a night|my stay|extra nights|my booking)
(shorten|cut|reduce|leave) (our stay|the stay|my booking|a day early|one night less) (by one night|please|is that possible|)
(prolong|extend|lengthen) (my|our|the) (booking|reservation|stay|holiday) (by one day|till {when}|for {nights}|)
(may|can|could) (i|we) (have|get|book) (the same room|our room|the room) (one more night|longer|for another {nights})`,
  upgrade_room: `
(is|would) (a|the) (suite|better room|bigger room|sea view) (free|possible|available) (for us instead|as an upgrade|to change to)
{guestpreamble} (i would like to|can we|is it possible to) (upgrade our room|upgrade the reservation|get a better room|move up to a suite) {closing}
(upgrade|better room|bigger room|room upgrade) (pls|reservation #ref|how much|free|possible|my booking)
(upgrade|upgrading|improve|improving|enhance) (my|our|the|a) (reservation|booking|hotel reservation|room|stay) (to|) (a suite|a deluxe room|business class|the next category|)
(move|go|bump|switch) (us|me|) (up|) to (a suite|the deluxe|a nicer room|a higher category|the penthouse)
(trouble|troubles|problems|assistance|information) (to|when|with|about) (upgrade|upgrading) (my|our|a|the) (reservation|room|booking)
(no idea|not sure|unsure) (how|what to do) to upgrade (my|our|a|the) (reservation|room|booking)
(how much|what) (does|would|is) (it|an upgrade|upgrading) (cost|be|extra) (to a suite|for my reservation|to the sea view room|)
(is there|do you have|any chance of) (a nicer|a better|a larger|an upgraded|a more comfortable) room (i could switch to|we could have|available|)`,
  cancel_reservation: `
{guestpreamble} (i need to|we have to|i want to|could you) (cancel|call off) (my reservation|our booking|the hotel|the room i booked) {closing}
{guestpreamble} (we cannot come|i am ill|our flight was cancelled|my wife broke her leg) (so|and) (please|we must|i have to) cancel (our reservation|the booking|my stay) {closing}
(reservation|booking|hotel|room) (#ref|) (cancel|cancelled please|not needed|to be cancelled|revoke) (pls|)
(cancel|cancelling|canceling|revoke|annul|undo) (the|my|our|a) (hotel|reservation|booking|hotel booking|room) (i made|#ref|for {when}|under my name)
(the|my|our) (room|reservation|booking) (is no longer needed|is not necessary anymore|can be given away|can be deleted) (we are not coming|)
(trouble|troubles|problems|difficulties|issues) (to|when|with|in) (cancel|cancelling|canceling) (my|a|the|our) (reservation|hotel reservation|booking)
(no idea|not sure|unsure) (how|what to do) to (cancel|revoke|call off) (my|a|the) (reservation|booking|hotel reservation)
(we|i) (are not|am not) (coming|going to come|able to travel|going to make it) (anymore|after all|{when}) (cancel it|)
(do not|no longer) (need|want) the (reservation|room|booking) (i made|for {when}|anymore)`,
  check_reservation: `
(do|can) you (see|find|have|confirm) (our|my|the) (booking|reservation|name) (in your system|on your list|for {when}|#ref)
(is|are) (our|my|the) (reservation|room|dates|booking) (in your system|still standing|safe|all set|definitely booked)
(what|which) (did|have) (i|we) (book|booked|reserved|reserve) (in the end|with you|for {when}|)
{guestpreamble} (i would like to|can i|could you) (check|see|confirm|look up) (my reservation|our booking|the details of my booking|whether my room is booked) {closing}
(reservation|booking) (#ref|) (check|confirmed|status|details|see|number|ok) (pls|yes or no|)
(find|see|check|look up|pull up) (my|our|the|a) (booking|reservation|hotel reservation) (under|for|of|in the name of) (#name|perez|schmidt|my wife|#ref)
(did|have) you (get|receive|got|received|register) (my|our|the) (reservation|booking|request) (i made|yesterday|)
(what|which) (is|are) (my|our|the) (booking number|dates of my reservation|details of our booking|room we booked|arrival date)
(trouble|troubles|problems|assistance|information) (to|when|with|about) (check|checking|seeing|finding|find) (my|our|a|the) (reservation|hotel reservation|booking)
(no idea|not sure|unsure) (how|what to do) to (check|see|view|confirm) (my|the) (reservation|booking|hotel reservation)
(no|never got a|i got no|where is my) (confirmation|confirmation email|booking number|confirmation of my reservation) (yet|so is it booked|)
(see|verify|review|go over|confirm) (the|) (details|data|information|dates) of (my|our|a) (booking|reservation|hotel reservation)`,
  cancellation_policy: `
(how|what) (flexible|strict|are the rules|is the rule) (is|are|if|about|for) (the booking|your terms|we must cancel|a cancellation|no shows)
(if|when) (we|i) (cancel|have to cancel|get ill|cannot come) (do we|what do i|must we|will i) (pay|lose|get charged|owe) (anything|the whole stay|something|)
(cancel|cancelling) (on the same day|one day before|a week before|late) (what does it cost|is it free|do we pay|fee)
(last|latest) (day|moment|date) to cancel (for free|without charge|without paying|)
{guestpreamble} (until when can we cancel|what does it cost to cancel|what is your cancellation policy|can we cancel for free) {closing}
(cancellation|cancel|no show) (policy|fee|fees|terms|free|penalty|charge|deadline|how much) (pls|check|)
(check|see|know|view|consult|find) (the|your|) (cancellation policy|cancellation fees|cancellation terms|penalty for cancelling|cancellation charges)
(do|would|will) (i|we) (pay|lose|owe|be charged) (anything|something|the first night|money) (if|when) (i cancel|we cancel late|we do not show up|i do not come)
(penalty|fee|charge|fine|cost) (for|of|when|if) (cancelling|canceling|cancel|not showing up) (the booking|a reservation|my room|)
(trouble|assistance|information|questions) (to|with|about|on) (check|checking|the|seeing) (cancellation policy|cancellation fees|cancellation charges)
(what|whats) (happens|will happen|do i lose) (when|if) (nobody turns up|we cancel the day before|i cancel too late)
(is|are) (free cancellation|cancellations|a cancellation|cancelling) (possible|free|included|charged) (until the day before|with this rate|)`,
  deposit: `
(is|will) (my|our) (card|account) (be|) (charged|debited) (straight away|immediately|right now|when i book|in advance)
(do|will|must) (i|we) (pay|have to pay|be asked to pay) (in advance|before we come|at the desk|when booking|on the day|half now)
(when|how) (is|will|do) (the money|the room|my stay|our card) (due|be charged|be taken|paid|debited) (before we come|on arrival|)
(credit card|card|money) (needed|required|blocked|as a guarantee) (for|to|when) (book|booking|the reservation|check-in)
{guestpreamble} (do i have to pay a deposit|when do i have to pay|will my card be charged now|do you need a prepayment) {closing}
(deposit|prepayment|down payment|guarantee|card hold) (needed|how much|when|back|pls|)
(do|will|would) (you|the hotel) (hold|block|freeze|take|charge) (money|an amount|a deposit|a guarantee) (on|from) my card
(when|at what moment) (do|will|must|should) (i|we) (be charged|pay for the room|pay the rest|settle) (before arrival|on arrival|)
(is|are) (a deposit|prepayment|a card|payment in advance) (needed|necessary|obligatory) (to book|for the room|)
(the|my) deposit (has not come back|is still blocked|when is it returned|was not released)`,
};
