export { type DeclaredField, declaredMailActions, defineMailAction, mailActionOf, type Preview } from './define.ts';
export { type Offer, type OfferedLink, offerActions } from './offer.ts';
