export { type DeclaredField, defineMailAction, type MailAction, type Preview } from './define.ts';
export { type Offer, type OfferedLink, offerActions } from './offer.ts';
