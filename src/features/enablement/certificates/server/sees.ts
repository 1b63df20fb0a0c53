import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';
import { certificateStates } from '../schema.ts';

const SHOWN = 50;

/** A partner sees its own certificates and those of its people. */
export const seesCertificates = defineSees({
  kind: 'Certificates',
  can: 'certificates:view',
  of: async (call, partner_id) => {
    const seen = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<{ id: string; what: string; status: string; since: string; total: number }>(sql`
        select id, program_name || ', ' || holder_name as what, status, issued_on as since,
          count(*) over ()::int as total
        from certificates where organization_id = ${seeing.organization_id} order by created_at desc, id
        limit ${sql.raw(SHOWN)}`),
    );
    return {
      total: seen[0]?.total ?? 0,
      entries: seen.map(({ id, what, status, since }) => ({
        what,
        to: `/training/certificates/held/${id}`,
        rule: `Held by this partner or its people (${certificateStates.find(({ value }) => value === status)!.label.toLowerCase()})`,
        since,
      })),
    };
  },
});
