import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ProspectCreate, ProspectProfileCreate } from '../schema.ts';
import { addProspectActivity, createProspect, createProspectProfile } from './service.ts';

export function sampleProspect(call: Call, overrides: Partial<ProspectCreate> = {}): Promise<string> {
  return createProspect(call, { name: `Prospect ${newId().slice(-6)}`, ...overrides });
}

export async function sampleProspectProfile(
  call: Call,
  overrides: Partial<ProspectProfileCreate> = {},
): Promise<string> {
  return createProspectProfile(call, {
    name: `Profile ${newId().slice(-6)}`,
    criteria: [{ fact: 'employees', weight: 5, ideal: { from: 50 } }],
    ...overrides,
  });
}

export async function sampleProspectActivity(call: Call): Promise<string> {
  return addProspectActivity(call, { prospect_id: await sampleProspect(call), kind: 'note', body: 'Met at a fair.' });
}
