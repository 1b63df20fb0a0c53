import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { declaredConnectors } from '#server/extension-points/connectors.ts';
import type { CrmLink, PartnerCrmConnection } from '../schema.ts';
import { queueWrite } from './settings.ts';

/** The CRM connections of the calling partner, for people who register deals but do not manage connections. */
export function crmConnections(call: Call): Promise<PartnerCrmConnection[]> {
  return call.rows<PartnerCrmConnection>(sql`
    select c.id, c.name, c.connector, c.status, c.account_name, coalesce(s.writes_back, false) as writes_back,
      (select count(*)::int from partner_crm_deals d
        where d.organization_id = c.organization_id and d.connection_id = c.id) as registered
    from connections c left join partner_crm_settings s on s.organization_id = c.organization_id
      and s.connection_id = c.id
    where c.organization_id = ${call.organization_id} and c.partner_id = ${call.actor.partner_id}
      and c.status <> 'disconnected' and c.connector = any(${crmKeys()})
    order by c.connected_at, c.id`);
}

/** The deals that the partner registered from its CRM, newest first. */
export function crmLinks(call: Call): Promise<CrmLink[]> {
  return call.rows<CrmLink>(sql`
    select d.id, d.connection_id, c.name as connection_name, d.remote_id, d.remote_name, d.registration_id,
      r.number as registration_number, r.status as registration_status, d.written_at, d.failed_at, d.last_error,
      coalesce(s.writes_back, false) and d.written_changes < d.changes and d.failed_at is null as is_due
    from partner_crm_deals d
    join deal_registration_rows r on r.organization_id = d.organization_id and r.id = d.registration_id
    left join connections c on c.organization_id = d.organization_id and c.id = d.connection_id
    left join partner_crm_settings s on s.organization_id = d.organization_id and s.connection_id = d.connection_id
    where d.organization_id = ${call.organization_id} and d.partner_id = ${call.actor.partner_id}
    order by d.created_at desc, d.id desc limit 10000`);
}

/** Tries again to write a deal. */
export async function retryWrite(call: Call, id: string): Promise<void> {
  const row = await call.maybe<{ connection_id: string | null }>(sql`
    update partner_crm_deals
    set changes = changes + 1, retry_at = ${call.now()}, attempts = 0, failed_at = null, last_error = null
    where organization_id = ${call.organization_id} and id = ${id} and partner_id = ${call.actor.partner_id}
    returning connection_id`);
  if (!row) throw notFound('This deal');
  if (row.connection_id) await queueWrite(call, row.connection_id);
  await call.announce('partner_crm_deals.updated', id, { partner_id: call.actor.partner_id });
}

/** Leaves the deal in the CRM as it is, until the registration changes again. */
export async function dismissWrite(call: Call, id: string): Promise<void> {
  const changed = await call.run(sql`
    update partner_crm_deals set written_changes = changes, failed_at = null, last_error = null
    where organization_id = ${call.organization_id} and id = ${id} and partner_id = ${call.actor.partner_id}`);
  if (changed === 0) throw notFound('This deal');
  await call.announce('partner_crm_deals.updated', id, { partner_id: call.actor.partner_id });
}

const crmKeys = (): string[] =>
  declaredConnectors()
    .filter(({ crm }) => crm !== undefined)
    .map(({ key }) => key);
