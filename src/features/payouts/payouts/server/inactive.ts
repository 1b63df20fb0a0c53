import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { refreshDraftsOf } from './batches.ts';
import { partnersWithPausedPayouts } from './pauses.ts';

/**
 * Whether partner `p`, or the one it was merged into, is suspended or banned. It is not paid until a person decides.
 */
const INACTIVE = `exists (select from partners k join partner_statuses s on s.organization_id = k.organization_id and s.id = k.status_id
  where k.organization_id = p.organization_id and k.id in (p.id, p.merged_into_id) and s.category in ('suspended', 'banned'))`;

/**
 * Holds approved payments that are not sent yet when their partner was suspended or banned, or a required document has
 * expired. The books must be open.
 */
export async function holdInactive(call: Call, batch_id: string | null = null): Promise<void> {
  await call.run(sql`
    update payout_items i set status = 'held', failure_text = 'The partner was suspended or banned after the approval.'
    from partners p
    where i.organization_id = ${call.organization_id} and i.status = 'reserved'
      and (${batch_id}::uuid is null or i.batch_id = ${batch_id})
      and p.organization_id = ${call.organization_id} and p.id = i.partner_id and ${sql.raw(INACTIVE)}`);
  const paused = [...(await partnersWithPausedPayouts(call))];
  if (paused.length === 0) return;
  await call.run(sql`
    update payout_items
    set status = 'held', failure_text = 'A required document of the partner expired after the approval.'
    where organization_id = ${call.organization_id} and status = 'reserved'
      and (${batch_id}::uuid is null or batch_id = ${batch_id}) and partner_id = any(${paused}::uuid[])`);
}

export async function isInactive(call: Call, partner_id: string): Promise<boolean> {
  const partner = await call.maybe(sql`
    select from partners p
    where p.organization_id = ${call.organization_id} and p.id = ${partner_id} and ${sql.raw(INACTIVE)}`);
  return partner !== undefined;
}

export const payoutJobs = {
  'payouts.partner-category': (job: Job) =>
    job.within(async (call) => {
      await openBooks(call);
      await holdInactive(call);
    }),
  'payouts.details-changed': async (job: Job, { ref_id }: { ref_id?: unknown }) => {
    if (typeof ref_id !== 'string') return;
    await job.within(async (call) => {
      const method = await call.maybe<{ partner_id: string }>(
        sql`select partner_id from payout_methods where organization_id = ${call.organization_id} and id = ${ref_id}`,
      );
      if (method) await refreshDraftsOf(call, method.partner_id);
    });
  },
};

export const payoutTopics = {
  'partners.category_changed': ['payouts.partner-category'],
  'document_requests.expired': ['payouts.partner-category'],
  'payout_methods.created': ['payouts.details-changed'],
  'payout_methods.updated': ['payouts.details-changed'],
};
