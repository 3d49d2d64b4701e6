/**
 * Questions of general knowledge, talk about oneself and about the bot, remarks and noise: plain sentences, as many ways of
 * asking as there are topics. Same notation as the other phrases.
 */
export const outOfScopeQuestions = `
// Science and nature
(why|how come) (do|does|is|are) (leaves change color|ice float|the ocean blue|bubbles round|metal rust|hot air rise|onions make you cry|flamingos pink|popcorn pop)
(what|how) (makes|causes|makes the) (thunder|tides|wind|rainbows|hurricanes|static electricity|the seasons|hiccups|goosebumps|fog)
(how many|how much) (bones|moons|chromosomes|stomachs|legs|hearts|teeth|eggs) (does|do|are in) (a cow|saturn|humans|an octopus|a shark|a spider|the hand|a chicken lay) (have|)
(what|which) (animal|bird|fish|planet|metal|gas|tree|insect) (is the|lives the|has the|can) (fastest|longest|heaviest|biggest brain|most common|fly backwards|deadliest)
(who|what scientist) (discovered|came up with|proved|invented|won a nobel for) (penicillin|gravity|the periodic table|x rays|radium|dynamite|the vaccine|the zipper|the light bulb)
(what's|define|explain) (osmosis|entropy|inertia|a supernova|dark matter|mitosis|a catalyst|plate tectonics|the greenhouse effect|absolute zero|a logarithm)
(what is the) (boiling point|melting point|chemical symbol|atomic number|density|half life|speed) of (water|lead|gold|uranium|carbon|light|sound|iron|mercury)
how (far|hot|old|big|long) (away is|is|was|are) (the sun|pluto|the core of the earth|the milky way|the universe|a blue whale|a light year|the nile|t rex)
(could|can|would) (humans|we|a person|astronauts|plants) (live on|breathe on|travel to|walk on|terraform|survive on) (venus|titan|mars|the moon|a comet)
(do|does|can|are) (fish|snakes|worms|plants|elephants|penguins|cats|sharks) (sleep|feel pain|hear|have ears|have knees|see color|swim backwards|warm blooded)
(are|is) (viruses alive|pluto a planet|tomatoes fruits|glass a liquid|bats blind|dinosaurs birds|koalas bears|the earth flat|coral an animal)
(what|why) (happens|do we|does it) (when you freeze water|if the moon vanished|dream|when stars die|sneeze|in a black hole|age|yawn|rain frogs)

// Maths and words
(what|how) (is|do you find) (the area of a circle|the slope of a line|the volume of a sphere|the pythagorean theorem|a prime number|the mean and median|the derivative of sine|long division)
(why do|when do|how do) (exponents|brackets|fractions|negative numbers|decimals) (come before multiplication|cancel|work|multiply to a positive)
(solve|factor|simplify|graph) (for x|x squared minus nine|this fraction|two x plus six equals ten|the inequality|y equals x)
(what|is there) (word|another word|a word|a synonym|the opposite|the plural|a rhyme) (for|of|rhymes with) (orange|beautiful|octopus|tired|brave|mouse|angry|love)
(what part of speech|which tense|is it grammatical) (is quickly|is had been|to say who or whom|to end with a preposition)
(what's|explain) the difference (between|of) (affect and effect|a simile and a metaphor|their and there|a crocodile and an alligator|jam and jelly|a hare and a rabbit|lawyer and solicitor)
(what language|which alphabet|how many languages) (is spoken|do they use|are spoken|is hardest) (in brazil|in switzerland|in india|to learn|in ethiopia)

// People, history, places
(who|which king|which president) (was|is) (president in 1960|the first woman in space|the queen of england|ruling egypt|prime minister of japan|on the ten dollar bill|the youngest president|married to henry viii)
(when|in what year|how) (did|was|were) (world war one start|kennedy shot|the constitution signed|the wall come down|slavery abolished|lincoln die|columbus sail|apollo 11 land|women get the vote)
(why|how) (did|was) (rome|the titanic|the maya|the cold war|prohibition|the dinosaurs|the civil war|napoleon) (collapse|sink|vanish|begin|end|die out|lose)
(where|what country|which continent) (is|are|was) (timbuktu|mount kilimanjaro|the taj mahal|machu picchu|the dead sea|transylvania|stonehenge|angkor wat|lake titicaca)
(what's|which is|name) the (capital|largest city|population|flag|highest point|president|currency|religion|national bird) of (bolivia|nepal|south dakota|morocco|sri lanka|croatia|zambia|oregon|fiji)
how (tall|old|wide|many steps|heavy) is (mount everest|the eiffel tower|the statue of liberty|big ben|the grand canyon|the empire state building|the liberty bell)
(is|was|are) (dr phil|tom cruise|the queen|keanu reeves|oprah|elvis|prince william|shakira) (married|dead|still alive|rich|a real doctor|left handed|vegan|tall)
(how old|how tall|how rich|how many kids) (is|does|was) (jeff bezos|tom hanks|lady gaga|the president|cher|gandhi|shaq|madonna) (have|now|when he died|)
(who is|tell me about|what happened to) (amelia earhart|genghis khan|nikola tesla|rosa parks|tupac|joan of arc|bob ross|marilyn monroe|jimmy hoffa|anne frank)
(what|who) (religion|tribe|people|language|gods) (did|do) (the vikings|the amish|the aztecs|samurai|the ancient greeks|the sioux) (believe in|speak|worship|practice|fight)

// Society, news, money in the world
(who|which party) (is ahead|won|controls|runs|is leading) (in the polls|ohio|the senate|the house|congress|the primary|the recount)
(what's|any) (new|happening|going on|the latest) (in|with|on) (the world|ukraine|politics|the stock market|washington|hollywood|the strike|the middle east)
(how|what) (did|has|is) (the dow|apple stock|the nasdaq|tesla|the market|gold|oil) (do|done|doing|changed|close at|trading at) (today|this week|yesterday|)
(how do|how can|where do) (i|you|people) (register to vote|run for mayor|contact my senator|get on jury duty|become a citizen|join the navy|get food stamps)
(should|do you think|is it right that) (drugs be legal|we tax the rich|guns are allowed|the death penalty works|zoos exist|school starts so early)
(what is|how does|explain) (the electoral college|nato|a filibuster|communism|gerrymandering|the un|martial law|universal income|a trade war) (work|)

// Body and health
(why|how come) (does|do|is) my (back|knee|head|stomach|throat|ear|eye|left arm) (hurt|ache|itch|twitching|ringing|swollen|numb) (when i run|all the time|at night|)
(what|how) (should i take|helps|do i get rid of|can i do) (for|against|about) (a sore throat|hiccups|a migraine|heartburn|a hangover|a bee sting|athlete's foot|cramps)
(how much|how many hours of|how many) (water|sleep|protein|coffee|vitamin d|exercise|steps) (should i|do i need|is good|a day|does a teen need) (drink|to get|)
(is it|are) (healthy|bad|safe|okay) to (run every day|fast for two days|crack my knuckles|drink while pregnant|swim with an ear infection|skip breakfast|eat before bed)
(what are|list) the (symptoms|signs|side effects|stages|causes) of (strep throat|lyme disease|a stroke|chicken pox|insulin|anemia|grief|scurvy)
(how long|how soon|when) (does|will|can) (the flu last|my stitches dissolve|a broken toe heal|i run after surgery|covid go away|a bruise take|the baby kick)
(which|what) (muscles|exercise|stretch|diet|yoga pose) (does|do|helps|is best|works) (squats work|for belly fat|the lower back|with posture|for runners)
(i|my son|my mom) (has|have|had|broke|cut) (a fever of 102|chest pains|a rash|a nosebleed|poison ivy|an arm|a finger) (what do i do|is that bad|)

// Free time
(what|which) (shows|movie|book|game|anime|comics) (is|are|should i) (worth watching|start with|like lost|good for a rainy day|on tonight|number one|everybody talking about)
(who|which actor) (played|voiced|directed|wrote|was in|composed) (james bond first|mufasa|jaws|the wire|moby dick|psycho|lord of the rings|the nutcracker|the joker)
(how does|what happens|who dies) (the movie end|at the end of titanic|in season three|in the last harry potter|game of thrones finish|in romeo and juliet)
(when|what channel|what time) (is|does|are) (the game on|the superbowl|the parade|kickoff|the oscars|wheel of fortune come on|the fight)
(did|have|are) (the cubs|the steelers|barcelona|the mets|the jets|germany|chelsea) (win|won|lose|playing|trade anyone|make the playoffs) (last night|today|this season|)
(who|how many) (has the most|holds the record for|rings has|titles have|scored the most) (home runs|grand slams|super bowls|points ever|gold medals|tom brady)
(how do you|what are the rules to|how to) (play|win|score|cheat at) (pickleball|spades|mahjong|backgammon|rugby|risk|solitaire|catan|dominoes|bowling)
(what is|who has) the (best|worst|longest|scariest|funniest) (horror movie|song of the 80s|board game|guitar solo|stand up comedian|roller coaster|fantasy series)
(teach me|how do i|i want to learn) (card tricks|to play the ukulele|to paint with watercolors|salsa|to knit a hat|how to meditate|morse code|sign language|to skateboard)
(any|good|fun) (hikes|books|podcasts|hobbies|camping spots|party games|pranks|date ideas|first date questions) (for beginners|in colorado|for adults|about crime|)
(what|any) (can i|should i|ideas to) (do|get|make|give|wear) (with my kids on a rainy day|for halloween|my wife for our anniversary|on valentine's day|to a gala|for a baby shower)

// Life and love
(how do i|should i|help me) (tell her i love her|propose|make him jealous|talk to my crush|get a girlfriend|forgive my dad|move on|stop procrastinating|be more confident)
(my|our) (marriage|son|dog|roommate|best friend|mother in law|baby|teenager|cat) (is failing|hates me|ran away|passed away|won't sleep|is a slob|is having surgery|lies to me)
(i|we) (feel|am|are|got|just) (lonely tonight|homesick|engaged|fired today|so tired of life|stressed out|over the moon|having a bad day|dumped|a new puppy)
(what's|what is) (love|the point of it all|happiness|a soulmate|the secret to a long marriage|my purpose|wrong with people|the golden rule)
(why am i|why are people|why is everyone) (so tired|so mean|always late|always hungry|on their phones|single|afraid of spiders)
(how do i|how can i|what helps to) (fall asleep faster|calm down|stop overthinking|wake up early|remember names|save money|get out of debt|be happy alone)
(what should|what would you) (i name|call|name) (my|a|our) (daughter|goldfish|band|boat|new kitten|horse|sourdough starter)

// The bot as a person
(do|did|can|will|would|have) you (like music|eat today|sleep at night|ever lie|watch tv|have siblings|go to school|know siri|love anyone|get bored|feel sad|drink beer|sing)
(what|who|where) (do you do for fun|are your parents|is your favourite food|is your hometown|do you live|did you grow up|is your crush|do you look like|makes you happy|are your hobbies)
(are you|you must be) (a man or a woman|ticklish|in a relationship|left handed|religious|vegan|a democrat|taller than me|hungry|older than me|happy|drunk|afraid of the dark)
(which|what) (country|state|planet|city) (are you from|do you come from|were you made in|are you in right now)
(when|what day|how) (is your birthday|were you born|old would you be in dog years|do you celebrate christmas)
(tell|entertain|amuse|surprise) me (something funny|with a story|with a fact|about your day|a good one|a secret|with a magic trick)
(you're|you are|you look|you sound) (gorgeous|funny|a great listener|sweet|sexy|a weirdo|like my aunt|so smart|hot|annoying like my ex)
(can we|let's|wanna|do you want to) (be friends|go out|get married|play a game|talk about cats|sing together|have a drink|rap battle|run away)
(knock knock|guess what|truth or dare|tell me more about otters|say cheese|beam me up|open the pod bay doors|may the force be with you|make me laugh)
(who's|are you) (smarter than google|better than alexa|the fairest of them all|your daddy|your best friend|winning at chess)

// Remarks and noise
(it's|what a|today is) (a beautiful day|my birthday|raining cats and dogs|so boring|monday again|hot as hell|lovely outside|snowing where i live)
i (just saw|had|ate|bought a farm and saw|dreamt about|am watching|finished reading) (a deer|pizza for lunch|a movie|a weird dream|my ex|moby dick|the sunset|my neighbour naked)
(my|our|the) (grandfather fought in the war|favorite team lost|cat had kittens|sister lives in ohio|garden looks great|kids are loud|teacher gave us homework|son plays the drums)
(i think|i believe|i know|everyone knows) (cats are better than dogs|the moon landing was real|aliens built it|pineapple belongs on pizza|summer is the best|love is blind)
(apples|purple monkey|potato|seven|banana phone|blue|spaghetti|giraffe|cucumber tuesday|nothing|left foot|wombat) (apples|and oranges|dishwasher|salad|elephant|lol|)
(sdfsdf|qwertz|hjkl hjkl|oiuy|aaaa bbbb|xxxyyy|fghj|zxcv zxcv|gfdgfd|lkjlkj|mnbmnb|tyty|wqwq)
(one two three|a b c d e|do re mi|eeny meeny miny moe|twinkle twinkle little star|row your boat|humpty dumpty sat on a wall|once upon a time|to be or not to be)
(make|earn|get) (5000|big money|easy cash|passive income) (a week|from home|with this trick|online fast|with forex) (click here|ask me how|dm me|)
(congratulations you won|you have been selected for|claim your) (a free cruise|an iphone lottery|a nigerian inheritance|the sweepstakes|bitcoin bonus)
(hot singles|cheap viagra|replica watches|casino bonus|weight loss pills|miracle cure) (in your area|today|no prescription|click now|)
(wo ist|donde esta|ou est|dov e) (der bahnhof|la biblioteca|la gare|il bagno|das museum|el perro)
(ich liebe|me gusta|j'aime|mi piace) (dich|el futbol|le fromage|la pizza|hunde|bailar)
(wie ist das wetter|que hora es|quel temps fait il|che ore sono|como te llamas|wie alt bist du|comment tu t'appelles)

// Computers and the web in general
(write|build|debug|explain) (me|) (a|an|this|my) (regex|bash script|excel formula|sorting algorithm|css grid|discord bot|vba macro|neural network|docker file) (for dates|please|to rename files|from scratch|)
(how do i|how to|can i) (center a div|exit vim|install ubuntu|overclock my cpu|build a gaming pc|root my phone|mine bitcoin|flash a bios|partition a drive|block ads in chrome)
(what|who) (is|invented|runs) (the dark web|http|java|wikipedia|moore's law|a blockchain|the turing test|open source|the first computer|chatgpt|a vpn|ram)
(is|are) (macs better than pcs|my neighbours stealing my wifi|robots taking our jobs|windows 11 any good|ai dangerous|5g harmful|tiktok being banned)
(my|the) (ps5|ipad|alexa|kindle|gaming pc|nintendo|roku|garmin|hp printer) (won't connect|has a cracked screen|keeps buffering|overheats|won't charge|has a blue screen|is bricked)
(turn|switch) (this|the|that) (into a haiku|into french|sentence around|paragraph into a list|text into a poem)
(summarise|proofread|rewrite|shorten|continue) (this article|my essay|the great gatsby|this paragraph|war and peace|my letter to the mayor|the news)
`;
