export { type DeclaredField, declaredMailActions, defineMailAction, mailActionOf, type Preview } from './define.ts';
export { mailStep } from './mail-step.ts';
export { actionsFor, type Offer, type OfferedLink, offerActions } from './offer.ts';
