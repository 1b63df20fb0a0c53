/** Claims of what partners spent on approved activities. */

export { createClaim } from './create.ts';
export { approveClaim, followPayments, submitClaim } from './decisions.ts';
export { addFile } from './files.ts';
export { matchLeads } from './results.ts';
