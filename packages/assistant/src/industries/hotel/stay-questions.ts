import { dollars } from "../../dialogue/reply.ts";
import { hotelRules as rules } from "./prices.ts";

/** What guests ask of rooms, booking and money beside the facts. The notation: `knowledge/questions/notation.ts`. */
export const stayQuestions = `
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
? shower/bathtub/tub/bath room | own/private bathroom | bathroom/toilet/wc/ensuite room/inside
= Every room has its own bathroom with a shower; the Suite has a bathtub as well.
? which/what side/room/rooms quiet/quietest | quiet side/room
= The Standard and Family rooms face the quiet yard; the Harbour room and the Suite look on the water.
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

# contact_customer_service human_agent distress
? email/mail/phone/number what/your/their/hotel/desk/which | who email/call/write
= desk@harbourhouse.example, a made-up address, or dial 0 in the house: the desk is there day and night.

# payment_issue get_refund complaint heard trouble distress
? charged/billed/paid/debited/card/room twice/double/two/2 times/amount/statement | charged/charge twice/two times/#num |  charged/billed/paid/debited twice/double | double charge/charged/payment | two/2 charges/payments card | charged again
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
? when pay/charged/charge | pay when/leave/checkout/departure/end/go | when/do pay ~room | pay now/upfront/advance/arrival/later | prepay/prepaid | card charged when
= You pay at the desk when you leave. At the flexible rate a card only keeps the room; the early-booking rate is paid when you book.
? ~deposit back/returned/released when/get
= It is released the day you leave; your bank may show it for 2–5 days more.
? pay/accept cash/card/amex/paypal/apple/debit ~hotel | cash only/ok/accepted
= Visa, Mastercard, American Express, Apple Pay, Google Pay and cash. No cheques and no crypto.
? without/no credit/card/creditcard book/stay/pay
= A card keeps the room, but you may pay cash when you leave. Without a card, the desk asks for the first night on arrival.
? split bill/pay/cost | separate bills | pay half/own each
= Yes, the bill can be split by room or by person when you leave.
? tip/tips/tipping/gratuity/service charge
= Tips are welcome and never expected; there is no service charge.
`;
