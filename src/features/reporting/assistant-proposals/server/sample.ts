import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';

/** A task that the assistant proposed to the caller. @returns the id of the proposal */
export async function sampleProposal(call: Call): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into assistant_proposals (id, organization_id, partner_id, user_id, tool, origin, title, changes, method,
      url, body, opens, form, expires_at)
    select ${id}, ${call.organization_id}, ${call.actor.partner_id},
      coalesce(${call.actor.user_id}, (select id from people where organization_id = ${call.organization_id} order by id
      limit 1)), 'propose_task', 'chat',
      'Create the task "Call Acme"', ${JSON.stringify([{ label: 'Title', before: null, after: 'Call Acme' }])}, 'POST',
        '/tasks', ${JSON.stringify({ title: 'Call Acme' })}, '/tasks/show/$id', '/tasks/create',
        ${call.now()}::timestamptz + interval '14 days'`);
  return id;
}
