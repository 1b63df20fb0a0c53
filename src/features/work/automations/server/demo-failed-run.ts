import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { Definition } from '../definition.schema.ts';

/** Thanks partners for their first quarter; its only run in the demo failed and can be run again. */
export const anniversary: Definition = {
  trigger: { kind: 'date', table: 'partners', field: 'joined_on', days: 90 },
  when: null,
  reentry: 'once',
  steps: [
    { id: 'note', kind: 'create_record_notes', params: { body: '{{partner.name}} has been with us for 90 days.' } },
    {
      id: 'mail',
      kind: 'email',
      params: {
        to: 'contact',
        subject: 'Your first 90 days with {{company.name}}',
        text: 'Hello,\n\nthank you for the first 90 days. What can we do better?\n\n{{owner.name|Your partner team}}',
      },
    },
  ],
};

/** The email failed, because the partner had no contact on that day. */
export async function addFailedRun(
  call: Call,
  automation_id: string,
  partner: { id: string; name: string },
  error: string,
): Promise<void> {
  const id = newId();
  const now = call.now();
  const position = [{ of: null, block: 'steps', at: 1 }];
  await call.run(sql`
    insert into automation_runs (id, organization_id, automation_id, version, status, cause, subject_table, subject_id,
      subject_name, partner_id, dedupe_key, root_run_id, position, error, created_at, started_at, finished_at)
    values (${id}, ${call.organization_id}, ${automation_id}, 1, 'failed', 'date', 'partners', ${partner.id},
      ${partner.name}, ${partner.id}, ${`demo:${partner.id}`}, ${id}, ${JSON.stringify(position)}, ${error}, ${now},
      ${now}, ${now})`);
  for (const [key, kind, label, problem] of [
    ['note', 'create_record_notes', 'Create the note “[Partner] has been with us for 90 days.”', null],
    ['mail', 'email', 'Email the primary contact of the partner: “Your first 90 days with [Your company]”', error],
  ] as const)
    await call.run(sql`
      insert into automation_step_runs (organization_id, automation_id, run_id, step_id, effect_key, kind, label,
        status, is_effect, error, started_at, finished_at)
      values (${call.organization_id}, ${automation_id}, ${id}, ${key}, ${key}, ${kind}, ${label},
        ${problem ? 'failed' : 'done'}, ${!problem}, ${problem}, ${now}, ${now})`);
}
