import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { MdfRequest } from '../schema.ts';

export type RequestStep = 'approve' | 'decline' | 'return' | 'submit' | 'cancel' | 'close' | 'extend';

export function useRequestStep(id: string) {
  return useWrite<{ step: RequestStep; body?: object }, MdfRequest>(
    'mdf_requests',
    ({ step, body = {} }) => api(`mdf_requests/${id}/${step}`, { method: 'POST', body }),
    ['mdf_funds', 'mdf_balances', 'mdf_movements'],
  );
}
