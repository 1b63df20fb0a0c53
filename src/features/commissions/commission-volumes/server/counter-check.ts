import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import {
  noProjections,
  type ProjectedKind,
  type Projections,
  project,
  projectedKinds,
} from '#features/commissions/commission-engine/projections.ts';
import type { SaleRecord } from '#features/commissions/commission-engine/sale-record.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Opening, volumePart } from './opening-volumes.ts';
import { texts } from './texts.ts';

interface Checked {
  sales: number;
  counters: number;
  /** The first difference in words. */
  difference: string | null;
}

/** Sales read at a time; each is some kilobytes. */
const SALES_AT_ONCE = 1000;

/**
 * Recomputes from the sales the counters for bands, ceilings and bonuses, and compares. Nothing may be booked
 * meanwhile. The first night that finds a difference notifies the users who manage commissions. Runs once a day,
 * however often it is called.
 */
export async function checkCounters(call: Call): Promise<void> {
  await openBooks(call);
  const comparison = await compareCounters(call);
  const before = await call.maybe<{ difference: string | null }>(sql`
    select difference from counter_checks where organization_id = ${call.organization_id} order by checked_on desc
    limit 1`);
  const isNew = await call.run(sql`
    insert into counter_checks (organization_id, checked_on, checked_at, sales, counters, difference)
    values (${call.organization_id}, ${call.today()}, ${call.now()}, ${comparison.sales}, ${comparison.counters},
      ${comparison.difference}) on conflict (organization_id, checked_on) do nothing`);
  if (isNew > 0 && comparison.difference && comparison.difference !== before?.difference)
    await tell(call, comparison.difference);
}

/** @returns the counts and a description of the first difference from the sales */
export async function compareCounters(call: Call): Promise<Checked> {
  const { sales, expected } = await projected(call);
  const openings = await call.rows<Opening>(sql`
    select partner_id, at, amount_minor, deal_count, units from opening_volumes
    where organization_id = ${call.organization_id}`);
  const cells = await call.rows<{ kind: ProjectedKind; key: string; value: number }>(sql`
    select kind, key, value from commission_cells
    where organization_id = ${call.organization_id} and kind = any(${[...projectedKinds]}) order by kind, key`);
  for (const { kind, key, value } of cells) {
    const sold = expected[kind].get(key) ?? 0;
    expected[kind].delete(key);
    const should = sold + (kind === 'counter' ? openingOf(openings, key) : 0);
    if (value !== should) return { sales, counters: cells.length, difference: inWords(kind, key, value, should) };
  }
  for (const kind of projectedKinds) {
    const [missing] = [...expected[kind]].filter(([, value]) => value !== 0);
    if (missing) return { sales, counters: cells.length, difference: inWords(kind, missing[0], 0, missing[1]) };
  }
  return { sales, counters: cells.length, difference: null };
}

async function projected(call: Call): Promise<{ sales: number; expected: Projections }> {
  const expected = noProjections();
  let [sales, last] = [0, ''];
  for (;;) {
    const page = await call.rows<{ key: string; value: SaleRecord }>(sql`
      select key, value from commission_cells
      where organization_id = ${call.organization_id} and kind = 'sale' and key > ${last} order by key
      limit ${SALES_AT_ONCE}`);
    project(
      page.map(({ value }) => value),
      expected,
    );
    sales += page.length;
    if (page.length < SALES_AT_ONCE) return { sales, expected };
    last = page.at(-1)!.key;
  }
}

/** A partner's opening volume in the period of a counter. */
function openingOf(openings: readonly Opening[], key: string): number {
  const own = openings.filter(({ partner_id }) => key.startsWith(`${partner_id}|`));
  return own.reduce((sum, volume) => sum + volumePart(volume, key), 0);
}

const kinds: Record<ProjectedKind, string> = {
  counter: 'volume',
  used: 'amount used of a cap',
  deal_events: 'number of sales of a deal',
};

function inWords(kind: ProjectedKind, key: string, is: number, should: number): string {
  return `The ${kinds[kind]} stored for “${key}” is ${is}, but the sales add up to ${should}.`;
}

async function tell(call: Call, difference: string): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'commission_lines', 'manage') },
    () => ({
      kind: 'counters_differ',
      text: texts.differ(difference),
      link: '/commissions/counter-checks',
    }),
    () => ({ subject: texts.differSubject, action: texts.viewAudit }),
  );
}
