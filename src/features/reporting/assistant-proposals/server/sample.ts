import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';

/** A task that the assistant proposed to the caller. @returns the id of the proposal */
export async function sampleProposal(call: Call): Promise<string> {
  const id = newId();
  await call.run(
    `insert into assistant_proposals (id, organization_id, partner_id, user_id, tool, origin, title, changes, method, url, body, opens, form, expires_at)
     select $1, $2, $3, coalesce($4, (select id from people where organization_id = $2 order by id limit 1)), 'propose_task', 'chat',
       'Create the task "Call Acme"', $5, 'POST', '/tasks', $6, '/tasks/show/$id', '/tasks/create', $7::timestamptz + interval '14 days'`,
    [
      id,
      call.organization_id,
      call.actor.partner_id,
      call.actor.user_id,
      JSON.stringify([{ label: 'Title', before: null, after: 'Call Acme' }]),
      JSON.stringify({ title: 'Call Acme' }),
      call.now(),
    ],
  );
  return id;
}
