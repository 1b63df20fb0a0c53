import { takeParticipantStep } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { DistributorDeal } from '../schema.ts';
import type { DistributorDecline } from '../steps.schema.ts';
import { distributorDeals } from './resource.ts';

/**
 * Locks the deal before its part, as every change of the split does.
 * @throws 404 for everyone but the distributor and the company
 */
export async function lockedDistributorDeal(call: Call, id: string): Promise<DistributorDeal> {
  const { actor } = call;
  const seen = await call.one<Pick<DistributorDeal, 'distributor_id' | 'opportunity_id'>>(
    sql`
      select distributor_id, opportunity_id from distributor_deals
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This reseller deal',
  );
  if (actor.partner_id && seen.distributor_id !== actor.partner_id) throw notFound('This reseller deal');
  return call.asCompany(async (company) => {
    if (seen.opportunity_id)
      await company.one(sql`
        select from opportunities where organization_id = ${company.organization_id} and id = ${seen.opportunity_id}
        for update`);
    return lockedRow<DistributorDeal>(company, distributorDeals, id);
  });
}

export const confirmDeal = (call: Call, part: DistributorDeal): Promise<void> => answer(call, part, 'confirm', null);

export const declineDeal = (call: Call, part: DistributorDeal, { reason }: DistributorDecline): Promise<void> =>
  answer(call, part, 'decline', reason.trim());

const statuses = { confirm: 'confirmed', decline: 'declined' } as const;

/**
 * The distributor answers once; the company can answer for it. A part of a deal is decided through the split of the
 * deal, whose trigger changes the row.
 */
async function answer(call: Call, part: DistributorDeal, how: keyof typeof statuses, reason: string | null) {
  const { user_id, full_name } = call.actor;
  await call.asCompany(async (company) => {
    await company.run(sql`
      update distributor_deals
      set status = ${statuses[how]}, decided_at = ${company.now()}, decided_by = ${user_id},
        decided_by_name = ${full_name}, reason = ${reason}
      where organization_id = ${company.organization_id} and id = ${part.id}`);
    if (part.opportunity_id) await decideSplit(company, part, how, reason);
    await company.enqueue('distributor-deals.answered', { id: part.id });
    if (part.registration_id)
      await company.enqueue('deal-registrations.distributor-answered', { registration_id: part.registration_id });
  });
}

/** A deal that was already won or lost keeps its split, which only an amendment changes. */
async function decideSplit(
  company: Call,
  part: DistributorDeal,
  how: keyof typeof statuses,
  reason_text: string | null,
): Promise<void> {
  const share = await company.maybe<{ id: string }>(sql`
    select p.id from opportunity_participants p
      join opportunities o on o.organization_id = p.organization_id
      and o.id = p.opportunity_id and o.status <> 'won' and o.archived_at is null
    where p.organization_id = ${company.organization_id} and p.opportunity_id = ${part.opportunity_id}
      and p.partner_id = ${part.distributor_id} and p.role = 'distributor' and p.status = 'proposed'`);
  if (share) await takeParticipantStep[how === 'confirm' ? 'confirm' : 'reject'](company, share.id, { reason_text });
}
