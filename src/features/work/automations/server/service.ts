import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { AutomationCreate } from '../schema.ts';
import { automations } from './resource.ts';

/** @returns the id of the new automation */
export function createAutomation(call: Call, input: AutomationCreate): Promise<string> {
  return createRow(call, automations, input);
}
