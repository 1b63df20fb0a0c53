import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { AccountCreate } from '../schema.ts';
import { createAccount } from './service.ts';

/** @returns the id of an account that no other sample creates */
export function sampleAccount(call: Call, overrides: Partial<AccountCreate> = {}): Promise<string> {
  return createAccount(call, {
    name: `Globex ${newId().slice(-8)}`,
    country: 'US',
    industry: 'Software',
    ...overrides,
  });
}
