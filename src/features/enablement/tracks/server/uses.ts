import { defineAudienceUses, defineSees } from '#server/audience-uses.ts';

export const tracksOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(
    `select id, name from tracks where organization_id = $1 and archived_at is null and partner_id is null
       and (audience_id = $2 or strpos(definition::text, $2::text) > 0) order by name`,
    [call.organization_id, audience_id],
  );
  return found.map(({ id, name }) => ({ kind: 'Track', name, to: `/enablement/tracks/show/${id}` }));
});

export const seesTracks = defineSees({
  kind: 'Tracks',
  can: 'track_assignments:view',
  of: async (call, partner_id) => {
    const found = await call.rows<{ id: string; track_name: string; source: string; created_at: string }>(
      `select id, track_name, source, created_at from track_assignments where organization_id = $1 and partner_id = $2
         and not is_internal and status <> 'canceled' order by created_at desc, id limit 100`,
      [call.organization_id, partner_id],
    );
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
