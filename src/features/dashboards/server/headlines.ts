import type { Call } from '#server/call.ts';
import type { Headlines, Sum } from '../schema.ts';
import { lastTwelveMonths, quarterSoFar, type Span } from './periods.ts';
import { countOf, dealSum } from './rows.ts';

interface Line {
  currency: string;
  open: number;
  open_minor: number;
  won: number;
  won_minor: number;
  before: number;
  before_minor: number;
  closed_won: number;
  closed: number;
}

/** The deals of the company in one pass, by currency. */
export async function headlines(call: Call): Promise<Headlines> {
  const today = call.today();
  const quarter = quarterSoFar(today);
  const since = lastTwelveMonths(today)[0]!.from;
  const lines = await call.rows<Line>(
    `select currency,
       count(*) filter (where status = 'open')::int as open,
       coalesce(sum(amount_minor) filter (where status = 'open'), 0)::bigint as open_minor,
       count(*) filter (where status = 'won' and closed_on >= $3)::int as won,
       coalesce(sum(amount_minor) filter (where status = 'won' and closed_on >= $3), 0)::bigint as won_minor,
       count(*) filter (where status = 'won' and closed_on between $4 and $5)::int as before,
       coalesce(sum(amount_minor) filter (where status = 'won' and closed_on between $4 and $5), 0)::bigint as before_minor,
       count(*) filter (where status = 'won')::int as closed_won,
       count(*) filter (where status <> 'open')::int as closed
     from opportunities
     where organization_id = $1 and archived_at is null and (status = 'open' or closed_on between $2 and $6)
     group by currency order by currency`,
    [call.organization_id, since, quarter.now.from, quarter.before.from, quarter.before.to, today],
  );
  const won = (span: Span) => ({ status: 'won', closed_on_gte: span.from, closed_on_lte: span.to });
  const closedSince = { closed_on_gte: since, closed_on_lte: today };
  const total = (of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const sums = (of: (line: Line) => Sum) => lines.map(of);
  return {
    open: sums(({ currency, open, open_minor }) => dealSum(currency, open, open_minor, { status: 'open' })),
    won: sums((line) => dealSum(line.currency, line.won, line.won_minor, won(quarter.now))),
    won_before: sums((line) => dealSum(line.currency, line.before, line.before_minor, won(quarter.before))),
    quarter: { ...quarter.now, before_from: quarter.before.from, before_to: quarter.before.to },
    closed_since: since,
    closed_won: countOf(
      total(({ closed_won }) => closed_won),
      'opportunities',
      { status: 'won', ...closedSince },
    ),
    closed: countOf(
      total(({ closed }) => closed),
      'opportunities',
      { status: ['won', 'lost'], ...closedSince },
    ),
  };
}
