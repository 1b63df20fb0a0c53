export { expireCases } from './risk/cases.ts';
export { trackLead } from './track/leads.ts';

export { trackSale } from './track/sales.ts';
