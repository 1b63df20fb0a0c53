import { defineSlot } from '#web/slots.tsx';
import type { PhraseContext } from '../describe.ts';
import type { PlanDefinition } from '../schema.ts';
import type { Trial } from '../trial.schema.ts';

/** Below the result of a trial: how the engine got there. */
export const trialSteps = defineSlot<{ trial: Trial; definition: PlanDefinition; reading: PhraseContext }>(
  'steps of a trial',
);
