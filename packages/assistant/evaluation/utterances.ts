import type { IndustryId } from "@brightkeel/contracts";
/**
 * Utterances for the evaluation only: written after the training phrases and independently of them; a test fails if
 * one is also a training phrase. If training is extended with one of these in view, it must be replaced here. “intent
 * | text | text …” per line; the intent “-” is out of scope.
 */
export type LabelledSet = { industries: readonly IndustryId[]; block: string };
export const labelledSets: readonly LabelledSet[] = [
  {
    industries: ["e-commerce", "support"],
    block: `
place_order | I need help submitting my first purchase | i'd like 3 of the blue mugs shipped to me, how does it work | where on the page do i buy this | could you show me how to make purchases
change_order | need some changes made to purchase 88471 | I picked black but I want grey, same order | how do I put two more shirts in an order that is already placed | I have a problem with modifying an order
cancel_order | I bought the wrong one, void the transaction please | how can i stop an order i just sent | I would like to know how to revoke my last purchase
track_order | I want to know if my package has left your warehouse | give me an update on 774-112 please | has anything happened with my order since tuesday | need help locating my purchase
delivery_issue | neighbour says no one came, yet the app says delivered | still waiting, the parcel was due on the 3rd | you lost my package didn't you
cancellation_fee | are there charges when i call off an order | could you tell me about the penalty for leaving early | what's the fee if i change my mind and cancel
payment_methods | could you inform me what payment options are available | do you let people pay with google wallet | I'd like to check which cards work in your store
payment_issue | I've an issue paying for my order | I see two identical charges from you on my statement
check_invoice | can you help me find the invoices from {{Person Name}} | i have to check my bills from last year | want to see how much my bill is
get_invoice | could you help me to get invoice #00108 | please issue me a receipt in pdf
refund_policy | I want information about your money back policy | under which circumstances may I ask to be refunded
get_refund | I am trying to get a refund of 200 dollars | I'd like my money returned to me | need help getting reimbursed for a bad product
refund_status | is there anything new about my reimbursement | how do i know if my refund was already sent | I need to track my compensation
change_shipping_address | I need to correct the delivery address | have my order go to my office rather than my house | help me switch the shipping address to another city
set_up_shipping_address | assistance setting up a shipping address | I want to store an extra address for parcels | my account lacks a delivery address, where does it go
delivery_options | can you check what shipping options you have | do you deliver to Portugal | is pickup in a shop one of the ways to get it
delivery_period | how long does it take for a package to arrive | when would the product be delivered if bought tonight | I'd like to see the shipment period
shipping_costs | what will i be charged to have it posted
create_account | I have to open an account, can you help | how could my daughter get an account | where does one enrol as a new user
delete_account | i want you to remove all of my profile | how can I cancel the account I have with you
edit_account | could you help me to modify my personal details | i need my e-mail on file changed | update the birth date in my profile
switch_account | switch me to the business account | how to change from my account to another one | I would like to upgrade from freemium to pro
recover_password | my password isn't coming back to me, assist please | i lost the pin of my account | need to change my password, what's the way
registration_problems | I can't get the signup to accept me | there's an issue when opening my account, form stays blank
newsletter_subscription | I'd like to unsubscribe from the corporate newsletter | how do I start getting your newsletter | no more of your newsletter please
complaint | I want to make a consumer complaint against your business | this was the most dreadful experience, i'd like it on record | whom do i see about lodging a claim
review | how do i post an evaluation of your store | I want to leave my opinion about a service | where's the feedback form
contact_customer_service | what time is your customer care open until | I need the number of customer services | how may I reach your support desk
human_agent | transfer me to a customer care agent please
return_item | the shirt is not for me, how can it be sent back | I have an article I'd like to return to you
return_policy | how late is too late for sending stuff back
wrong_item | there's only one sock in the parcel, i bought a pair | I've been sent a different model
order_history | I would like to view the orders I made last spring | can i see which things i bought before
company_services | we need a partner for an s/4hana migration
book_call | I would like to arrange a video call with your team | can I get an appointment with a consultant
privacy_data | do you pass my e-mail on to other companies | how long are these chats kept
bot_identity | is there a human typing or is this software
greeting | hi, good evening | hey, you there?
thanks | perfect, cheers for that | ok great help thank you
goodbye | that's everything, bye | have a nice evening, goodbye`,
  },
  {
    industries: ["e-commerce"],
    block: `
product_advice | which lamp would be good for reading in a tent | recommend me a pack for carrying a baby's stuff | I want to buy something for my brother who hikes, any ideas
product_information | what's the ember bag filled with
product_comparison | help me compare both sleeping bags
product_availability | anything left of the red jackets | when will the shop have stoves again
product_price | how costly is your warmest sleeping bag
exchange_item | these don't suit me, is a swap for a 40 doable | i'd rather have the bigger one, exchange it please
warranty | two years in and a seam has opened, does the guarantee help
discount_code | my promo code won't go through
gift_card | how do i check what's left on a gift card | could you wrap it as a present
loyalty_points | how many points is my account worth | where do i see my bonus points
cart_help | my basket keeps emptying itself | how can i delete an item from the cart`,
  },
  {
    industries: ["hospitality"],
    block: `
book_room | Yes, book it for 7 people and 5 nights from wednesday please | I need to reserve a hotel room in phoenix from march 3 to march 6 | can we do a reservation for tomorrow, 2 nights | we'd take a double, arriving sunday
search_hotel | Can you help me find a cheap hotel with free parking | I'd like a 3 star guesthouse in the south please | Are there any expensive hotels in the centre | looking for lodging that includes wifi
check_availability | any double rooms open next weekend | can you check if you have availability for march 5th | is your hotel full on new year's eve
room_prices | what's the nightly price for two | could you tell me how much a suite would be | i need to see the hotel prices
special_offers | do you run any weekend promotions | what packages does your hotel have
change_reservation | can my reservation be switched to another date | I need to edit details of our booking | make it three guests rather than two on my reservation
extend_stay | we'd like to keep the room for a further day
upgrade_room | could our booking be upgraded | i want to switch to something bigger than my standard room
cancel_reservation | can you cancel the reservation I made for June | I have to cancel my stay with you | we won't be needing the rooms after all
check_reservation | could you confirm the booking for Alvarez | I need to see the details of my reservation
cancellation_policy | how does cancelling work in terms of cost
check_in | what hour does check in start | can i check in online for my stay | is it possible for us to arrive around 11pm
check_out | at what time do we need to check out | can you help me check out of my room
late_checkout | would leaving at 4pm be alright
luggage_storage | is there a spot for my bags after checkout | can the hotel hold our luggage for some hours
parking | I'd like to book a parking space at the hotel | is there a garage nearby for guests
wifi | do rooms have wireless internet
pool_spa_gym | is there a swimming pool i could use
breakfast | is breakfast part of the rate | what time is breakfast on sundays
restaurant_menu | I'd like to see the menu of your restaurant | what time does the bar shut
room_service | i would like a club sandwich brought to 312 | is room service available all night
pets | do you let dogs stay | I'd like to bring my cat with me
accessibility | is there step-free access | do you have rooms suited to disabled people
children | at what age do kids pay full price | is there a crib available for our baby
smoking | do you have a room where smoking is ok
room_types | what do your suites look like | is there air conditioning in the rooms
facilities | I want to check the facilities of the hotel | what services does your hotel provide
laundry | can I have some shirts laundered
housekeeping | please bring two more towels to 118 | our room hasn't been cleaned today
room_problem | the shower in our bathroom is broken | it's so loud outside we can't rest
directions | how would I get to your hotel by train | where exactly are you | I also need the address and postcode
shuttle | what time does the airport shuttle leave
local_tips | what attractions are close | which museum would you recommend | can you suggest a place for dinner in town
lost_property | I left my jacket in the wardrobe | has my passport been found
events | can we celebrate our wedding in your hotel | I'd like to host an event for 50
deposit | is a deposit required | when is my credit card charged
emergency | someone has been hurt by the stairs, call an ambulance
payment_methods | which payment methods does the hotel accept | can I pay with visa at check out
get_invoice | I need the invoice from my last stay
get_refund | how do i ask for a refund of my booking
complaint | I want to complain about my room | we're really dissatisfied with the service here
review | I'd like to rate the hotel | where can i write about my stay
loyalty_points | can I use my reward points for a free night
human_agent | i'd like to talk to a member of staff
contact_customer_service | can I have the hotel's phone number | how can I contact the front desk
thanks | no that's all, thank you so much
goodbye | okay, bye bye`,
  },
  {
    industries: ["support"],
    block: `
login_problem | can't sign in since this morning | the authenticator code is refused
slow_performance | it takes a minute to open one board | your app lags terribly
error_message | what's error 1043 | the export button does nothing when i press it
outage_status | is there scheduled maintenance this week
installation | where do i get the windows app | does plumbline work on an ipad
update_version | which version is the current one | the last update removed my shortcuts
license_activation | product key not valid
subscription_plan | how can we end our subscription | what plans can I choose from
data_export | how do i save a project as pdf | import a csv of contacts
data_loss | our project disappeared | can deleted tasks be restored
security_incident | I suspect that my account has been hacked | received a phishing mail
integration_api | does it connect with github
email_notifications | i'm not receiving reminders | switch off push notifications
permissions | my teammate can't see our board | how to give somebody admin rights
ticket_escalate | escalate my issue to a manager | our production stands still, this is urgent
sla_times | what response times can we expect | how long until support replies`,
  },
  {
    industries: ["marketing"],
    block: `
plan_campaign | we want to sell more sandwiches at lunch | plan a launch for our new app | I need a marketing plan
budget_advice | what should a campaign cost us | how to divide 8000 between ads and content
channel_choice | which platform fits a law firm
timeline | how long before seo pays | when must we start for christmas
roi | calculate the roi for 3000 spent and 9000 earned | how many sales until it breaks even
seo | improve our ranking in search engines | why don't we appear on google maps
email_marketing | how do i build a mailing list | our open rate is terrible
social_media | we need more instagram followers
paid_ads | what does a click cost on google
content_marketing | ideas for our blog | do podcasts pay off for companies
lead_generation | we get too few qualified leads | how to collect leads at a trade fair
brand_awareness | make our brand better known | how do we get into the papers
conversion | our conversion rate is 0.8 percent, how do we raise it
analytics | what kpis should i track | how do i measure whether the campaign works
audience | how do we define our target group | analyse our competition
marketing_automation | which crm suits us | automate our follow-up mails`,
  },
  {
    industries: ["e-commerce", "hospitality", "marketing", "support"],
    block: `
- | | how tall is mount kilimanjaro | what's a good substitute for buttermilk | did the dodgers win last night | could you explain how photosynthesis works | what is the population of lima | who painted guernica | how do i whistle loudly | can you do my algebra homework | is it going to be windy tomorrow | what's the tallest building on the planet | give me a synonym of beautiful | how do i get rid of hiccups | what time is it in sydney | play me some beethoven | what year was penicillin found | how do i change a flat tire | what's the gdp of poland | should i learn rust or go | how many legs does a lobster have | my cat keeps sneezing, what should i do | name the members of the beatles | set a timer for 12 minutes | what's the plot of macbeth | who's the mayor of chicago | multiply 17 by 23 | what do koalas eat | is the stock market going to crash | which planet is the hottest | what's the boiling point of ethanol | how long should i boil potatoes | how do i ask a girl out | what is my horoscope for today | translate good luck into finnish | when did the roman empire fall | how old is leonardo dicaprio | what's the best workout for abs | how many inches are in a yard | how can i stop snoring | what does api rp 500 say about rum | are tomatoes fruit | what's the average salary of a pilot | why is the ocean salty | is there life after death | how do i apply for a mortgage | what's the minimum age to drive in ohio | my boss is unfair to me, should i quit | how can i improve my chess | what are good baby names | how is glass made | do bees sleep | what's the oldest tree | how to get a green card | recommend me a thriller to read | what song has the lyrics here comes the sun | is my bank account overdrawn | what's my checking account routing number | how do i meditate | tell me the rules of rugby | can you play some country music | what's my blood pressure supposed to be | who is the president of france | how do you say dog in polish | tell me a story about dragons | what movies are playing tonight | what's the weather like in boston | how many ounces are in a cup | should i buy tesla stock | is my car due for an oil change | what are some good exercises for my legs | can you find me a recipe for apple pie | spell onomatopoeia | when is the next lunar eclipse | why is the sky blue | whats the traffic on highway 9 | what size is the moon | what are the lyrics to let it be | remind me to buy eggs`,
  },
];
