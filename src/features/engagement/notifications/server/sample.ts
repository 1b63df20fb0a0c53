import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notify, teamMemberAddressees } from './service.ts';

/** Creates one notice for the owner of the company. @returns its id */
export async function sampleInAppNotification(call: Call, overrides: { text?: string } = {}): Promise<string> {
  const people = await teamMemberAddressees(call, ['owner']);
  await notify(
    call,
    { mode: 'company', people },
    { kind: 'deal_registration_pending', text: 'Someone did something', link: '/partners', ...overrides },
  );
  const { id } = await call.one<{ id: string }>(sql`
    select id from in_app_notifications where organization_id = ${call.organization_id}
    order by created_at desc, id desc limit 1`);
  return id;
}
