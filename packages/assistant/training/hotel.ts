import { hotel, type IntentTraining } from "./types.ts";

/** What a hotel's desk hears. */
export const hotelTraining: readonly IntentTraining[] = [
  {
    id: "book_room",
    industries: hotel,
    label: "Book a room",
    send: "I want to book a room",
    description: "Wants to book or reserve a room or a stay.",
    phrases: `
~(book|reserve|get|make a booking for|make a reservation for|rent|secure) (a|an|the|one|two|#num|) {roomtype} ({guests}|{when}|for {nights}|)
~(book|reserve) (a|an|the|) {hotel} ({guests}|{when}|for {nights}|in #place|near #place|with good reviews|)
~(book|reserve) (a|the|) (room|hotel|stay) {guests} (and|for|) {nights} (starting|starting from|from|) {when}
~(make|place|do|complete|finish|create|put in) (a|an|my|a hotel|a room) (reservation|booking|reservations) ({guests}|{when}|for {nights}|in #place|at the hotel|)
(book|reserve) it {guests} for {nights} (starting|from|) {when}
please book it for #num people and #num nights starting from (tuesday|monday|friday|saturday|sunday|thursday|wednesday)
yes please book (it|that one|a room there) for #num people
can you (book|reserve) (it|that|one|a room|me a room|us a room) (for me|for us|) {guests} {when}
(booking|reserving|reservation of|making a reservation of) (a|) {roomtype} ({guests}|{when}|)
(reservation|booking|hotel reservation|room reservation|book a room|book hotel|make a reservation|new booking|room booking)
we (want|would like|need) to (stay|book|spend) {nights} {when}
i (want|would like|need|plan) to stay (with you|at your hotel|there|here) ({when}|for {nights}|{guests}|)
i need (a|an) {roomtype} ({guests}|{when}|for {nights}) 
we will be arriving (on|) {when} and staying for {nights}
(problem|trouble|help|issues|assistance|question) (with|to|in|about) (booking|book|reserving|making a reservation for) (a room|a hotel|a stay|)
does the reservation include a confirmation can you book me in
put me down for a {roomtype} {when}
i would like to reserve {roomtype} near the water
get me a {roomtype} {when}
two rooms {when} for #num nights #num adults
{nights} {guests} {when}
how do i (book|reserve|make a reservation)
set me up with a {roomtype} in #place from #date to #date`,
  },
  {
    id: "search_hotel",
    industries: hotel,
    label: "Find a place to stay",
    send: "I am looking for a place to stay",
    description:
      "Looks for a hotel or a place to stay by area, price class, stars, kind or facilities, without booking yet.",
    phrases: `
i am looking for (a|an|some) (cheap|moderately priced|expensive|nice|4 star|#num star|luxury|affordable|boutique|family friendly|good|) {hotel} (in the north|in the centre|in the city centre|in #place|with free wifi|with free parking|near the station|with a pool|for my trip|)
(find|search for|look for|show me|get me|suggest|recommend) (me|us|) (a|an|some|the best|) (cheap|nice|moderate|luxury|#num star|good|highly rated|pet friendly|) (hotel|hotels|guesthouse|guest house|place to stay|accommodation|rooms|lodging) (in #place|in the south|near the beach|with free wifi|with parking|downtown|near the airport|that is cheap|with good reviews|)
~(find|search for|look for|search) (a|an|) (hotel|guesthouse|place to stay|accommodation|somewhere to stay|hotel room) (in #place|near #place|with parking|in the east|with internet|in a moderate price range|)
i need (a place to stay|somewhere to stay|a hotel|lodging|accommodation|a guesthouse) (in the west|that has free wifi|that includes free parking|in the cheap price range|in the centre of town|with #num stars|in #place|that is not too expensive|)
i (need|want) (it|the hotel) to (have|include|be) (free parking|free wifi|#num stars|cheap|in the north|moderately priced|a guesthouse|in the east|expensive)
it (should|needs to|must|does not need to|has to) (have|be|include) (free wifi|free parking|#num stars|a star of #num|in the centre|cheap|in the moderate price range|internet|a hotel)
(do any of them|does either|which of them) have (free wifi|parking|#num stars|internet)
(hotel|guesthouse) (with|in) (free parking|the centre|free wifi|the north|#num stars)
(hotel search|search hotel|find a hotel|hotels near me|places to stay|accommodation|hotels in #place)
are there any (hotels|guesthouses|places) (in the north|in #place|with free parking|with #num stars|with a pool|that are cheap)
what (hotels|places to stay|guesthouses) (do you have|are there|are available) (in the west|in #place|near the centre|)
do you have (a hotel|any hotels|hotels|other hotels|another hotel|other locations) (in #place|near the airport|in the city|)
how about (a guesthouse|a hotel|something cheaper|a #num star|the south|something in the centre)
i do not care about the (area|price|stars|location)
i have no preference
is that a hotel or a guesthouse
how many stars (does it have|does your hotel have)
what is the star rating
which area is it in
i would prefer (a guesthouse|the east side|something moderate|a #num star hotel)`,
  },
  {
    id: "check_availability",
    industries: hotel,
    label: "Check availability",
    send: "Do you have a room free?",
    description: "Asks whether rooms are free for some dates or guests.",
    phrases: `
(do you have|have you got|are there|is there|any) (a|any|) (room|rooms|double room|suite|single room|family room|vacancies|vacancy|availability|free rooms|rooms free|rooms available|rooms left) ({when}|{guests}|)
(is|are) (the|a|any|your) (room|rooms|suite|double room|hotel|family room) (available|free|vacant|still available|fully booked|booked out) ({when}|)
~(check|see|know|verify|find out|ask about) (the|your|room|) (availability|room availability|vacancies|availability of rooms|available rooms|free rooms|if you have rooms) ({when}|{guests}|)
(availability|vacancies|room availability|available rooms|free rooms|rooms free|rooms available) ({when}|)
are you (fully booked|full|booked out|sold out) ({when}|)
what (rooms|dates|nights) (do you have|are|is) (available|free|left|open) ({when}|)
do you still have (space|something|anything|room) ({when}|{guests})
can (we|i) (get|have) a room {when}
could you accommodate #num people {when}
anything (free|open|available) {when}
what have you got {when} {guests}`,
  },
  {
    id: "room_prices",
    industries: hotel,
    label: "Prices",
    send: "What does a room cost?",
    description: "Asks what a room or a stay costs, rates, what is included, a quote.",
    phrases: `
how much (is|does|for|are|would|will) (a|the|one|your|) {roomtype} (cost|per night|be|{when}|{guests}|for {nights}|)
how much (is|does it cost|would it cost|will it be|do you charge|is it) (per night|to stay|for one night|for {nights}|{guests}|a night|{when}|to book a room)
what (is|are|does|do) (the|your|a) (price|prices|rate|rates|cost|room rates|nightly rate|price range|night) (of|for|cost|per night|{when}|) (a {roomtype}|{guests}|)
(room rates|prices|price list|price per night|rates|nightly rate|cost per night|hotel prices|quote|price of a room|room price)
~(see|check|know|find out|get|compare|view|ask about|consult) (the|your|room|hotel|) (prices|rates|room rates|price of a room|cost of a stay|a quote|price list|nightly rates) ({when}|)
(checking|seeing|comparing) (the|your|hotel) (prices|rates)
is (breakfast|tax|parking|city tax|everything) included in the (price|rate|room)
are (taxes|breakfast|fees) included
what would (two|#num|three|four) nights cost
give me a (quote|price|rate) (for {nights}|{when}|{guests}|)
is it (expensive|cheap|cheaper during the week)
what is the cheapest room
how much would it be in total
is there a city tax`,
  },
  {
    id: "special_offers",
    industries: hotel,
    label: "Offers and discounts",
    send: "Do you have special offers?",
    description: "Asks for deals, packages, discounts.",
    phrases: `
(do you have|are there|is there|any|what are|what are the|tell me about|show me) (any|a|your|the|) (special offers|offers|deals|discounts|packages|promotions|special rates|hotel offers|weekend deals|honeymoon packages|last minute offers|current offers)
~(see|check|find|get|know|look for|view|search for) (the|your|any|some|hotel|) (offers|hotel offers|special offers|deals|discounts|promotions|packages|current promotions)
(special offers|offers|deals|discount|packages|promotions|hotel offers|hotel deals|early bird|last minute|corporate rate)
do you (offer|give|have) (a|) (discount|discounts|special rate|corporate rate|senior discount|student discount|discount for long stays|military discount|weekly rate|aaa rate)
can i get (a discount|a better price|a cheaper rate|a corporate rate|a deal)
~(apply|use|enter|redeem) (a|my) (promocode|discount code|voucher|coupon)
is it cheaper if (i stay a week|i book directly|we are a group|i stay longer)
romantic package
spa package offers
(looking for|searching|checking) (hotel offers|offers|deals)`,
  },
  {
    id: "change_reservation",
    industries: hotel,
    label: "Change a reservation",
    send: "I want to change my reservation",
    description: "Wants to change the dates, guests, room or name of a reservation.",
    phrases: `
~{changev} (my|a|the|our|an existing) (reservation|booking|hotel reservation|hotel booking|room reservation|reservation #ref|stay|trip dates)
~{changev} (the|my|our) (dates|date|arrival date|departure date|check in date|number of guests|name|room type|details|number of people|length of stay|number of rooms) (of|on|for|in) (my|the|our) (reservation|booking|stay)
~(move|push|shift|postpone|reschedule|bring forward|rebook|delay) (my|our|the) (reservation|booking|stay|arrival|dates) (to {when}|by a day|)
~(add|include|remove) (a guest|another person|my wife|a child|one more guest|an extra person|a room|a night|breakfast|one guest|a second room) (to|from|on) (my|the|our) (reservation|booking)
(changing|modifying|editing|rescheduling|correcting|updating) (my|a|the|our) (reservation|booking|hotel reservation|dates)
(change reservation|modify booking|change booking|edit reservation|reschedule|change dates|reservation change|change my dates)
we (will|are going to) (arrive|come) (a day later|a day earlier|with one more person|with #num people instead|{when} instead)
i (booked|have booked|reserved) (the wrong dates|the wrong room|the wrong day|for the wrong weekend|too many nights)
i need different (dates|nights|beds) (for my booking|)
(problem|trouble|help|issues|assistance|question) (with|to|in|about) (changing|change|modifying|editing|modify|correct) (my|the|a) (reservation|booking)
can i come on {when} instead
my plans have changed
the name on my booking is wrong
is my booking flexible can i move it`,
  },
  {
    id: "extend_stay",
    industries: hotel,
    label: "Stay longer",
    send: "I want to add a night",
    description: "Wants to add nights to a stay, or to leave earlier than booked.",
    phrases: `
~(add|book|get|include|have|request|stay) (a|an|another|one more|an extra|an additional|two more|two extra|some|#num more|several) (night|nights|day|days|extra nights|additional nights) (to my reservation|to my booking|to my stay|at the hotel|to our booking|)
~(extend|prolong|lengthen) (my|our|the) (stay|reservation|booking|visit) (by a night|by #num nights|until {when}|for another night|)
~stay (longer|another night|one more night|an extra day|a bit longer|until sunday|two more nights)
(extend stay|extra night|another night|add night|add a night|longer stay|extension|additional night|one more night)
(adding|booking|extending by) (a night|an extra night|some nights|more nights|another night) (to my reservation|to my booking|)
we want to stay (longer|one more night|until {when}|another day)
can (we|i) (stay|keep the room) (one more night|longer|until monday|another day|an extra night)
~(shorten|cut short|reduce) (my|our) (stay|booking)
we have to leave (a day early|earlier than booked|sooner)
leave a day earlier
(problem|help|assistance|trouble) (with|to) (adding|add|extending|extend) (a night|nights|my stay) 
is it possible to prolong my visit`,
  },
  {
    id: "upgrade_room",
    industries: hotel,
    label: "Upgrade a room",
    send: "I want to upgrade my room",
    description: "Wants a better room or category, or a different room during the stay.",
    phrases: `
~(upgrade|improve) (my|the|our|a) (reservation|room|booking|stay|hotel reservation|hotel room)
~(upgrade|change|switch|move|go) (my|our|) (room|reservation|) to (a|the) (suite|better room|bigger room|higher category|deluxe room|sea view room|superior room|premium room)
~(get|have|ask for|request|book) (a|an) (upgrade|room upgrade|better room|bigger room|free upgrade|nicer view)
(upgrade|room upgrade|upgrade reservation|better room|upgrade my booking|upgrading my reservation|upgrading our room)
is an upgrade (possible|available|free)
what does an upgrade cost
are there any (upgrades|better rooms) (available|)
can we (have|get|move to) a (different|quieter|bigger|better|higher) room
i do not like my room can i have another
(problem|help|assistance) (with|to) (upgrading|upgrade) my (reservation|room|booking)`,
  },
  {
    id: "cancel_reservation",
    industries: hotel,
    label: "Cancel a reservation",
    send: "I want to cancel my reservation",
    description: "Wants to cancel a booking.",
    phrases: `
~{cancelv} (my|a|the|our|an|this|) (reservation|booking|hotel reservation|hotel booking|room reservation|reservation #ref|stay|hotel|room|booking #ref|reservation for {when}|hotel room|trip)
(cancelling|canceling|cancellation of|cancelation of) (my|a|the|our) (reservation|booking|hotel booking|stay|room)
(cancel reservation|cancel booking|cancel|cancel my booking|booking cancellation|cancel my hotel|cancel room)
(we|i) (cannot|can not|will not be able to|are not able to|won't) (come|make it|travel|stay) (anymore|{when}|after all|)
i (do not|no longer|don't) need (the|my|a) (room|reservation|booking|hotel) (anymore|)
(problem|trouble|help|issues|assistance|question) (with|to|in|about) (cancelling|cancel|canceling) (my|the|a) (reservation|booking|hotel reservation)
our (flight|trip|plans) (was|were|got) cancelled (so cancel the room|we will not come|)
call off our stay
nix my hotel reservation
i changed my mind about the {hotel} i booked
drop the booking i made for {when}
please take my name off the list we are not coming`,
  },
  {
    id: "check_reservation",
    industries: hotel,
    label: "Check a reservation",
    send: "I want to check my reservation",
    description: "Wants to see or confirm a booking that exists.",
    phrases: `
~{seev} (my|the|our|a|details of my|the details of my|the status of my) (reservation|booking|hotel reservation|hotel booking|reservation #ref|reservations)
~confirm (my|our|a|the) (reservation|booking|hotel reservation|stay|dates|reservation for {when}|booking under my name)
(checking|confirming|seeing|viewing|finding|looking at) (my|a|the|our) (reservation|booking|hotel reservation)
(is|was|has) my (reservation|booking|room) (confirmed|been confirmed|made|in your system|ok|still valid|guaranteed|received)
(do you have|is there|can you find) (a|my|our) (reservation|booking) (for|under|in) (#name|my name|the name smith|johnson|the name of miller|)
(check reservation|confirm reservation|my booking|reservation details|booking confirmation|reservation status|reservation number|booking reference|confirm my booking)
i (did not|have not|never|haven't) (get|got|received|receive) (a|my|the) (confirmation|booking confirmation|confirmation email|reservation number|reference number)
what is my (reservation number|booking number|confirmation number|reference number)
(can i get|give me|i need|what is) (a|the|my) (reference number|confirmation number|booking reference)
what (did i book|room did i book|dates did i book|is included in my booking|nights do i have)
under which name is my booking
(what|when) (day|are|is) (my|our) (reservation|booking) (for|)
i want to make sure my room is booked
(problem|trouble|help|issues|assistance) (with|to) (checking|check|find|finding|confirm) my (reservation|booking)`,
  },
  {
    id: "cancellation_policy",
    industries: hotel,
    label: "Cancellation terms",
    send: "What are your cancellation terms?",
    description: "Asks until when cancelling is free, what it costs, no-show rules.",
    phrases: `
(what is|what are|how much is|how high are|explain|tell me about|show me|is there|are there) (the|your|a|any|) (cancellation|cancelation) (policy|fee|fees|terms|penalty|conditions|charges|deadline|rules|costs)
~{seev} (the|your|) (cancellation|cancelation) (policy|fee|fees|terms|charges|penalties|conditions)
(cancellation fee|cancellation fees|cancellation policy|cancellation terms|free cancellation|cancellation charges|no show fee|cancellation penalty)
(until when|how late|by when|how far in advance) can (i|we) cancel (for free|without a fee|my reservation|)
can (i|we) cancel (for free|free of charge|without paying|at no cost|without penalty|on the same day|last minute)
(is|are) (cancellation|cancellations|cancelling) free
(do i have to pay|will i be charged|does it cost anything|do you charge|is there a fee|would i have to pay|is there a charge) (if i cancel|to cancel|for cancelling|when i cancel|if we do not show up|to cancel my booking|for canceling a reservation)
how much (does it cost|is it|do i pay|will i be charged) (to cancel|if i cancel|for cancelling) (my reservation|my booking|the room|)
what happens if (i cancel|we do not show up|we cancel late|i am a no show)
(checking|seeing|information about|question about|help with) the cancellation (fees|policy|penalties)
what if i get sick and cannot come
do we lose the money if we cancel`,
  },
  {
    id: "check_in",
    industries: hotel,
    label: "Check-in",
    send: "When is check-in?",
    description:
      "Asks when and how to check in, early arrival, late arrival, online check-in, documents.",
    phrases: `
(what time|when|from when|at what time|how early|from what time|whattime) (is|can i|can we|does|do|is the|are we able to|may we|could i) (checkin|check in|check-in|arrive|get into the room|get our room|have the room|start|check-in start|move in)
(what is|what are|tell me|know|check) (the|your) (checkin|check-in|check in) (time|times|hours|policy|procedure|process)
(checkin|check-in time|check in time|check-in|check-in hours|early check in|early arrival|late arrival|late check-in|online check-in|self check-in|earlycheckin)
can (i|we) (check in early|checkin early|arrive early|get the room earlier|check in before noon|check in at #time|arrive late at night|check in after midnight|check in at night|check in online)
is (early check-in|late check-in|self check-in|online check-in|a late arrival|earlycheckin) (possible|available|ok|free)
~(check in|checkin|check in online|check in early|do the check-in|do an online check-in|do my check-in|check into my room|complete my check in|check into the hotel)
(doing|making) the check-in
we (arrive|will arrive|land|get there|are arriving) (at #time|late|early|at midnight|around #time|in the morning)
what do i need (to check in|for check-in|to bring)
do i need (an id|a passport|a credit card) (to check in|at check-in|)
how (do i|does) (check in|check-in work|i check in)
is the (reception|front desk) (open|staffed) (at night|24 hours|all day|when we arrive late)
our flight lands early can we (get|use) the room
(problem|help|trouble|assistance|question) (with|about|doing|to do) (the|my|) (check-in|checkin)
how old do i have to be to check in
the earliest time i can get into my room`,
  },
  {
    id: "check_out",
    industries: hotel,
    label: "Check-out",
    send: "When is check-out?",
    description: "Asks when and how to check out, express check-out.",
    phrases: `
(what time|when|until when|at what time|by when|by what time|whattime) (is|do i|do we|must we|should i|does|do i have to|must i|is the|are we supposed to) (checkout|check out|check-out|leave|vacate the room|leave the room|be out of the room|check-out end|depart)
(what is|what are|tell me|know|check) (the|your) (checkout|check-out|check out) (time|times|hours|policy|procedure|process)
(checkout|check-out time|check out time|check-out|checkout hours|express check-out|departure time)
~(check out|checkout|check out of my room|check out of the hotel|do the check-out|check out online|do my check-out|complete my check out|do an express checkout)
(doing|making) the check-out
how (do i|does) (check out|check-out work|i check out)
where do i leave the key (card|)
can i check out (early in the morning|online|at night|before breakfast|without going to the desk|by phone)
we want to check out now
is there express checkout
(problem|help|trouble|assistance|question) (with|about|doing|to do) (the|my|) (check-out|checkout)
how long can i stay in the room on the last day
latest time to leave`,
  },
  {
    id: "late_checkout",
    industries: hotel,
    label: "Late check-out",
    send: "Can I check out late?",
    description: "Wants to leave the room later than the rule.",
    phrases: `
(can|could|may) (i|we) (check out|checkout|leave|stay in the room|keep the room|have the room) (late|later|at #time|until #time|at noon|a bit later|until #num|an hour later|in the afternoon)
(is|do you offer|do you have|can i get|can we get|can i have|i would like|i want|i need|request|ask for) (a|) (late check-out|late checkout|latecheckout|later checkout|late departure) (possible|available|{when}|)
(late check-out|late checkout|latecheckout|late departure|later check out)
what does late check-out cost
how much is late checkout
our (flight|train) leaves (in the evening|late|at #time) can we keep the room
we would like to sleep in (and leave later|)
any chance of leaving the room at #time
~(get|have|request|arrange|ask for) (a|) (late checkout|latecheckout|late check-out|later departure time)
check out at #time possible`,
  },
  {
    id: "luggage_storage",
    industries: hotel,
    label: "Luggage storage",
    send: "Can I leave my luggage?",
    description: "Leaving bags before check-in or after check-out; help with bags.",
    phrases: `
(can|could|may|where can) (i|we) (leave|store|keep|drop|drop off|deposit) (my|our|the|some) (luggage|bags|suitcases|baggage|bag|suitcase|things|belongings|stuff) (before check-in|after check-out|until our flight|at the hotel|here|at reception|after we leave|for the day|)
~(store|leave|keep|deposit|drop off|put away) (my|our|some) (luggage|bags|suitcases|baggage|belongings|things) (at the hotel|somewhere|with you|for a few hours|)
(luggage storage|luggage|baggage storage|store bags|left luggage|bag storage|luggage room|lockers|storing luggage|luggage lockers)
do you (have|offer) (luggage storage|a luggage room|lockers|baggage storage|a left luggage room|a porter|a place for our bags)
is there (somewhere|a place|a room) (to leave|for|to store|to keep) (our|my|) (bags|luggage|suitcases)
(storing|leaving) (my|our) (luggage|bags|suitcases)
does luggage storage cost anything
how much is it to store bags
can someone (help|carry) (with|) (our|my) (bags|luggage)
(help|problem|assistance|question) (with|about) (storing|luggage storage|my luggage|leaving my bags)
we arrive early what about our suitcases`,
  },
  {
    id: "parking",
    industries: hotel,
    label: "Parking",
    send: "Is there parking?",
    description: "Parking, garages, charging electric cars, booking a space.",
    phrases: `
(is there|do you have|have you got|does the hotel have|do you offer|is|does it have|does it include) (a|any|free|on site|the|) (parking|parking lot|car park|garage|parking space|parking spaces|valet parking|ev charger|parking garage|place to park|charging station|free parking)
(where|how) (can|do|should) (i|we) (park|leave the car|park our car)
how much (is|does|for|do you charge for) (the|) (parking|garage|car park|valet parking|parking space) (cost|per night|per day|)
(parking|free parking|car park|garage|valet|ev charging|parking fee|parking space|park my car|book parking|parking reservation)
~(book|reserve|get|rent|have|request) (a|the|) (parking space|parking spot|space in the garage|parking place|parking|garage space|spot for my car) (for my car|{when}|)
(booking|reserving) a parking (space|spot)
can (i|we) (park|charge) (at the hotel|our car|a van|an electric car|for free|a motorbike|our tesla|overnight|nearby)
is (parking|the garage) (free|included|available|safe|guarded|big enough for a van)
i (come|am coming|will arrive) by car where do i park
do i have to pay for parking
(do you have|is there|any|have you got|does the hotel have) (parking|free parking|a car park|a garage)
(problem|help|assistance|question) (with|about|to) (parking|booking a parking space|book a parking spot)`,
  },
  {
    id: "wifi",
    industries: hotel,
    label: "Wi-Fi",
    send: "Is there Wi-Fi?",
    description: "Internet: whether there is any, the password, speed, problems.",
    phrases: `
(is there|do you have|does the hotel have|do you offer|is|do the rooms have|does it have|does it include) (a|any|free|the|good|) (wifi|internet|internet connection|internet access|wifi in the rooms|high speed internet|wireless|free wifi)
what is the (wifi|internet) (password|code|name|network)
(wifi|internet|free wifi|wifi password|wifi code|internet access|wlan|wifi speed)
how (do i|can i|does one) (connect to|get on|access|log in to|use) (the|) (wifi|internet)
how (fast|good) is (the|your) (wifi|internet)
is the (wifi|internet) (free|included|fast|good enough for video calls|secure)
the (wifi|internet) (does not work|is not working|is slow|is down|keeps dropping|is terrible) (in my room|)
i cannot (connect|get online|connect to the internet|access the wifi)
do i have to pay for (wifi|internet)
can i work from the room`,
  },
  {
    id: "pool_spa_gym",
    industries: hotel,
    label: "Pool, sauna, gym",
    send: "Do you have a pool or a sauna?",
    description: "Pool, sauna, spa treatments, massage, gym: whether, hours, prices, booking.",
    phrases: `
(is there|do you have|does the hotel have|have you got|do you offer|does it have) (a|an|any|) (pool|swimming pool|indoor pool|gym|fitness room|fitness center|sauna|spa|hot tub|jacuzzi|steam room|massage|massages|yoga|tennis court|heated pool|rooftop pool|spa treatments)
(when|what time|until when|at what time|how long|from when) (is|does|are) (the|your) (pool|gym|sauna|spa|fitness room|swimming pool|hot tub|fitness center) (open|opened|close|opening hours|)
(pool|gym|spa|sauna|swimming pool|fitness|massage|wellness|jacuzzi|pool hours|gym hours|spa hours|hot tub|fitness center|spa treatment)
~(book|reserve|get|have|schedule|arrange) (a|an) (massage|spa treatment|facial|spa appointment|sauna session|treatment|massage {when})
how much (is|does|are) (a|the|) (massage|massages|sauna|spa|spa treatment|facial|pool) (cost|)
is the (pool|gym|sauna|spa) (free|included|heated|open to children|indoors|open all day|for adults only|crowded)
can (kids|children|we|i) (use|swim in|go to) the (pool|sauna|gym|spa|hot tub) (at night|in the morning|)
can i (work out|swim|exercise|go for a swim|take a sauna) (at the hotel|)
what are the (pool|gym|spa|sauna) (hours|times|prices)
do i need to bring (a towel|a robe|swimwear) to the pool`,
  },
  {
    id: "breakfast",
    industries: hotel,
    label: "Breakfast",
    send: "When is breakfast?",
    description: "Breakfast: hours, price, included, diets.",
    phrases: `
(what time|when|until when|at what time|from when|how long|whattime) (is|do you serve|does|can we have|is the) (breakfast|breakfast served|breakfast start|breakfast end|breakfast buffet open)
is (breakfast|the breakfast|a breakfast|brunch) (included|free|extra|good|a buffet|available|served|included in the price)
how much (is|does|for) (the|) breakfast (cost|per person|for children|)
(breakfast|breakfast hours|breakfast times|breakfast buffet|breakfast included|brunch|breakfast price)
do you (serve|have|offer|do) (a|) (breakfast|vegan breakfast|early breakfast|gluten free breakfast|breakfast in bed|continental breakfast|brunch)
what (is there|do you have|is served|can we eat|do you serve) (for|at) breakfast
(can i|can we|could we) (get|have|order|add) (a|an|) (breakfast|early breakfast|breakfast to go|packed breakfast|breakfast in the room)
~(add|book|order) breakfast
we leave at #time can we have breakfast before
does the room (come with|include) breakfast
where is breakfast served`,
  },
  {
    id: "restaurant_menu",
    industries: hotel,
    label: "Restaurant and bar",
    send: "Tell me about the restaurant",
    description: "The house's restaurant and bar: hours, menu, diets, table reservation.",
    phrases: `
(is there|do you have|does the hotel have|have you got) (a|any|) (restaurant|bar|cafe|lounge|rooftop bar|bar in the hotel|vegan options|vegetarian food|vegetarian dishes|gluten free food|kids menu|halal food)
(when|what time|until when|at what time) (is|does|do|are) (the|your|you) (restaurant|bar|kitchen|dinner|serve dinner|serve lunch) (open|close|served|)
~(see|check|view|look at|have a look at|read|get|find|consult) (the|your|) (menu|menus|restaurant menu|dinner menu|wine list|drinks menu|food menu|room service menu|kids menu)
(restaurant|menu|dinner|bar|lunch|restaurant menu|hotel restaurant|bar hours|what is for dinner|dinner menu|restaurant hours)
~(book|reserve|get|have) (a table|dinner|a table for two|a table in the restaurant|a table at #time|a table {when})
what (is|do you have) on the (menu|dinner menu|menu tonight)
what (food|dishes|meals|kind of food|drinks) (do you serve|do you have|are there|is served)
do you (serve|have|do) (dinner|lunch|vegan food|vegetarian meals|gluten free dishes|cocktails|seafood|food late at night)
can (we|i) (eat|have dinner|have lunch|drink something|dine) (at the hotel|in the house|there|)
(checking|seeing|viewing) the menu
i have a (nut allergy|gluten intolerance|food allergy)
is the restaurant open to non guests
half board or full board`,
  },
  {
    id: "room_service",
    industries: hotel,
    label: "Room service",
    send: "I want to order room service",
    description: "Food and drink to the room, minibar.",
    phrases: `
~(order|get|call|request|have) (roomservice|room service|food to my room|something to eat in my room|dinner in my room|a meal to my room|a bottle of wine to my room)
(roomservice|room service|minibar|mini bar|food to the room|in room dining|room service menu|room service hours)
(do you have|is there|do you offer|what time is|when does|until when is) (roomservice|room service|a minibar) (available|end|open|)
bring me (a burger|a coffee|some food|a sandwich|water|ice|champagne) (to my room|to room #num)
i am hungry can you send something up
can i (order|get) (food|a drink|a sandwich|a pizza|coffee) (to|in) my room
how much does room service cost
what can i order to the room at this hour
is the minibar free`,
  },
  {
    id: "pets",
    industries: hotel,
    label: "Pets",
    send: "Can I bring my dog?",
    description: "Bringing pets: allowed, price, rules.",
    phrases: `
(can|could|may) (i|we) (bring|take|have|come with|travel with) (my|our|a|the) (dog|dogs|cat|pet|pets|puppy|animal|animals|two dogs|small dog|parrot|hamster|service dog|big dog)
are (pets|dogs|cats|animals|small dogs|large dogs) (allowed|welcome|accepted|permitted|ok|allowed in the rooms)
(do you|does the hotel) (allow|accept|take|permit) (pets|dogs|cats|animals|a dog)
(pets|dogs|pet policy|dog friendly|pet friendly|pets allowed|pet fee|dog|bring my dog)
is (the hotel|your hotel|it) (pet friendly|dog friendly)
~(bring|take|travel with) (my|a|our) (dog|cat|pet|pets|puppy|animal) (to the hotel|with me|)
how much (is|do you charge for|does it cost for) (a|our|my) (dog|pet|cat)
what is your pet policy
(bringing|taking) (my|our|a) (pet|dog|cat)
we have a dog
is there a pet fee
where can i walk my dog`,
  },
  {
    id: "accessibility",
    industries: hotel,
    label: "Accessibility",
    send: "Is the hotel accessible?",
    description: "Step-free access, lifts, adapted rooms, aids.",
    phrases: `
is (the hotel|your hotel|the building|the room|the restaurant|the bathroom) (accessible|wheelchair accessible|step free|barrier free|suitable for wheelchair users|accessible for disabled guests)
do you have (accessible rooms|a wheelchair accessible room|rooms for disabled guests|an elevator|a lift|a ramp|a roll in shower|handicap rooms|grab bars)
(accessibility|wheelchair|wheelchair access|elevator|lift|disabled access|accessible room|step free|handicapped|ramp)
my (mother|wife|husband|father) (uses|is in|needs) a (wheelchair|walker)
i (use|am in) a wheelchair
i am (blind|deaf|disabled|hard of hearing|in a wheelchair)
are there (stairs|steps) (to the entrance|in the hotel|)
is there (an elevator|a lift|a ramp) 
can i get a room on the ground floor
do you provide a shower chair
do you allow guide dogs`,
  },
  {
    id: "children",
    industries: hotel,
    label: "Children",
    send: "How about children?",
    description: "Children and families: prices, beds, cots, babysitting.",
    phrases: `
(do|does|can) (children|kids|my kids|a child|my baby|infants|our son) (stay for free|pay|stay|sleep in our room|eat for free|need to pay|stay free|cost extra)
(are|is) (children|kids|babies|infants|a child) (allowed|welcome|free|charged|accepted|permitted)
do you have (a cot|a crib|a baby bed|extra beds|a high chair|family rooms|a kids club|a playground|babysitting|activities for children|a rollaway bed|facilities for kids)
~{seev} (the|your) (child policy|children policy|policy for children|policy on kids|family policy)
(what is|tell me about|is there|explain) (the|your|a) (child policy|children policy|policy on children|kids policy|children's policy|policy for minors)
(children|kids|child policy|crib|cot|baby bed|family|babysitter|extra bed|children policy|travelling with kids|families)
can (i|we) (get|have|add) (a cot|a crib|an extra bed|a baby bed|a high chair)
(we travel|we are travelling|we come|i am coming) with (a baby|two kids|small children|a toddler|#num children)
how much (is|for|does) (an extra bed|a child|children|a cot|kids) (cost|)
until what age are children free
is the hotel (family friendly|kid friendly|good for families|suitable for children)
what do children pay
is there something for kids to do
(checking|bringing|information about) (the child policy|children|my kids|minors)`,
  },
  {
    id: "smoking",
    industries: hotel,
    label: "Smoking",
    send: "Can I smoke?",
    description: "Smoking in rooms or outside.",
    phrases: `
(can|may|where can|am) (i|we) (smoke|vape|allowed to smoke|have a cigarette) (in the room|on the balcony|in the hotel|here|)
(do you have|are there|i want|i need) (smoking rooms|a smoking room|a non smoking room|non smoking rooms|a smoking area)
is smoking allowed (in the rooms|on the balcony|anywhere|in the hotel|)
(smoking|smoking room|non smoking|smoking policy|smoking area|no smoking)
is (the hotel|it|my room) (smoke free|non smoking)
what is the smoking policy
what is the fine for smoking
my room smells of smoke`,
  },
  {
    id: "room_types",
    industries: hotel,
    label: "The rooms",
    send: "What rooms do you have?",
    description:
      "What kinds of room there are and what is in them: beds, views, air conditioning, kettle.",
    phrases: `
what (kind of|types of|sort of|kinds of|) rooms do you have
(what|which) (rooms|room types|room categories|suites) (are there|do you offer|exist|can i choose from)
(tell me about|describe|show me) (the|your) (rooms|suites|double rooms|room types|suite|standard room|family room|photos of the rooms)
what is (in|included in|the difference between) (the|a) (room|suite|double and the suite|double room|standard and the deluxe room|rooms)
(do|does) (the|your|all|) (rooms|room|suite|suites) have (a|an|) (air conditioning|aircon|tv|fridge|kettle|balcony|bathtub|view|safe|hairdryer|desk|coffee machine|heating|two beds|king size bed|sea view|iron|microwave|kitchen|usb sockets)
is there (a|an|) (aircon|air conditioning|tv|fridge|kettle|balcony|bathtub|safe|hairdryer|coffee machine|iron|microwave) in (the|my|every) room
how big (are|is) (the|your) (rooms|suite|beds|room)
(rooms|room types|suites|room amenities|air conditioning|sea view|balcony|aircon|room description|beds|room size)
(can i|i would like to|i want to) (get|have) a (room with a view|room on a high floor|quiet room|room with a balcony|room with a bathtub|room with twin beds)
how many (rooms|beds) (do you have|are in the family room|are there)
do you have connecting rooms
are the rooms (quiet|soundproof|heated|air conditioned|clean|big)
what floor is the room on`,
  },
  {
    id: "facilities",
    industries: hotel,
    label: "What the house offers",
    send: "What facilities do you have?",
    description: "General question for facilities and services of the house.",
    phrases: `
(what|which) (facilities|amenities|services|features|extras) (do you have|does the hotel have|are there|do you offer|are available|are included|has the hotel)
~{seev} (the|your|hotel|) (facilities|hotel facilities|amenities|services|hotel amenities|hotel services)
(facilities|amenities|hotel facilities|hotel services|services|hotel amenities|features of the hotel)
(tell me|more|information) about (the|your) (hotel|facilities|amenities|house|property)
what (does|can) (the|your) hotel (offer|offer me)
what is there to do in the hotel
(checking|seeing|information on|listing) (the|hotel|your) (facilities|amenities)
what is included in (my|the) stay
what makes your hotel special
do you rent bikes
can i borrow a bicycle`,
  },
  {
    id: "laundry",
    industries: hotel,
    label: "Laundry",
    send: "Do you have a laundry service?",
    description: "Washing, dry cleaning, ironing.",
    phrases: `
(do you have|is there|do you offer|does the hotel have) (a|an|) (laundry|laundry service|dry cleaning|washing machine|iron|ironing service|laundromat|dryer)
(can|could) (i|you|someone) (wash|clean|iron|get washed|dry clean|do) (my|some|our) (clothes|shirt|suit|laundry|shirts|dress)
(laundry|laundry service|dry cleaning|ironing|washing|wash clothes|laundry price)
~(wash|iron|dry clean|clean) (my|some) (clothes|shirts|suit|laundry)
how much (is|does) (the|) (laundry|dry cleaning) (cost|service|)
i need my (shirt|suit|dress) (ironed|cleaned|washed) (by tomorrow|)
where can i do laundry`,
  },
  {
    id: "housekeeping",
    industries: hotel,
    label: "Housekeeping",
    send: "I need towels",
    description: "Towels, cleaning, toiletries, pillows, do not disturb.",
    phrases: `
(can i|can we|could i|i|we|could you|please) (get|have|need|send|bring|want|send up|use) (some|more|extra|fresh|new|clean|another|a few|) (towels|towel|pillows|pillow|sheets|toilet paper|soap|shampoo|blanket|blankets|toiletries|bed linen|hangers|bathrobe|coffee pods)
(my|the|our) room (has not been|was not|is not|needs to be|needs) (cleaned|clean|made up|cleaning|tidied)
(when|what time|how often) (is|are|do you|will) (my|the|) (room|rooms|room be|clean the room|bed linen) (cleaned|made up|changed|)
(housekeeping|towels|clean room|room cleaning|fresh towels|cleaning|extra pillow|more towels|do not disturb|toothbrush)
(please|can you|could someone|i want someone to) (clean|make up|tidy) (my|the|our) (room|bed)
do not disturb (please|us|)
the room is dirty
there is no (soap|toilet paper|towel|hot water bottle|shampoo)
i forgot my (toothbrush|charger|adapter|razor)
do you have (an adapter|a charger|toothbrushes|an umbrella) i can borrow`,
  },
  {
    id: "room_problem",
    industries: hotel,
    label: "Something in the room",
    send: "Something in my room does not work",
    description: "Faults and noise: key card, heating, shower, lights, smell, neighbours.",
    phrases: `
(my|the|our) (key card|key|room key|door|keycard|card) (does not work|is not working|will not open|is broken|does not open|is stuck|stopped working)
i (locked myself out|am locked out|lost my key|lost my room key|lost my key card|cannot get into my room|cannot open my door|left my key in the room)
(my|the) (tv|shower|toilet|heating|aircon|light|lamp|hot water|sink|tap|window|safe|phone|hairdryer|air conditioning|heater|fridge|bathroom) (does not work|is broken|is not working|is leaking|is blocked|is clogged|is too loud|will not turn on|is stuck)
there is no (hot water|electricity|heating|water|power|light) (in my room|)
(it is|the room is|my room is) (too|very|so|freezing|really) (cold|hot|loud|noisy|smelly|cold in here)
(my|the) (neighbours|people next door|room next door|guests above) (are|is) (too loud|making noise|having a party|very noisy|loud)
(there is|it is|i hear) (too much noise|noise|a lot of noise|loud music|construction noise) (next door|outside|in the corridor|)
i (cannot|can not) sleep (because of the noise|it is too loud|)
(maintenance|broken shower|no hot water|noise complaint|key card|something is broken|repair|noise)
there is (a leak|water on the floor|a bad smell|a bug|a spider|hair|mould) in (my|the) (room|bathroom|bed|shower)
can someone (fix|repair|look at|check) (the|my) (shower|tv|heating|door|toilet|light)
how do i (turn on|use|switch on|open|set) the (heating|tv|aircon|safe|lights|thermostat)`,
  },
  {
    id: "wake_up_call",
    industries: hotel,
    label: "Wake-up call",
    send: "I need a wake-up call",
    description: "Wants to be woken.",
    phrases: `
(can you|could you|please|i want you to) (wake|call) me (up|) at #time (tomorrow|)
(wakeup|wake up call|wake-up call|wake me at #time|alarm call|morning call)
~(get|have|book|request|set|schedule|arrange|order) (a|my|) (wakeup call|wake up call|morning call|wakeup)
i (need|have|want) to (get up|be up|wake up) at #time
(do you|can you) (offer|do|provide) (wakeup calls|wake up calls)
can someone knock on my door at #time`,
  },
  {
    id: "directions",
    industries: hotel,
    label: "Where we are",
    send: "Where is the hotel?",
    description: "Address and the way to the hotel.",
    phrases: `
(where|where exactly|where about) (is|are) (the|your|you|this) (hotel|located|property|house|situated|place) (located|)
(what is|give me|tell me|send me|i need|can i get) (the|your) (address|hotel address|location|postcode|exact address|full address|zip code|postal code) (of the hotel|please|of the hotel please|)
how (do i|do we|can i|can we) (get|find|come|reach) (to|) (the hotel|you|there|your hotel) (from the station|from the airport|by train|by bus|from the city centre|by car|from the ferry|)
(address|location|directions|where are you|map|postcode|hotel address|how to get there|getting there)
how far (is|are) (the hotel|you|it) from (the station|the airport|the beach|the centre|the city centre|downtown)
(is it|is the hotel|are you) (close to|near|far from|in|walking distance from) (the station|the beach|the centre|the airport|downtown|the old town)
which (bus|tram|train|subway) goes to (the|your) hotel
which part of town are you in
what is the nearest (station|metro stop|bus stop)
the way from the station`,
  },
  {
    id: "shuttle",
    industries: hotel,
    label: "Airport transfer",
    send: "Do you have an airport shuttle?",
    description: "Shuttle, airport transfer, taxi.",
    phrases: `
(do you have|is there|do you offer|does the hotel have|do you provide|does the hotel offer|can i get) (a|an|any|) (shuttle|airport shuttle|shuttle service|airport transfer|shuttle bus|free shuttle|pickup service|transfer from the airport|courtesy bus|car service)
~(book|order|get|arrange|reserve|use|request|call|schedule|take) (a|an|the|your) (shuttle|taxi|airport shuttle|transfer|airport transfer|cab|shuttle service|pickup|ride to the airport|shuttle bus)
(shuttle|airport shuttle|taxi|airport transfer|shuttle service|transfer|cab|airport pickup|shuttle bus|uber)
(can|could|will) (you|someone|the hotel) (pickup|pick me up|pick us up|collect us|fetch us|take us|drive me) (from|at|to) (the airport|the station|airport)
how much (is|does) (the|a|an) (shuttle|taxi|transfer|airport shuttle) (cost|to the airport|from the airport|)
(when|how often|what time) does the shuttle (run|leave|go|depart)
how do i get to the airport
we need a (taxi|cab|ride) (to the airport|at #time|tomorrow morning|)
is the shuttle free
(booking|using|information about|question about) (the|a|your) shuttle (service|)`,
  },
  {
    id: "local_tips",
    industries: hotel,
    label: "Tips for the area",
    send: "What is there to do nearby?",
    description: "Sights, restaurants, walks, shops, activities around the hotel.",
    phrases: `
what (is there to do|can we do|should we see|can i visit|are the sights|is worth seeing|to do|should i visit|is interesting) (nearby|around here|in the area|near the hotel|in town|around the hotel|)
(can you|could you|please) (recommend|suggest) (a|some|any|good) (restaurant|restaurants|things to do|sights|places to eat|bar|museum|walk|activities|place for dinner|tour) (nearby|near the hotel|in the area|around here|for kids|)
~{seev} (the|some|nearby|local|) (attractions|nearby attractions|sights|tourist attractions|places of interest|points of interest|activities nearby|attractions around)
(are there|is there|where is|where are|any) (any|a|good|some|the nearest|) (restaurants|attractions|museums|shops|supermarket|beach|pharmacy|bars|sights|atm|tours|theatre|park|shopping mall|cafe|attractions) (nearby|near the hotel|around here|in the area|close by|near you|)
(attractions|nearby attractions|sightseeing|things to do|local tips|tourist attractions|restaurants nearby|museums|tips|what to see|excursions|tours)
where (can|should|do) (we|i) (eat|go for dinner|go shopping|go out|have a drink|take the kids|go swimming|go running|go for a walk|buy groceries) (nearby|tonight|around here|)
what do locals do
(where is|where can i find|is there|how far is) (the nearest|a|the closest|a good) (pharmacy|chemist|supermarket|cash machine|atm|bank|bakery|launderette|playground|coffee shop|metro station|post office|bookshop)
(i need|we need|looking for) (a|the nearest|some) (pharmacy|chemist|supermarket|cash machine|place to buy water|shop for nappies|grocery store) (nearby|close by|around here|that is open)
what do you recommend for a rainy day
(checking|seeing|visiting|information about) (nearby attractions|the attractions|the sights|local attractions)
is there a beach nearby
good places to eat
what is around the hotel
how far is the (museum|beach|old town|market|castle)`,
  },
  {
    id: "lost_property",
    industries: hotel,
    label: "Lost something",
    send: "I left something in my room",
    description: "Lost or forgotten things.",
    phrases: `
i (left|forgot|lost|have left|think i left|misplaced) (my|a|something|some) (charger|phone|jacket|watch|wallet|ring|laptop|glasses|passport|bag|coat|toy|book|earrings|headphones|) (in my room|at the hotel|in the room|behind|in the restaurant|there|by the pool|at your hotel|in the bar)
(did you|has anyone|has somebody) (find|found|handed in|seen) (my|a) (watch|phone|wallet|jacket|ring|charger|passport|earring)
(lostandfound|lost and found|lost property|lost item|forgotten item|i lost something|left item)
do you have (a lost and found|my wallet|my jacket|lostandfound)
my (wallet|phone|watch|bag|ring|passport|jacket) is (gone|missing|not in my room|stolen)
can you send (it|my charger|my jacket|what i forgot) to me
~report (a lost item|something lost|a lost wallet|lost property)
something was stolen from my room`,
  },
  {
    id: "events",
    industries: hotel,
    label: "Events and groups",
    send: "Can I hold an event?",
    description: "Weddings, meetings, conferences, parties, group bookings.",
    phrases: `
~(host|organise|organize|hold|plan|book|arrange|celebrate|have|set up|throw) (an|a|our|my|the) (event|wedding|conference|meeting|birthday party|party|seminar|reception|banquet|company event|workshop|celebration|baby shower|business meeting|function|anniversary)
(do you have|is there|are there) (a|any|) (meeting room|conference room|event space|ballroom|meeting rooms|function room|wedding packages|banquet hall|conference facilities|group rates|functions)
~{seev} (the|your|) (functions|events|upcoming events|functions at the hotel|event calendar|shows|concerts)
(events|wedding|conference|meeting room|event space|group booking|banquet|functions|conference room|host an event|seminar)
~(rent|book|reserve|hire) (a|the|your) (meeting room|conference room|event space|ballroom|hall|function room|banquet hall)
we are a group of #num (people|)
i want to book rooms for a group of #num
can we (have|hold|get) (our wedding|a meeting|a party|a conference|married) (at your hotel|there|with you|)
how many people fit in the (meeting room|ballroom|hall)
how much is (the meeting room|a wedding|the conference room|a function room)
what functions (are there|does the hotel host|take place)
is there live music tonight
(hosting|organising|planning) (an event|a wedding|a conference|a meeting)
(information|help|question) (about|on|with) (events|functions|hosting an event|the wedding package)`,
  },
  {
    id: "deposit",
    industries: hotel,
    label: "Deposit and guarantees",
    send: "Do I have to pay a deposit?",
    description: "Deposits, pre-payment, card holds, when payment is due.",
    phrases: `
(do i|do we|must i|do you|will i) (have to|need to|require|take|need|ask for|be asked to|charge) (pay|) (a|any|) (deposit|security deposit|prepayment|downpayment|advance payment|damage deposit|deposit in advance)
(is|how much is|what is) (there|the|a) (a|) (deposit|security deposit|prepayment|hold on my card)
(deposit|security deposit|prepayment|advance payment|card hold|down payment)
when (do i|do we|will i|must i) (pay|have to pay|be charged|get my deposit back)
will you (charge|block money on|hold money on) my card (before i arrive|now|when i book|)
do i pay (now|at the hotel|on arrival|when i book|in advance|at check-out)
when do i get (my|the) deposit back`,
  },
  {
    id: "emergency",
    industries: hotel,
    label: "Emergency",
    send: "This is an emergency",
    description: "Fire, injury, illness, danger.",
    phrases: `
(there is|i smell|i see) (a fire|fire|smoke|gas|smoke in the corridor|burning)
(call|i need|we need|send) (an ambulance|a doctor|the police|the fire brigade|medical help|emergency services|a paramedic)
(emergency|help emergency|this is an emergency|medical emergency|fire|ambulance|doctor)
my (wife|husband|child|baby|father|mother|friend) (is unconscious|fainted|cannot breathe|is not breathing|is hurt|fell|collapsed|had a heart attack|is bleeding|is very sick)
(someone|somebody|a guest) (is injured|is hurt|collapsed|is unconscious|broke into my room|attacked me|is threatening me|fell down the stairs)
i (cannot breathe|am hurt|am bleeding|feel very ill|have chest pain|am having a heart attack|am in danger)
the fire alarm is ringing
someone is trying to get into my room`,
  },
];
