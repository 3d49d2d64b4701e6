import { dollars } from "../../dialogue/reply.ts";
import { refundDays, returnDays } from "../orders/return-period.ts";
import { shopPrices as prices } from "./prices.ts";

/** The kinds of things, each with the names of its own. */
const tent = "~tent/ridge/harbour/lee/shelter";
const lamp = "~lamp/headlamp/lantern/glim/wick/torch/light";
const stove = "~stove/kettle/cooker";
const pack = "~pack/backpack/cairn/rucksack";
const bag = "~sleeping/bag/ember/dune";
const any = `${tent}/pack/bag/sleeping/ember/dune/cairn`;

/** What customers ask of the shop beside its facts. The notation stands in `knowledge/questions/notation.ts`. */
export const shopQuestions = `
# delivery_period delivery_options shipping_costs flow:order product_price product_information product_availability basket
? get/have/need/deliver/delivered/arrive tomorrow | tomorrow delivery | come tomorrow | get ~it fast/quick/soon/today
= Yes, with express if you order by 14:00 on a working day: it comes the next working day, for ${dollars(prices.expressShipping)}.
? same day delivery/deliver/shipping | get/deliver today
= No same-day delivery, but collecting from a store is free and ready in two hours.
? ~deliver how fast/long/soon berlin/germany/europe/paris/london/madrid/rome/canada/abroad
= Abroad it takes 5–9 working days, within Europe and to the US and Canada.
? need by/before friday/saturday/monday/tuesday/wednesday/thursday/sunday/weekend
= Express comes the next working day when you order by 14:00, or collect it from a store in two hours. Nothing is delivered at weekends.
? ~deliver saturday/sunday/weekend deliver/delivery/get | deliver/come weekend
= No, parcels come Monday to Friday. Order by 14:00 on Thursday with express and it is there on Friday.
? ~deliver by/before friday/thursday/wednesday/tuesday/monday get/come/arrive/here | arrive/here/come friday/thursday/wednesday/tuesday
= Express comes the next working day when you order by 14:00 (${dollars(prices.expressShipping)}); standard takes 3–5 working days.
? before/by/for christmas arrive/get/come/order/deliver | christmas delivery | last day order christmas
= Order standard by 17 December, or express by 14:00 on 22 December, and it is there for Christmas.
? how/what much/cost/price express/expedited/overnight ~shipping | express price/cost/delivery
= Express is ${dollars(prices.expressShipping)} and comes the next working day when you order by 14:00.
? how/what much/cost/price shipping/postage/delivery | free shipping/delivery from/when | shipping free/extra
= Standard shipping is ${dollars(prices.standardShipping)} and free from ${dollars(prices.freeShippingFrom)}; express is ${dollars(prices.expressShipping)}.
? ship/deliver/send germany/france/uk/canada/europe/abroad/spain/italy/england/ireland/mexico/international/usa/states/austria/sweden
= Yes, within Europe and to the US and Canada, in 5–9 working days. The checkout shows postage, duty and tax before you pay.
? ship/deliver/send australia/japan/china/india/brazil/africa/asia/israel/dubai
= No, only within Europe and to the US and Canada.
? customs/duty/duties/import tax/pay
= The checkout shows duty and tax before you pay, so nothing is due at the door.
? how long/days ~deliver canada/germany/europe/abroad/international | days abroad
= Abroad it takes 5–9 working days.
? deliver/send work/office/other/different/friend/locker address | deliver locker/neighbor
= Yes, to any address, a parcel locker or a parcel shop. You choose at the checkout and can switch until it leaves.
? which/what carrier/courier/ups/fedex/usps/dhl
= The carrier differs by address; the tracking link in the shipping e-mail names it, with a two-hour window on the day.
? sign/signature/home not/need delivery/parcel | not home delivery | nobody home
= Nobody has to be home: the carrier leaves it in a safe place you name, with a neighbour or in a locker.
? pick/collect/pickup store/myself | click collect
= Yes, free, and ready in two hours at Portland, Boulder or Burlington.

# return_policy return_item refund_policy get_refund exchange_item return_age
? if not like/fit/suit/want | what if not like/fit/suit ~it | not like/fit/want/right ~it send/return/back | what if not work/like/fit/suit | return if not like/fit | return later/change mind | change my mind later
= No problem: send it back within ${returnDays} days, unused and complete, and you get the full price. Returns are free.
? return/send/back opened/used/worn/tried/once | used once return | return after trip/use/using
= Setting it up at home is fine. Used outdoors it cannot go back; if something is faulty, the warranty covers it.
? return without/no/lost box/packaging/package/receipt/tag/tags/label
= Yes, original packing is welcome and not required. The order number is enough.
? return pay/cost/free/postage/shipping/label | who pay/pays ~return/postage | do i pay postage | return free
= Returns are free, by post and in any store.
? ~return print/printer label/no | no printer
= No printer needed: show the code at the parcel shop.
? ~return howlong/when refund/money/back | when/howlong money back | when refunded
= The money goes back the way you paid, within ${refundDays} working days after the return has arrived.
? ~return howlong/days/period have/window/time | how many days return
= ${returnDays} days from delivery.
? ~return gift/present return/exchange/swap | recipient/he/she not like gift
= Yes, a gift can be swapped or returned for a voucher, and the buyer does not hear of it.
? return/send/go/back after christmas/xmas/holidays/birthday | return gift christmas/xmas
= Yes, within ${returnDays} days of delivery, so for Christmas order in December. Later a gift can still be swapped for a voucher in a store.
? return/drop/take/bring ~back store/shop
= Yes, in any of the three stores: Portland, Boulder and Burlington. Bring the order number.
? ~return sale/discounted/reduced item/return
= Yes, sale items can go back as well, within ${returnDays} days.
? ~return part/one/half only order | keep one return | return/send only back | only return/send part/one/lamp/tent/pack/bag back
= Yes, you can send back one item and keep the rest; you are paid for what comes back.
? exchange/swap other/different/another/color/colour/size/bigger/model how
= Yes, free for ${returnDays} days: “My account”, “Orders”, “Exchange”. In a store it takes five minutes.

# delivery_issue track_order flow:order distress wrong_item
? ~wrong when/howlong get/come/arrive right/correct/new/replacement
= The right one leaves the day the shop team has your photo; standard takes 3–5 working days, express the next.
? money/something off/back mess/trouble/inconvenience | compensation/compensate mess/trouble
= I am sorry. A person decides that: write to help@larkspur.example with the order number, or I pass on what you wrote.
? what do with wrong/it ~wrong | keep/throw wrong one/item
= Keep it packed: a free label comes by e-mail, and you hand it in at any parcel shop.
? ~order not good/acceptable enough | ~order wanted/needed/need yesterday/earlier/sooner/before/faster | ~order too late | ~order make/get faster/sooner/quicker/earlier | speed up delivery/order/it
= I am sorry. Once it is on its way it cannot be made faster. You may refuse it at the door, free, and get the full price back. Shall I pass it to a person?
> I want to talk to a person
? look/find/search order/it email/name/phone/without/number | no/lost/not confirmation/number/have | where find/see order number
= The number stands in the confirmation (search your mail for “BK-”). Without it the shop team finds it by name and address: help@larkspur.example.
? not/never ~parcel come/arrive/here/show monday/tuesday/today/then/still what/if | what if not come/arrive
= Then the carrier is asked the same day, and we send it again or pay it back, as you like. Just write here with the order number.
? late/delayed/why/slow/long taking parcel/order/delivery/~order | why so late/long/slow | why not here/arrived
= I am sorry. Mostly it waits at a sorting centre; the tracking link shows where. If nothing moves for two days, we send it again.
? compensation/compensate/sorry/credit late/delay/~delivery | refund shipping/express late
= I am sorry. If express came late, its ${dollars(prices.expressShipping)} go back to you; give me the order number.
? lost/stolen parcel/package | parcel stolen/gone/disappeared | thief porch
= I am sorry. If the carrier cannot find it within a day, we send a new one or pay it back. Which order is it?
? change/wrong ~order address shipped/delivery/after | redirect parcel
= Until it leaves, under “My account”, “Orders”. After that, the tracking link lets you choose a locker or a neighbour.
? manager/supervisor/boss name/talkto/speak
= A team lead takes it from here: write to help@larkspur.example with your order number, or I pass on what you wrote.
? phone/telephone/call number/someone/you | number call
= The shop team answers Monday to Saturday, 8:00–20:00, by chat, phone and mail: help@larkspur.example.
? missing/incomplete part/item/pole/peg/piece order/box/package
= I am sorry. Give me the order number and what is missing: it is sent the same day, at no cost.

# product_information product_advice product_comparison flow:advice product_availability basket
? groundsheet/footprint ${tent}
= The floor is sewn in, so you need none. A separate groundsheet only spares it on sharp ground; we do not sell one.
? pegs/stakes/guylines/poles included/come ${tent}
= Yes, pegs, guy lines and poles are in the bag.
? ${tent} howlong/fast/quick/easy pitch/set/setup/put | easy pitch/setup/set ${tent} | pitch alone
= The Ridge 2 is up in four minutes; the Lee 1 in about five, the Harbour 4 takes two people a quarter of an hour.
? one/single person do ~pitch
= Ridge 2 and Lee 1: yes, easily. For the Harbour 4 you want a second person.
? one/alone/single/myself person pitch/set/put/up ${tent} | pitch/setup/put alone/myself/single
= Ridge 2 and Lee 1: yes, easily. For the Harbour 4 you want a second person.
? ${tent} wind/windy/storm/stormy good/ok/stand/hold/strong
= Ridge 2: yes, well into a strong breeze. Harbour 4 and Lee 1 want shelter once it blows hard.
? ${tent} window/windows/vent/ventilation/mosquito/mesh/bugs/bug
= The inner tents are half mesh, with two vents; the Harbour 4 also has two clear windows.
? ${tent} footprint/floor/inside size/space/dimensions/big/length | length inside
= Ridge 2: 220 × 130 cm inside; Harbour 4: 230 × 260 cm; Lee 1: 220 × 80 cm.
? ${tent} tall/height/high person/inside/m/cm | tall fit
= All have 220 cm of floor, enough for somebody of two metres. The Harbour 4 is 195 cm high inside, the Ridge 2 105.
? ${tent} winter/snow
= They are three-season tents: fine in frost, not under a load of snow.
? motorbike/motorcycle/bicycle/bike fit/strap/carry/${tent}
= Ridge 2 (42 × 14 cm packed) and Lee 1 (38 × 12) do; the Harbour 4 wants a car.
? repair/patch kit/hole/tear/torn
= A patch kit comes with each tent and pack. Bigger damage we repair: free under warranty, else from ${dollars(prices.repair.least)}.
? what in box/bag/package/included ${tent} | what come with ${tent}
= Poles, pegs, guy lines, a bag and a patch kit; nothing else is needed.
? how clean/wash/care ${any} | clean/wash ${any} | care/store instructions
= Sponge and lukewarm water, no detergent, dry before packing. The Dune may go into the washing machine at 30 °C.
? red light ${lamp} | red/night mode
= Yes, the Glim has a red light; the Wick lantern gives warm white only.
? ${lamp} strobe/flash/modes/settings/dim/dimmable
= Three steps each; the Glim also has a red light and a lock, so that it does not switch on in the pack.
? ${lamp} charge/charging howlong/time/full
= A full charge takes about two and a half hours over USB-C. The cable is included.
? ${lamp} cable/charger/batteries included/come
= The USB-C cable is included; the battery is built in.
? ${stove} butane/propane/isobutane/gas/cartridge/canister/fuel work/which/what/use | what gas/fuel
= It burns butane or a butane-propane mix, from cartridges with a screw valve. Cartridges are not included, because of the post.
? ${stove} pot/pan/kettle/cup come/included/include/with | stove with pot
= No pot with it. It carries any pot up to 18 cm across.
? ${stove} cartridge/gas/fuel included/come/sell/buy
= No, gas must not go by post. Outdoor and hardware stores have the cartridges, with a screw valve.
? ${stove} lighter/match/ignition/igniter/light
= Yes, it has a piezo igniter; take matches along all the same.
? ${stove} indoors/inside/tent use
= No, never in a tent or a room: it gives off carbon monoxide.
? ${pack} laptop/computer/sleeve
= Yes, the Cairn 28 has a sleeve for 15 inches; the Cairn 48 has none.
? ${pack} rain cover/raincover/hydration/bladder/bottle/pockets | rain cover have
= Both Cairns have a rain cover, two side pockets and room for a water bladder.
? ${pack} women/womens/female/short/tall/back/adjust/adjustable/size
= The back is adjustable in S, M and L. Measure from the big bone at the neck to the top of the hips: under 44 cm is S, above 49 L.
? ${bag} left/right zip/zipper | zip bags/two together | double sleeping
= Two bags of a kind zip together, one with the zip left and one right. Say so when you order.
? ${bag} tall/length/long person/m/cm/ft | 190/2m tall bag
= Both bags fit people up to 195 cm.
? ${bag} down ethical/vegan/animal/feathers/allergic/allergy
= The Ember is filled with down, traceable and not live-plucked. The Dune is fibre, with nothing from animals.
? ${bag} sleep/run/get cold warm/which | feel/get cold ${bag} night
= Then count five degrees on top: take the Ember, warm to −4 °C. The Dune is for summer, 8 °C and above.
? scotland/iceland/norway/alps/mountains october/november/autumn/fall/winter/spring ${any}
= Take the Ember, warm to −4 °C. The Dune (8 °C) would be too cold there.
? mat/pad/mattress/pillow sell/have/need/sleep
= We do not sell mats, but under a sleeping bag you want one: the ground takes more warmth than the air.
? best/most seller/popular/selling/bestseller
= The Ridge 2 tent (two people, 1.9 kg), followed by the Glim headlamp, a favourite gift.
? made/produced/manufactured where/china/country | where made/from ~it
= The catalogue does not say where each thing is made; the product page names the maker under “Details”.
? reviews/rating/ratings/stars product/good/~it
= Reviews stand on each product page, unchanged, good and bad. I have none here to quote.
? quality/worth/good ~it money/price
= Built to be repaired: tents and packs have five years of warranty, all else two. And ${returnDays} days to send it back.
? sustainable/eco/environment/recycled/pfas
= The packs are recycled nylon, and we repair before we replace. For each product, “Details” lists the material.
? used/secondhand/refurbished/rent/rental/hire
= No, only new, and nothing for rent.
? tell/notify/alert/email/remind back/stock/available ~it | let know back/available
= Yes: “Tell me” on its page sends you one mail on the day it is back.
? preorder/reserve/order ~it before/sold/out/back | reserve one
= It cannot be reserved; “Tell me” on its page sends a mail when it is back, and it then stays in your basket for an hour.

# gift_card product_advice basket
? gift wrap/wrapped/wrapping/box | wrap ~it
= Yes, wrapping is ${dollars(prices.wrapping)}, with a handwritten note of up to 200 characters.
? gift card/voucher howlong/valid/expire/expiry
= Three years.
? ~gift price/invoice/receipt hide/without/inside/included/box
= No price in the box when you tick “It is a gift”; the invoice comes by e-mail.
? gift note/message/card write/add
= Yes, with gift wrapping: a handwritten note of up to 200 characters.

# payment_methods place_order basket
? pay installments/instalments/monthly/later/klarna/afterpay/parts
= Yes, three instalments without interest, from $150.
? pay paypal/apple/google/amex/visa/mastercard/bank/card accept/can/use
= Yes. We take Visa, Mastercard, American Express, PayPal, Apple Pay, Google Pay, bank transfer and gift cards.
? pay cash/check/crypto/bitcoin/cod/venmo
= No. We take cards, PayPal, Apple Pay, Google Pay, bank transfer and gift cards.
? ~pay safe/secure/security card/site
= Yes. The card is handled by the payment provider; the shop never sees the whole number. Never type it here.
? order/buy/checkout account/guest need/without/register
= No account needed: you can order as a guest.
? how buy/order/checkout here/~it | can buy/order here/chat/you | where buy
= Put it in the basket on its page and press “Checkout”. From this demo chat nothing is ordered.
? tax/vat included/include/price/prices/extra
= Yes, the prices include tax.
? ~pay when charged/card/money/taken
= A card is charged when the order ships, PayPal at once.
? bulk/wholesale/many/large/company/business/b2b order/discount/price
= For more than ten of one thing, write to help@larkspur.example and you get one price for the lot.

# discount_code product_price
? student/senior/military/teacher/nurse/first discount/off/deal
= Only one: 10% off a first order for newsletter readers. The winter sale starts on the first Friday in January.
? discount/deal/code/coupon/promo/cheaper give/have/any/get me | any deals/offers
= 10% off a first order for newsletter readers. The winter sale starts on the first Friday in January.
? sale when/start/next/black/friday | black friday
= The winter sale starts on the first Friday in January. There is no Black Friday sale.
? code/coupon/promo not work/invalid/expired/rejected | where enter/put/use code
= It goes into “Code” in the basket. If it is refused, it has mostly ended, or needs a basket of ${dollars(prices.codeBasket)}.
? price drop/drops/dropped/lower after bought
= If it drops within 14 days after you bought it, you get the difference back.

# contact_customer_service human_agent
? email/mail/phone/number what/your/their/shop/which | who email/call/write
= help@larkspur.example, a made-up address. The shop team answers Monday to Saturday, 8:00–20:00.

# warranty damaged_item
? warranty/guarantee howlong/years/long/have
= Two years on everything, five on tents and packs, from the day of delivery.
? warranty/guarantee cover/covers/include what
= Material and making, zips and seams included; not wear, fire and falls.
? broke/broken/zip/zipper/pole/tore/ripped after/warranty/repair/fix
= We repair first: send two photos to help@larkspur.example, and you get an answer within two working days.

# store_location
? store/shop hours/open/close/sunday/when
= Monday to Saturday 10:00–19:00, Sunday 11:00–17:00.
? store/shop try/see/touch/pitched/look tent/pack/product
= Yes, in the stores the tents stand pitched, and a pack is fitted without an appointment.
? store/shop where/near/nearest/address/city
= Portland, Boulder and Burlington.
`;
