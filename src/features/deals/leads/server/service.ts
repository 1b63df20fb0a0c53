// The public interface of this feature.
export { adoptLeads, moveLeadsOfDeal, winWaitingLeads } from './customers.ts';
export { acceptOffer } from './offers/accept.ts';
export { declineOffer } from './offers/decline.ts';
export { openOffer } from './offers/open.ts';
export { receiveLead } from './receive.ts';
export { distribute } from './rounds/distribute.ts';
