import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { EntitlementGrant } from '../grants.schema.ts';

export type GrantStep = 'approve' | 'decline' | 'fulfill' | 'consume' | 'cancel' | 'revoke' | 'show_again';

export function useGrantStep(id: string) {
  return useWrite<{ step: GrantStep; body?: object }, EntitlementGrant>(
    'entitlement_grants',
    ({ step, body = {} }) => api(`entitlement_grants/${id}/${step}`, { method: 'POST', body }),
    ['entitlements', 'entitlement_balances', 'entitlement_movements'],
  );
}
