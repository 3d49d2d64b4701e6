/**
 * How guests speak in a conversation: several wishes in one sentence, answers cut short, corrections, follow-ups.
 * Added to the phrases of `hotel.ts`; same notation.
 */
export const hotelWordings: Readonly<Record<string, string>> = {
  book_room: `
(ok|okay|right|good|perfect|excellent) (then|) (book|reserve) (that|that one|this one) for (#num of us|the #num of us|us two|our family) please
(i will|we will) go (with|for) (that one|that|the first option|the cheaper one|this hotel) (and stay {nights}|for {nights}|from {when}|please)
could you (book|reserve) {nights} for (me|us) (as of|from|beginning on|starting on) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)
(there will be|there are|we are) (#num|two|three|five|eight) of us (and|,) we (would stay|stay|will stay|need the room) for {nights} (from|starting) (monday|saturday|the #ordinal|{when})
{nights} from (monday|tuesday|thursday|saturday|the #ordinal) for (#num people|one person|a party of #num|our group of #num) please
(arriving|arrive|coming) (on|) (monday|thursday|sunday|the #ordinal|{when}) (and leaving|leaving|until) (on|) (tuesday|friday|wednesday|the #ordinal|#date)
(check in|in) on (the #ordinal|#date|monday) (check out|out) on (the #ordinal|#date|friday) (#num adults|two guests|one room)
i want (a|one) (double|twin|single|suite|family room) (with breakfast|with parking|with a sea view|at the back) from #date (to|till|until) #date (for #num adults|)
(reserve|book|hold|keep) (a|the) (double|twin|suite|single|family room) for (us|me|my parents|mr #name|the name of #name)
the booking is for (#num people|one person|me and my friend|two adults and a child) (and #num nights|over {nights}|)
(i would|i will) need (it|the room) (from|for) (wednesday|sunday|thursday|tuesday) (and|for) {nights}
can i (reserve|book) (through you|with you here|here in the chat|online|right now|by chat)
how (does|do) (booking|reserving|reservations) work (here|with you|)
(one|two|three) (doubles|singles|twins|rooms) (please|for tonight|for the #ordinal|from friday to sunday)
(the|a) (same|usual) (room|thing) as last (year|time|summer) please
my (company|boss|parents|team) (needs|need|want) (#num rooms|a room|two singles) (from monday|on the #ordinal|for {nights})
(lets|let us) (do|make|take) (it|that) (then|) {guests} {nights}
we (are coming|travel|come) to (town|#place|your city) {when} and (need|want to reserve|would love to book) (a room|rooms|two doubles)
(fix|arrange|organise|sort out) (a room|a stay|accommodation at your house) for (me|us|two people) {when}
(just|only) (one|a single) night (for me|for two|on saturday) please book it
(please|) reserve (one of them|either of them|whichever is free|any of those) for {nights}
(yes|yep|sure|absolutely) (go for it|book|reserve|please do) (for #num people|for tonight|starting {when})
if (they have|you have|there is) (availability|something|a room) (please|) book (it|me in|us in) (for {nights}|{guests})
same (number of people|dates|group|nights) (but|and) (book|for) (another room|a suite|the guesthouse)
(a|the) honeymoon (suite|stay) for (our wedding night|{nights}|two)
(can|may) i make a booking for (someone else|my parents|a friend|a guest of ours)
i (wish|intend|am planning|am hoping) to (reserve|book|spend) (#num nights|a weekend|some nights|a night) (at your place|with you|in your hotel)
put (me|us) (in|up) (for|) (#num nights|tonight|the weekend) please
bed for the night
any bed for tonight will do book it
thats the one book it
we have decided please make the reservation
i want to come back next (summer|month|spring) (please reserve a room|book me in|for a week)
room needed (#date|{when}|for {nights})
id like to sort my hotel out for {when}`,
  search_hotel: `
(what|which) (places|hotels|lodging) (would|do|can) you (have|offer|find|recommend) (with parking and wifi|for under #amount|in the old town|for a family|near the beach|with #num stars)
(we|i) (prefer|want|like) (something|a place|a house) (small and quiet|near the centre|with wifi and parking|at the cheaper end|with a good rating)
(find|get|show) (me|us) (something|anything|one) (cheaper|closer|in the north|with a pool|with more stars|similar)
(preferably|ideally|if possible) (in the centre|with free parking|a guesthouse|cheap|with wifi) (please|)
(price range|area|stars|type) (should be|is|would be) (moderate|cheap|the centre|#num|guesthouse|the east)
(no|yes) (but|) it (does not need|needs|must have) (internet|parking|#num stars|to be cheap|wifi)
(am|i am|we are) (after|searching for|hoping to find|trying to find) (a|some) (budget|cheap|pricey|mid range|moderately priced|upmarket|central) (hotel|guesthouse|accommodation|place) (on the east side|in the south|close to the centre|with wifi|)
(i need|looking for|need) (a place|some place|a hotel|a guesthouse) (in|on) the (north|south|east|west|centre|outskirts) (side|part|area|) (with|that has|offering|including) (wifi|parking|free wifi|free parking|internet|a gym)
(the|my) (hotel|place|guesthouse) (has to|should|must|needs to) (be|have) (rated #num stars|#num stars|in the centre|cheap|somewhere quiet|moderately priced|parking too|wifi as well)
(with|and|also with|plus|including) (free parking|free wifi|parking|internet|wifi and parking|#num stars) (if possible|as well|too|please)
(in|on) the (north|south|west|east|centre|city centre) (please|side|of town|part of town)
(cheap|moderate|expensive|the cheapest|mid range) (please|is fine|would be best|price range)
(price|area|location|stars|the star rating|parking|the type) (is not|are not) (important|an issue|a concern|a must)
(it does not matter|does not matter|any area|any price|anywhere|i am flexible|you choose|you pick|surprise me|no preference)
(any|are there any|is there any|is there one) (others|other options|in the south|with #num stars|with wifi|cheaper|less expensive|in a different area)
(do|does) (that one|the first one|either|one of these|the cheaper one) (have|offer|include|come with) (wifi|free wifi|parking|#num stars|internet|free parking) (too|as well|)
(what|which) (one|of them|hotel|guesthouse) (would you|do you) (recommend|suggest|prefer|pick)
(which|what) (hotels|ones|guesthouses) (do you know|can you offer|have #num stars|are cheap|are in the east|are on your list)
(is|was) (it|that one|the place) (in the centre|cheap|a guesthouse|expensive|a #num star|in the north|near the sea)
(show|give|list|name|send) me (the options|all hotels|a list|some alternatives|your cheapest places|what you have) (in the east|with parking|)
(tell me|information|details|more) about (that hotel|the first one|the guesthouse|this place|the second one)
(hm|well|no|sorry) (then|) (what about|try|how about|make it) (a hotel|a guesthouse|the centre|the cheap range|another area|#num stars)
(instead of|rather than) (a hotel|a guesthouse|the north) (a guesthouse|a hotel|the south|something central)
we want to (stay|sleep|lodge) (close to the beach|outside the centre|near the old town|in a quiet street|by the water|in the mountains)
where (can|could|should) (i|we) (stay|sleep|spend the night|put up) (in #place|cheaply|near the centre|with a dog|with kids|)
i have a (budget|limit|maximum) of #amount (a night|per night|for a hotel|)
(nothing|not|no) (over|above|more than) #amount (a night|per night)
(a|one) (#num star|five star|four star|three star) (hotel|place|guesthouse) (with parking|in town|please|)
can you (look up|look for|check) (hotels|places|guesthouses|lodgings) (in the area|in the price range|for me|that fit)
(help me|help us) (find|choose|pick|decide on) (somewhere to sleep|a good hotel|a place for the night|lodging)
a (romantic|quiet|cosy|modern|small|family run|dog friendly) (hotel|place|inn|guesthouse) (for a weekend|by the sea|)
i would (rather|like to) (be|stay) (in the centre|near the station|out of town|in a guesthouse)
are there (cheaper|better|closer|other|more) (ones|options|places|hotels)
what (kind|type) of place is it
is there something similar (but cheaper|in the south|with parking|)
anything with (wifi|parking|a pool) in that (area|price range)
hotels with (a bar|a gym|a kitchenette|bikes) (please|)
i want to find a (bed and breakfast|hostel|motel|holiday flat) (near you|)`,
  check_availability: `
(would|do) you (still|) have (room|space|a bed|beds|something) for (a family of #num|#num people|two couples|my group|us) {when}
(is|are) there (still|) (something|a double|beds|any room|rooms|places) (left|open|going|free) (for the #ordinal|on #date|{when}|from the #ordinal to the #ordinal)
what about (tuesday|monday|the #ordinal|next weekend|#date|the week after) (is that free|is that possible|then|)
(and|how about|or) (on|) (tuesday|the #ordinal|the following day|a day later|the next weekend|saturday) (is that available|do you have rooms|then is something free)
which (days|dates|nights|weekends) (in december|next month|this month|in spring) (are|do you have) (free|available|open)
(could|can) you (look|check|see) (if|whether) (the #ordinal|#date|next week|saturday) (is|would be) (free|possible|available|full)
(is|was) the (family room|suite|sea view room|double|twin) (taken|occupied|booked|available|open) (on #date|{when}|)
(are|is) (you|the house|everything) (full|packed|sold out|booked up) (over christmas|on #date|{when}|)
(i want to know|let me know|tell me) (if|when) (something|a room|the suite) (is|becomes|gets) (free|available)
is it (possible|still possible) to (come|stay|get a room) (on the #ordinal|{when}|at short notice)
do you have (capacity|rooms|enough beds|enough rooms) for (a group|#num guests|#num people|a wedding party) {when}
(any|got any) (cancellations|last minute rooms|spare rooms|rooms going) (tonight|{when}|)
(can|could) you (take|fit|host|squeeze in|put up) (us|#num people|two more|my family) (tonight|{when}|)
when (is|are) (the next|your next|a) (free|available) (room|date|weekend|double|night)
check (the|your) (calendar|dates) for {when}
availability (check|request|for #num nights|on #date|of the suite)
how does the #ordinal look
is #date to #date free
do you have openings {when}
i am looking for free dates in (may|december|spring)`,
  room_prices: `
(what|how much) (are|is|were) (we|i) (looking at|talking about) (per night|for the room|for #num nights|in total)
(can|could) (you|i) (price|cost|work out|calculate|see the price of) (a|the|our) (stay|weekend|week|double|family room) (for us|for #num people|{when}|)
(the|your) (nightly|weekly|weekend|standard|full) (rate|price|cost) (please|is what|)
(and|) what (would|will|does) (a single|the cheapest one|the bigger room|half board|an additional night) (cost|be|come to)
how much money (do we need|is it|will you want) for (a night|two nights|the week)
how much (would|will|do) (we|i) (pay|have to pay|need to pay|spend) for (#num nights|a double|two adults and a child|the week|a suite)
(what|how much) (would|does|will) (that|it|this|the stay) (come to|cost us|be altogether|add up to|cost in total) (for #num nights|for two|with breakfast|)
(what|how high) (is|are) (your|the) (weekend rate|weekday rates|rates in summer|cost for a twin|tariff|room tariffs|prices in december|price for one night)
(price|cost|rate) (for|of) (#num people|one night|two nights|a family of four|the suite|a single) (please|{when}|)
(can|could) you (give|send|make) (me|us) (a|an) (price|estimate|quote|offer|rough price) (for {nights}|for #num people|for a group|)
(is|are) (wifi|breakfast|parking|towels|vat|the service charge) (in|counted in|extra to|on top of) the (price|room rate|rate)
(is|does) (it|the price|a room) (cost more|go up|higher|dearer) (at the weekend|in summer|on holidays|for two people)
(how|what) (expensive|much|do you charge) (is|for) an extra (bed|person|guest|night)
do you (charge|price) (by the night|per head|for children|for the room|per person)
what is the (lowest|best|cheapest|highest) (price|rate) (you have|for a room|per night|)
which room is (cheapest|the least expensive|under #amount)
how do prices differ (by season|between rooms|in winter)
(tell|give) me the (price|nightly price|cost|rate) (again|of that one|of that room|please)
what does (it|that one|the guesthouse|the double) cost
is that per night (or in total|)
that is (too expensive|a bit much|more than i wanted) what else is there
(do i|will i) get (it|the room) (cheaper|for less) (without breakfast|as a single)
total (price|cost) for #num (nights|people)
are your rooms (pricey|affordable|within #amount)`,
  special_offers: `
(have you|do you have|is there) (anything|something) (special|on offer|reduced|cheaper) (for|at) (christmas|the holidays|couples|families|the weekend|midweek|anniversaries)
(is|are) there (a|any) (reduced|special|group|family|pensioner|weekly|weekend|long stay) (rate|rates|price|prices|deal) (for {nights}|for regulars|)
(do|can) (i|we) (get|have|receive) (a|some|any) (discount|reduction|money off|price cut|special price) (if we book #num rooms|for a week|as students|for booking directly|as returning guests)
(any|got any|what) (winter|summer|autumn|spring|holiday|christmas|romance|wellness|family) (offers|deals|packages|specials)
(i saw|i read about|i heard of) (an offer|a deal|a discount|a package) (on your site|online|on instagram|) (is it still on|is it still valid|)
(do you|does the hotel) (take part in|accept) (black friday|vouchers|hotel vouchers|discount cards|travel club cards)
(my|this|the) (voucher|promo code|discount code|coupon) (does not work|for the hotel|for a stay)
what is (in|included in|part of) the (package|weekend offer|spa package|romantic offer)
how (can|do) (i|we) (save|pay less|get it cheaper)
two nights for the price of one
is there a deal with (breakfast|dinner|spa) included
bargain weekend
discount (for teachers|for nurses|for locals|for military|for groups)
cheaper (with a membership|if paid upfront|if non refundable)`,
  change_reservation: `
(we|i) (have|already have|made) a (booking|reservation) (and|but) (need|want|would like) (to come later|other dates|to alter it|a second room|one person more)
(correct|fix) (the|a) (spelling|name|date|wrong date) (in|on) (the|my|our) (booking|reservation|confirmation)
(one|another) (friend|person|colleague|child) (is joining|will join|comes with) us (can you add them to the booking|please note it on the reservation|)
(my|our) (arrival|departure) (has changed|changed|is different now) (to {when}|please update the booking|)
(can|could) (the|our|my) (reservation|booking) (start|begin|end) (on the #ordinal|a day later|one day earlier|{when}) (instead|)
(swap|change) (the|our) (weekend|week|days) (we booked|of our reservation) (for another|to the following one|)
(no|actually|sorry|wait) (it is|make it|i meant|it should be|i need) (#num people|#num nights|just one night|{nights}) (instead|not #num|please|after all)
(can|could) (you|we|i) (try|do|make it|make that) (one night|two nights|#num nights|a shorter stay|fewer nights|a different day) (instead|)
(how about|what about|maybe) (just|only|) (one night|two nights|#num nights|a night less) (instead|then)
(i|we) (will|would) (come|arrive|be there) (on tuesday|one day earlier|one day later|on the #ordinal) (instead|rather than monday|not on the #ordinal)
(put|enter|write|set) (the reservation|it|the booking) (on|under|in) (my wife|another name|my company|the name of #name|a different name)
(there is|there was|i made) (a|) (mistake|mistakes|error|typo) (in|with) (my|the|our) (booking|reservation|dates|name)
(one|two|a few) (of our party|of us|guests|people) (cannot come|dropped out|are not coming) (so|) (we are only #num|fewer people|please adjust the booking)
(we|i) (need|want|would like) (to swap|to switch|to trade) (the|our|my) (double|dates|twin|nights|room) (for|to|with) (a twin|other dates|two singles|a family room)
(can|could) (i|we) (still|) (switch|swap|change|move) (dates|days|nights|the day|the weekend) (of our stay|on my booking|if needed|)
(please|) (put|move|push) (our|my) (arrival|booking|stay) (back|forward|to monday|to the #ordinal|one day|by a week)
(shift|postpone|reschedule|delay) (everything|the whole stay|our visit|the trip) (to next month|by #num days|until {when})
our plans (changed|have shifted) (and we need other dates|can we come later|)
reduce (the number of guests|the booking|our stay) (to #num|by one)
i booked (for #num but we are #num|the #ordinal but need the #ordinal|one night too many)
instead of (monday|#num nights|the #ordinal|#num people) (i need|please make it|it should be) (tuesday|#num|the #ordinal)
update (the|my) (arrival time|number of people|card|guest list) (on|for) (the booking|my reservation)
is it (ok|possible|too late) to (change|alter|amend) (the booking|what i booked|my reservation) (now|today|)
add (breakfast|parking|a cot|a second guest|dinner) to (the|my|our) (existing|) (booking|reservation|stay)
take (breakfast|one room|a person|the parking) (off|out of) (our|my|the) booking
different (dates|arrival day|name|number of nights) please
i would like to (revise|rework|adjust) (our|the) (reservation|details)`,
  extend_stay: `
(we|i) (would like|want|wish|decided) to (stay|remain|hang on) (#num more nights|a little longer|one day more|for the weekend too|past friday)
(can|could|may) (you|we|i) (tack|add|put) (on|) (#num|another|an additional|one further) (night|nights|day) (to|onto) (the|our|my) (stay|room|booking)
(our|my) (flight|train|ferry|return) (was cancelled|has been moved|is delayed until tomorrow) (and i|so we) need (the room|another night|one more night)
is (my|our|the) room (free|available|still ours) (tomorrow too|for another night|until monday|after sunday) (we want to stay on|)
(prolong|lengthen|extend|stretch) (it|the visit|our holiday|our time here) (by|for|until) (one night|#num nights|a week|tuesday)
(we|i) (must|have to|want to|will) (leave|go|check out|depart) (#num days|a night|a whole day|earlier) (early|sooner|before the end|than planned)
(end|finish|cut) (our|my) (stay|booking|visit) (earlier|short|on thursday|a day sooner)
(one|two|three) (further|more|additional|extra) (nights|night) (in the same room|if you can|for both of us)
can i keep (my room|this room|the same room) (another day|for #num more nights|over the weekend)
stay (over|on) (until|till|through) (sunday|the #ordinal|new year)
how do i (lengthen|extend|add days to) (what i booked|my visit|my room)
we love it and want more nights
leaving sooner than expected
skip the last night (of our stay|)`,
  upgrade_room: `
(could|can|may) (we|i) (have|get|move into|be moved to|swap to) (a|the) (bigger|larger|nicer|quieter|better|sunnier|corner) (room|suite|one) (please|instead|if one is free|)
(is|are) (there|you able to do) (any|an) (upgrade|upgrades|better room) (for members|free|available|at check-in|for our anniversary)
how much (more|extra|on top) (is|for|would be) (a|the) (suite|sea view|better category|balcony room|deluxe)
(we|i) (want|would like|fancy|need) (something|a room) (bigger|more comfortable|fancier|with more space|higher up) (than|compared to) (ours|what we have|this one)
(move|switch|transfer|shift) (me|us) (to|into) (another room|a different room|a quieter room|a suite|one with a view)
(swap|trade|change) (our|my|this) (room|double|standard) (for|to) (a suite|something better|a superior one|one with a balcony)
(pay|add) (a bit more|the difference) (for|and get) (a suite|the better room)
our room is (too small|too dark|not nice) (do you have another|can we change|)
complimentary upgrade (please|for our honeymoon|)
put us in a better category
make it a (suite|deluxe|superior) (instead of a standard|)
i would pay extra for a (view|balcony|bathtub)`,
  cancel_reservation: `
(we|i) (do not|no longer|will not) (want|need|require) (our|the|any|my) (room|rooms|stay|booking) (any more|on the #ordinal|now|)
(undo|revoke|annul|scratch|withdraw) (our|my|the) (reservation|booking|stay) (please|completely|for next week|)
(my|our) (boss|doctor|company|family) (cancelled|stopped|forbids) the (trip|journey) (so please cancel the room|so the booking must go|)
(want|need|have) (to|) (cancel|call off) (everything|both rooms|one of the rooms|the whole stay)
(we|i) (are|am) (no longer|not|sadly not) (coming|travelling|able to come|going to make it) (please cancel|so please cancel|cancel everything|)
(please|could you|can you) (take|strike|delete|remove|wipe) (our|my|the) (reservation|booking|room|name) (from the system|off the list|off your books|)
(due to|because of) (illness|work|the weather|a family matter) (we|i) (have to|must|need to) (cancel|call it off|cancel the booking)
(i|we) (booked|reserved) (twice|the wrong hotel|by accident|two rooms by mistake) (please|) (cancel|undo|delete) (one|it|that)
(cancel|drop|scrap|forget) (the|our|that) (room|reservation|weekend|stay|booking) (on the #ordinal|for {when}|altogether|under #name)
(how|where) (do|can) (i|we) (cancel|undo|back out of) (it|our stay|what i reserved|the hotel)
i (want|need|would like) to (back out|withdraw|pull out) (of|from) (my|the|our) (booking|reservation)
give (my|the|our) room to (someone else|somebody else) (we are not coming|)
(never mind|forget it) cancel (the|my) (booking|reservation|room)
we found another (hotel|place) (please cancel|and want to cancel)
our (event|conference|concert|wedding) is (off|cancelled|postponed) (and we do not need the rooms|)
(cancel|annul) (booking|reservation) (#ref|number #num|for tomorrow)
(need|want|have) to cancel
dont need the hotel anymore`,
  check_reservation: `
(can|could|may) (i|we) (have|get|see) (the|our|my) (booking number|confirmation|reservation number|booking code|reference) (again|please|for that|)
(what|whats) (is|was) (my|the|our) (booking|confirmation|reference) (code|number) (for the stay|again|)
(do|did) (you|they) (receive|have|see) (our|my|a) (booking|reservation|request) (for the #ordinal|from #name|via the website|made by phone|)
(is|are) (everything|our room|the dates|the two rooms) (booked|set|confirmed|all right|reserved) (for {when}|for us|)
(look up|pull up|open|find) (my|our|the) (booking|reservation|stay) (please|#ref|under #name|)
(i|we) (want|need|would like) to (double check|make sure|be sure|confirm) (that|) (our room is booked|the reservation stands|everything is ok|the dates are right)
(when|which day|what date) (do|did|is) (i|we|my) (arrive|book|reservation for|stay start|booked for)
(how many|which) (nights|rooms|room) (did i|have i|are) (book|booked|in my reservation)
(send|mail|email|resend) (me|us) (the|a|my) (confirmation|booking confirmation|details of the booking) (again|please|)
(has|did) the (reservation|booking|payment and booking) (gone through|go through|work|get saved)
my (partner|wife|company|travel agent) (booked|made a booking) (is it there|can you see it|for me)
i booked (on booking com|through a travel site|by phone|last week) (can you confirm|do you see it|is it in your system)
who is (the booking|the room) (registered to|under)
what (is|was) in my (reservation|booking)
status of (my|our) (booking|reservation|request)
am i booked`,
  cancellation_policy: `
(how|what) (late|long|many days before|soon) (can|may|must) (i|we) (cancel|call it off|withdraw) (without paying|and pay nothing|at no charge|)
(what|how much) (do|would|will) (i|we) (lose|owe|pay) (if|when) (we|i) (cancel|do not come|change our minds|cancel a week before)
(is|can) (the|a|this) (booking|rate|reservation|room) (be cancelled|cancellable|non refundable|flexible|be cancelled for free)
(what are|explain|tell me) (the|your) (rules|conditions|terms) (for|on|of|about) (cancelling|cancellations|a no show|free cancellation)
(cancel|cancelling) (on the day|a day before|within #num hours|#num days before) (what does it cost|is that free|does it cost|)
(do|would) you (charge|keep|take) (anything|the first night|a fee|the whole amount) (if|when|in case) (i cancel|we fall ill|we do not arrive|i cancel late)
what if (my flight is cancelled|the weather is bad|my plans change|i have to cancel last minute)
is there a (deadline|cut off|time limit) for (cancelling|cancellation|free cancellation)
cancellation (rules|terms|deadline|conditions|costs) (please|of the hotel|)
(free|flexible) cancellation (possible|available|until when)
penalty (for|of) (cancelling|a no show|not showing up)
how flexible is (the|your) (booking|rate)`,
  check_in: `
(is|would) (it|that) (ok|alright|possible|a problem) (if|to|when) (we|i) (come|arrive|show up|get there) (very late|at night|at #time|before noon|early|around midnight)
(our|my) (plane|flight|train|bus|ferry) (lands|arrives|gets in|comes) (at #time|very early|late in the evening|after #time) (can we come straight|is that fine|is someone there|)
(from|after|at) (what|which) (hour|time|oclock) (is|are|will) (the|our) (room|rooms) (ready|available|free)
(could|can|may) (we|i) (get|have|move into|use|go to) (the|our|my) (room|rooms) (before #time|in the morning|a bit sooner|at noon|right when we land)
(what|which) (documents|papers|id|identification) (do|must|should) (i|we) (bring|show|have) (at arrival|to check in|with us|)
(do|must|can) (i|we) (check in|register|fill in the form) (in person|on the phone|beforehand|on my mobile|at the machine)
(will|is) (someone|anybody|the desk|reception) (be there|there|open|awake) (when|if) we (arrive|come) (late|at #time|in the night)
(how|where) (do|can) (i|we) (get|pick up|collect) (the|our|my) (key|keys|key card|door code) (on arrival|at night|)
we will be (early|late|delayed|arriving after #time)
check in (time|opens when|from|until) (please|)
is there a (latest|last|earliest) (time|hour) to (arrive|check in)
tell them i will arrive (late|at #time|after midnight)
can my friend check in (before me|without me|for both of us)
arrival (time|hours|instructions)`,
  check_out: `
(tell|remind) me (when|by when|how) (we|i) (have to leave|check out|must vacate|need to be gone)
(is|are) there (a rule|rules|a fixed time) for (leaving|departure|checking out)
(what|which) time (on|of) (sunday|the last morning|departure day) (must|do) we (leave|be gone|hand over the room)
(we|i) (are done|are ready|am ready) (and want to check out|to leave|to settle up and go)
(can|do) (i|we) (just|simply|) (walk out|leave the card in the room|drop the card|go without seeing anyone) (when checking out|on the last day|)
(by|until|till) (when|what hour|which time) (do|must|should|can) (we|i) (give back|leave|clear|empty|return|hand in) (the room|the key|the keys|)
(what|when) (is|are) (the|your) (departure|checkout|leaving) (time|rules|hours|procedure) (on sundays|on the last day|)
(do|must) (we|i) (stop at|come to|go to|see) (the desk|reception|the front desk) (when leaving|before we go|to check out|on departure)
(where|how) (do|should) (i|we) (return|leave|drop|hand in|give back) (the|our|my) (key|keys|key card|card) (when we go|at departure|on the last morning|)
(can|may) (i|we) (settle|pay) (the bill|up) and (leave|go|check out) (now|tonight|the evening before)
(we|i) (leave|are leaving|depart) (at #time|very early|tomorrow at dawn) how (do we check out|does that work|do i hand in the key)
(is|are) (check out|departure) (at #time|until noon|#num oclock)
quick check out (please|)
i want to (leave|check out|depart) (now|today|tomorrow morning)
leaving day (rules|time)
what do i have to do (on|at) (departure|the last day|check out)`,
  late_checkout: `
(is|would) (it|there) (possible|be possible|any way|a chance) (to|of) (keep|keeping|stay|staying) (the room|in the room|in bed) (until #time|a bit longer|for a few more hours|into the afternoon)
(can|could|may) (we|i) (leave|go|vacate|depart|check out) (at #time|an hour later|after lunch|in the evening|two hours later) (instead|rather than in the morning|)
(our|my) (flight|train|boat|bus) (goes|leaves|departs|is) (only|) (at #time|in the evening|at night|late) (can|could|may) (we|i) (stay|keep the room|remain) (until then|longer|)
(what|how much) (does|is|would) (it|that) (cost|be) to (stay until #time|leave later|check out late|have the room for the day)
(i|we) (need|want|would like) the room (until|till) (#time|the afternoon|the evening|after lunch)
(a|any) (later|delayed) (check out|departure|leaving time) (please|possible|)
extend (the|our|my) check out (time|by an hour|until #time|)
sleep in on sunday and leave (later|after noon)
do you allow (late departures|leaving late|a late check out)
(can|could|may) (we|i) check out (at #time|at #num|by #time|around #time) (please|on sunday|as an exception|)
check out (at|by) #time (instead|please|ok|)
half day (room|rate|use)`,
  luggage_storage: `
(could|can|may|would) (you|reception|somebody|the hotel) (look after|watch|hold|keep|store|mind) (our|my|some|two) (bags|suitcases|cases|things|rucksacks|surfboards|bikes) (for the day|until tonight|until we fly|while we explore|)
(what|where) (do|can|should) (we|i) do with (our|the|my) (bags|luggage|suitcases|cases) (until|before|between|after) (check in|the room is ready|our flight|we check out)
(is|are) there (lockers|a safe place|a store room|a locked room|a cupboard) for (bags|suitcases|our luggage|our skis)
(can|could) (a porter|someone|anyone) (take|bring|carry|fetch|help with) (our|my|the|these) (heavy|) (bags|cases|suitcases|luggage) (up|down|to the room|to the car|to the taxi)
(i|we) (arrive|leave|check out) (early|before noon|late) (and|so) (need|want) (to drop|somewhere for|to leave) (the|our|my) (bags|suitcases|luggage)
(is|does) (storing|keeping|leaving) (bags|luggage|cases) (free|cost extra|safe)
(drop|dropping|leave|leaving) (off|) (bags|the bags|luggage|suitcases) (in the morning|before we check in|at the desk|with reception)
how long can (bags|luggage|my suitcase) (stay|be left|be stored) (with you|)
can i (send|post|ship) my (luggage|suitcase|parcel) (to you|ahead|in advance)
may we leave a (pram|bike|box|trolley) with you`,
  parking: `
(does|do) (it|they|the hotel|your place|the guesthouse) (have|include|offer) (somewhere to park|spaces for cars|parking on site|free car parking|its own parking)
(is|are) there (spaces|somewhere|room|a spot|secure parking) for (my car|a camper|a motorbike|a trailer|two cars|our bus|our bikes)
(where|how) (do|can|should) (i|we|guests) (put|leave|park|store) (the|our|my) (car|van|motorbike|rental car|camper) (overnight|when we arrive|during our stay|)
(how much|what) (do you charge|does it cost|is it|is the charge) (to park|for parking|for a space|to leave my car|for the garage) (per day|overnight|a night|)
(do|must|should) (i|we) (book|reserve|pay for) (parking|a space|a parking spot|the garage) (in advance|beforehand|separately|)
(can|may|could) (i|we) (charge|plug in|load) (an|our|my|the) (electric vehicle|ev|tesla|hybrid|car) (there|overnight|at the hotel)
(is|will) the (parking|car park|garage) (be full|covered|locked|far|at the hotel|high enough|on site)
(we|i) (drive|are driving|come by car|bring a car|have a big van) (and need|do you have|is there) (a space|parking|somewhere to park)
(keep|reserve|book) (me|us) (a|one) (parking spot|space|place in the yard)
street parking (near the hotel|around there|possible)
i need (parking|a parking space|a spot for the car) (as well|too|for #num nights|)
(free|cheap|public) parking (nearby|close by|near you)
car`,
  wifi: `
(my|the) (video call|stream|vpn|email|zoom) (keeps freezing|does not load|is cut off|does not work) (on your wifi|in my room|on the hotel internet)
(can|could) (i|we|guests) (use|get|have) (the internet|wifi|a network cable|internet) (in the room|in the lobby|for free|on two devices)
(what|which) is (the name of your|your) (network|wifi|internet login)
(wifi|internet|network) (key|login|voucher|not working|free|please|in rooms)
(how|where) (do|can) (i|we) (log on|connect|get|find|log in) (to|with|) (the|your) (wifi|internet|network|wifi code) (in the room|on my laptop|)
(is|are) (there|the rooms) (wifi|internet|a connection|wireless|with wifi) (in every room|everywhere|in the lobby|by the bed|on all floors)
(does|do) (it|that one|they|your place|the guesthouse) (come with|include|have|offer) (the internet|wifi|free internet|wireless)
(my|our) (laptop|phone|tablet|ipad) (will not|does not|cannot) (connect|go online|find the network|get wifi)
(the|your) (connection|wifi|internet|network|signal) (is|in our room is|keeps) (weak|dropping|very slow|gone|not working|unstable|cutting out)
(can|could) (i|you) (have|tell me|give me|get) (the|a) (wifi code|internet code|network name|password for the wifi)
(do you|is there a) (charge|fee|limit) for (internet|the wifi|going online)
(is it|will it be) (quick|fast|good|stable) enough (for video calls|to stream|to work online|for gaming)
(i need|i require|we need) (good|fast|reliable) (internet|wifi) (for work|to work|in the room|)
which network (is yours|do i pick|should i choose)
no (wifi|internet|connection|signal) in (my room|#num|our room)
internet (access|please|included|in the room)`,
  pool_spa_gym: `
(where|when|how) (can|could) (i|we) (swim|exercise|train|do sport|relax|use the sauna|lift weights) (in the hotel|at your place|in the morning|)
(is|are) (the|your) (sauna|gym|fitness room|pool|spa|steam bath) (free|open|included|shared|mixed|busy) (for guests|on sunday|in winter|for us|now|)
(can|could|may) (we|i) (book|reserve|have|get) (a|two) (massage|massages|facial|treatment|spa slot|pedicure|couples massage) (for friday|for two|at #time|{when}|)
(do|does) (you|it|the hotel|your place) (come with|have|offer) (a|an|) (hot tub|indoor pool|gym|exercise room|sauna|wellness area|yoga class|swimming pool|spa)
(what|how much) (does|is|do you charge for) (a|an|) (massage|hour massage|sauna visit|treatment|manicure|day pass for the spa)
(from|until|till) (when|what time) (can|may) (i|we) (use|go to|visit) the (gym|pool|sauna|spa|fitness area)
(are|is) (children|kids|teenagers|swimsuits|nonguests) (allowed|ok|let) in(to|) the (pool|sauna|gym|spa)
what (machines|equipment|weights|treatments) (do you have|are there) (in the gym|in the spa|)
(is there|do you have) (somewhere|a place) to (swim|work out|run|do yoga|stretch)
opening (hours|times) of the (gym|sauna|pool|spa)
i would love a (massage|swim|sauna|workout) (after the trip|this evening|)
towels for the (pool|sauna|gym)
swim`,
  breakfast: `
(do|does|is) (we|the room|it|the price|the stay) (get|include|come with|with) (a|) (breakfast|morning buffet|cooked breakfast|free breakfast)
(when|from when|until when|how early|how late) (can|could|may) (we|i) (have|eat|get|take) (breakfast|coffee in the morning|the first meal)
(what|which) (kind|sort|type) of (breakfast|morning food) (do you|is there|is it)
(do|can|could) you (do|make|prepare|pack) (a|an|) (vegan|vegetarian|dairy free|early|halal|lactose free|kids) breakfast (for us|to take away|)
(how much|what) (is|does|do you charge for|would) (the|a|) breakfast (for two|cost extra|for kids|if not included|cost a head)
(can|could|may) (i|we) (add|book|pay for|skip|cancel|take) breakfast (on the day|later|at the desk|for one morning|separately)
(is|are) (there|the) (eggs|fresh bread|coffee|bacon|fruit|pancakes|tea) (at breakfast|for breakfast|in the morning)
(can|could) (we|i) (have|take|get) (it|breakfast) (in bed|in our room|to go|outside|on the terrace)
(we|i) (leave|go|fly) (before|at) #time (is there breakfast|can i get breakfast|so we miss breakfast)
(room|rate|price) with(out|) breakfast
breakfast (room|on sunday|for #num|please|too|from when)
where do we (go for|have|eat) breakfast
rolls and coffee in the morning`,
  restaurant_menu: `
(can|could|may) (we|i) (eat|dine|have supper|have a meal|get a drink|have a beer) (in house|at yours|in your restaurant|late|tonight|when we arrive)
(do|does) (you|it|the hotel|they) (have|come with|run) (its own|a|your own) (restaurant|kitchen|bar|bistro|dining room)
(what|which) (do you|does the chef|does the kitchen) (cook|serve|recommend|offer) (tonight|for dinner|on fridays|for vegetarians|)
(is|are) (there|the) (vegetarian|vegan|fish|kids|gluten free|nut free|halal|kosher) (dishes|options|meals|food|main course) (at dinner|on the menu|in the restaurant|)
(reserve|book|keep|hold) (us|me|) (a|the) table (for #num|at #time|by the window|for dinner|for tonight|in your dining room)
(until|till|from) (when|what time) (can|do|is) (we|you|the kitchen|warm food|the bar) (eat|serve|going|served|pour)
(how much|what) (is|does|are) (a|the) (main|dinner|three course meal|set menu|glass of wine|bottle of beer) (cost|at your restaurant|)
(send|show|give|let) me (see|) (the|your|tonights) (menu|card|wine list|specials|bar menu)
(my|our) (son|daughter|friend|husband) (is|has) (allergic to nuts|a vegetarian|coeliac|a nut allergy) (can he eat here|can you cook for that|)
(is|do) the (dining room|restaurant|bar|terrace) (open|closed) (on mondays|today|for lunch|to the public|)
(do we|should we) need (to book|a reservation|to reserve) for (dinner|a table|the restaurant)
we would like (dinner|to dine|to have dinner|a drink) (at the hotel|downstairs|at #time|)
drinks at the bar
dress code (for dinner|in the restaurant)
happy hour`,
  room_service: `
(could|can|would) (you|someone|the kitchen|they) (bring|send|serve|deliver) (us|me|) (some|a|two) (drinks|soup|salad|coffees|breakfast|snacks|pizza|ice cream|tea) (in the room|up here|to #num|to my door|in bed)
(i|we) (want|would like|need|fancy) (to eat|dinner|a snack|lunch|something warm) (in|upstairs in) (the|our|my) room
(what|which food) (can|could) (i|we) (order|eat|get) (in the room|by phone to the room|up here) (at night|this late|)
(is|are) (there|the) (food|snacks|room service|drinks|the kitchen) (available|still available|served) (at night|after #time|in the rooms|around the clock)
(is|are) the (fridge|minibar|drinks in the room|snacks in the room) (free|stocked|included|extra|filled)
(what|how much) (is|does|do you charge for) (the delivery|the tray|food in the room|a beer from the minibar|bringing food up)
(order|get|send) (a bottle of|some) (wine|water|champagne|prosecco) (up|to the room|for our room)
room (#num|number #num) (would like|wants|orders) (a coffee|dinner|two burgers|water)
how do i (order|phone for|get) (room service|food upstairs|something to the room)
nightly (snacks|food) in the room
refill the minibar`,
  pets: `
(is|are|would) (a|an|our|my|small) (dog|dogs|cat|old dog|guide dog|rabbit|puppy|pets) (ok|allowed|welcome|accepted|a problem|fine) (in the room|at yours|in the restaurant|)
(do|does|can) (you|it|the guesthouse|your house) (accept|have rooms for|take|welcome|allow) (guests with dogs|animals|pets|a big dog|two cats)
(how much|what) (extra|more|) (is|do you charge|do we pay|does it cost) (for|with) (a|the|our) (dog|pet|cat|animal) (per night|)
(we|i) (have|travel with|come with|bring|own) (a|an|our|two) (dog|dogs|cat|labrador|small dog|pet) (is that ok|can it stay too|can we still book|)
(may|can|could) (the|my|our) (dog|cat|puppy) (stay|sleep|be left|come) (in the room|alone in the room|with us|to breakfast|)
(do you|is there) (provide|offer|have|give) (dog beds|bowls|a dog sitter|food for dogs|dog baskets|a place to walk the dog)
(what are|tell me) (the|your) (rules|conditions|charges) (for|about|on) (dogs|pets|animals|bringing pets)
(dog|cat|pet|animal) (allowed|welcome|ok|possible|fees)
does my dog need (papers|a leash|a muzzle)
which rooms (are|do you have) for guests with (dogs|pets)`,
  accessibility: `
(is|are) (there|the) (steps|stairs|a lift|a ramp|wide doors|an elevator|handrails) (at the entrance|to the rooms|to all floors|in the bathroom|inside|)
(my|our) (mother|husband|friend|grandfather|daughter|guest) (uses|is in|needs|sits in) (a wheelchair|crutches|a walking frame|a wheelchair can she get in)
(can|could|does) (a|someone in a|my) (wheelchair|wheelchair user|mobility scooter) (get|fit|use|go|come) (through the door|in|into the lift|everywhere|the shower|around)
(do|does) (you|it|the hotel|your place) (have|offer|provide) (rooms for wheelchairs|a shower chair|an adapted bathroom|disabled parking|visual alarms|a walk in shower|a stair lift)
(i|we) (cannot|can not|have trouble|find it hard to) (climb stairs|walk far|climb steps|walking|take stairs) (is there a lift|do you have a ground floor room|)
(a|any) room(s|) (on the ground floor|without stairs|near the lift|for a disabled person|for people with reduced mobility)
(is|are) (the|your) (rooms|breakfast room|toilets|sauna|terrace) (accessible|step free|wheelchair friendly|barrier free|reachable by lift)
(help|assistance|services) for (blind|deaf|disabled|hard of hearing|elderly) (guests|people)
how (wide|many) are the (doors|steps)
i am (blind|deaf|disabled|in a wheelchair)
wheelchair (friendly|room|ok|hire)`,
  children: `
(do|does|must) (children|kids|a #num year old|teenagers|babies|our son) (pay|stay free|cost extra|count|get a discount|need a bed)
(can|could|may) (you|we|i) (put|have|get|add) (a|an|another) (cot|crib|extra bed|travel cot|baby bed|bunk bed|child bed) (in|into|to) (the|our) (room|double)
(is|are) (your hotel|it|the house|the pool|the rooms) (family friendly|good for kids|suitable for children|safe for toddlers|ok with babies)
(we|i) (come|travel|are coming) with (a baby|two kids|small children|a toddler|our daughter) (what do you offer|is there a cot|is that possible|)
(what|which) (can|could|do you have for) (the kids|children|little ones|families|teenagers) (do|) (at your hotel|there|when it rains|)
(do|does) (you|the hotel|anyone) (offer|have|do|lend) (child care|a babysitting service|toys|a kids club|a playground|a changing table|a bottle warmer|a pram)
(can|could) (someone|anyone|a sitter) (watch|look after|mind) (our|the|my) (kids|baby|children|son) (tonight|while we eat|for an evening)
(how old|until what age|up to which age) (is|are|do|may) (a child|children|kids) (free|stay free|count as children|sleep in our bed)
(kids|children|baby|family) (prices|rates|bed|discount|menu|room setup)
how much is (a child|an extra bed for a child|a cot)
is there a minimum age
do you have (toys|games|kids books)`,
  smoking: `
(can|may|could) (i|we|guests|my husband) (smoke|light a cigarette|vape|smoke a cigar|use an e cigarette) (in the bar|at the window|on the terrace|inside|somewhere|there)
(is|are) (smoking|vaping|cigarettes|cigars|ashtrays) (allowed|banned|ok|permitted|possible) (in the house|on balconies|anywhere|in the garden|)
(do|have) (you|) (have|got|offer) (a|any|) (smoking area|smoking room|smoking rooms|smokers lounge|ashtrays|nonsmoking rooms|rooms for smokers)
(what|how much) (is|happens) (the fine|the fee|if i smoke|if someone smokes) (for smoking|in the room|)
(where|is there anywhere) (can|could) (smokers|i|we) (go|smoke|stand)
i (want|need|would like) (a|) (smoking|nonsmoking|smoke free) room
(smoking|smokers|nonsmoking|smoke free|cigarette) (rules|policy|please|area)
does the room smell of smoke i hate smoke do you have nonsmoking rooms
are all rooms non smoking`,
  room_types: `
(what|which) (comes with|is inside|do i get in|can i expect in) (the|a|my) (standard room|suite|single|double|family room|room)
(do|does) (it|the single|the suite|every room|your rooms|my room) (have|come with|include|offer) (a|an) (balcony|bathtub|desk|shower|sofa|hairdryer|mini fridge|fan|private bathroom|kitchenette|terrace|safe|view)
(is|are) (there|the beds) (a kettle|tea in the room|a work desk|a double bed|twin beds|two separate beds|king size|firm|soft) (in the room|in the suite|)
(how|what) (big|large|many beds|many people|size) (is|are|fit in|fits in) (the|a) (family room|double|suite|single|rooms|beds)
(can|could) (we|i) (have|get|ask for|request) (a room|one) (facing the water|with two beds|with a bath|at the back|on the top floor|with a view of the sea|away from the street|next to my parents)
(describe|show me|tell me about|explain) (the|your|all the) (rooms|room categories|suites|different rooms|kinds of rooms|standard room)
(what|whats) the difference (between|of) (a|the) (double and a twin|suite and the family room|room categories|single and double)
(do|have) you (have|got) (rooms|a room) (with a balcony|for three|with a kitchen|with twin beds|with air conditioning|for five people|with a connecting door)
(is|are) (the|your) (rooms|beds|bathrooms|walls|windows) (modern|comfortable|private|shared|thin|renovated|cool in summer)
(single|double|twin|triple|family|deluxe) (room|rooms) (details|description|features|photos)
does (it|the room) have (aircon|a tv|heating)
how many (people|persons|guests) can sleep in (one room|the family room|a double)
pictures of the rooms
own bathroom or shared`,
  facilities: `
(what|which) (else|extras|things|comforts|services) (do you|does the house|does your place|does it) (have|provide|offer|come with) (for guests|on site|)
(what|anything) (can|could) (we|guests|i) (do|use|find|enjoy) (in|inside|at|around) (the|your) (hotel|house|property|building)
(do|does) (you|it|the hotel) (have|lend|offer|rent) (a terrace|a garden|a library|bikes|umbrellas|a games room|a printer|a lounge|a shop|a kitchen for guests)
(tell|give) me (more|something|details|information) (about|on) (your place|the house|what you offer|the services|the hotel itself|the property)
(list|overview|summary) of (the|your|all) (facilities|services|amenities|extras)
(can|could|may) i (print|borrow|use) (something|a boarding pass|a computer|an umbrella|a bike|the printer) (at the hotel|at the desk|)
(how many|which) (floors|services|extras) (are there|do you have|does the hotel have)
is there (a garden|a terrace|a business corner|a lounge|a computer|an atm in the lobby|a shop)
what is (special|good|nice) about (your|this|the) (hotel|house|place)
your services please
what else (is there|do you offer|does the hotel have)`,
  laundry: `
(can|could|may) (i|we|you|someone) (do|wash|dry|press|steam|starch|get cleaned) (some|a few|my|our|the kids) (clothes|things|trousers|shirts|uniforms|laundry|jeans) (at the hotel|here|overnight|today|)
(is|are) there (a|an|) (washer|tumble dryer|laundry room|iron in the room|ironing board|dry cleaner|coin laundry|laundry bag) (in the house|for guests|nearby|)
(how much|what) (do you charge|is it|does it cost) (to wash|for washing|to clean|to iron|for ironing) (a shirt|a bag of clothes|a load|a suit|a dress)
(when|how fast|how long) (will|would|does|can) (my|the) (laundry|shirts|suit|washing) (be ready|take|be back|come back)
(i|we) (spilled|need|have) (wine on my shirt|clean clothes|dirty clothes|a shirt ironed|something washed) (can you wash it|by tonight|)
(do|does) (you|the hotel|anyone) (wash|iron|press|dry clean|do laundry) (for guests|by the next day|on sundays|)
(bring|send|lend|get) (me|us) (an iron|an ironing board|a laundry bag|a clothes steamer)
where (is|are) the (laundry room|washing machines|laundry bags)
same day (laundry|cleaning|washing)`,
  housekeeping: `
(could|can|would) (you|someone|housekeeping|the maid) (bring|leave|send|give) (us|me|) (two|some|another|an extra|more) (towels|blankets|pillows|rolls of toilet paper|soaps|bathrobes|coffee capsules|glasses|bin bags) (please|to #num|to our room|)
(we|i) (need|are out of|have no|would like|are missing) (bath towels|shower gel|toilet paper|clean sheets|a second pillow|another duvet|more hangers|tea bags|tissues)
(could|can|will|would) (someone|housekeeping|you|the maid) (clean|do|make up|tidy|vacuum|empty the bin in) (our|my|#num) (room|bed|bathroom|) (now|later|today|before noon|)
(nobody|no one|the maid|housekeeping) (cleaned|has cleaned|came to|did not clean|skipped) (our|my|the) (room|bathroom) (today|yesterday|)
(please|) (do not|dont) (clean|come in|disturb|change the towels|enter) (today|us|our room|until noon|)
(when|what time|how often) (do|does|will|are) (you|the maid|housekeeping|towels|the sheets) (clean|come|changed|change the towels|clean the rooms)
(the|our) (sheets|towels|bathroom|floor|carpet) (are|is|were|was) (dirty|not clean|dusty|stained|wet) 
(do you have|can i borrow|could i get) (a|an|) (adapter|plug|razor|sewing kit|toothpaste|comb|phone charger|hot water bottle|fan)
change (the|our|my) (sheets|towels|bed linen) (please|)
(softer|harder|feather free|extra) pillow (please|)
make up (my|our) bed
(skip|no) cleaning (today|please)`,
  room_problem: `
(the|our|my) (bulb|socket|plug|curtain rail|remote|fridge|hairdryer|radiator|drawer|bed frame|toilet seat|mirror) (is|seems|has) (broken|loose|dead|come off|faulty|missing)
(i|we) (called|told|asked) (about|for) (the shower|the noise|the heating|the leak) (and nobody came|an hour ago|and it is still broken)
(it|the bathroom|the ceiling) (drips|is leaking|smells awful|is full of mould|is flooded) (in #num|on our bed|)
(cannot|can not|could not) (sleep|rest|work) (here|) (with|because of) (this noise|the music|that drilling|the people above|the fan)
(there are|we found|i saw) (bugs|ants|mice|hairs|stains|spiders) (in the bed|in our room|in the bathroom|on the wall)
(send|get) (somebody|a technician|maintenance) (to fix|to look at|for) (the heating|the tap|our door|the lights|the aircon)
(the|our|my) (lights|radiator|fan|shower|tap|tv remote|window|blinds|safe|wifi box|kettle|toilet flush|lift) (will not|does not|do not|would not) (work|turn on|close|open|go off|stop|flush|drain)
(something|there) (is|smells) (wrong|strange|bad|broken|burnt) (with|in) (the|our|my) (room|bathroom|heating|shower|aircon)
(i|we) (cannot|can not|could not) (get into|open|lock|unlock|enter) (the|our|my) (room|door|safe|balcony door|bathroom)
(it|our room|the bathroom|the whole floor) (is|smells) (ice cold|far too hot|damp|mouldy|of drains|of burnt food|like cigarettes|stuffy|boiling)
(the|our) (guests|people|kids|man|couple) (in the room next to us|above us|in #num|across the hall) (are|is|keep) (shouting|so loud|making noise|banging the doors|partying)
(we|i) (have|found|got|see) (no electricity|no heating|ants|a cockroach|a leak|a broken lamp|bed bugs|mould|no light|only cold water) (in the room|in our bathroom|)
(water|the sink|the bath|the shower) (does not drain|is running over|leaks|is only lukewarm|comes through the ceiling)
(can|could|would) (you|somebody|a technician|maintenance) (come|fix|look at|repair|check) (the|our|my) (heater|door|tv|lamp|drain|window|key card) (please|right away|)
(my|the|our) (key|card|key card) (stopped|has stopped|does not|no longer) (working|opens the door|works|let me in)
the room is not what we (booked|expected|paid for)
(how|where) do (i|we) (turn up|turn down|switch off|use) the (heating|air conditioning|thermostat|lights)
(power|light|electricity) (is out|went out|cut) (in the room|)
(noise|racket|party|music) (all night|from next door|in the corridor|outside our window)
nothing works in (my|our) room
i locked the key in the room`,
  wake_up_call: `
(could|can|would|will) (you|reception|someone|the desk) (ring|phone|wake|call|buzz) (us|me|room #num|my room) (at|around|about|by) (#time|#num|half past six|six thirty|quarter to seven) (tomorrow|in the morning|on monday|please|)
(i|we) (have|need|must) (to be up|to be awake|to get up|a call) (at|by|before) (#time|#num|dawn|six)
(set|put down|note|arrange|book) (a|an|me a|us a) (wake up call|alarm call|wake call|morning call) (for #time|tomorrow|for six|for room #num)
(make sure|please see that) (we|i) (do not oversleep|am up at #time|get up in time)
(is|do) (there|you) (a wake up service|do morning calls|call guests in the morning|have an alarm clock in the room)
(cancel|change|move) (my|the) (wake up call|alarm call|morning call) (to #time|)
(knock|ring) (at|on) (my door|our phone) at (#time|six|seven)
early (call|wake up) (please|at #time)
dont let me oversleep
wake up service`,
  directions: `
(what|which) (street|road|address|metro stop|bus|station|exit) (is it|are you on|do i put in the sat nav|is closest|do i need|do i get off at)
(how|which way) (do|can|would) (i|we) (walk|drive|travel|get) (to you|to your place|there|to the hotel|over) (from the harbour|from the motorway|from town|with luggage|)
(can|could|may) (i|you) (have|give me|get|send me|tell me) (the|their|your) (full address|street address|address and postcode|post code|zip code|gps|location on the map|exact location)
(is|are) (it|you|the hotel|the guesthouse) (far|close|near|within walking distance|right by|a long way) (to|from|of) (the sea|the harbour|downtown|the old town|the train station|the university)
(how|what) (far|long|distance) (is it|does it take|is the walk|is the drive) (from the airport|to the centre|from the station|to the beach|from the motorway) (to you|to the hotel|)
(in|on|near) (which|what) (part of the city|district|street|neighbourhood|side of town) (is|are) (it|you|the hotel)
(where|whereabouts) (do i|can i|are you|is it|is that) (find you|located|exactly|situated|on the map)
(the|their|its) (address|postcode|location|area) (please|too|and phone number)
(i am|we are) (lost|at the station|at the airport|on the motorway) how do (i|we) (get to you|find you|come to the hotel)
(directions|route|way) (to|from) (the hotel|the station|your place|the airport)
i need (its|the|your) (address|postcode|location) (for my driver|for the navigation|as well|)
can you see the sea from the hotel or is it inland
what is (close|next) to (the hotel|you) (so i can find it|)`,
  shuttle: `
(i|we) (also|) (need|want|would like|require) (a|an) (taxi|cab|ride|lift|transfer|car) (to|from|back to|between) (the station|the airport|the hotel|the restaurant|the museum|the two places) (at #time|by #time|after dinner|)
(can|could|would) (you|the hotel|someone) (book|arrange|send|organise|order|call) (a|us a|me a) (taxi|minibus|driver|car|cab|limo) (for #time|to the ferry|for #num people|tomorrow at #num|)
(do|does|will) (you|the hotel|anyone|a driver) (collect|pick up|meet|fetch) (guests|people|us|visitors) (at|from) (the airport|the station|the ferry|the bus stop)
(how much|what) (is|does|would) (a|the) (ride|taxi|transfer|cab|drive|shuttle) (to the airport|from the station|into town|cost)
(when|how often|what time) (is|are|does|do) (the|your|) (first shuttle|next shuttle|last shuttle|buses to the airport|shuttle) (go|leave|run|)
(is|are) (there|the) (a shuttle|a bus|shuttles|a hotel car|a minibus) (to the airport|to the centre|at night|for free|on sundays)
(how|what) (is|would be) the (best|cheapest|quickest) way (to|from) the airport
(we|i) (land|arrive) (at #time|at the airport at #time|at the station) (can you pick us up|can someone collect us|do you have a transfer)
(get|take|bring|drive) (me|us) (to|from) the (airport|station|ferry|terminal) (at #time|tomorrow|please|)
(departure|arrival) (time|site) (of|for) the taxi
contact number (of|for) the taxi
shared (ride|shuttle) to the airport
a taxi for (#num|two|#num people)`,
  local_tips: `
(what|which) (places|attractions|sights|museums|colleges|churches|parks|galleries) (are|can we visit|should i see|do you recommend|are worth it) (in the centre|in town|on foot|close by|in the area|for free)
(i am|we are) (looking for|after|in the mood for) (a|an|some) (restaurant|museum|place to eat|attraction|nightclub|boat trip|cinema|park|indian restaurant|cafe|gallery) (in town|nearby|in the centre|around here|that is cheap|)
(where|is there anywhere) (can|could|to|do people) (we|i|) (eat|dance|swim|shop|hike|buy souvenirs|find a chemist|get cash|see art|drink wine|cycle) (around here|in the evening|near you|in the area|)
(can|could) you (recommend|suggest|tell me|name) (a|some|any|something) (good|cheap|fun|nice|quiet) (restaurant|pub|places to see|things for kids|walks|beaches|day trips|bars) (nearby|in walking distance|for tonight|)
(is|are) (there|the) (a|an|any) (market|playground|bakery|cash machine|theatre|zoo|castle|chemist|hospital|cinema|bike rental|golf course|viewpoint) (near|close to|around|in walking distance of) (the hotel|you|here)
(what|anything) (is|going) on (in town|this weekend|tonight|nearby|around here) 
(how|what) (do|would|could) (we|you|i) (spend|do with|do on) (a day|one evening|a sunday|a rainy afternoon|our last day) (here|in town|)
(what|how much) (is|are) the (entrance fee|opening hours|admission) (of|for|at) the (museum|castle|aquarium|gallery)
(we|i) (love|like|enjoy) (hiking|art|history|good food|beaches|shopping) (what is near|any tips|where should we go)
(is|are) (it|there) (a nice town|much to see|anything for teenagers|good hiking|boat tours|guided tours) (around|here|)
(tips|ideas|advice|recommendations) for (dinner|families|couples|a day out|the evening|excursions|sightseeing)
(italian|chinese|seafood|vegetarian|cheap) (food|restaurant|place) (in town|nearby|around)
what is the (area|town|neighbourhood) like
must see
local (food|sights|beaches|events|pubs)`,
  lost_property: `
(where|is) (are|) (my|our) (glasses|keys|earrings|cardigan|charger) (i had them at breakfast|still in the room|i think in #num|with your lost and found)
(i|we) (checked out|left) (and|this morning and|yesterday and) (forgot|left) (a|my|our) (bag|coat|teddy|laptop|shoes|passport)
(ask|tell) (housekeeping|the cleaners) (to look for|if they found|about) (my|our) (ring|phone|watch|purse)
(can you|please) (check|look in) (the safe|the wardrobe|under the bed|the drawer) (i forgot something there|for my wallet|)
(did|has|have) (you|housekeeping|the maid|somebody|anyone) (find|found|come across|see|seen|hand in|handed in) (a|an|my|our|some) (scarf|earring|teddy|kindle|hat|umbrella|purse|keys|headphones|charger) (in room #num|in the lobby|in the bar|after we left|)
(i|we|my son|my wife) (left|forgot|must have left|lost|dropped) (a|an|my|his|her|some|our) (teddy|umbrella|wallet|scarf|ipad|sunglasses|medicine|handbag|shoes|cable|necklace) (in the bathroom|in the safe|at breakfast|under the bed|in #num|in the sauna|when we checked out)
(can|could|would) (you|someone) (look|check|search|see) (for|whether|if) (my|our|the) (coat|ring|phone|laptop|toy|bag) (is|was) (still there|in the room|handed in|found)
(can|could|please) (you|) (send|post|mail|forward) (it|my bag|what i forgot|our things|the teddy) (home|to my address|after us|on)
(someone|somebody) (stole|took|has taken|robbed) (my|our) (wallet|bag|bike|camera|money)
(my|our) (bag|purse|luggage|camera|necklace) (has been|was|got) (lost|stolen|left behind|taken)
(i|we) (am|are) missing (a|my|our) (bag|ring|shoe|suitcase|phone) (since this morning|from the room|)
(is|was) (a|an|my|any) (jacket|phone|passport|purse|toy) (found|handed in|left|turned in) (yesterday|at reception|in the lobby|)
something (of mine|) (is|was) left in (the room|room #num|the wardrobe)
(forgotten|lost|left) (things|items|property|clothes)
where do i ask for lost things`,
  events: `
(we|i) (want|would like|plan|are planning|need) (to hold|to host|to have|a place for|a room for|to organise) (a|an|our|my) (workshop|wedding|retreat|birthday|christmas party|team meeting|conference|golden wedding|baptism|reunion) (for #num|with #num people|in june|at your hotel|)
(how many|up to how many) (people|guests|seats) (fit|can you host|can sit|can we be|does it hold) (in the meeting room|at a banquet|for a wedding|in your hall|)
(do|can|could) you (cater|host|handle|do|organise) (weddings|conferences|parties|business lunches|groups of #num|company events|private dinners)
(what|how much) (does|would|do you charge for|is) (a|the|your) (meeting room|wedding package|hall|conference package|private party|day conference) (cost|per day|for #num people|)
(is|are) there (a projector|a screen|a function room|a quiet room|rooms for meetings|a stage|a dance floor) (for our meeting|for a group|for events|)
(rooms|beds|accommodation) for (a group|a school class|a sports team|a choir|our team|#num colleagues) (of #num|)
(rent|hire|book|use) (the|your|a) (whole house|terrace|bar|hall|seminar room|private dining room) (for a party|for an evening|for a day|)
(my|our) (company|team|club|family) (wants|needs|plans) (a meeting|a retreat|an event|a party|a christmas dinner) (at your place|with you|)
(is|are) there (any|) (concerts|events|parties|functions|shows) (at the hotel|in the house|tonight|this week|)
(meeting|seminar|conference|wedding|party|banquet) (room hire|venue|enquiry|for #num people|package)
(celebrate|celebrating) (our|my|a) (anniversary|birthday|engagement|graduation) (with #num guests|at the hotel|)
group (reservation|rates|of #num|stay|check in)
get married at your hotel`,
  deposit: `
(do|must|should|will) (we|i) (have to|) (leave|give|put down|pay|hand over) (a|any|the|some) (deposit|card|money|guarantee|down payment|security) (beforehand|on arrival|for the room|when booking|)
(when|how) (do|will|must|is) (we|i|you|my card|the money) (pay|be charged|take the money|have to pay|debited|settle) (for the room|for the stay|the room|)
(how much|what amount|what) (do you|will be|is|must i) (block|hold|charge|reserve|put down|paid in advance) (on my card|as a deposit|beforehand)
(is|was) (the|my|our) (deposit|hold|guarantee|prepayment) (refundable|returned|released|given back|back on my card) (when|after check out|)
(can|could|may) (i|we) (pay|settle) (on arrival|when we leave|at the end|later|in parts|at the hotel)
(do|does) (you|the booking|the hotel) (need|require|ask for|want) (a card|a credit card|prepayment|a guarantee|full payment) (to hold the room|to book|in advance|up front)
(there is|i see|why is there) (a|an) (hold|amount|charge|block|reservation) (of #amount|) on my (card|account) (before my stay|from your hotel)
(is|must) the (room|stay|whole amount) (be paid|paid|payable) (in advance|now|on departure|at check in)
(deposit|prepayment|guarantee|advance) (required|needed|amount|back|refund)
pay (later|at the hotel|on site|upfront)
without a credit card can i (book|reserve)`,
  emergency: `
(my|our) (room mate|wife|boy|girl|grandfather|boss) (has passed out|is having a stroke|cannot speak|swallowed pills|hit his head|is turning blue)
(there is|i see|we smell) (flames|thick smoke|burning plastic|a gas smell|sparks|fire) (coming|) (from|in) (the|our) (socket|roof|lift|bathroom|room next door)
(we|i) (need|want) (the police|an ambulance|a doctor|medical assistance|the fire brigade) (fast|right now|at the hotel|in #num)
(somebody|an intruder|a drunk man) (is|tried) (in my room|hitting my door|to attack me|with a knife|hurting someone)
(help|please help|quick|hurry) (there is|there has been|we have) (a fire|an accident|a break in|a fight|a gas leak|smoke everywhere|someone on the floor)
(my|our) (son|daughter|mother|partner|colleague|friend|dad|grandma) (has|is|cannot|had|fell) (a seizure|choking|breathe|an allergic reaction|bleeding badly|very ill|stopped breathing|unconscious|out of the window|a stroke|chest pains)
(a|the|another) (guest|man|woman|child|lady) (has|is) (fainted|fallen|collapsed|badly hurt|not breathing|drowning|bleeding|lying on the floor)
(call|get|phone|send|we need|i need) (the police|a doctor|an ambulance|medical help|the fire service|first aid|a paramedic|security) (now|immediately|to room #num|quickly|at once)
(there is|i smell|i can see|we see) (smoke|burning|gas|flames|fire|a fire) (in|on|from|under) (the|our) (hall|room|stairs|second floor|kitchen|door)
(i|we) (am|are|feel) (trapped|stuck in the lift|being attacked|being followed|in danger|having a heart attack|going to faint|very sick)
(someone|somebody|a man|a stranger) (is|has) (attacking|threatening|following|broken into|got into|breaking into) (me|us|our room|a guest)
(the|a) (alarm|fire alarm|smoke detector|siren) (is going off|is ringing|went off|will not stop)
what is the emergency number
first aid (please|kit)
i (cut|burnt|hurt|broke) (myself|my leg|my hand) (badly|)
(my|our) (wife|husband|little boy|daughter|mum|dad|friend|travel companion) (slipped|fell|tripped|has fallen) (in the (shower|bath|bathroom|lobby)|down the stairs|by the pool|on the wet floor|off the bed) and (cannot get up|is bleeding|hit her head|cannot move her arm|is in a lot of pain|is not answering)
(someone|somebody|an old man|a lady|a boy|a child) (is|has been) (lying|sitting) (on the floor|in the corridor|by the lift|at the pool) (and does not (move|answer|react)|bleeding|unconscious|)
(he|she|my partner|my baby) (is|has) (not breathing|stopped breathing|choking|unconscious|turned blue|shaking all over|burning up with fever|had a fit|passed out)
(he|she|my partner|my father) (has|is having) (a heart attack|chest pains|a stroke|a seizure|an asthma attack|a panic attack|an allergic reaction) (please hurry|what do i do|right now|)
(the|our) (curtain|bin|kettle|socket|television|bed|minibar|heater|room next to ours|kitchen) (is|has caught) (on fire|fire|burning|smoking|in flames)
(something|it) (is burning|smells burnt|smells of gas|smells like smoke|is on fire) (in|on|near|outside) (my room|our floor|the corridor|the building|the hallway)
(water|smoke|gas) is (pouring|coming|leaking) (into|through|under) (our|my) (room|door|ceiling) (and we cannot get out|help|quickly|)
(i|we) (am|are) (locked in|stuck in|trapped in) (the (lift|elevator|bathroom|sauna|stairwell)|our room) (and cannot get out|since #num|help|)
(my|our) (chest|head|stomach) hurts (really badly|so much) (and i feel faint|i need a doctor|can you get somebody|)
(i|we|my son) (ate|swallowed|drank|was stung by|got bitten by) (something|a nut|cleaning fluid|a wasp|a dog) and (cannot breathe|my throat is swelling|he is swelling up|feel terrible)
(i|we) (need|require) (urgent|immediate) (help|medical attention|medical care|assistance) (in room #num|please|)
(where is|how do we get to) (the|a) (nearest|closest|) (hospital|emergency room|casualty|doctor|fire exit|emergency exit|defibrillator|first aid kit)
(do you have|is there) (a doctor|a nurse|a defibrillator|a first aider|a first aid kit) (in the house|on site|in the hotel|on call|)
(what|where|how) (do|should) (i|we) (do|go) (if there is|in case of|when there is) (a fire|an evacuation|an earthquake|an emergency)
(everybody|people|the guests) (is|are) (running out|leaving the building|screaming) (what is going on|is there a fire|)
(someone|a man|the person next door) is (hitting|beating|hurting|shouting at and hitting) (his wife|a woman|a child|somebody)
(i was|my wife was|we were|my daughter was) (robbed|mugged|attacked|assaulted|followed|touched) (in the (lobby|corridor|car park|lift)|outside the hotel|just now)
(there is|somebody has) (a gun|a knife|a weapon) (in the (hotel|lobby|bar)|)
(i|my friend) (do not want|does not want) to live (any more|anymore)
(i|my friend) (want|wants|am going|is going) to (kill|hurt|harm) (myself|himself|herself)
(my wife|my sister|she) (is in labour|has gone into labour|is having contractions|is having the baby|broke her waters)
(i|he|she|my son|my daughter) (burned|burnt|scalded|cut) (my|his|her) (hand|arm|leg|face|finger) (on the kettle|with boiling water|on the stove|in the kitchen|badly|on glass)
(there is|we have|so much) blood (everywhere|on the floor|all over) (he|she|my child|my husband) (hit|cut|cracked|split) (his|her) (head|lip|knee) (open|on the sink|on the table|)
(smoke|fire|gas|burning smell) (in the|in our|on the) (hallway|corridor|room|lift|floor|staircase) (help|now|quick|!)
(the|our) (neighbour|next door room|room above|house next door|roof) (is burning|is on fire|has smoke coming out|has flames)`,
};
