import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ProspectCreate, ProspectProfileCreate } from '../schema.ts';
import { addProspectActivity, createProspect, createProspectProfile } from './service.ts';

export function sampleProspect(call: Call, overrides: Partial<ProspectCreate> = {}): Promise<string> {
  return createProspect(call, { name: `Prospect ${newId().slice(-6)}`, ...overrides });
}

/** Each type has one profile, so the sample has a type of its own. */
export async function sampleIdealPartnerProfile(
  call: Call,
  overrides: Partial<ProspectProfileCreate> = {},
): Promise<string> {
  return createProspectProfile(call, {
    name: `Profile ${newId().slice(-6)}`,
    type_id: await samplePartnerType(call),
    criteria: [{ fact: 'employees', weight: 5, ideal: { from: 50 } }],
    ...overrides,
  });
}

export async function sampleProspectActivity(call: Call): Promise<string> {
  return addProspectActivity(call, { prospect_id: await sampleProspect(call), kind: 'note', body: 'Met at a fair.' });
}
