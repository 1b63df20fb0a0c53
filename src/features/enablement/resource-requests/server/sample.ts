import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { requestResource } from './service.ts';

export async function sampleResourceRequest(call: Call): Promise<string> {
  return requestResource(call, await samplePartner(call), { title: 'Price list in Polish', details: 'For a tender.' });
}
