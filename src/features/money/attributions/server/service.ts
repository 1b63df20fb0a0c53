/** What other features may use of attribution. */
export { expireCases } from './risk/cases.ts';
export { trackLead } from './track/leads.ts';

export { trackSale } from './track/sales.ts';
