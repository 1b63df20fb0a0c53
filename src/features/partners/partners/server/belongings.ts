import type { Call } from '#server/call.ts';
import type { PartnerMerged } from '../merge.schema.ts';
import type { Partner } from '../schema.ts';

/** What belongs to a partner and goes with it when it is merged into another. */
export const movedTables = [
  'opportunities',
  'opportunity_participants',
  'contacts',
  'deal_registrations',
  'deal_protections',
  'documents',
  'invitations',
  'partners',
] as const;

/** What ends with the record that is given up: keys to it and reports of it. */
export const endedTables = ['api_keys', 'report_schedules'] as const;

/** What stays where it is: what was earned, said and believed under that record. */
export const historyTables = [
  'commission_disputes',
  'commission_lines',
  'dashboard_layouts',
  'deal_registration_arrivals',
  'deal_registration_checks',
  'document_accesses',
  'document_uploads',
  'document_versions',
  'impersonations',
  'ledger_accounts',
  'mail_subjects',
  'opening_volumes',
  'partner_region_memberships',
  'partner_status_events',
  'payout_items',
  'payout_methods',
  'report_deliveries',
  'tier_memberships',
  'waiting_notices',
  'withholding_rules',
] as const;

type Moved = Omit<PartnerMerged, 'kept_as_history' | 'partners'>;

/** Has what belongs to one partner belong to another. Asked again, it finds nothing. */
export async function moveBelongings(
  call: Call,
  { id: kept }: Partner,
  { id: other }: Partner,
  children: number,
): Promise<PartnerMerged> {
  const opportunities = await moveDeals(call, kept, other);
  const moved: Moved = {
    opportunities,
    contacts: await moveContacts(call, kept, other),
    ...(await moveClaims(call, kept, other)),
    documents: await moveDocuments(call, kept, other),
    invitations: await moveInvitations(call, kept, other),
  };
  await moveReferrals(call, kept, other);
  await endAccess(call, other);
  return { ...moved, partners: children, kept_as_history: await historyOf(call, other) };
}

/** Deals that were won stay with who won them: a refund or a late payment is about the money of that record. */
async function moveDeals(call: Call, kept: string, other: string): Promise<number> {
  // Locked before their parts, so that none is won meanwhile.
  const deals = await call.rows<{ id: string }>(
    `select o.id from opportunities o where o.organization_id = $1 and o.status <> 'won' and (o.partner_id = $2 or exists
       (select from opportunity_participants p where p.organization_id = $1 and p.opportunity_id = o.id and p.partner_id = $2))
     order by o.id for update`,
    [call.organization_id, other],
  );
  const values = [call.organization_id, deals.map(({ id }) => id), other, kept];
  // Where both stand in one role, the kept one has the parts of both.
  await call.run(
    `update opportunity_participants k set position = least(k.position, g.position),
       status = case when 'confirmed' in (k.status, g.status) then 'confirmed' when k.status = 'rejected' then g.status else k.status end,
       weight = case when k.status = 'confirmed' and g.status = 'confirmed' then least(k.weight + g.weight, 1000000)
         when g.status = 'confirmed' then g.weight else k.weight end
     from opportunity_participants g
     where k.organization_id = $1 and k.opportunity_id = any($2::uuid[]) and k.partner_id = $4 and g.organization_id = $1
       and g.opportunity_id = k.opportunity_id and g.partner_id = $3 and g.role = k.role`,
    values,
  );
  await call.run(
    `delete from opportunity_participants g where g.organization_id = $1 and g.opportunity_id = any($2::uuid[]) and g.partner_id = $3
       and exists (select from opportunity_participants k where k.organization_id = $1 and k.opportunity_id = g.opportunity_id
         and k.partner_id = $4 and k.role = g.role)`,
    values,
  );
  for (const table of ['opportunity_participants', 'opportunities'] as const) {
    const deal = table === 'opportunities' ? 'id' : 'opportunity_id';
    await call.run(
      `update ${table} set partner_id = $4 where organization_id = $1 and ${deal} = any($2::uuid[]) and partner_id = $3`,
      values,
    );
  }
  return deals.length;
}

