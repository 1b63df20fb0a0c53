import { defineSees } from '#server/audience-uses.ts';

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
      seeing.rows<{ id: string }>('select id from resources where organization_id = $1', [seeing.organization_id]),
    );
    const seen = await call.rows<Seen>(
      `select r.id, r.name, a.name as audience, r.published_at as since, count(*) over ()::int as total
       from resources r left join audiences a on a.organization_id = r.organization_id and a.id = r.audience_id
       where r.organization_id = $1 and r.id = any ($2) order by r.published_at desc, r.id limit ${SHOWN}`,
      [call.organization_id, ids.map(({ id }) => id)],
    );
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
