import { dollars } from "../../dialogue/reply.ts";
import { hotelRules as rules } from "./prices.ts";

/** What guests ask of the house and what is around it. The notation: `knowledge/questions/notation.ts`. */
export const houseQuestions = `
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
? not eat/like fish/meat/pork | without fish/meat
= Two of the six dishes have neither fish nor meat, and the kitchen cooks around what you do not eat.
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
? bring/have/with dog/cat/pet/dogs allowed/ok/welcome/can/may/possible | dog/cat/pet friendly/policy
= Yes, dogs and cats are welcome, two at most, for ${dollars(rules.pet)} a night each.
? ~dog/cat/pet big/large/size/heavy/weight/kilo/kg/pounds
= Yes, size does not matter. Two animals at most, ${dollars(rules.pet)} a night each.
? ~dog/cat/pet alone/leave room
= Only for a short while. If it barks, the desk calls you.
? ~dog/cat/pet food/bowl bring/need/have/get | what need bring dog/cat/pet
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
? ~wifi good/fast/speed/enough work/video/zoom/calls | wifi speed/fast
= Yes, about 100 Mbit/s, good for video calls.
? ~wifi free/cost/pay | ~wifi room/rooms everywhere
= Wi-Fi is free, in the whole house.
? other/else place/where work/internet/wifi
= The bar has the best signal and is quiet until 16:00; the room for meetings can be used when it is free.

# parking flow:quote
? where park/parking car/i
= In our yard: ${rules.parkingSpaces} spaces at ${dollars(rules.parking)} a night. Free parking by the ferry is five minutes on foot.
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
= The old town is right behind the harbour, 10 minutes on foot.
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
= The fish kitchen at berth 7 and the noodle bar in Ropewalk Lane are our favourites.
? run/running/jog/jogging/walk route
= Along the mole to the lighthouse: 40 minutes, best before sunset.

# events
? ~wedding/party/event price/cost/howmuch/rough/budget | wedding cost/price | ~wedding hire/rent
= The events desk prices a party by guests and menu. For a start: mains are ${dollars(rules.cheapestMain)}–$${rules.dearestMain}, and the meeting room is ${dollars(rules.meetingDay)} a day.
? ~wedding/party/event date/available/free june/july/may/august/september/weekend/saturday/sunday/next/year | wedding saturday/weekend
= The dining room can be had on Mondays. For another day the events desk looks what is possible; I can pass on date and number.
? ~wedding june/july/august/september/may/october/spring/summer next/year/this | ~wedding date
= Gladly noted for the events desk: the dining room can be had on Mondays, other days on request. They answer with date and menu: desk@harbourhouse.example.
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
? carry/help/bring bags/luggage/suitcase/up
= Yes, anyone at the desk takes them up to your room.
? leave/store/keep bags/luggage/suitcase after/before/where | ~bags howlong/free/safe
= Yes, free, before check-in and after check-out, in a locked room behind the desk.
? shower after/before checkout/flight | use sauna/gym after checkout
= Yes, there is a shower by the gym that guests may use on the day they leave.
? leave/stay/out late/later/longer ~room flight | checkout late/later/extend
= Late check-out until 14:00 costs ${dollars(rules.lateCheckOut)}, until 18:00 half a night, when the room is free.
? where leave/return key/keycard | checkout how/do/desk
= Put the key card into the box by the door; the bill comes by e-mail.

# accessibility
? walk stick/cane/crutches/badly/hard | seat/stool/chair/rail/rails shower | old/elderly stairs/walk
= The hotel is step-free with a lift to all floors; two rooms have a level shower with a seat and rails. Say so with the booking.
? wheelchair room/hotel/access | mum/mother/dad/father/grandma/wife not/can stairs/walk | bad knee/hip/leg
= Yes, it is step-free from the street with a lift to all floors, and two rooms have wide doors and a level shower.

# children
? babysitter/babysitting/nanny
= Yes, with two days’ notice. Ask the front desk.
? high chair/highchair | stroller/pram
= Yes, high chairs are free, and strollers fit the lift.
? kids/children own/separate bed/beds/room | bunk beds kids/children
= In the Family room, yes: bunk beds in a room of their own. In the others it is an extra bed or a free cot.
? kids/child/children stay free/pay/extra/price/cost | extra bed price/cost
= Under 6 stay free; from 6 to 12 an extra bed is ${dollars(rules.extraBed)} a night; older ones count as adults.

# lost_property
? left/forgot/lost charger/phone/jacket/passport/ring/wallet/glasses/bag/something room/there/behind
= Tell desk@harbourhouse.example what it is, the room and the day: you hear within a day. Found things are kept for 90 days.
`;
