import type { Call } from '#server/call.ts';
import { requestRecalculation } from './recalculation.ts';

export function sampleRecalculation(call: Call): Promise<string> {
  return requestRecalculation(call, { reason: 'A sample' });
}
