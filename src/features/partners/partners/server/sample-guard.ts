import { defineSampleGuard } from '#server/sample-data.ts';

/** A partner whose people can sign in stays. */
export const sampleGuard = defineSampleGuard({
  holds: [
    {
      noun: ['person who signs in', 'people who sign in'],
      find: async (call, ids) => {
        const rows = await call.rows<{ id: string }>(
          'select id from partners where organization_id = $1 and id = any($2::uuid[]) and partner_organization_id is not null',
          [call.organization_id, ids],
        );
        return new Map(rows.map(({ id }) => [id, 1]));
      },
    },
  ],
});
