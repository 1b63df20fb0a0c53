import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { Definition } from '../definition.schema.ts';
import type { AutomationCreate } from '../schema.ts';
import { createEndpoint } from './endpoints.ts';
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

/** A failed run for a new partner. */
export async function sampleAutomationRun(call: Call): Promise<string> {
  const [automation_id, partner_id, id] = [await sampleAutomation(call), await samplePartner(call), newId()];
  await call.run(
    `insert into automation_runs (id, organization_id, automation_id, version, status, cause, subject_table, subject_id, subject_name,
       partner_id, dedupe_key, error, created_at, started_at, finished_at)
     values ($1, $2, $3, 1, 'failed', 'event', 'partners', $4, 'Sample', $4, $5, 'The partner has no contact.', $6, $6, $6)`,
    [id, call.organization_id, automation_id, partner_id, newId(), call.now()],
  );
  return id;
}

/** A question to the owner of the company. */
export async function sampleAutomationApproval(call: Call): Promise<string> {
  const run_id = await sampleAutomationRun(call);
  const id = newId();
  await call.run(
    `insert into automation_approvals (id, organization_id, automation_id, run_id, step_id, effect_key, partner_id, question,
       approver_user_id, created_at)
     select $1, r.organization_id, r.automation_id, r.id, 'ask', 'ask', r.partner_id, 'May we continue?', a.owner_user_id, $3
     from automation_runs r join automations a on a.organization_id = r.organization_id and a.id = r.automation_id
     where r.organization_id = $2 and r.id = $4`,
    [id, call.organization_id, call.now(), run_id],
  );
  return id;
}

/** Another system that flows can call. */
export async function sampleConnectedSystem(call: Call): Promise<string> {
  const { id } = await createEndpoint(call, {
    name: 'Data warehouse',
    address: 'https://hooks.example/in/secret-part',
  });
  return id;
}
