/** The same wishes in every register: what happens in the house and around it. See `registers-orders.ts`. */
export const hotelHouseRegisters: Readonly<Record<string, string>> = {
  check_in: `
(when|how early|from what hour) (can|may|could) (we|i) (come|move in|have the room|get the keys|arrive) (on the day|on friday|)
{guestpreamble} (what time can we check in|from when can we have the room|can we check in early|how does the check-in work) {closing}
(check in|check-in|checkin) (time|when|early|late|online|hours|do|how|help) (pls|)
(do|make|doing|making|complete|finish) (the|my|our|an online) (check in|check-in|checkin) (help|how|please|now|online)
(get|have|enter|go into) (our|my|the) room (before noon|early|at #time|when we arrive|after the flight)
(we|i) (are arriving|will arrive|come|get in|land) (at #num am|very early|past midnight|at night|late in the evening) (is that ok|is someone there|is reception open|can we still check in)
(trouble|troubles|problems|assistance|information) (to|when|with|about) (check in|doing check in|checking in|the check-in|make the check in)
(no idea|not sure|unsure) (how|when|what to do) to (check in|do the check-in|check in online)
(what|which) (documents|papers|do i need|do we have) to (bring|check in|have ready) (at check-in|when i arrive|)
(is|can) (the|) (front desk|reception|check-in) (open|still open|manned|work) (at #time|so late|when we come late)`,
  check_out: `
{guestpreamble} (what time is check-out|until when do we have to leave the room|how do i check out|can i check out online) {closing}
(check out|check-out|checkout) (time|when|until|express|hours|do|how|help) (pls|)
(do|make|doing|making|complete|finish) (the|my|our|an express) (check out|check-out|checkout) (help|how|please|now|online)
(until when|till when|how long) (can|may|do) (we|i) (stay in|have|keep|use) (the|our|my) room (on sunday|on the last day|before we leave|on departure day)
(when|by what hour) (must|should|do) (we|i) (vacate|leave|be out of|give back) (the room|our room|the key) (at the latest|)
(trouble|troubles|problems|assistance|information) (to|when|with|about) (check out|doing check out|checking out|the check-out|make the check out)
(no idea|not sure|unsure) (how|when|what to do) to (check out|do the check-out|check out of my room)
(where|to whom) (do|should|can) (i|we) (drop|leave|return|give) (the|my|our) (key|key card|keys)`,
  late_checkout: `
(can|could|may) (we|i) (sleep in|stay until #time|leave at #time|have the room till #num|go later) (on the last day|on sunday|and check out later|)
{guestpreamble} (can we check out later|is a late check-out possible|could we keep the room until the afternoon) {closing}
(check out|leave|stay) (late|later|at #num pm|after noon|in the afternoon) (possible|ok|can i|how much)
(late|later) (checkout|check-out|departure) (pls|surcharge|possible|request|for our room|until #time)
(keep|have|use) (the|our) room (until #num pm|till the evening|some hours longer|longer on the last day) (please|possible|)
(we|i) (would like|want|hope) to (leave|check out) (a bit later|later than noon|an hour later|after lunch) (is that ok|)`,
  luggage_storage: `
(we|i) (check out|leave) at #num (but|and) (fly|travel|leave town) (at #num|later|in the evening) (what about|where to put) (our|the|my) (luggage|bags)
(where|how) (do|can|should) (we|i) (put|keep|leave|drop) (our|the|my) (luggage|bags|suitcases|skis|things) (while we|until|before) (see the city|our flight|check-in|the bus comes)
{guestpreamble} (can we leave our bags|where can i store my luggage|do you keep luggage) (after check-out|before check-in|for a few hours|) {closing}
(luggage|bags|suitcases|baggage) (store|storage|leave|keep|where|before check-in|after checkout) (pls|possible|)
(our|my) (train|flight|bus|plane) (goes|leaves|departs) (at #num|late|in the evening) where (do|can) (we|i) (put|leave|keep) (our stuff|the bags|our things|my luggage)
(store|storing|leave|leaving|keep|deposit) (my|our|some) (luggage|bags|baggage|suitcase) (in the hotel|with you|help|please|how)
(trouble|assistance|information|questions) (to|with|about) (store|storing|leaving|my) (luggage|bags|my luggage|my baggage)
(do|can|would) (you|reception) (keep|hold|take care of|look after|guard) (luggage|our bags|my suitcase|baggage)`,
  parking: `
{guestpreamble} (is there parking|where can we park|can i reserve a parking space|how much is the garage) {closing}
(parking|car park|garage|parking spot|parking space) (free|how much|book|reserve|available|price|where) (pls|for two cars|)
(book|booking|reserve|reserving|get|rent|order) (a|one|two|some) (parking space|parking spot|parking spaces|spot for my car|place in the garage) (help|{when}|please|how|)
(trouble|troubles|problems|assistance|information) (to|when|with|about) (book|booking|reserving|find|a) (a parking space|parking|parking spot|parking place)
(no idea|not sure|unsure) (how|where|what to do) to (book|reserve|find|get) (a parking space|parking|a parking spot)
(leave|put|park) (my|our|the) (car|van|motorbike|camper) (there|at the hotel|somewhere safe|overnight) (can i|possible|)
(does|do) (the hotel|you|it) have (a garage|a car park|parking spaces|chargers for electric cars|valet)`,
  wifi: `
{guestpreamble} (is there free wifi|what is the wifi password|the wifi does not work in our room|how do i connect to the internet) {closing}
(wifi|wi-fi|internet|wlan) (password|free|code|not working|slow|how|available|cost) (pls|in my room|)
(does|do) (it|the hotel|the rooms|you) (have|offer|come with) (wifi|internet|wireless|free internet)
(connect|connecting|log on|get on) (to|) (the|your) (wifi|internet|network) (how|does not work|help|)
(internet|wifi|the network) (keeps dropping|is down|is slow|is not working|cuts out) (again|in room #num|)`,
  pool_spa_gym: `
{guestpreamble} (do you have a pool|is there a gym|can we book a massage|until when is the sauna open) {closing}
(pool|gym|spa|sauna|massage|fitness|jacuzzi) (hours|open|price|free|book|times|is there) (pls|today|)
(use|using|visit|try) (the|your) (pool|gym|sauna|spa|fitness room) (cost|free|when|can i|until what time)
(book|reserve|get|schedule) (a|us a|two) (massage|massages|spa treatment|facial|treatment) (for #time|{when}|please)
(is there|do you have|got) (somewhere|a place) to (swim|work out|exercise|relax|get a massage)`,
  breakfast: `
{guestpreamble} (what time is breakfast|is breakfast included|how much is breakfast|what is there for breakfast) {closing}
(breakfast) (time|when|included|price|how much|hours|until when|menu|vegan) (pls|tomorrow|)
(have|get|eat) breakfast (at #time|early|at #num am|before we leave|in bed|for the kids) (possible|can we|please)
(what|whats) (do you serve|is there|do we get|is) (for|at|on) (the|) (breakfast|breakfast buffet|breakfast menu)
(is|are) (the|) (breakfast|eggs|coffee|breakfast buffet) (in the price|included|part of our room|extra|any good)`,
  restaurant_menu: `
{guestpreamble} (can i see the menu|is there a restaurant in the hotel|could we book a table for tonight|do you serve vegetarian food) {closing}
(menu|restaurant|dinner|lunch|bar|table) (see|check|hours|for two|tonight|vegan|what is on|price) (pls|at #time|)
(check|see|view|know|look at|consult) (the|your|what is on the) (menu|restaurant menu|menus|dinner menu|lunch menu) (today|tonight|help|)
(trouble|assistance|information|questions) (to|with|about) (check|seeing|the|see) (menu|menus|the menu|the restaurant)
(what|which) (do you serve|dishes are there|food is there|is served|can we eat) (for lunch|for dinner|tonight|in the restaurant)
(table|a table) for (two|#num|our family) (tonight|at #time|by the window|{when}) (please|)
(is|are) (the|your) (restaurant|kitchen|bar) (still|) (open|serving) (now|tonight|late|on sundays)`,
  room_service: `
{guestpreamble} (i would like to order room service|can i get some food in my room|could you bring us a bottle of wine) {closing}
(room service) (order|menu|hours|now|pls|to room #num|how|cost)
(send|bring|deliver) (up|) (a burger|a pizza|two coffees|a bottle of wine|some ice|dinner) (to|up to|in) (room #num|my room|our room) (please|)
(food|drinks|dinner|lunch|something to eat) (in|to) (my|our|the) room (possible|order|how|please)
(fill|refill|stock|check) the minibar (please|)`,
  pets: `
{guestpreamble} (can we bring our dog|are pets allowed|do you accept cats|is there a fee for a dog) {closing}
(pets|dog|dogs|cat|animals|puppy) (allowed|ok|fee|policy|welcome|bring|how much) (pls|in the room|)
(bring|bringing|take|taking|travel with|come with) (a|my|our|two) (puppy|dog|cat|cats|pet|parrot|rabbit|animal) (allowed|can i|how much|is it ok|to the hotel)
(trouble|assistance|information|questions) (to|with|about) (bring|bringing|taking|take) (a|my|our) (pet|dog|cat|animal)
(do|does|will) (u|you|the hotel) (accept|allow|take|welcome|permit) (animals|pets|big dogs|cats|a rabbit)
(what|which) (are|is) (the|your) (rules|policy|conditions) (for|on|about) (pets|dogs|animals)`,
  children: `
(are|do|is) (teens|teenagers|toddlers|babies|a #num year old) (charged|pay|count|free|counted) (as adults|as children|full price|)
(we|i) (have|are coming with|bring|travel with) (a|two|three) (baby|babies|kids|toddler|small child|teenagers) (what do you offer|is that extra|do they pay|what does it cost)
{guestpreamble} (do kids stay free|what is your policy for children|can we get an extra bed for our son|do you have a cot) {closing}
(kids|children|baby|minors|child) (free|policy|price|allowed|bed|cot|bring|how much|from what age) (pls|)
(check|see|know|view|consult) (the|your) (child policy|children policy|policy for minors|rules for kids|policy on children)
(bring|bringing|come with|travel with|take) (my|our|a|two) (kids|children|child|son|baby|minors) (to the hotel|allowed|can i|is it ok|what does it cost)
(cot|crib|cots|baby bed|high chair|extra bed|babysitter|babysitting) (available|please|do you have|needed|for our baby|service)
(trouble|assistance|information|questions) (to|with|about) (check|the|bringing|checking) (child policy|children policy|my children|kids)
(how old|until which age|from what age) (must|are|do|is) (a child|kids|children) (be to pay|pay|free|stay free|count as adults)
(anything|something|activities|a club|a playground) for (children|kids|the little ones|toddlers) (at the hotel|in the house|)`,
  accessibility: `
(can|could) (a|my) (wheelchair|walker|mobility scooter|blind guest) (get in|get into the lift|use the bathroom|be rented|stay with you)
(do|have|are|is) (you|there) (have|got|) (grab rails|a ground floor room|wide doors|a walk in shower|braille signs|steps at the entrance)
{guestpreamble} (is your hotel wheelchair accessible|my mother cannot climb stairs|is there a lift|do you have rooms for disabled guests) {closing}
(wheelchair|lift|elevator|accessible|stairs|ramp|disabled) (room|access|is there|available|friendly|free entrance) (pls|)
(my|our) (father|mother|friend|grandmother) (cannot climb stairs|walks badly|is in a wheelchair|is blind|has trouble walking) (is there a lift|do you have a ramp|is that a problem|)
(step free|barrier free|accessible|adapted) (room|bathroom|entrance|shower|hotel) (available|do you have one|)`,
  smoking: `
{guestpreamble} (can i smoke in my room|do you have smoking rooms|where is smoking allowed) {closing}
(smoking|smoke|cigarette|vape) (room|allowed|where|balcony|area|fine|ok) (pls|)
(non smoking|smoke free|smoking) (room|floor) (please|available|do you have one)
(where|is it ok) (can|to|do) (we|i|) (smoke|have a cigarette|vape) (on the balcony|outside|in the garden|)`,
  room_types: `
(what|whats) (is|) (the|your) (view|bathroom|bed|balcony) (like|from the room|in the double)
(does|do|is|are) (the|your|our) (room|rooms|bathroom|beds) (big|quiet|modern|have a bath|have a sofa|have windows that open|look at the sea|have a desk)
(is|are) there (a|an) (hair dryer|safe|bathtub|balcony|fridge|coffee machine|sofa bed|desk|iron) in (the|our|each) (room|suite|double)
(what|how) (is|are) (the|your) (suite|double|rooms|family room|bathroom) (like|furnished|equipped|look)
(double|twin|king|single|queen) (bed|beds) (in the room|or two singles|available|do you have)
{guestpreamble} (what kinds of rooms do you have|does the room have air conditioning|are there rooms with a balcony|what does the suite look like) {closing}
(rooms|room types|room kinds|suites|beds) (which|what kind|categories|available|describe|list|check) (pls|)
(check|see|know|view|compare|choose) (the|your|between|what) (room types|types of rooms|kinds of rooms|room categories|different rooms) (you have|)
(does|do|is|are) (the|our|a) (room|rooms|suite|double) (have|come with|with|equipped with) (ac|two beds|a desk|a tub|a kitchenette|a view|a coffee maker)
(trouble|assistance|information|questions) (to|with|about) (choose|the|seeing|choosing) (room types|types of rooms|a room type|kind of room)
(which|what) (room|rooms) (is|are|would be) (best|suitable|big enough|quietest|largest) (for a family|for four|for us|with two beds)
(i|we) (prefer|would prefer|would like) a room (with twin beds|on a high floor|away from the street|with a tub|facing the garden)`,
  facilities: `
(does|do) (your|the) hotel (have|offer|provide) (anything for sport|a garden|a terrace|a business centre|a library|bikes)
{guestpreamble} (what facilities do you have|which services does your hotel offer|what is there in the hotel) {closing}
(facilities|amenities|services|features) (list|check|which|what|hotel|available|see) (pls|)
(check|see|know|view|list) (the|your|what) (hotel facilities|facilities|amenities|services|facilities are) (available|in the hotel|you have|)
(trouble|assistance|information|questions) (to|with|about) (the|check|see|checking) (hotel facilities|facilities|amenities|services of the hotel)
(what|which) (things|extras|comforts|services|amenities) (does|do|can|are) (the hotel|you|guests|there) (have|offer|use|provide) (for guests|)
(what|tell me what) (else|) (is there|do you have|can guests use) (in|at) (the|your) (hotel|house|building)`,
  laundry: `
{guestpreamble} (do you have a laundry service|can you wash my clothes|i need a suit ironed) {closing}
(laundry|dry cleaning|ironing|washing) (price|service|how much|today|where|possible) (pls|)
(get|have) (my|our|some) (clothes|shirt|suit|dress|laundry) (washed|cleaned|ironed|dry cleaned) (by tomorrow|where|please)
(can|could) (you|someone) (wash|iron|press|clean) (my|a|some) (shirt|trousers|dress|clothes) (for me|until tonight|)`,
  housekeeping: `
(can|could|may) (we|i) (have|get) (our room|the bed|the bathroom) (cleaned|made|done) (now|later|today|earlier|while we are out)
(we|i) (need|want|have run out of|ran out of) (soap|toilet paper|towels|shampoo|tissues|coffee) (in room #num|please|)
(do|does) (you|housekeeping|someone) (clean|come|change the towels) (every day|on sundays|today|before noon)
{guestpreamble} (could we get some more towels|can someone clean our room|we need an extra pillow|there is no toilet paper in our room) {closing}
(towels|pillow|sheets|toilet paper|soap|blanket|cleaning) (more|extra|new|please|room #num|needed|for room #num)
(new|clean|fresh|extra|more) (sheets|towels|pillows|blankets|toilet paper|soap) (please|in room #num|can we have|)
(nobody|no one) (cleaned|made up|did) (my|our|the) room (today|yesterday|yet)
(clean|make up|tidy|do) (room #num|our room|my room|the bed) (please|now|later|)`,
  room_problem: `
(there is|we have|i have) (no|a broken|a leaking|a dripping|a noisy) (heating|shower|tap|fan|tv|window|water|light) (in our room|in room #num|help|)
(it|the room|our room|the bathroom) (is|smells|gets) (too hot|like drains|freezing|full of ants|damp|too noisy)
(the|my) (key|card|door) (does not|will not|cannot) (open|work|close|lock) (again|help|)
{guestpreamble} (the shower is broken|there is no hot water|my key card does not work|the air conditioning is not working|the people next door are too loud) {closing}
(ac|shower|tv|toilet|heating|key|light|fridge|hot water) (broken|not working|clogged|does not work|out of order|no) (room #num|help|pls|in my room)
(it|our room|the bathroom) (smells|stinks|is freezing|is boiling|is damp|leaks) (in here|awful|can you do something|send someone)
(neighbours|people next door|the guests above|someone) (are|is|keep) (noisy|shouting|having a party|playing music|making noise) (at night|and we cannot sleep|)
(the|my|our) (light|lamp|blind|door|window|safe|remote) (does not|will not) (go on|open|close|work|turn off|move)
(locked|i am locked|i got locked) (myself out|out of my room|out) (help|key inside|)
(send|can you send) (someone|somebody|a technician|maintenance) (to fix|to look at|for) (the shower|the tv|the heating|our toilet)`,
  wake_up_call: `
{guestpreamble} (can you wake me at #time|i need a wake-up call|could someone ring us tomorrow at #time) {closing}
(wake up call|wake me|morning call|alarm) (at #time|#num am|tomorrow|please|#time pls)
(ring|call|phone) (me|us|my room) at (#time|#num) (in the morning|tomorrow morning|to wake us|so i do not oversleep)
(set|book|order|arrange) (a|an) (wake up call|morning call|alarm) (for #time|tomorrow|please)`,
  directions: `
{guestpreamble} (where is your hotel|how do we get to you from the airport|what is the exact address) {closing}
(address|location|where|directions|map|postcode) (hotel|pls|of the hotel|from the station|to you)
(how far|how long|what distance) (is it|are you|is the hotel) (from|to) (the beach|the airport|the centre|the old town|the station) (on foot|by car|)
(find|finding|reach|reaching|get to) (you|the hotel|your place) (how|from the airport|by train|by car|)
(can|could) i (get|have) (the|your) (address|postcode|location|exact location|phone and address) (please|of it|of the hotel)
(what|which) (area|district|quarter|neighbourhood) (is it|are you|is the hotel) (in|located in)`,
  shuttle: `
{guestpreamble} (do you have an airport shuttle|can someone pick us up at the airport|could you book a taxi for us) {closing}
(shuttle|taxi|transfer|airport pickup|cab) (book|times|price|free|airport|how much|is there|use) (pls|at #time|)
(book|booking|use|using|take|order|reserve) (the|a|your) (shuttle|shuttle service|airport shuttle|transfer|taxi) (help|how|for #num people|at #time|)
(trouble|assistance|information|questions) (to|with|about) (use|booking|the|book|using) (shuttle|shuttle service|the shuttle|a shuttle)
(pick|collect|fetch) (us|me) (up|) (from|at) (the airport|the ferry|terminal #num|the harbour) (at #time|possible|please|)
(get|call|order) (me|us) a (cab|taxi|ride|car) (to the airport|at #time|now|please)
(go|get|come) (to|from) the (airport|station) (with the hotel bus|by shuttle|do you have a bus|)`,
  local_tips: `
(where|what) (can|should|do) (we|i|people) (go|see|eat|do|shop) (tonight|tomorrow|with kids|in the neighbourhood|on a sunday|for free)
(recommend|suggest|know) (a|any|some) (nice|good|cheap|local) (restaurant|bar|beach|tour|hike|market) (near you|around|close to the hotel|)
{guestpreamble} (what can we do nearby|are there good restaurants around|which attractions are close to the hotel|what should we visit) {closing}
(attractions|restaurants|sights|museums|things to do|supermarket|pharmacy) (nearby|near|around|close|tips|recommend|check) (pls|the hotel|)
(check|see|know|visit|view|find) (the|some|what|any) (nearby attractions|attractions near the hotel|sights around|tourist attractions|places to visit|attractions nearby)
(trouble|assistance|information|questions) (to|with|about) (check|see|the|find) (nearby attractions|attractions nearby|attractions|sights around)
(is there|where is|where can i find) (a|the nearest|a good) (supermarket|bakery|pharmacy|atm|cafe|bar|playground) (close|near you|in walking distance|around)
(what|which) (tourist attractions|landmarks|places|beaches|museums) (are near|can we walk to|should we see|do you recommend|are around)
(anything|something|stuff) (to do|to see|fun) (around here|with kids|when it rains|at night|in the area)`,
  lost_property: `
{guestpreamble} (i left my charger in the room|i lost my passport|i think we forgot a jacket at your hotel|did anyone find a ring) {closing}
(lost|forgot|left behind|missing) (my|a|our|the) (passport|charger|ring|jacket|phone|teddy|watch|item|bag) (help|in room #num|at the bar|found|)
(lost|missing|forgotten) (item|items|things|property|object) (report|check|found|ask|)
(check|see|know|ask) (if|whether|about) (you found|someone found|there is|my) (my lost item|a lost item|my watch|a lost article|my phone)
(trouble|assistance|information|questions) (to|with|about) (a|find|finding|my) (lost item|lost article|lost items|forgotten bag)
(i|we) (cannot find|can not find|am missing|lost) my (wallet|passport|glasses|earring|tablet) (since breakfast|after check-out|it may be in the room|anymore)
(my|our) (wallet|watch|phone|camera|laptop) (is gone|was stolen|has disappeared|must still be in the room)`,
  events: `
(throw|hold|celebrate|give) (a|my|our) (party|birthday|60th|anniversary|dinner) (for my mum|at your hotel|for #num people|in your house)
{guestpreamble} (can we hold a wedding at your hotel|do you have a meeting room|i would like to host an event|we are planning a birthday party) {closing}
(event|wedding|conference|meeting room|party|function) (host|book|price|for #num|rent|organise|hold|check) (pls|)
(host|hosting|hold|holding|organise|organising|celebrate) (an|a|our|some|my) (event|wedding|meeting|birthday|function|party|conference) (in|at) (the|your) (hotel|house|place)
(check|see|know|view|find out) (the|your|what|which) (functions|events|upcoming functions|function schedule|events are on) (at the hotel|)
(trouble|assistance|information|questions) (to|with|about) (host|hosting|organise|organising|holding) (an event|a function|a wedding|events)
(no idea|not sure|unsure) (how|what to do) to (host|organise|hold|book) (an event|a wedding|a function|a meeting) (at your hotel|)
(group|block) (booking|of rooms|reservation|rate) for (#num|twenty|our club|a wedding party|a school)`,
  loyalty_points: `
{guestpreamble} (how many points do i have|can i pay with my points|how do i redeem my reward points|i did not get points for my last order) {closing}
(points|loyalty|rewards|reward points) (redeem|balance|missing|how many|use|check|join) (pls|for my stay|)
(redeem|redeeming|use|using|spend|exchange|claim) (my|some|the|our) (points|loyalty points|reward points|rewards|stay points) (how|help|for a free stay|for a discount|)
(trouble|assistance|information|questions) (to|with|about) (redeem|redeeming|using|my|spend) (points|my points|reward points|loyalty points)
(no idea|not sure|unsure) (how|what to do) to (redeem|use|spend|collect) (my|the) (points|loyalty points|rewards)
(points|my points) (are missing|not added|have disappeared|are not on my account) (for my last stay|from my last order|)`,
  human_agent: `
(front desk|reception|the desk|concierge|a manager) (please|can i talk to|put me through|i need|get me)
(can|could|may) (i|we) (talk|speak) (to|with) (the front desk|the person at reception|the concierge|someone at the hotel|the hotel manager)
(connect|transfer|put) me (to|through to) (the front desk|reception|the hotel|a receptionist)`,
  contact_customer_service: `
(how do i|how can i|can i) (reach|call|ring|contact) (the hotel|your house|reception) by (phone|email|telephone)
(give me|i need|send me) (the|your) (phone number|email|number|telephone) (of|for|at) (the hotel|reception|the front desk|your house)
(how|when) (can|do) (i|we) (call|reach|phone|email) (the hotel|reception|the front desk|you directly)`,
  payment_issue: `
(my|our) (card|payment) (for|of) (the room|the booking|the deposit|the hotel) (was declined|did not work|failed|was taken twice)
(you|the hotel|they) (charged|billed) (us|me) (twice|too much|for the minibar we did not use|for an extra night|the wrong amount)`,
  payment_methods: `
(can|do) (we|i) (pay|settle) (the bill|everything|our stay) (by card|in cash|with paypal|by transfer|in dollars) (at the desk|at check-out|)
(which|what) (wallets|currencies|kinds of card|ways of paying) (does the hotel|do you) (take|accept|allow)`,
  emergency: `
(help|quick|please hurry) (someone|my wife|a guest|my child) (fell|collapsed|is bleeding|cannot breathe|is hurt|needs a doctor)`,
  refund_status: `
(has|was) (my|our) refund (for|of) (the|our) (booking|stay|deposit|cancelled room) (been|) (sent|paid|processed)`,
};
