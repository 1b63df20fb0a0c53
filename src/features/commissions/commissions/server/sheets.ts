import { moneySheet } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { ChangedMany } from '#shared/nouns/change-many.ts';
import { counted } from '#shared/text/sentence.ts';
import type { CommissionLineBulkChange } from '../schema.ts';

interface Bulk {
  body: CommissionLineBulkChange;
}

const due = 'Commissions whose holding period is over become payable at once, the others when it ends.';

export const releaseSheet = moneySheet<{ params: { id: string } }>({
  verb: 'Release hold on',
  final: [due],
  tell: (call, { params }) => chosen(call, [params.id]),
});

export const earlyReleaseSheet = moneySheet<{ params: { id: string } }>({
  verb: 'Release',
  final: ['The commission becomes payable today, before its hold period ends, and the next payout can pay it.'],
});

const releaseMany = moneySheet<Bulk>({ verb: 'Release hold on', final: [due], tell: changed });
const holdMany = moneySheet<Bulk>({
  verb: 'Put on hold:',
  final: ['These commissions are left out of payouts until a person releases the hold.'],
  tell: changed,
});

export const bulkSheet: typeof releaseMany = (call, input, trial) =>
  (input.body.change.release ? releaseMany : holdMany)(call, input, trial);

async function changed(call: Call, { body }: Bulk, result: unknown) {
  const { refused } = result as ChangedMany;
  const left = new Set(refused.map(({ id }) => id));
  return {
    ...(await chosen(
      call,
      body.ids.filter((id) => !left.has(id)),
    )),
    excluded: refused.map(({ id, name, message }) => ({ key: id, name, why: [message], amount: null })),
  };
}

/** The amounts of these commissions: a hold may end later, when the ledger has nothing to move yet. */
async function chosen(call: Call, ids: readonly string[]) {
  const rows = await call.rows<{ currency: string; minor: number; lines: number }>(sql`
    select currency, sum(amount_minor)::bigint as minor, count(*)::int as lines from commission_lines
    where organization_id = ${call.organization_id} and id = any(${ids}) group by currency order by currency`);
  const lines = rows.reduce((sum, row) => sum + row.lines, 0);
  return {
    figures: rows.map(({ currency, minor }) => ({ currency, minor })),
    note: [counted(lines, 'commission', 'commissions')],
  };
}
