import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, survivor_id, other_id) => {
  // A customer can have one open case with a partner, so the other partner's case is added to it.
  await call.run(sql`
    update risk_cases c
    set status = 'expired', decided_at = now(), decided_by_name = 'Tandem', reason = 'The partners were merged.'
    where organization_id = ${call.organization_id} and partner_id = ${other_id} and status = 'open'
      and exists (select from risk_cases k where k.organization_id = ${call.organization_id}
      and k.partner_id = ${survivor_id} and k.customer_id = c.customer_id and k.status = 'open')`);
  const move = (table: string) =>
    call.run(sql`
      update ${sql.identifier(table)} set partner_id = ${survivor_id}
      where organization_id = ${call.organization_id} and partner_id = ${other_id}`);
  return {
    tracked_events: await move('tracked_events'),
    risk_cases: await move('risk_cases'),
    contract_accounts: await move('contract_accounts'),
  };
});
