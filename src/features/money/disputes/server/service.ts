/** What partners say is wrong with their commissions. */

export { addToDispute, isDisputable, openDispute, rejectDispute } from './disputes.ts';
