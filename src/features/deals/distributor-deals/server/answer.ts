import { decideParticipation } from '#features/deals/opportunities/server/service.ts';
import { opportunityParticipants } from '#features/deals/opportunity-participants/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Static } from '#shared/schema.ts';
import type { Confirmation, Decline, DistributorDealStatus } from '../schema.ts';

interface Part {
  id: string;
  partner_id: string;
  distributor_id: string;
  registration_id: string | null;
  opportunity_id: string | null;
  status: DistributorDealStatus;
  row_version: number;
}

export function confirmDeal(call: Call, id: string, { row_version }: Static<typeof Confirmation>): Promise<void> {
  return answer(call, id, 'confirmed', { row_version });
}

export function declineDeal(call: Call, id: string, { reason, row_version }: Static<typeof Decline>): Promise<void> {
  return answer(call, id, 'declined', { reason: reason.trim(), row_version });
}

/**
 * The distributor answers once; the company can answer for it. A part of a deal is decided through the split of the deal, whose
 * trigger changes the row.
 * @throws 404 for everyone but the distributor, 409 after an answer
 */
async function answer(
  call: Call,
  id: string,
  to: 'confirmed' | 'declined',
  { reason, row_version }: { reason?: string; row_version?: number | undefined },
): Promise<void> {
  const { actor } = call;
  const seen = await call.one<Pick<Part, 'id' | 'distributor_id' | 'opportunity_id'>>(
    'select id, distributor_id, opportunity_id from distributor_deals where organization_id = $1 and id = $2',
    [call.organization_id, id],
    'This reseller deal',
  );
  if (actor.partner_id && seen.distributor_id !== actor.partner_id) throw notFound('This reseller deal');
  await call.asCompany(async (company) => {
    // The deal is locked before its part, as every change of the split does.
    if (seen.opportunity_id)
      await company.one('select from opportunities where organization_id = $1 and id = $2 for update', [
        company.organization_id,
        seen.opportunity_id,
      ]);
    const part = await company.one<Part>(
      'select * from distributor_deals where organization_id = $1 and id = $2 for update',
      [company.organization_id, id],
      'This reseller deal',
    );
    if (row_version !== undefined && row_version !== part.row_version)
      throw conflict('This reseller deal was changed in the meantime.', { current: { status: part.status } });
    if (part.status !== 'waiting' && part.status !== 'overdue')
      throw conflict(`This deal is already ${part.status}.`, { allowed: [] });
    await company.run(
      `update distributor_deals set status = $3, decided_at = $4, decided_by = $5, decided_by_name = $6, reason = $7
       where organization_id = $1 and id = $2`,
      [company.organization_id, id, to, company.now(), actor.user_id, actor.full_name, reason ?? null],
    );
    if (part.opportunity_id) await decideSplit(company, part, to, reason);
    await company.enqueue('distributor-deals.answered', { id });
    if (part.registration_id)
      await company.enqueue('deal-registrations.distributor-answered', { registration_id: part.registration_id });
  });
}

/** A deal that was already won or lost keeps its split, which only an amendment changes. */
async function decideSplit(company: Call, part: Part, to: 'confirmed' | 'declined', reason: string | undefined) {
  const share = await company.maybe<{ id: string; status: string }>(
    `select p.id, p.status from ${opportunityParticipants.name} p join opportunities o on o.organization_id = p.organization_id
       and o.id = p.opportunity_id and o.status <> 'won' and o.archived_at is null
     where p.organization_id = $1 and p.opportunity_id = $2 and p.partner_id = $3 and p.role = 'distributor' and p.status = 'proposed'`,
    [company.organization_id, part.opportunity_id, part.distributor_id],
  );
  if (share)
    await decideParticipation(company, share.id, to === 'confirmed' ? 'confirmed' : 'rejected', {
      reason_text: reason ?? null,
    });
}
