import { defineSlot } from '#web/slots.tsx';
import type { Reading } from '../describe.ts';
import type { PlanDefinition } from '../schema.ts';
import type { Trial } from '../trial.schema.ts';

/** Below the result of a trial: how the engine got there. */
export const trialSteps = defineSlot<{ trial: Trial; definition: PlanDefinition; reading: Reading }>(
  'steps of a trial',
);
