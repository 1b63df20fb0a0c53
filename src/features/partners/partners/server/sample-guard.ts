import { sql } from '#server/db/sql.ts';
import { defineSampleGuard } from '#server/extension-points/sample-data.ts';

/** A partner whose people can sign in stays. */
export const sampleGuard = defineSampleGuard({
  holds: [
    {
      noun: ['person who signs in', 'people who sign in'],
      find: async (call, ids) => {
        const rows = await call.rows<{ id: string }>(sql`
          select id from partners
          where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])
            and partner_organization_id is not null`);
        return new Map(rows.map(({ id }) => [id, 1]));
      },
    },
  ],
});
