import { trialSteps } from '#features/commissions/commission-plans/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

export const feature: WebFeature = {
  name: 'simulations',
  flag: 'commissions',
  routes: [],
  parts: [fillSlot(trialSteps, { order: 10, mode: 'company', part: () => import('./Steps.tsx') })],
};
