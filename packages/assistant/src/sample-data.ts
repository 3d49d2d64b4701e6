/** The sample businesses’ data and facts, for a page that prints the sources of the assistant's answers. */

export { businesses } from "./industries/businesses.ts";
export { sampleBookings } from "./industries/hotel/rooms/bookings.ts";
export { hotelRules } from "./industries/hotel/rooms/prices.ts";
export { roomRecords } from "./industries/hotel/rooms/room-records.ts";
export { rooms } from "./industries/hotel/rooms/rooms.ts";
export { channels } from "./industries/marketing/channels/channel-records.ts";
export { goals, planRules } from "./industries/marketing/channels/sample.ts";
export { marketingTerms } from "./industries/marketing/returns/terms.ts";
export type { SampleOrder } from "./industries/orders/sample-order.ts";
export { detailsOf } from "./industries/shop/goods/catalogue.ts";
export { products, type SampleProduct, sampleOrders } from "./industries/shop/goods/sample.ts";
export { deskKnowledge } from "./industries/support/facts/desk-facts.ts";
export { troubleshooting } from "./industries/support/facts/facts.ts";
export { sampleDisplayOrders, sampleTickets } from "./industries/support/facts/sample.ts";
export { intents } from "./intents.ts";
export { facts } from "./knowledge/facts.ts";
export { factAnchor, factSource, sampleSections, sources } from "./knowledge/sources.ts";
