import { defineSlot } from '#web/slots.tsx';
import type { Amended, Opportunity, StageMove } from '../schema.ts';

/** In the overview of a deal, above and below its lines. */
export const aboveDealLines = defineSlot<{ deal: Opportunity }>('above the lines of a deal');
export const belowDealLines = defineSlot<{ deal: Opportunity }>('below the lines of a deal');

/** Beside the name of a deal: what else can be done with it. */
export const dealActions = defineSlot<{ deal: Opportunity }>('actions of a deal');

/** Before a won deal is amended: what that does. `amended` is null while there is nothing to amend, or something is missing. */
export const amendmentEffects = defineSlot<{ id: string; amended: Amended | null }>('effects of an amendment');

/** Before a deal is closed or reopened: what the move does. */
export const moveEffects = defineSlot<{ id: string; move: StageMove }>('effects of a move');
