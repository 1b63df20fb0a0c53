import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { Definition } from '../definition.schema.ts';
import type { AutomationCreate } from '../schema.ts';
import { createAutomationEndpoint } from './endpoints.ts';
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
  const now = call.now();
  await call.run(sql`
    insert into automation_runs (id, organization_id, automation_id, version, status, cause, subject_table, subject_id,
      subject_name,
      partner_id, dedupe_key, error, created_at, started_at, finished_at)
    values (${id}, ${call.organization_id}, ${automation_id}, 1, 'failed', 'event', 'partners', ${partner_id}, 'Sample',
      ${partner_id}, ${newId()}, 'The partner has no contact.', ${now}, ${now}, ${now})`);
  return id;
}

/** A question to the owner of the company. */
export async function sampleAutomationApproval(call: Call): Promise<string> {
  const run_id = await sampleAutomationRun(call);
  const id = newId();
  await call.run(sql`
    insert into automation_approvals (id, organization_id, automation_id, run_id, step_id, effect_key, partner_id,
      question,
      approver_user_id, created_at)
    select ${id}, r.organization_id, r.automation_id, r.id, 'ask', 'ask', r.partner_id, 'May we continue?',
      a.owner_user_id, ${call.now()}
    from automation_runs r join automations a on a.organization_id = r.organization_id and a.id = r.automation_id
    where r.organization_id = ${call.organization_id} and r.id = ${run_id}`);
  return id;
}

/** Another system that flows can call. */
export async function sampleConnectedSystem(call: Call): Promise<string> {
  const { id } = await createAutomationEndpoint(call, {
    name: 'Data warehouse',
    address: 'https://hooks.example/in/secret-part',
  });
  return id;
}
