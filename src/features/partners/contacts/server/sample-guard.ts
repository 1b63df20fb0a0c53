import { defineSampleGuard } from '#server/sample-data.ts';

/** A contact who can sign in stays. */
export const sampleGuard = defineSampleGuard({
  holds: [
    {
      noun: ['person who signs in', 'people who sign in'],
      find: async (call, ids) => {
        const rows = await call.rows<{ id: string }>(
          'select id from contacts where organization_id = $1 and id = any($2::uuid[]) and user_id is not null',
          [call.organization_id, ids],
        );
        return new Map(rows.map(({ id }) => [id, 1]));
      },
    },
  ],
});
