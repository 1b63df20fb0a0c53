import type { Call } from '#server/call.ts';
import { addDays } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import type { MdfFundCreate } from '../schema.ts';
import { activateFund, createFund } from './service.ts';

/** @returns the id of a draft */
export function sampleFund(call: Call, overrides: Partial<MdfFundCreate> = {}): Promise<string> {
  return createFund(call, {
    name: `Fund ${newId().slice(-8)}`,
    kind: 'pool',
    amount_minor: 1_000_000,
    currency: 'USD',
    starts_on: addDays(call.today(), -30),
    ends_on: addDays(call.today(), 300),
    ...overrides,
  });
}

/** @returns the id of an active fund */
export async function sampleActiveFund(call: Call, overrides: Partial<MdfFundCreate> = {}): Promise<string> {
  const id = await sampleFund(call, overrides);
  await activateFund(call, id);
  return id;
}
