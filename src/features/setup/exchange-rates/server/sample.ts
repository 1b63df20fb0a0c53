import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { exchangeRates } from './resource.ts';

export function sampleExchangeRate(call: Call): Promise<string> {
  return createRow(call, exchangeRates, { base: 'EUR', quote: 'USD', rate: '1.1', as_of: '2026-01-01' });
}
