export { type DeclaredField, defineMailAction, type MailAction, mailActionOf, type Preview } from './define.ts';
export { type Offer, type OfferedLink, offerActions } from './offer.ts';
