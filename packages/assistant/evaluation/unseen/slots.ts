/** Sentences of hotel guests with the values they contain, as of Friday, 20 November 2026. */
export const hotelSlots = `
I'd like to book for 5 people, 2 nights from Sunday | people=5 nights=2 date=2026-11-22
Can you book it for 8 people and 5 nights starting monday? | people=8 nights=5 date=2026-11-23
No, I'll need it for 2 nights instead | nights=2
We will be arriving on Wednesday and there are 4 of us | people=4 date=2026-11-25
It's for 6 people and we'll stay for 3 nights from Thursday | people=6 nights=3 date=2026-11-26
I am travelling alone, 4 nights from Saturday | people=1 nights=4 date=2026-11-21
just one person, 2 nights beginning tuesday | people=1 nights=2 date=2026-11-24
a table isn't needed, only a room for two from 24 December to 27 December | people=2 rooms=1 date=2026-12-24 until=2026-12-27
12/24 to 12/27 for 2 adults | adults=2 people=2 date=2026-12-24 until=2026-12-27
the 12th for 3 nights | date=2026-12-12 nights=3
we're coming on december 5th and leave on the 9th | date=2026-12-05 until=2026-12-09
me and my wife and two kids | people=4 adults=2 children=2
my wife, my son and me | people=3 adults=2 children=1
me, my husband and our three children, two nights | people=5 adults=2 children=3 nights=2
a couple with a baby, three nights from Monday | people=3 adults=2 children=1 nights=3 date=2026-11-23
room for a couple tomorrow night | rooms=1 people=2 date=2026-11-21
party of six, one night | people=6 nights=1
one room, or two, for four people | people=4 rooms=1
we need two rooms for seven people | rooms=2 people=7
christmas eve, two people, one night | date=2026-12-24 people=2 nights=1
anything for boxing day for 2 nights? | date=2026-12-26 nights=2
new year's day until january 4 | date=2027-01-01 until=2027-01-04
from christmas day for three nights | date=2026-12-25 nights=3
next weekend for two adults | date=2026-11-27 until=2026-11-29 adults=2 people=2
arriving next thursday, leaving on saturday | date=2026-11-26 until=2026-11-28
checking in on 1 December and checking out on 4 December | date=2026-12-01 until=2026-12-04
Dec 1st - Dec 4th, 3 guests | date=2026-12-01 until=2026-12-04 people=3
between the 10th and 13th of december | date=2026-12-10 until=2026-12-13
from 10 to 13 december | date=2026-12-10 until=2026-12-13
10-13 December, two singles | date=2026-12-10 until=2026-12-13 rooms=2
Jan 15 to Jan 20 for one adult and one child | date=2027-01-15 until=2027-01-20 adults=1 children=1 people=2
14.12.2026 for 2 nights | date=2026-12-14 nights=2
on 2027-02-14, two of us | date=2027-02-14 people=2
five nights beginning the 3rd of january | nights=5 date=2027-01-03
a fortnight from december 1 | nights=14 date=2026-12-01
ten nights in total, starting on sunday | nights=10 date=2026-11-22
we'd stay from tuesday to friday | date=2026-11-24 until=2026-11-27
Monday through Thursday for 2 | date=2026-11-23 until=2026-11-26 people=2
sat to mon, 3 people | date=2026-11-21 until=2026-11-23 people=3
tonight please, just me | date=2026-11-20 people=1
can I come tomorrow for a single night | date=2026-11-21 nights=1
day after tomorrow, 2 people | date=2026-11-22 people=2
in three days for two nights | date=2026-11-23 nights=2
a week from today, one night | date=2026-11-27 nights=1
a week on monday for 2 nights | date=2026-11-30 nights=2
twelve people, six rooms, 5 December | people=12 rooms=6 date=2026-12-05
twenty-two guests from the 4th of December for two nights | people=22 nights=2 date=2026-12-04
a dozen people for the weekend of 12 December | people=12 date=2026-12-12
a group of fifteen, eight rooms | people=15 rooms=8
a family of five, two adults and three children | people=5 adults=2 children=3
two adults, two kids aged 4 and 7 | adults=2 children=2 people=4
2 adults and an infant | adults=2 children=1 people=3
4 adults 1 child 2 rooms 3 nights | adults=4 children=1 people=5 rooms=2 nights=3
3 ppl 2 nights 28 nov | people=3 nights=2 date=2026-11-28
2ppl sat night | people=2 date=2026-11-21
need it 4 2 ppl, two nites, frm friday next week | people=2 nights=2 date=2026-11-27
book 2 rooms 3 nites tmrw | rooms=2 nights=3 date=2026-11-21
pls 1 dbl room 5 dec - 8 dec | rooms=1 date=2026-12-05 until=2026-12-08
make it 3 people | people=3
make that four nights | nights=4
actually it's five of us | people=5
sorry, I meant wednesday | date=2026-11-25
what about thursday | date=2026-11-26
two of us | people=2
us two | people=2
the both of us, on sunday | people=2 date=2026-11-22
I'm on my own | people=1
myself only, for 3 nights | people=1 nights=3
a solo traveller, arriving 6 December | people=1 date=2026-12-06
it will be me plus one | people=2
me and three friends | people=4
my parents and I, from the 2nd to the 5th | people=3 date=2026-12-02 until=2026-12-05
my boyfriend and me on valentine's day | people=2 date=2027-02-14
with my two daughters, so three people altogether | people=3 children=2
I need a place for 7 people for 1 night on Saturday | people=7 nights=1 date=2026-11-21
Could I get 4 nights instead of 5? | nights=4
what if we come on monday instead of sunday | date=2026-11-23
can it be 2 people rather than 3 | people=2
shorten it to one night | nights=1
two extra nights please | nights=2
could we extend until 30 November | date=2026-11-30
stay one night longer | nights=1
a four star hotel for three nights | stars=4 nights=3
I want a 3-star place for 2 people from friday 27 november | stars=3 people=2 date=2026-11-27
0 star guesthouse for 6 people | stars=0 people=6
no more than 120 dollars a night, 2 people, 4 nights | amount=120 people=2 nights=4
under $90 a night for one person | amount=90 people=1
our budget is 600 euros for 5 nights | amount=600 nights=5
around £150 per room, two rooms | amount=150 rooms=2
booking HB-20418 for 3 December | order=HB-20418 date=2026-12-03
cancel HB20977 please, it was for 2 nights | order=HB20977 nights=2
reservation number 774512, arriving on sunday | order=774512 date=2026-11-22
send the confirmation to lena.park@example.org, 2 people | email=lena.park@example.org people=2
my mail is j_smith42@mail.example.co.uk and we come on the 4th | email=j_smith42@mail.example.co.uk date=2026-12-04
write to (anna@example.com), room for two | email=anna@example.com people=2 rooms=1
late arrival on Thursday for 2 people | date=2026-11-26 people=2
early december, the 2nd maybe, two nights | date=2026-12-02 nights=2
how much are 3 nights in a double from 18 to 21 december | nights=3 rooms=1 date=2026-12-18 until=2026-12-21
any rooms free on saturday the 28th | date=2026-11-28
friday 4 december till sunday 6 december for a family of three | date=2026-12-04 until=2026-12-06 people=3
Fri 4 Dec, 2 nights, 2 adults, 1 room | date=2026-12-04 nights=2 adults=2 people=2 rooms=1
I'd need it from the twelfth to the fifteenth of December | date=2026-12-12 until=2026-12-15
on the twenty-third of december | date=2026-12-23
the first of january for 2 people | date=2027-01-01 people=2
three rooms: two doubles and one single, for five guests | rooms=3 people=5
half a dozen people on Tuesday | people=6 date=2026-11-24
my colleague and I need two single rooms for wednesday night | people=2 rooms=2 date=2026-11-25
we are a team of 9 and need 5 rooms from 7 to 11 december | people=9 rooms=5 date=2026-12-07 until=2026-12-11
one night only, on the 30th of november | nights=1 date=2026-11-30
breakfast for 4 people on Sunday | people=4 date=2026-11-22
a table for six at the restaurant tomorrow | people=6 date=2026-11-21
wake me tomorrow at 6:30 | date=2026-11-21
can I bring 2 dogs, we stay 3 nights | nights=3
room 204 needs towels for 3 people | people=3
is it ok if we arrive at 10 pm on monday | date=2026-11-23
two cots and a double for two adults and two babies | adults=2 children=2 people=4 rooms=1
second week of january, maybe the 11th for five nights | date=2027-01-11 nights=5
long weekend, friday 27th to monday 30th | date=2026-11-27 until=2026-11-30
a room for 2 from 30/11/2026 to 03/12/2026 | rooms=1 people=2 date=2026-11-30 until=2026-12-03
november 25, 26 and 27 | date=2026-11-25
3 nights starting the day after tomorrow | nights=3 date=2026-11-22
we'll come the week after next, on the 2nd | date=2026-12-02
1 adult 2 children 1 room from 2 dec for 7 nights | adults=1 children=2 people=3 rooms=1 date=2026-12-02 nights=7
for me and my mum, thursday to sunday | people=2 date=2026-11-26 until=2026-11-29
my grandparents, my brother and me | people=4
six persons in three twins | people=6 rooms=3
could you do it for one week from 28 november | nights=7 date=2026-11-28
`;
/** The same for shop and marketing. */
export const tradeSlots = `
I need to change purchase 732201549, quantity 3 | order=732201549
refund of 45 dollars for order 5587122 | amount=45 order=5587122
I paid $129.90 twice | amount=129.9
the invoice 12588 says 80 euros | order=12588 amount=80
tell me about WW-20418 please | order=WW-20418
track 370795561790 | order=370795561790
order number 4471 hasn't come | order=4471
my order no. 30977 from november 3 | order=30977
can you send the receipt for #A20418 to p.meyer@example.com | order=A20418 email=p.meyer@example.com
my new email is sam+shop@example.net | email=sam+shop@example.net
change my e-mail from old@example.org to new@example.org | email=old@example.org
I want a gift card for 50 bucks | amount=50
something under £30 for my sister | amount=30
a backpack between 40 and 60 dollars | amount=60
is there anything below 25€ | amount=25
shipping for orders over 75 usd is free, right? | amount=75
you charged 1,250.00 dollars for purchase 99231 | amount=1250 order=99231
return order 20418 and give me 19.99 back | order=20418
I'd like it delivered on Tuesday | date=2026-11-24
can it arrive by 24 December | date=2026-12-24
I ordered number 556677 on the 2nd and it should be here tomorrow | order=556677
deliver order 8812 next monday | order=8812 date=2026-11-23
is it going to come before the 30th of november | date=2026-11-30
invoice 85632 for 2400 dollars | order=85632 amount=2400
purchase 113-2200417 is missing an item | order=113-2200417
ORDER 7781 | order=7781
please add 2 mugs to order 60443 | order=60443
code didn't work on order #60210, I lost 10 dollars | order=60210 amount=10
my case number is 20977 | order=20977
claim for 300 quid please | amount=300
the lamp was 59 euros, now it's 49 euros | amount=59
a voucher of 100 pounds sent to kay@example.com on 20 December | amount=100 email=kay@example.com date=2026-12-20
budget is 10k | amount=10000
about $2.5k a month | amount=2500
1.2 million euros a year | amount=1200000
we spend 300 euros a week | amount=300
I've got twelve hundred dollars | amount=1200
two thousand dollars for ads | amount=2000
five hundred euros monthly | amount=500
launch on 1 February with 8,000 pounds | date=2027-02-01 amount=8000
the sale starts on december 26 | date=2026-12-26
start next monday with 20k | date=2026-11-23 amount=20000
we'd like to begin on the 1st of december, budget 3500 usd | date=2026-12-01 amount=3500
spent 4000 dollars, earned 12000 dollars | amount=4000
send the plan to office@studio-lumen.example | email=office@studio-lumen.example
call me on thursday, my address is max@example.com | date=2026-11-26 email=max@example.com
could we meet tomorrow about a 15000 dollar project | date=2026-11-21 amount=15000
black friday is on 27 november, we have €1,500 | date=2026-11-27 amount=1500
half a million dollars for tv | amount=500000
a campaign from 1 March to 31 March for 6k | date=2027-03-01 until=2027-03-31 amount=6000
50 leads for 40 dollars each | amount=40
USD 7500 to spend | amount=7500
EUR 900 per month | amount=900
roi of 2,000 dollars spent and 7,000 dollars earned | amount=2000
christmas campaign with three thousand euros, start on the 30th | amount=3000 date=2026-11-30
how far do 750 bucks get us | amount=750
launch is in two weeks | date=2026-12-04
mail it to Dana.Ortiz@Example.COM by monday | email=dana.ortiz@example.com date=2026-11-23
a tenner a day, so 300 dollars a month | amount=300
please mail the invoice 30115 to lee.w@example.com | order=30115 email=lee.w@example.com
`;
