import { dollars } from "../../dialogue/reply.ts";
import { hotelRules as rules } from "./prices.ts";

/** What guests ask of the house beside its facts. The notation stands in `knowledge/questions/notation.ts`. */
export const hotelQuestions = `
# room_types flow:quote upgrade_room
? tv/television room | netflix/chromecast/streaming
= Yes, each room has a TV with the usual channels, and you can cast to it from your phone.
? kettle/tea/coffee room | coffee/espresso machine room | make coffee/tea room
= Yes, every room has a kettle with tea and filter coffee. There is a proper coffee machine at breakfast.
? minibar | mini bar room | fridge/refrigerator room
= There is a small fridge, empty on purpose, so put in what you like. Drinks come from the bar.
? hairdryer/dryer room | hair dryer
= Yes, there is a hairdryer in every room.
? safe room | put valuables/passport/laptop safe
= Yes, every room has a safe big enough for a laptop.
? window open | open window/windows | fresh air room
= Yes, the windows open, in every room.
? robe/bathrobe/slippers
= Robes and slippers are in the Suite; for the other rooms the desk lends them.
? shower/bathtub/tub/bath room | own/private bathroom
= Every room has its own bathroom with a shower; the Suite has a bathtub as well.
? soundproof/thin walls | walls thin
= The windows are double, the walls are normal. Standard and Family rooms face the quiet yard.
? connecting/adjoining/adjacent rooms | rooms next each/other | rooms close/beside together/other
= There are no connecting doors, but the desk puts two rooms side by side if you ask with the booking.
? high/higher/top floor/upstairs | which floor room | floor low/ground
= Say so with the booking: the desk keeps a note for a high or a low floor. All floors have the lift.
? twin/separate/single beds | two beds
= Yes, a Standard room comes with one large bed or two singles; say which with the booking.
? king/queen/big/large/double bed size
= The large beds are 160 cm wide in the Standard and 180 cm in the Harbour room and the Suite.
? heating/heater room | room warm/cold winter
= Yes, you set heating and cooling yourself on the wall in each room.
? crib/cot room baby | baby/infant bed
= Yes, a cot is free. Say so with the booking, and it stands in the room when you arrive.
? see/show/photo/picture/pictures/photos room/rooms
= There are no photos in this demo. Sizes, beds and views of the four kinds stand on the sample data page.
? how many rooms hotel/house/total
= The sample hotel is small: a few dozen rooms of four kinds, all reached by the lift.

# book_room flow:quote passed_on room_prices check_availability
? booked/reserved/confirmed ~room sure/really/definitely | is it booked/confirmed/reserved | did it go through
= Not yet: the front desk confirms by e-mail first. In this demo nothing is booked and no room is kept.
? confirmation/confirm email get/send/receive/where/when | send confirmation | get confirmation
= The front desk confirms by e-mail to the address from the form. In this demo no mail goes out.
? hold/keep ~room without/before pay/paying | hold/keep room me/us until
= A card keeps the room at the flexible rate; nothing is charged before you leave.
? book someone/friend/mother/parents/else name | book for somebody/someone/else
= Yes. Give the desk the name of whoever arrives; they bring their own photo ID.
? minimum age/old book/check | age limit | 18 check alone | teenager alone
= Whoever checks in must be 18 and show a photo ID.
? minimum stay/nights | one night only/enough/ok
= One night is enough, on any day.
? maximum/longest stay | stay month/weeks/long
= Up to ${rules.longest} nights at a time. For longer stays, the front desk makes you an offer.
? price match/booking/expedia/airbnb cheaper | cheaper elsewhere/online/booking/expedia
= The direct rate is the lowest we have. From the third direct booking on, every stay is ${rules.regularDiscount}% less.
? student/senior/military/veteran/aaa/member discount/rate/deal
= No, there is no such rate. What there is: ${rules.midweekDiscount}% less for three nights from Sunday to Thursday, or ${rules.earlyDiscount}% for booking ${rules.earlyDays} days ahead.
? company/corporate/business rate/discount | rate for companies
= There is no corporate rate; from ${rules.groupRooms} rooms on, a group pays ${rules.groupDiscount}% less. Companies can pay by invoice after the first stay.
? gift voucher/card stay | buy voucher
= Yes, the front desk makes out a voucher for any amount. Write to desk@harbourhouse.example.
? price/rate per person/room/night | price whole/entire room
= Prices are for the room, not per person. City tax of ${dollars(rules.cityTax)} a person and night is in every quote.
? currency/euros/pounds pay/price | price euros/pounds
= All prices are in US dollars; your bank converts them.
? what included/include price/rate/room | price include
= The room, city tax, Wi-Fi, sauna and gym. Breakfast (${dollars(rules.breakfast)}) and parking (${dollars(rules.parking)}) are extra.
? hidden/extra/additional/resort fees/charges/costs
= No hidden fees: city tax is in the quote. Only what you add costs extra, such as breakfast or parking.
? flowers/champagne/cake/surprise/petals/decorate room | something special anniversary/birthday/honeymoon
= Yes, the front desk arranges flowers, a cake or a bottle in the room. Tell them a day ahead: dial 0 or desk@harbourhouse.example.
? anniversary/honeymoon/birthday/proposal room/stay/suggest | romantic room/stay
= Congratulations! I would take the Harbour room for its view of the water, or the Suite with balcony and bath. Which day do you arrive?

# payment_issue get_refund complaint heard trouble distress
? charged/billed/paid/debited twice/double | double charge/charged/payment | two/2 charges/payments card | charged again
= I am sorry. One of the two is usually the ${dollars(rules.barDeposit)} bar reservation, gone within 2–5 days. If both are the full stay, the desk refunds one: give your booking number.
? bill wrong/mistake/incorrect/error | charged wrong/incorrect/more/much | overcharged | wrong amount
= I am sorry. Tell the front desk the booking number and the line that is wrong; a corrected bill comes the same day, and what was too much is paid back.
? charged/bill minibar/bar/drinks/breakfast/parking/something not/never had/took/used/ordered | charge not mine
= I am sorry. The desk takes off what you did not have: give the room or booking number and the line on the bill.
? charged/charge after checkout/left/leaving | unknown/mystery/strange charge
= I am sorry. The desk can see what it is: give the booking number and the amount, never the card number.
? compensation | something/money off bill | discount for trouble/noise/inconvenience | refund night/part/partial | free night
= That is for the duty manager to decide, mostly the same day. Give your room or booking number and what happened, and I pass it on.
? ~charge/refund when money back/refund | ~refund howlong/when back/take | when get money
= The house pays back on the next working day; a card shows it after 3–5 working days, PayPal at once.
? what happens next/now ~complaint | what you do about
= The duty manager gets it with all you wrote, decides mostly the same day, and writes to you. Dial 0 if you are in the house.
? who decides/charge/responsible | manager/supervisor name/email/talk | speak talkto manager/boss
= The duty manager. Dial 0 in the house, day and night, or write to desk@harbourhouse.example; I pass on what you wrote.
? complain higher/official/head/corporate | sue/lawyer/legal/court | bad review/tripadvisor
= I am sorry it came to this. Write to desk@harbourhouse.example with your booking number: the manager answers by noon of the next day.

# room_problem housekeeping trouble
? room dirty/filthy/unclean/disgusting/gross/stinks | not/never cleaned room | hair bathtub/shower/bed | stains/stained sheets/bed | bed not made
= I am sorry, that should not be. Which room is it? Someone comes to clean it at once, or you get another room.
? bug/bugs/cockroach/roach/mouse/mice/rat/insects/spider/ants room/bed/saw
= I am sorry. You get another room right away and your things are looked after. Which room are you in?
? no/not hot/warm water | water cold shower | shower cold | no water
= I am sorry. Let the tap run for two minutes first; if it stays cold, tell me your room and someone comes at once.
? locked out room/myself | lost/forgot/left key/card/keycard inside/room | key/keycard/card not work/open
= The front desk makes you a new key card in a minute, day and night. Bring a photo ID.
? aircon/cooling/heating/heater not/broken work | room hot/freezing/boiling cold
= I am sorry. Set it on the wall panel by the door; if nothing happens in five minutes, tell me the room and someone comes.
? toilet/sink/drain/shower blocked/clogged/leaking/leak/broken/overflow
= I am sorry. Which room? The person on duty comes at once, and if it cannot be fixed tonight you get another room.
? smells/smell/stinks room | smoke smell room
= I am sorry. Tell me the room: the desk airs it or moves you, whichever you like better.
? neighbors/neighbours/people/upstairs/downstairs/next/door loud/noisy/party/music/screaming | noise/noisy sleep
= I am sorry. Which room are you in? The person on duty asks for quiet at once; otherwise you can move.
? more/extra/new/fresh towels/pillow/pillows/blanket/soap/toilet/paper/shampoo
= Gladly. Dial 0, or tell me the room number and I note it for the desk.
? how clean rooms/often | cleaned/cleaning every/daily day | maid come
= Every day between 9:00 and 14:00. Hang out the card if you would rather not be disturbed.

# check_in flow:booking
? arrive/check/come/get early/earlier/before/morning | room ready before/early/earlier | whattime come/arrive/get ~room
= Check-in is from 15:00; rooms are often ready from 13:00. Earlier than that costs ${dollars(rules.earlyCheckIn)}, if the room is free.
? late/midnight/night/2am/3am arrive/arrival/check/get ~in | arrive after #time | flight delayed/late | land late/midnight
= No problem: the front desk is there all night. A message with the hour helps, and your room is kept.
? what/which need/bring/documents/id/passport check/arrive/arrival/bring
= A photo ID and a payment card. You can fill in the form online the day before.
? someone/friend/wife/husband/else check before/without me | friend pick key
= Yes, if their name is on the booking and they bring a photo ID.
? online/mobile/self check/checkin | checkin/check app
= Yes, the form can be filled in online the day before; then only the key card is left to pick up.
? leave/go/depart early/earlier/before/sooner refund/pay | checkout early/earlier day
= Tell the desk by 11:00 of the day before, and the nights you do not use are paid back at the flexible rate.
? visitors/visitor/guests/friend/girlfriend/boyfriend room/over/visit
= Visitors are welcome until 23:00; whoever stays the night goes on the booking.
? quiet hours/time | party/music room night
= Quiet hours are 22:00–7:00, and parties in rooms are not possible.
? name wrong/misspelled/change ~booking | change name booking/reservation
= The desk corrects it free of charge; give the booking number and the right name.
? ~booking add/include breakfast | add parking/dog/breakfast booking/reservation
= Yes, the front desk adds it to your booking: breakfast ${dollars(rules.breakfast)} a person, parking ${dollars(rules.parking)} a night, a dog ${dollars(rules.pet)} a night.
? ~booking send/resend/email confirmation/copy
= The front desk sends it again to the address of the booking. In this demo no mail goes out.

# cancellation_policy cancel_reservation passed_on flow:quote
? cancel later/free/afterwards/if/after ~booking | change mind later | what if plans change/ill/sick | cancel change mind
= Yes, at the flexible rate you cancel free until 18:00 on the day before arrival; after that the first night is charged.
? not/no show/turn/come | miss/missed flight
= Then the first night is charged and the rest is released. Call the desk before 18:00 the day before, and it costs nothing.
? sick/ill/covid/emergency/death/funeral cancel/refund
= I am sorry. The rule is 18:00 on the day before, but the duty manager may make an exception: write to desk@harbourhouse.example with the booking number.
? flexible versus/or/difference early/nonrefundable | what flexible/early rate
= Flexible: free to cancel until 18:00 the day before. Early booking: ${rules.earlyDiscount}% less, ${rules.earlyDays} days ahead, not refunded.

# deposit payment_methods flow:quote passed_on
? when/do pay ~room | pay now/upfront/advance/arrival/later | prepay/prepaid | card charged when
= You pay at the desk when you leave. At the flexible rate a card only keeps the room; the early-booking rate is paid when you book.
? ~deposit back/returned/released when/get
= It is released the day you leave; your bank may show it for 2–5 days more.
? pay/accept cash/card/amex/paypal/apple/debit ~hotel | cash only/ok/accepted
= Visa, Mastercard, American Express, Apple Pay, Google Pay and cash. No checks and no crypto.
? without/no credit/card/creditcard book/stay/pay
= A card keeps the room, but you may pay cash when you leave. Without a card, the desk asks for the first night on arrival.
? split bill/pay/cost | separate bills | pay half/own each
= Yes, the bill can be split by room or by person when you leave.
? tip/tips/tipping/gratuity/service charge
= Tips are welcome and never expected; there is no service charge.

# breakfast flow:quote
? ~breakfast what get/have/eat/offer/like | what breakfast like | breakfast menu/hot/eggs
= A buffet with bread from the house, eggs, cold cuts, fruit and cereal; vegan and gluten-free things have a table of their own.
? ~breakfast early/before #time | breakfast leave early | breakfast to go/bag/packed
= Yes, for early departures the desk packs a bag the evening before.
? breakfast room/bed ~brought
= Yes, by room service from 7:00, for ${dollars(rules.roomService)} extra. Dial 9.
? breakfast without/not staying/guest/visitors | ~breakfast non guests/outside
= Yes, visitors are welcome at breakfast: ${dollars(rules.breakfast)} a person.
? ~breakfast pay/decide/add later/day/desk/morning | breakfast add/book later
= Yes, you can decide each morning: ${dollars(rules.breakfast)} a person, on the room.
? ~breakfast kids/child/children pay/price/free/cost | breakfast children
= Children of 6 to 12 pay ${dollars(rules.breakfast / 2)}, younger ones eat free.
? ~breakfast vegan/vegetarian/gluten/celiac/lactose/halal/kosher
= Yes, vegan and gluten-free food stands on its own table. Halal or kosher: tell the kitchen the day before.

# restaurant_menu room_service
? reserve/book table dinner/restaurant/tonight ~restaurant | need reservation dinner/restaurant
= The front desk takes tables by phone (dial 0) or message. The dining room is open Tuesday to Sunday, 18:00–21:30.
? eat/food/dinner late/midnight/night/after ~restaurant | hungry late/night
= The kitchen cooks until 21:30 and room service runs until 22:00; at night the desk has soup, cheese and drinks.
? eat/dinner/restaurant monday | closed monday
= The dining room is closed on Mondays. Nearby are the fish kitchen at berth 7 and the noodle bar in Ropewalk Lane.
? lunch | eat noon/midday
= There is no lunch in the dining room; room service has soup and sandwiches from 7:00.
? kids/children menu/meal/portion ~restaurant
= Yes, the kitchen makes half portions for children, at half the price.
? ~restaurant vegan/vegetarian/halal/kosher/gluten/allergy/allergic
= Yes, two of the six dishes have no meat, and the kitchen cooks around allergies if you tell it when you reserve.
? dress/code wear dinner/restaurant
= No dress code; come as you are.
? lunch/dinner/meals included | half/full board
= No, only breakfast can be added. “Slipway weekend” has two nights, breakfast and one dinner for two at ${dollars(rules.weekendOffer)}.
? bar open/close/hours/until | happy hour | cocktails/beer/wine bar
= The bar is open from 16:00 until about 23:30. There is no happy hour.

# pets
? ~dog/cat/pet bed/couch/sofa sleep
= A blanket lies ready for the floor; we ask that the bed stays yours.
? ~dog/cat/pet breakfast/restaurant/dining/dinner
= Not into the dining room, but the bar is fine, and breakfast can come to your room.
? ~dog/cat/pet big/large/size/heavy/weight/kilo/kg/pounds
= Yes, size does not matter. Two animals at most, ${dollars(rules.pet)} a night each.
? ~dog/cat/pet alone/leave room
= Only for a short while. If it barks, the desk calls you.
? ~dog/cat/pet food/bowl/bring/need
= Blanket and bowl lie ready; bring its food.
? ~dog/cat/pet walk/park/where
= The path by the water starts at the door, and there is grass five minutes along the quay.
? elephant/horse/snake/lizard/parrot/hamster/rabbit/pig/llama/goat
= Only dogs and cats, two at most, ${dollars(rules.pet)} a night each.
? allergic/allergy dog/pet/cat/fur
= Tell the desk with the booking: you get a room that no animal has stayed in.

# pool_spa_gym facilities
? swim/swimming/pool kids/hotel/inside/indoor | jacuzzi/hottub/whirlpool
= There is no pool or hot tub. The harbour bath is 400 m away, June to September.
? ~sauna/gym/pool kids/children/teen/son/daughter allowed/use
= The sauna is for adults; children may use the gym with a parent. The harbour bath, 400 m away, is good for kids.
? ~sauna naked/nude/swimsuit/clothes/mixed
= Towels are worn in the sauna, and it is mixed.
? ~sauna/gym/massage free/cost/price/pay/howmuch
= Sauna and gym are free for guests. A massage is ${dollars(rules.massage)} for 50 minutes.
? massage/spa/treatment book/when/available
= Massages run Thursday to Sunday, 50 minutes for ${dollars(rules.massage)}. The desk books them: dial 0.
? treadmill/weights/dumbbells/equipment gym | gym good/big
= It is small: treadmill, bike, rowing machine and dumbbells up to 25 kg.
? bike/bikes/bicycle borrow/rent/hire/free
= Yes, bicycles are free to borrow. Ask at the front desk.
? elevator/lift
= Yes, to all floors, with a door 90 cm wide.
? computer/printer/print/printing/boarding
= Send it to desk@harbourhouse.example and the desk prints it, free for a few pages.
? iron/ironing board
= Yes, iron and board can be had from the desk.
? adapter/charger/plug/socket borrow/type/have
= The desk lends adapters and phone chargers. Dial 0.
? umbrella/umbrellas
= Yes, the desk lends umbrellas, free of charge.
? terrace/garden/rooftop/outside sit
= There is a yard with benches, and tables by the water in summer.
? work/coworking/quiet place/space/laptop
= Each room has a desk and Wi-Fi for video calls; the bar is quiet until 16:00.

# wifi
? wifi password/code/login/name/connect
= Choose “HarbourHouse” and sign in with your room number and last name.
? ~wifi bad/slow/weak/drop/not/broken work | internet slow/down/bad | ~wifi restarted/tried
= I am sorry. Tell me the room number: there is a spare access point, and the desk brings it up. Until then the bar has the best signal.
? ~wifi good/fast/speed/enough video/zoom/calls/work | wifi speed/fast
= Yes, about 100 Mbit/s, good for video calls.
? ~wifi free/cost/pay | ~wifi room/rooms everywhere
= Wi-Fi is free, in the whole house.
? other/else place/where internet/wifi/work
= The bar has the best signal and is quiet until 16:00; the room for meetings can be used when it is free.

# parking
? park/parking full/space/guaranteed/reserve/book
= Ask for a space with your booking: there are ${rules.parkingSpaces}. If they are gone, parking by the ferry is free, five minutes on foot.
? ~parking van/camper/suv/truck/trailer/high/height/big car
= The yard takes cars up to 2.10 m high. Vans, campers and trailers fit the free lot by the ferry, five minutes on foot.
? charge/charger/charging electric/ev/tesla/car | ev/tesla
= Yes, two spaces have a charger, ${dollars(rules.charging)} a kWh. Ask for one with the booking.
? motorbike/motorcycle/bike park/parking/store/storage
= Motorcycles and bikes stand in the locked yard, free of charge.
? ~parking safe/secure/locked/gated/camera
= Yes, the yard is closed at night and has a camera.

# directions shuttle local_tips
? ~get taxi/cab/uber cost/price/howmuch/airport | taxi airport
= The desk orders a fixed-price car to the airport: ${dollars(rules.airportCar)} for up to four, at any hour. Tell us two hours ahead.
? train/station near/far/close/walk/get | how far station
= The station is 12 minutes on foot, or three stops on bus 4 to “Ferry”.
? how far/close/near airport | airport far/minutes | get airport bus
= The airport is 25 minutes by taxi (${dollars(rules.airportCar)}), or ${dollars(rules.airportBus)} by the bus that runs every 30 minutes until 23:10.
? how far/close/near center/centre/downtown/town/city
= The old town is right behind the harbor, 10 minutes on foot.
? how far/close/near ferry/boat/harbor/harbour
= The ferry is forty steps from the door.
? beach near/far/close | how far beach
= There is no beach; the harbour bath is 400 m away, June to September.
? supermarket/grocery/shop/store/pharmacy/atm/bank/doctor/hospital near/close/nearest/where
= All of that is within ten minutes around the market hall; the desk marks it on a map for you.
? where/address/street hotel/exactly
= By the old slipway, forty steps from the ferry. It is a sample hotel, so no map shows it.
? rain/rainy/raining/bad weather do/activities | indoor activities
= The boat museum (10:00–17:00, closed Monday), the market hall on Saturday, and our sauna from 16:00.
? kids/children do/activities/fun nearby/around | do with kids
= The harbour bath in summer, the steam ferry on Sundays, and the boat museum, 6 minutes away.
? bar/bars/pub/beer/nightlife/club nearby/around/near/outside
= Our bar is open until about 23:30. For more, the desk knows the pubs around Ropewalk Lane.
? restaurant/eat/dinner nearby/around/near/outside/else
= The fish kitchen at berth 7 and the noodle bar in Ropewalk Lane are our favorites.
? run/running/jog/jogging/walk route
= Along the mole to the lighthouse: 40 minutes, best before sunset.

# events
? ~wedding/party/event price/cost/howmuch/rough/budget | wedding cost/price | ~wedding hire/rent
= The events desk prices a party by guests and menu. For a start: mains are ${dollars(rules.cheapestMain)}–$${rules.dearestMain}, and the meeting room is ${dollars(rules.meetingDay)} a day.
? ~wedding/party/event date/available/free june/july/may/august/september/weekend/saturday/sunday/next/year | wedding saturday/weekend
= The dining room can be had on Mondays. For another day the events desk looks what is possible; I can pass on date and number.
? ~wedding/party/event who/contact/call/talkto/email
= The events desk: desk@harbourhouse.example, or dial 0 in the house.
? ~wedding/party/event food/catering/cater/menu
= Yes, our kitchen caters; six dishes, two without meat, or a buffet by arrangement.
? ~wedding/party/event music/dj/band/late/until
= Music is fine until 23:00, in the bar until about 23:30.
? ~wedding/party/event many/people/guests/max/capacity
= Up to 60 guests in the dining room, 24 around a table or 40 standing in the net loft.
? meeting/conference room projector/screen/beamer | meeting room price/cost/howmuch/hire/rent
= The net loft seats 24 with screen, whiteboard and coffee: ${dollars(rules.meetingHalfDay)} a half day, ${dollars(rules.meetingDay)} a day.

# luggage_storage check_out late_checkout
? leave/store/keep bags/luggage/suitcase after/before/where | ~bags howlong/free/safe
= Yes, free, before check-in and after check-out, in a locked room behind the desk.
? shower after/before checkout/flight | use sauna/gym after checkout
= Yes, there is a shower by the gym that guests may use on the day they leave.
? leave/stay/out late/later/longer ~room flight | checkout late/later/extend
= Late check-out until 14:00 costs ${dollars(rules.lateCheckOut)}, until 18:00 half a night, when the room is free.
? where leave/return key/keycard | checkout how/do/desk
= Put the key card into the box by the door; the bill comes by e-mail.

# accessibility
? wheelchair room/hotel/access | mum/mother/dad/father/grandma/wife not/can stairs/walk | bad knee/hip/leg
= Yes, it is step-free from the street with a lift to all floors, and two rooms have wide doors and a level shower.

# children
? babysitter/babysitting/nanny
= Yes, with two days’ notice. Ask the front desk.
? high chair/highchair | stroller/pram
= Yes, high chairs are free, and strollers fit the lift.
? kids/child/children stay free/pay/extra/price/cost | extra bed price/cost
= Under 6 stay free; from 6 to 12 an extra bed is ${dollars(rules.extraBed)} a night; older ones count as adults.

# lost_property
? left/forgot/lost charger/phone/jacket/passport/ring/wallet/glasses/bag/something room/there/behind
= Tell desk@harbourhouse.example what it is, the room and the day: you hear within a day. Found things are kept for 90 days.
`;
