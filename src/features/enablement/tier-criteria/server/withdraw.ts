import { setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { lockTiers } from './applied.ts';
import { evaluateTiers } from './evaluate.ts';

/**
 * Takes back what automatic evaluations have made of facts that no longer count: partners that were promoted since then
 * return to the tier they had, and are evaluated again.
 */
export async function withdrawPromotions(
  call: Call,
  { partner_ids, since, reason }: { partner_ids: readonly string[]; since: string; reason: string },
): Promise<void> {
  if (partner_ids.length === 0) return;
  await lockTiers(call);
  await call.run(sql`
    update tier_moves set status = 'expired', decided_at = ${call.now()}, decision_reason = ${reason}
    where organization_id = ${call.organization_id} and partner_id = any(${partner_ids}) and status = 'proposed'
      and source = 'auto' and created_at >= ${since}`);
  const promoted = await call.rows<{ partner_id: string; from_tier_id: string | null }>(sql`
    select distinct on (m.partner_id) m.partner_id, m.from_tier_id from tier_moves m
    join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
    where m.organization_id = ${call.organization_id} and m.partner_id = any(${partner_ids}) and m.status = 'applied'
      and m.source = 'auto'
      and m.kind = 'promotion' and m.created_at >= ${since} and p.archived_at is null
      order by m.partner_id, m.created_at`);
  for (const { partner_id, from_tier_id } of promoted)
    await setTier(call, partner_id, { tier_id: from_tier_id, reason }, 'auto');
  await evaluateTiers(call, partner_ids, { prices: false });
}
