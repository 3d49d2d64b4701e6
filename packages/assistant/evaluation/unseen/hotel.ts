export const hotelUtterances = `
book_room | Yes, I'd like to book a room there for 5 nights beginning Monday | Can you book that for me? There are 8 of us for 3 nights from sunday | That sounds great, make the reservation for just myself | go ahead and book it, 2 nights, 4 people | I need to reserve two rooms for the 14th of December | sure, book the first one for me please, arriving on Thursday | book me in for tonight | I want a room for me and my wife from the 3rd to the 6th | reserve a twin for three nights from next tuesday | hi i'd like to make a reservation for a family room over easter | Okay, can you make a booking for 1 person for 4 nights
search_hotel | I'm looking for a cheap place to stay in the centre with free parking | I am looking for a place to stay that is a guesthouse and has 4 stars | Do you have anything moderately priced in the east | Are there any 3 star hotels in the area | I would like to find lodging in the west of town, price doesn't matter | it should be in the expensive price range and include internet | no, the area doesn't matter, but it should have free parking | which of them is the cheapest | Does either of those have parking as well | I don't care about the star rating, just something inexpensive | is there a guesthouse that's moderately priced | find me somewhere to sleep near the station | What about one with a star rating of zero | how many guesthouses are there on the south side
check_availability | have you anything free from the 8th till the 10th | Is a double available this Saturday? | do you have space for six next weekend | any vacancies on Christmas eve | can you see if there's a room on the 30th of December | would there be two singles left for Tuesday night | are you fully booked in the week after next | how about wednesday, is there something then
room_prices | How much per night? | what's the price range of that one | what would three nights for two cost us | how much do you charge for a family room in August | give me a quote for a double with breakfast, fri to sun | is the rate per person or per room | what's your cheapest room | does the price include taxes
special_offers | any last minute deals | have you got a package for a romantic weekend | is it cheaper if we stay longer | do seniors get money off | discount for booking early? | any special rates for couples
change_reservation | No, I'll need it for 2 nights instead | can we move our booking from friday to saturday | I need to change the name on the reservation to Okafor | could you make it 4 people instead of 3 | we're arriving a day later than planned, please alter the booking | how do I modify my reservation | I'd like a double rather than the twin I booked | we have to push back our trip by one week | actually we will be only two, not three
extend_stay | Could we stay two more nights | I'd like to prolong my stay until Sunday | we want to leave one day sooner | is it possible to add a night at the end | my flight got cancelled, can i keep the room one more night | we need to go home early, on Thursday
upgrade_room | what would it cost to switch to a suite | I'd like to change to a room with a sea view | is an upgrade possible on arrival | can you move us into a larger room
cancel_reservation | please cancel my booking | I want to cancel reservation HB-20418 | we can't make it, take our room off | something came up, I need to call off the stay | cancel the two nights we booked for december | I made a booking by mistake, please remove it
check_reservation | Can I have the reference number, please | I'd like to verify my reservation for tomorrow | did you get our booking under the name Fischer | what did I book exactly | I never got a confirmation mail for my stay
cancellation_policy | what happens if I don't show up | is there a fee for cancelling late | will i get charged if i cancel the day before
check_in | can I arrive after midnight | is it possible to check in at 11 in the morning | what do I need to show at check in | do you do self check-in | we land at 6 am, could we have the room early
check_out | is there an express check out | what's the latest hour to leave the room | where do i drop the key when leaving
late_checkout | can I have the room until two in the afternoon | our train goes at 6pm, may we stay in the room longer | how much is a late check out | could we check out at 1 instead of 11
luggage_storage | Can I leave my suitcase with you after I check out | where can we put our bags before check in | can someone help carry my bags up | do you have lockers for luggage
parking | do they have a car park | can I charge my electric car at the hotel | how much is it to leave the car overnight | is there room for a van
wifi | is the internet quick enough for zoom
pool_spa_gym | I'd like to book a massage for saturday | can my kids swim somewhere in the hotel
breakfast | do you have gluten free things for breakfast | how much is breakfast for a child | can we get a packed breakfast at 5am
restaurant_menu | is there a restaurant in the hotel | can I reserve a table for four at your restaurant | do you have vegan dishes for dinner | till when is the bar open
room_service | bring us a bottle of wine to room 14 please | how late can I get something to eat in my room | I'd like a burger sent up
pets | we travel with two cats, is that alright
accessibility | is the hotel wheelchair friendly | my mother can't manage stairs, do you have something on the ground floor | is there a roll in shower | do you have hearing loops
children | what is there for children to do in the house
smoking | is there a place outside to smoke
room_types | what types of rooms do you offer | does the double have a bath | are there connecting rooms | do the rooms have balconies | what's the difference between standard and deluxe
facilities | do you have a business centre
laundry | is there an iron I can use | how much is it to have a suit cleaned | do you have a washing machine for guests
housekeeping | please don't clean our room today | there's no toilet paper left in 204 | can someone make up the room
room_problem | my key card won't open the door | people next door are very loud | our room smells of smoke | aircon is dripping on the bed
wake_up_call | I'd like a wake-up call at 6 | can somebody call my room at seven in the morning | please wake me tomorrow at 5.45
directions | what part of town is it in
shuttle | do you pick guests up from the airport | I need a taxi to the station at 9 | can you get me a cab | is there a bus from the hotel to the airport
local_tips | what is there to see around here | any good places to eat nearby | what can we do when it rains | where could i rent a bike | recommend a nice walk
lost_property | did you find a ring in 207 | I forgot my coat at your hotel last week | lost my phone somewhere in the lobby
events | do you have a meeting room for 20 people | we want to hold our wedding reception at your place | how much for a conference of two days | group booking for a football team | can we throw a birthday party in your restaurant
deposit | do I need to pay in advance | why did you block money on my card | do you charge my card when I book
emergency | there is a fire on our floor | my husband has collapsed | call a doctor please | somebody is breaking into the room next door | my wife cut herself badly, we need help
payment_methods | can I pay cash | is it possible to pay by bank transfer
payment_issue | you charged my card twice for the stay | my card was declined when I tried to book | there's a charge on my bill that isn't mine
get_invoice | can you email me the invoice of my stay | the bill should be made out to my firm
refund_policy | do I get my money back if I cancel
get_refund | I want my money back for last night | we left early, can we be refunded for the second night
refund_status | I'm still waiting for the refund of my cancelled stay | when is my money coming back
complaint | the staff was rude to us | this is the worst hotel I have ever been in
review | I'd like to give you some feedback about our stay
loyalty_points | do I get points for my stay
human_agent | can I speak to the receptionist | get me a real person please
contact_customer_service | what's the phone number of the hotel | is reception open at night
greeting | hello there, good morning | hey hi
thanks | Thank you, that is all I need | awesome, thanks for your help
goodbye | have a good night, bye | ok goodbye then
bot_identity | is this a computer I'm writing to
privacy_data | do you store my personal data
company_services | do you make software for hotels
book_call | could one of your sales people ring me about a chatbot for my hotel
`;
