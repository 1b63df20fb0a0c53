import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

const SHOWN = 25;

interface Seen {
  id: string;
  name: string;
  audience: string | null;
  since: string;
  total: number;
}

/** The resources a partner sees, read with its permissions, so that this list always equals the portal's. */
export const seesResources = defineSees({
  kind: 'Resources',
  can: 'resources:view',
  of: async (call, partner_id) => {
    const ids = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<{ id: string }>(sql`select id from resources where organization_id = ${seeing.organization_id}`),
    );
    const seen = await call.rows<Seen>(sql`
      select r.id, r.name, a.name as audience, r.published_at as since, count(*) over ()::int as total
      from resources r left join audiences a on a.organization_id = r.organization_id and a.id = r.audience_id
      where r.organization_id = ${call.organization_id} and r.id = any (${ids.map(({ id }) => id)})
      order by r.published_at desc, r.id limit ${sql.raw(SHOWN)}`);
    return {
      total: seen[0]?.total ?? 0,
      entries: seen.map(({ id, name, audience, since }) => ({
        what: name,
        to: `/resources/show/${id}`,
        rule: audience ? `Audience ${audience}` : 'All partners',
        since,
      })),
    };
  },
});
