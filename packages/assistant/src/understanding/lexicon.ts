/**
 * Synonyms. Phrases are compared by these meanings as well as by their words, so “revoke a purchase” is understood
 * although every training phrase says “cancel an order”. One line per meaning: its name, then its words in normalised
 * form (lower case, compounds joined). A word may occur in several lines.
 */
export const lexicon = `
cancel: cancel cancellation cancelation cancelling canceling revoke undo annul abort withdraw withdrawal retract scrap void rescind scratch drop reverse cancelled canceled nullify scrapped axe halt revoked undone annulled
change: change modify edit alter amend adjust update correct revise switch swap rectify move fix replace modification correction amendment alteration different another instead rectification modifying changing adjustment
add: add include insert append put adding extra additional
remove: remove delete erase eliminate deactivate disable wipe terminate clear purge close closing deletion removal deactivation unregister closure
create: create open register signup creating opening registration registering enroll enrol join make new setup subscribe become start
buy: buy purchase order place acquire obtain buying purchasing ordering checkout shop shopping get procure
see: see view check look show display find locate seek visualize consult access read review peek glance search verify inspect viewing checking seeing finding looking list pull
getcopy: get download obtain receive send request retrieve issue email forward print resend generate copy provide getting downloading export pdf duplicate
track: track trace follow tracking locate whereabouts whereabout where location status progress eta monitor tracing shipped dispatched
return: return send back returning bring take
refund: refund refunds reimbursement reimburse moneyback rebate restitution compensation repay repaid refunded reimbursed compensate recompense credited chargeback compensated
money: money cash funds amount sum cent cents buck bucks dollar dollars euro euros quid pound pounds penny cashback
exchange: exchange swap replace replacement exchanging replaced
pay: pay payment paying paid transaction transfer charge charged billing pays payments settle debit overcharged overcharge undercharged prepaid repay unpaid payable debited deducted bounced
paymethod: creditcard visa mastercard amex paypal klarna applepay cash cheque check banktransfer wire iban card cards bitcoin crypto installment instalment installments invoice method methods modality modalities option options financing finance wallet venmo googlepay maestro discover sepa cod contactless
invoice: invoice bill receipt invoices bills billing receipts invoicing statement vat
order: order purchase purchases orders buy acquisition parcel package shipment transaction bought ordered item items product products article articles
parcel: parcel package shipment delivery box consignment mail courier
product: product item article thing goods model device gadget merchandise piece unit products items articles stuff
deliver: deliver delivery shipping ship shipment arrive arrival dispatch shipped delivered courier carrier send postage arriving deliveries ships arrived sent express overnight doorstep porch neighbour neighbor pickup collect locker ups dhl fedex usps handover drop
address: address street postcode zip postal residence addresses zipcode apartment house location road avenue lane flat apt suburb recipient relocated moved
account: account profile accounts user username membership subscription login
password: password pin passcode passphrase credential credentials key passkey code
recover: recover reset retrieve restore forgot forgotten lost regain forget remember recall remind lose unlock recovery resetting rid forgetting remembering misplaced unremember
problem: problem problems issue issues error errors trouble troubles difficulty difficulties fail fails failed failing failure fault faulty bug wrong broken stuck incident incidents mistake mistakes hassle complication malfunction glitch not cannot unable impossible declined rejected crash denied refused
time: when howlong time times hour hours day days period duration date week whattime soon fast quick long estimated eta deadline
price: price cost fee fees charge howmuch rate rates tariff expensive cheap cheaper penalty pricing costs prices quote amount
free: free gratis complimentary included
policy: policy policies rule rules terms condition conditions guarantee allowed allow permitted
person: human agent person representative operator someone somebody rep assistant staff employee advisor adviser consultant manager talkto speak talk associate colleague specialist people live
contact: contact call phone telephone reach number email hotline talkto customerservice helpdesk line support
newsletter: newsletter subscription mailing bulletin subscribe unsubscribe newsletters emails marketing corporate
complain: complaint complain claim grievance dissatisfied unhappy disappointed lodge reclamation unsatisfied complaining protest unacceptable terrible awful worst horrible disgusting appalling outrageous angry furious poor rude livid disgrace disgraceful fuming scandal shameful ridiculous lousy pathetic disrespectful impolite unprofessional insulted mad annoyed upset scam crooks thieves
review: review feedback opinion comment rating rate testimonial evaluation stars suggestion comments impressions thoughts praise survey questionnaire impression thought recommend
hours: open opening close closing hours hour business working workdays weekend sunday
store: store shop branch outlet showroom boutique location stores shops physical
stock: stock available availability inventory restock sold unavailable backorder
damaged: damaged broken cracked dented smashed torn scratched shattered defective ripped crushed leaking faulty broke bent chipped dead snapped malfunctioning burnt loose stained mouldy rotten wobbly
missing: missing incomplete absent lacking lost forgot without less short only
wrongitem: wrong incorrect different mistaken mixed
discount: discount coupon promocode voucher promo promotion deal deals offer offers sale sales code reduction bargain special specials off
giftcard: giftcard gift present
warranty: warranty guarantee guaranteed warranties repair repaired fix mend spare parts
size: size sizes sizing fit fits small large medium measurements chart dimensions
compare: compare comparison versus vs difference better differ between
recommend: recommend recommendation suggest suggestion advice best advise good suitable ideal pick choose which recommendations
manual: manual instructions instruction guide handbook assembly documentation assemble
cart: cart basket trolley bag
loyalty: loyalty points rewards reward redeem membership member miles points bonus status
room: room rooms suite suites bedroom double twin single studio accommodation lodging stay bed beds king queen penthouse chalet apartment dorm bungalow loft
hotel: hotel hotels guesthouse inn resort lodge hostel motel property place bnb accommodations stay lodgings house
book: book booking reserve reservation reserved booked bookings reservations reserving
night: night nights stay overnight extend prolong longer stayover
available: available availability vacancy vacancies free vacant left openings
checkin: checkin arrive arrival arriving earlycheckin
checkout: checkout depart departure leave leaving latecheckout
pool: pool swim swimming swimmingpool
gym: gym fitness workout exercise treadmill weights training
spa: spa massage sauna wellness jacuzzi hottub facial treatment treatments steam
breakfast: breakfast brunch buffet morning eggs pancakes cereal coffee croissant
restaurant: restaurant dinner lunch menu eat dining food bar meal meals drink drinks cuisine vegan vegetarian dishes supper cocktail pizza burger halal kosher allergy wine beer chef kitchen table snack
pets: pet pets dog dogs cat cats animal animals puppy puppies kitten hamster rabbit parrot labrador
parking: parking park car garage valet charger charging ev vehicle spot bay motorbike motorcycle camper van tesla lot
wifi: wifi internet connection network
kids: child children kid kids baby infant toddler son daughter crib cot family families babies infants teenager teen teens teenagers minor minors toddlers newborn grandchild grandchildren babysitter babysitting pram highchair
disabled: wheelchair accessible accessibility disabled disability mobility ramp elevator lift
smoke: smoke smoking smoker smokers cigarette nonsmoking vape
aircon: aircon heating temperature cooling heater thermostat
laundry: laundry ironing iron drycleaning clothes washing dryclean
luggage: luggage bag bags suitcase suitcases baggage belongings store keep storage
towels: towel towels sheets linen pillow pillows blanket blankets clean cleaning soap shampoo housekeeping maid toiletries tidy tissue tissues robe slippers duvet mattress vacuum
noise: noise noisy loud neighbors neighbours quiet music sleep shouting barking snoring party banging
shuttle: shuttle airport transfer taxi pickup transport bus uber lyft limousine coach train ferry metro
attractions: attractions sights sightseeing museum museums nearby around beach landmarks tourist local area tours tour visit activities park castle zoo theatre gallery cathedral market mall hike trail
event: event wedding conference meeting party banquet group function ceremony birthday celebration seminar host events hall gathering
facilities: facilities amenities services features facility amenity
login: login signin log access logging password locked lockout unlock sso authenticator credentials
slow: slow slowly lag laggy lagging sluggish performance freezes freezing freeze hangs hang speed latency crawling sluggishness stutter stutters delays delayed spinner unresponsive
install: install installation setup installing configure download installer deploy
updatesw: update upgrade version patch release updating upgrading
license: license licence licenses activation serial activate seat seats subscription
ticket: ticket case request incident report tickets
escalate: escalate escalation supervisor manager priority urgent sooner superior
data: data file files record records information backup backups
outage: outage down offline unavailable unreachable downtime maintenance server
security: hacked hack compromised phishing breach stolen suspicious virus malware fraud unauthorized scam
budget: budget spend money afford invest cost spending
campaign: campaign campaigns plan strategy marketing launch advertise advertising promote promotion
goal: goal goals objective objectives aim target kpi increase grow boost
channel: channel channels platform platforms facebook instagram linkedin google tiktok youtube pinterest reddit snapchat print radio newspaper flyers
roi: roi roas return profit payback profitability
seo: seo ranking rank google organic keywords backlinks search
leads: lead leads prospects pipeline generation enquiries signups enquiry enquiries enquiry appointments
audience: audience customers segment persona target demographics targeting
analytics: analytics measure tracking metrics kpi report reporting dashboard attribution ga
gooditem: jeans dress sofa laptop phone headphones mattress perfume watch toaster rug bicycle bike drill blender console lipstick coat suitcase monitor vacuum curtain chair camera printer tablet guitar pram toy book necklace cushion candle grill speaker keyboard tent fryer fridge desk ring puzzle knife mat shoes shoe boots sneakers jacket shirt trousers hat socks sandals suit gloves sweater hoodie skirt jumper pullover bag backpack mug cup lamp kettle television tv oven microwave table bed pillow blanket bottle helmet scarf belt wallet purse earrings bracelet glasses sunglasses mirror clock plant vase pan pot charger cable mouse earbuds router drone
colour: blue red green black white yellow grey gray brown pink purple orange beige navy
relative: mother father mum mom dad son daughter wife husband brother sister parents friend girlfriend boyfriend grandma grandpa uncle aunt colleague boss kid
country: germany france spain italy canada australia ireland england scotland mexico brazil japan china india norway sweden denmark poland austria switzerland belgium netherlands portugal greece turkey usa america europe asia africa zealand london paris berlin madrid rome dublin chicago boston seattle toronto sydney overseas abroad worldwide international
weekday: monday tuesday wednesday thursday friday saturday sunday weekend tomorrow tonight today yesterday
month: january february march april may june july august september october november december easter christmas summer winter spring autumn
belongings: passport charger wallet ring jacket watch glasses umbrella teddy necklace earrings keys scarf purse kindle
fixture: shower toilet tap sink heating heater radiator tv television lamp light bulb window blind curtain door lock key keycard card fridge safe kettle hairdryer thermostat bathtub socket
injury: hurt injured bleeding unconscious breathing breathe collapsed fainted fire smoke burning ambulance doctor police heart choking drowning attacked seizure
business: bakery dentist dental gym salon cafe brewery studio dealer florist museum school winery clinic practice agency startup restaurant shop nursery company firm
anger: damn idiots useless hate furious angry livid unacceptable ridiculous worst terrible awful
bot: bot robot machine chatbot ai computer software automated
`;
