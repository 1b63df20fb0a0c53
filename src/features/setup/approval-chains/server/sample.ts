import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ApprovalChainCreate } from '../schema.ts';
import { createChain } from './service.ts';

/** Of registrations that no other sample makes: they are for a country of their own. */
export function sampleApprovalChain(call: Call, overrides: Partial<ApprovalChainCreate> = {}): Promise<string> {
  return createChain(call, {
    name: `Chain ${newId().slice(-8)}`,
    subject_table: 'deal_registrations',
    conditions: { any: [{ all: [{ field: 'deal.country', op: 'in', value: ['AQ'] }] }] },
    steps: [{ name: 'Sales', reviewer: { kind: 'role', role: 'admin' } }],
    ...overrides,
  });
}
