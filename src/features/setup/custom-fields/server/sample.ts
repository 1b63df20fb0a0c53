import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { CustomFieldCreate } from '../schema.ts';
import { createCustomField } from './service.ts';

/** A line of text about partners. @returns the id */
export function sampleCustomField(call: Call, overrides: Partial<CustomFieldCreate> = {}): Promise<string> {
  return createCustomField(call, {
    entity: 'partners',
    field_type: 'STRING',
    label: `Note ${newId().slice(-6)}`,
    ...overrides,
  });
}
