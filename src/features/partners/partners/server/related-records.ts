import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { mergePartnerRows } from '#server/merge-and-erase/partner-merge.ts';
import type { PartnerMerged } from '../merge.schema.ts';
import type { Partner } from '../schema.ts';

/** Moves the records of one partner to another; the features declare which. Repeating it changes nothing. */
export async function moveRelatedRecords(
  call: Call,
  { id: survivor_id }: Partner,
  { id: other_id }: Partner,
  children: number,
): Promise<PartnerMerged> {
  const moved = (await mergePartnerRows(call, survivor_id, other_id)) as Omit<
    PartnerMerged,
    'kept_as_history' | 'partners'
  >;
  await moveReferrals(call, survivor_id, other_id);
  await leaveProgram(call, other_id);
  return { ...moved, partners: children, kept_as_history: await historyOf(call, other_id) };
}

/** Partners referred by the merged partner become referrals of the kept one, and a partner never refers itself. */
async function moveReferrals(call: Call, survivor_id: string, other_id: string): Promise<void> {
  await call.run(sql`
    update partners set referred_by_partner_id = nullif(${survivor_id}::uuid, id)
    where organization_id = ${call.organization_id} and referred_by_partner_id = ${other_id}`);
}

/** An organization without a partner no longer takes part. */
async function leaveProgram(call: Call, other: string): Promise<void> {
  await call.run(sql`
    update partners set partner_organization_id = null
    where organization_id = ${call.organization_id} and id = ${other} and partner_organization_id is not null`);
}

function historyOf(call: Call, other: string): Promise<PartnerMerged['kept_as_history']> {
  return call.one(sql`
    select (select count(*)::int from opportunities o
      where o.organization_id = ${call.organization_id} and (o.partner_id = ${other} or exists
        (select from opportunity_participants p
          where p.organization_id = ${call.organization_id} and p.opportunity_id = o.id
          and p.partner_id = ${other}))) as won_deals,
      (select count(*)::int from commission_lines
        where organization_id = ${call.organization_id} and partner_id = ${other}) as commission_lines,
      (select count(*)::int from plan_assignments
        where organization_id = ${call.organization_id} and target = 'partner'
        and target_id = ${other}) as plan_assignments`);
}
