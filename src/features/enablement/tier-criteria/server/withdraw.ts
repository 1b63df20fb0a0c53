import { setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
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
  await call.run(
    `update tier_moves set status = 'expired', decided_at = $4, decision_reason = $5
     where organization_id = $1 and partner_id = any($2) and status = 'proposed' and source = 'auto' and created_at >= $3`,
    [call.organization_id, partner_ids, since, call.now(), reason],
  );
  const promoted = await call.rows<{ partner_id: string; from_tier_id: string | null }>(
    `select distinct on (m.partner_id) m.partner_id, m.from_tier_id from tier_moves m
     join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
     where m.organization_id = $1 and m.partner_id = any($2) and m.status = 'applied' and m.source = 'auto'
       and m.kind = 'promotion' and m.created_at >= $3 and p.archived_at is null order by m.partner_id, m.created_at`,
    [call.organization_id, partner_ids, since],
  );
  for (const { partner_id, from_tier_id } of promoted)
    await setTier(call, partner_id, { tier_id: from_tier_id, reason }, 'auto');
  await evaluateTiers(call, partner_ids, { prices: false });
}
