import { defineSlot } from '#web/slots.tsx';
import type { PhraseContext } from '../describe.ts';
import type { PlanDefinition } from '../schema.ts';
import type { Trial } from '../trial.schema.ts';

/** Content below the result of a trial: the steps of the engine. */
export const trialSteps = defineSlot<{ trial: Trial; definition: PlanDefinition; reading: PhraseContext }>(
  'steps of a trial',
);
