import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Countries and cities abroad to which the shop ships, and places in its own country. */

export const countries = wordList`
  abroad, overseas, europe, germany, berlin, france, paris, spain, italy, canada, toronto, uk, england, scotland, wales, britain, london, manchester, ireland, dublin,
  lyon, marseille, bordeaux, toulouse, strasbourg, lille, seville, valencia, malaga, turin, venice, liverpool, birmingham, leeds, bristol, cardiff, belfast, galway, stuttgart, dresden, leipzig, nuremberg, salzburg, graz, basel, bern, lausanne, ottawa, calgary, quebec, gdansk, utrecht, ghent, aarhus, malmo, madrid, barcelona, rome, milan, lisbon, porto, amsterdam, rotterdam, brussels, antwerp, warsaw, krakow, prague, budapest, oslo, bergen, stockholm, gothenburg, copenhagen, helsinki, zurich, geneva, athens, munich, hamburg, cologne, frankfurt, montreal, vancouver, edinburgh, glasgow,
  iceland, croatia, romania, bulgaria, estonia, latvia, lithuania, slovenia, slovakia, malta, cyprus, luxembourg, austria, vienna, switzerland, netherlands, holland, belgium, poland, sweden, norway, denmark, finland, portugal, greece, czech\w*, hungary
`;
export const isAbroad = anywhere(countries);

/** Cities and states of the shop's home country. */
export const homePlaces = wordList`
  portland, boulder, burlington, chicago, boston, seattle, denver, texas, california, oregon, new york, the (us|usa|states), america, florida, ohio
`;
export const atHome = anywhere(homePlaces);
