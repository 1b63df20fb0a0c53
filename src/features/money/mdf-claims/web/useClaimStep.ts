import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { MdfClaim } from '../schema.ts';

export type ClaimStep = 'submit' | 'approve' | 'decline' | 'return' | 'cancel' | 'reverse';

export function useClaimStep(id: string) {
  return useWrite<{ step: ClaimStep; body?: object }, MdfClaim>(
    'mdf_claims',
    ({ step, body = {} }) => api(`mdf_claims/${id}/${step}`, { method: 'POST', body }),
    ['mdf_requests', 'mdf_funds', 'mdf_balances', 'mdf_movements', 'mdf_claim_leads', 'commission_lines'],
  );
}
