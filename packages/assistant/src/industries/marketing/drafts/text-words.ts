import { wordList } from "../../../understanding/word-list.ts";

/** The texts that a visitor orders, and the verbs that order one. What reads an order adds a few words of its own. */

/** “A poster”. */
export const oneText = wordList`text, message, post, caption, e-?mail, mail, newsletter, letter, note, notice, announcement, sms, whats ?app, flyer, leaflet, sign, chalk ?board, board, poster, advert, advertisement, ad, add(?= for), invitation, invite, reminder, slogan, headline, tagline, description, bio, blurb, story`;
/** “A poster”, “posters”. */
export const textNames = wordList`${oneText}s?, stories`;
export const orderVerbs = wordList`write, draft, compose, formulate, prepare, put together, knock up, think up, design, create, make, do, give, gimme, send, need, needs, want, wants, like, looking for, try`;
