export { assignLeadsToCustomer, moveLeadsOfDeal, winWaitingLeads } from './customers.ts';
export { acceptOffer } from './offers/accept.ts';
export { declineOffer } from './offers/decline.ts';
export { openOffer } from './offers/open.ts';
export { receiveLead } from './receive.ts';
export { distributeLead } from './rounds/distribute.ts';
