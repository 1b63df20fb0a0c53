import { sampleCommission } from '#features/commissions/accruals/server/sample.ts';
import type { Call } from '#server/call.ts';
import { openDispute } from './service.ts';

/** Opened by the company on behalf of the partner, because samples are created without a partner user. */
export async function sampleDispute(call: Call, of: { partner_id?: string } = {}): Promise<string> {
  return openDispute(call, await sampleCommission(call, of), { reason: 'rate', text: 'We agreed on twelve percent.' });
}
