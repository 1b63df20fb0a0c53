import { requireStatefulRecord } from '#features/work/record-states/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { type MailedTable, mailedTables } from '../schema.ts';

/** The partner and the customer of a record, whose contacts can be written to. */
const parties: Record<MailedTable, { partner: string; account: string }> = {
  partners: { partner: 'id', account: 'null' },
  accounts: { partner: 'null', account: 'id' },
  opportunities: { partner: 'partner_id', account: 'account_id' },
  contracts: { partner: 'partner_id', account: 'null' },
};

export interface Recipient {
  id: string;
  name: string;
  email: string;
  title: string | null;
}

/** @throws 404 for a record that the caller cannot see */
export async function recordEmailRecipients(
  call: Call,
  ref_table: string,
  ref_id: string,
): Promise<{ partner_id: string | null; recipients: Recipient[] }> {
  const table = mailedTables.find((one) => one === ref_table);
  if (!table) throw invalid({ ref_table: ['is not a kind of record from which emails are written'] });
  await requireStatefulRecord(call, table, ref_id);
  const { partner, account } = parties[table];
  const { partner_id, account_id } = await call.one<{ partner_id: string | null; account_id: string | null }>(sql`
    select (${sql.raw(partner)})::uuid as partner_id, (${sql.raw(account)})::uuid as account_id
    from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and id = ${ref_id}`);
  const recipients = await call.rows<Recipient>(sql`
    select id, trim(first_name || ' ' || last_name) as name, email::text, title from contacts
    where organization_id = ${call.organization_id} and archived_at is null and email is not null
      and (partner_id = ${partner_id}::uuid or account_id = ${account_id}::uuid)
    order by is_primary desc, last_name, first_name, id limit 200`);
  return { partner_id, recipients };
}
