/** The door of simulations for other features. */

export { type Earnings, openTierReplay, type TierHistory, type TierReplay } from './tier-replay.ts';
