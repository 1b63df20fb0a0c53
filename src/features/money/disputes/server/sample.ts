import { sampleCommission } from '#features/money/accruals/server/sample.ts';
import type { Call } from '#server/call.ts';
import { openDispute } from './service.ts';

/** Said by the company in the partner's stead: samples are made by nobody of a partner. */
export async function sampleDispute(call: Call): Promise<string> {
  return openDispute(call, await sampleCommission(call), { reason: 'rate', text: 'We agreed on twelve percent.' });
}
