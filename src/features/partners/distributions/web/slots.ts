import { defineSlot } from '#web/slots.tsx';
import type { Shown } from './useDistributionMoves.ts';

/** On the screen of an active distribution: what other features know of the reseller, such as deals and certificates. */
export const distributionDetails = defineSlot<{ distribution: Shown }>('details of a distribution');
