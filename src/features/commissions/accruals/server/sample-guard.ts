import { openBooks } from '#features/payouts/ledger/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { defineSampleGuard } from '#server/extension-points/sample-data.ts';
import { reverseForOpportunity } from './service.ts';

/**
 * Commissions of sample deals that were won since: deals with paid ones are kept, the others are reversed in the books.
 */
export const sampleGuard = defineSampleGuard({
  // The lock keeps a payout from being approved between reading the paid commissions and removing the rest.
  lock: openBooks,
  holds: [
    {
      noun: ['paid commission', 'paid commissions'],
      isFinal: 'Its commission is in a payout or paid.',
      find: async (call, ids) => {
        const rows = await call.rows<{ id: string; lines: number }>(sql`
          select opportunity_id as id, count(*)::int as lines from commission_lines
          where organization_id = ${call.organization_id} and opportunity_id = any(${ids}::uuid[])
            and status in ('reserved', 'paid') group by 1`);
        return new Map(rows.map(({ id, lines }) => [id, lines]));
      },
    },
  ],
  beforeRemoval: async (call, ids) => {
    const won = await call.rows<{ id: string }>(sql`
      select id from opportunities
      where organization_id = ${call.organization_id} and id = any(${ids}::uuid[]) and status = 'won' order by id`);
    for (const { id } of won) await reverseForOpportunity(call, id, 'The sample data was removed', { annulled: true });
  },
});
