import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { AutomationCreate } from '../schema.ts';
import { createAutomation } from './service.ts';

export function sampleAutomation(call: Call, overrides: Partial<AutomationCreate> = {}): Promise<string> {
  return createAutomation(call, { name: `Automation ${newId().slice(-6)}`, ...overrides });
}
