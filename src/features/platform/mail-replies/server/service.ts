export { defineReply } from './define.ts';
export { type Conversation, offerReply } from './offer.ts';
export { withoutQuotes } from './quotes.ts';
