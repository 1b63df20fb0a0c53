import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Meeting } from '../schema.ts';

export type MeetingStep = 'propose' | 'pick' | 'reschedule' | 'hold' | 'no_show' | 'cancel' | 'private_notes';

export function useMeetingStep(id: string) {
  return useWrite<{ step: MeetingStep; body?: object }, Meeting>(
    'meetings',
    ({ step, body }) => api(`meetings/${id}/${step}`, { method: 'POST', ...(body && { body }) }),
    ['meeting_dues', 'meeting_packs'],
  );
}
