import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ApprovalChainCreate } from '../schema.ts';
import { createChain } from './service.ts';

/** The chain applies to a country of its own, so that registrations of other samples do not need approval. */
export function sampleApprovalChain(call: Call, overrides: Partial<ApprovalChainCreate> = {}): Promise<string> {
  return createChain(call, {
    name: `Chain ${newId().slice(-8)}`,
    subject_table: 'deal_registrations',
    conditions: { any: [{ all: [{ field: 'deal.country', op: 'in', value: ['AQ'] }] }] },
    steps: [{ name: 'Sales', reviewer: { kind: 'role', role: 'admin' } }],
    ...overrides,
  });
}
