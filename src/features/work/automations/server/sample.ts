import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { Definition } from '../definition.schema.ts';
import type { AutomationCreate } from '../schema.ts';
import { createAutomation } from './service.ts';

/** A flow that notifies the owner of each new partner. */
export const sampleDefinition: Definition = {
  trigger: { kind: 'event', table: 'partners', event: 'partners.created' },
  steps: [{ id: 'tell', kind: 'notify', params: { to: 'owner', text: 'New partner: {{record.name}}' } }],
};

export function sampleAutomation(call: Call, overrides: Partial<AutomationCreate> = {}): Promise<string> {
  return createAutomation(call, {
    name: `Automation ${newId().slice(-6)}`,
    definition: sampleDefinition as AutomationCreate['definition'],
    ...overrides,
  });
}
