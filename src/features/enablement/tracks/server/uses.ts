import { sql } from '#server/db/sql.ts';
import { defineAudienceUses, defineSees } from '#server/extension-points/audience-uses.ts';

export const tracksOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(sql`
    select id, name from tracks
    where organization_id = ${call.organization_id} and archived_at is null and partner_id is null
      and (audience_id = ${audience_id} or strpos(definition::text, ${audience_id}::uuid::text) > 0) order by name`);
  return found.map(({ id, name }) => ({ kind: 'Track', name, to: `/enablement/tracks/show/${id}` }));
});

export const seesTracks = defineSees({
  kind: 'Tracks',
  can: 'track_assignments:view',
  of: async (call, partner_id) => {
    const found = await call.rows<{ id: string; track_name: string; source: string; created_at: string }>(sql`
      select id, track_name, source, created_at from track_assignments
      where organization_id = ${call.organization_id} and partner_id = ${partner_id}
        and not is_internal and status <> 'canceled' order by created_at desc, id limit 100`);
    return {
      entries: found.map(({ id, track_name, source, created_at }) => ({
        what: track_name,
        to: `/enablement/tracks/assignments/show/${id}`,
        rule: source === 'rule' ? 'Assigned by the rules of the track' : 'Assigned to this partner',
        since: created_at,
      })),
    };
  },
});
