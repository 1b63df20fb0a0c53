import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { AudienceCreate } from '../schema.ts';
import { createAudience } from './service.ts';

/** Partners in Germany. @returns the id */
export function sampleAudience(call: Call, overrides: Partial<AudienceCreate> = {}): Promise<string> {
  return createAudience(call, {
    name: `Audience ${newId().slice(-6)}`,
    entity: 'partners',
    conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: ['DE'] }] }] },
    ...overrides,
  });
}
