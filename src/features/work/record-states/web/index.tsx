import type { WebFeature } from '#web/feature.ts';
import { recordState } from '#web/resource/record/slots.ts';
import { fillSlot } from '#web/slots.tsx';

export const feature: WebFeature = {
  name: 'record-states',
  routes: [],
  parts: [
    fillSlot(recordState, { order: 10, permission: 'record_states:view', part: () => import('./RecordState.tsx') }),
  ],
};