/** Somebody who stands with both is one person: what hangs on the second hangs on the first, and the second is archived. */
async function moveContacts(call: Call, kept: string, other: string): Promise<number> {
  const values = [call.organization_id, other, kept];
  const doubles = `select g.id as given, k.id as kept from contacts g join contacts k on k.organization_id = g.organization_id
    and k.partner_id = $3 and k.email = g.email and k.archived_at is null
    where g.organization_id = $1 and g.partner_id = $2 and g.archived_at is null`;
  for (const [table, column] of [
    ['documents', 'contact_id'],
    ['opportunities', 'primary_contact_id'],
  ]) {
    await call.run(
      `update ${table} t set ${column} = d.kept from (${doubles}) d where t.organization_id = $1 and t.${column} = d.given`,
      values,
    );
  }
  await call.run(
    `update contacts set archived_at = $4 where organization_id = $1 and id in (select given from (${doubles}) d)`,
    [...values, call.now()],
  );
  await call.run(
    `update contacts set is_primary = false where organization_id = $1 and partner_id = $2 and is_primary and archived_at is null
       and exists (select from contacts k where k.organization_id = $1 and k.partner_id = $3 and k.is_primary and k.archived_at is null)`,
    values,
  );
  return call.run('update contacts set partner_id = $3 where organization_id = $1 and partner_id = $2', values);
}

/** Claims on deals that were won decide what those still pay, so they stay with them. A protection goes with its claim. */
async function moveClaims(call: Call, kept: string, other: string) {
  const values = [call.organization_id, other, kept];
  const deal_registrations = await call.run(
    `update deal_registrations r set partner_id = $3 where r.organization_id = $1 and r.partner_id = $2
       and not exists (select from opportunities o where o.organization_id = $1 and o.id = r.opportunity_id and o.status = 'won')`,
    values,
  );
  const ended = await call.rows<{ ended_reason: string | null }>(
    `update deal_protections p set partner_id = r.partner_id from deal_registrations r
     where p.organization_id = $1 and p.partner_id = $2 and r.organization_id = $1 and r.id = p.registration_id and r.partner_id = $3
     returning p.ended_reason`,
    values,
  );
  return { deal_registrations, protections: ended.filter(({ ended_reason }) => ended_reason === null).length };
}

async function moveDocuments(call: Call, kept: string, other: string): Promise<number> {
  const values = [call.organization_id, other, kept];
  // Who brought a document may read it; that is the kept one now.
  await call.run(
    'update documents set uploaded_by_partner_id = $3 where organization_id = $1 and uploaded_by_partner_id = $2',
    values,
  );
  return call.run('update documents set partner_id = $3 where organization_id = $1 and partner_id = $2', values);
}

/** An open invitation leads to the kept partner; where that one has invited the same person, one of them is enough. */
async function moveInvitations(call: Call, kept: string, other: string): Promise<number> {
  const values = [call.organization_id, other, kept];
  const open = 'i.accepted_at is null and i.revoked_at is null';
  await call.run(
    `update invitations i set revoked_at = $4 where i.organization_id = $1 and i.partner_id = $2 and ${open}
       and exists (select from invitations k where k.organization_id = $1 and k.partner_id = $3 and k.email = i.email
         and k.accepted_at is null and k.revoked_at is null)`,
    [...values, call.now()],
  );
  return call.run(
    `update invitations i set partner_id = $3 where i.organization_id = $1 and i.partner_id = $2 and ${open}`,
    values,
  );
}

/** Whom the one brought, the other has brought; nobody brought itself. */
async function moveReferrals(call: Call, kept: string, other: string): Promise<void> {
  await call.run(
    `update partners set referred_by_partner_id = nullif($3::uuid, id) where organization_id = $1 and referred_by_partner_id = $2`,
    [call.organization_id, other, kept],
  );
}

async function endAccess(call: Call, other: string): Promise<void> {
  await call.run(
    'update api_keys set revoked_at = $3, revoked_by = $4 where organization_id = $1 and partner_id = $2 and revoked_at is null',
    [call.organization_id, other, call.now(), call.actor.user_id],
  );
  await call.run(
    "update report_schedules set status = 'paused' where organization_id = $1 and partner_id = $2 and status = 'active'",
    [call.organization_id, other],
  );
  // An organisation of nobody takes part no longer.
  await call.run(
    'update partners set partner_organization_id = null where organization_id = $1 and id = $2 and partner_organization_id is not null',
    [call.organization_id, other],
  );
}

function historyOf(call: Call, other: string): Promise<PartnerMerged['kept_as_history']> {
  return call.one(
    `select (select count(*)::int from opportunities o where o.organization_id = $1 and (o.partner_id = $2 or exists
         (select from opportunity_participants p where p.organization_id = $1 and p.opportunity_id = o.id and p.partner_id = $2))) as won_deals,
       (select count(*)::int from commission_lines where organization_id = $1 and partner_id = $2) as commission_lines,
       (select count(*)::int from plan_assignments where organization_id = $1 and target = 'partner' and target_id = $2) as plan_assignments`,
    [call.organization_id, other],
  );
}
