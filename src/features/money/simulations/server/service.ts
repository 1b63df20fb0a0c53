/** The door of simulations for other features. */

export { type Earnings, openTierReplay, type TierHistory } from './tier-replay.ts';
