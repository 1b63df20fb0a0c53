import { readPartner, updatePartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';

/** Grants the rewards of a completed track: tags and a status at once, a tier as a proposal. */
export async function grantRewards(
  call: Call,
  { id, track_id, partner_id, track_name }: { id: string; track_id: string; partner_id: string; track_name: string },
): Promise<void> {
  const reward = await call.one<{ tags: string[]; tier_id: string | null; status_id: string | null }>(sql`
    select reward_tags as tags, reward_tier_id as tier_id, reward_status_id as status_id from tracks
    where organization_id = ${call.organization_id} and id = ${track_id}`);
  const partner = await readPartner(call, partner_id);
  const tags = [...new Set([...partner.tags, ...reward.tags])];
  await call.because(`Completed the track “${track_name}”`);
  if (tags.length > partner.tags.length) await updatePartner(call, partner_id, { tags });
  if (reward.status_id && reward.status_id !== partner.status_id) await moveStatus(call, partner_id, reward.status_id);
  if (reward.tier_id && reward.tier_id !== partner.tier_id) {
    await call.run(sql`
      update track_assignments set proposed_tier_id = ${reward.tier_id}
      where organization_id = ${call.organization_id} and id = ${id}`);
  }
}

/** A partner that cannot change to the status keeps its own, and the track is still complete. */
async function moveStatus(call: Call, partner_id: string, status_id: string): Promise<void> {
  try {
    await updatePartner(call, partner_id, { status_id });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
