/** What partners say is wrong with their commissions. */

export { addToDispute, isDisputable, openDispute, rejectDispute as keepCommission } from './disputes.ts';
