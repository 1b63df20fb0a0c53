import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Bounty, Submission } from '../schema.ts';

export type SubmissionStep = 'submit' | 'approve' | 'reject';

export function useSubmissionStep(id: string) {
  return useWrite<{ step: SubmissionStep; body?: object }, Submission>(
    'bounty_submissions',
    ({ step, body }) => api(`bounty_submissions/${id}/${step}`, { method: 'POST', body: body ?? {} }),
    ['bounties', 'commission_lines'],
  );
}

export function useBountyStep(id: string) {
  return useWrite<'activate' | 'close', Bounty>('bounties', (step) =>
    api(`bounties/${id}/${step}`, { method: 'POST', body: {} }),
  );
}
