import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { CustomFieldCreate } from '../schema.ts';
import { customFields } from './resource.ts';

/** @returns the id */
export function createCustomField(call: Call, input: CustomFieldCreate): Promise<string> {
  return createRow(call, customFields, input);
}
