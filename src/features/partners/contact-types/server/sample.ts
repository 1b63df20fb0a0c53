import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { contactTypes } from './resource.ts';

/** @returns the id */
export function sampleContactType(call: Call, overrides: Row = {}): Promise<string> {
  return createRow(call, contactTypes, { name: `Sales ${newId().slice(-6)}`, color: '#2563eb', ...overrides });
}
