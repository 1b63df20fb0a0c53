import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  // A customer can have one open case with a partner, so the other partner's case is added to it.
  await call.run(
    `update risk_cases c set status = 'expired', decided_at = now(), decided_by_name = 'Tandem', reason = 'The partners were merged.'
     where organization_id = $1 and partner_id = $2 and status = 'open' and exists (select from risk_cases k where k.organization_id = $1
       and k.partner_id = $3 and k.customer_id = c.customer_id and k.status = 'open')`,
    values,
  );
  const move = (table: string) =>
    call.run(`update ${table} set partner_id = $3 where organization_id = $1 and partner_id = $2`, values);
  return {
    tracked_events: await move('tracked_events'),
    risk_cases: await move('risk_cases'),
    contract_accounts: await move('contract_accounts'),
  };
});
