/** Benefits of partners: what they have by tier and type, and what they request of it. */

export { allotEntitlements } from './allotments.ts';
export { createEntitlement, requestEntitlement } from './create.ts';
export { approveGrant } from './decisions.ts';
export { addKeys } from './keys.ts';
