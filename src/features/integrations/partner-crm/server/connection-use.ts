import { sql } from '#server/db/sql.ts';
import { defineConnectionUse } from '#server/extension-points/connectors.ts';

/** Disconnecting a partner's CRM ends what Tandem writes there; the registrations stay. */
export const connectionUses = defineConnectionUse('partner_crm', async (call, connection_id) => {
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from partner_crm_deals d
    join connections c on c.organization_id = d.organization_id and c.id = d.connection_id
      and c.status <> 'disconnected'
    where d.organization_id = ${call.organization_id} and d.connection_id = ${connection_id}`);
  return count === 0 ? [] : [{ label: 'Registered deals that stay', value: count.toLocaleString('en') }];
});
