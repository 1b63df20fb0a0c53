export { assignLeadsToCustomer, moveLeadsOfDeal, winWaitingLeads } from './customers.ts';
export { receiveLead } from './receive.ts';
export { distributeLead } from './rounds/distribute.ts';
export { takeLeadOfferStep } from './steps.ts';
