/** Sentences with the values they contain, as of Friday, 20 November 2026. “people=2 date=2026-11-24”. */
export const slotCases = `
book it for 6 people and 4 nights starting from tuesday | people=6 nights=4 date=2026-11-24
i need 5 nights from sunday for 2 people | nights=5 people=2 date=2026-11-22
yes, monday, 1 person and 3 nights please | people=1 nights=3 date=2026-11-23
there will be 8 of us, staying 2 nights from thursday | people=8 nights=2 date=2026-11-26
a double for december 3 to december 7 | date=2026-12-03 until=2026-12-07 rooms=1
can we get two rooms for four adults tomorrow | rooms=2 adults=4 people=4 date=2026-11-21
me and my husband would like to come next friday | people=2 date=2026-11-27
2 adults + 3 kids, 24 dec, one week | adults=2 children=3 people=5 date=2026-12-24 nights=7
just me, tonight only, one night | people=1 date=2026-11-20 nights=1
party of seven for saturday | people=7 date=2026-11-21
a family of five for ten days | people=5 nights=10
do you have anything for 3 from 2026-12-05 to 2026-12-08 | people=3 date=2026-12-05 until=2026-12-08
we'd arrive on the 12th and stay a couple of nights | date=2026-12-12 nights=2
three single rooms please | rooms=3
in two weeks for one night | date=2026-12-04 nights=1
same group of people, 3 nights starting wednesday | nights=3 date=2026-11-25
i'd like 1 room for 1 adult and 1 child | rooms=1 adults=1 children=1 people=2
book for 4 guests on 11/28 | people=4 date=2026-11-28
four of us for five nites beginning saterday | people=4 nights=5 date=2026-11-21
10 persons, 4 rooms, 28 november until 30 november | people=10 rooms=4 date=2026-11-28 until=2026-11-30
how about 1 night instead | nights=1
could you try for three days instead of five | nights=3
for my wife and i, this saturday | people=2 date=2026-11-21
i have 2 toddlers and a baby | children=2
new years eve for two | date=2026-12-31 people=2
`;
