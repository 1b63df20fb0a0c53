import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { withholdingRules } from './resource.ts';

export async function sampleWithholdingRule(call: Call): Promise<string> {
  return createRow(call, withholdingRules, { country: 'IN', rate_ppm: 100_000, applies_from: '2026-01-01' });
}
