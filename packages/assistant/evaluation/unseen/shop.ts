export const shopUtterances = `
product_advice | I need a present for my mum, she likes to cook, what would you suggest | which of your bags would be best for commuting | help me choose something under 50 dollars | looking for something for a small kitchen, any ideas | what do you recommend for a guy who has everything | what should i get for a housewarming | not sure what to pick for a friend who travels loads
product_information | what is the blanket made of | can i put the mug in the dishwasher | tell me more about that lamp | is there a manual for it | does the kettle switch itself off | what are the measurements of the shelf
product_comparison | what's the difference between those two backpacks | compare the small and the large kettle | which of both lamps is brighter | is the wool blanket better than the cotton one | linen sheets vs cotton sheets, which one
product_availability | do you have the green one on stock | when will the backpack be available again | is the lamp in your store in town | can u tell me if theres any left in medium | sold out online, will you get more | let me know when it's back | are there still some of the oak shelves
product_price | how much is the blue backpack | what's the price for two blankets | I saw it cheaper somewhere else, will you match that | what does the kettle cost | why has the price gone up since last week | how much would i pay for a lamp
size_guide | I'm between M and L, what should I take | is there a size chart for women's jackets | what size would fit a ten year old | I'm 180 cm and 75 kg, which size | how do I measure my foot for your boots
return_item | these boots dont fit, how do i send em back | I wish to return two shirts from order 5531 | print me a return slip | where may I drop off a return in Manchester
return_policy | how long do i have to bring stuff back | do I need the original packaging for a return
exchange_item | can I swap it for a bigger size | i'd rather have it in blue, can we exchange | I want to exchange the jacket for a smaller one | trade my medium for a large please | could i get another colour in return for this one
damaged_item | the glass was broken when I opened the box | zip on the bag came apart after a week | there is a hole in the blanket you sent
wrong_item | I ordered a lamp and got a kettle | this isnt the size I chose | box only had one shoe in it | got somebody else's stuff | wrong colour was delivered
warranty | how long is the guarantee on the backpack | do you repair broken zips under warranty | where can i buy a spare lid for the kettle | is my lamp still covered after a year | it broke after 14 months, is that covered by the guarantee
discount_code | got any coupons for new customers | do students get money off | the promo code says expired | any deals on at the moment | do u have a code for 10 percent off
gift_card | I want to buy a gift card for 50 dollars | how do I check what is left on my gift voucher | can you wrap it as a present | do gift cards expire | can i pay part of it with a gift card | please include a card with a birthday message
loyalty_points | how many points have I got | how do I spend my reward points | do I earn points on sale items | what are the perks of being a member
store_location | do you have a shop in Chicago | what time do you close on Sunday | can i come by and see the furniture in person | are your stores open on new year's day | how do i find a shop near me
cart_help | my cart is empty although I added three things | can't get to the checkout page | how do i filter by colour on your site | the add to cart button isn't doing anything | is there an app for your shop
place_order | I'd like to buy the walnut chair, how do I do that | order one kettle and two mugs for me | let me have the grey blanket please
company_services | do you build online shops for other firms | which it services does your company offer
company_pricing | what would a chatbot like this cost us | how much do you charge for building an app
book_call | I'd like to arrange a demo with your sales people | can someone from your team call me on Monday about a project
`;
