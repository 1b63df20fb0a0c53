// The public interface of this feature.
export { acceptOffer } from './offers/accept.ts';
export { declineOffer } from './offers/decline.ts';
export { openOffer } from './offers/open.ts';
export { receiveLead } from './receive.ts';
export { distribute } from './rounds/distribute.ts';
