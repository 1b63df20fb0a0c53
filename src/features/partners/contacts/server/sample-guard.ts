import { sql } from '#server/db/sql.ts';
import { defineSampleGuard } from '#server/extension-points/sample-data.ts';

/** A contact who can sign in stays. */
export const sampleGuard = defineSampleGuard({
  holds: [
    {
      noun: ['person who signs in', 'people who sign in'],
      find: async (call, ids) => {
        const rows = await call.rows<{ id: string }>(sql`
          select id from contacts
          where organization_id = ${call.organization_id} and id = any(${ids}::uuid[]) and user_id is not null`);
        return new Map(rows.map(({ id }) => [id, 1]));
      },
    },
  ],
});
