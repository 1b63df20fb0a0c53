import { checkedAmount } from '#features/commissions/commission-engine/deal.ts';
import { cellKey } from '#features/commissions/commission-engine/history.ts';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { periodKey } from '#shared/time/dates.ts';
import type { OpeningVolume } from '../schema.ts';
import { saveCells } from './cells.ts';

export type Opening = Pick<OpeningVolume, 'partner_id' | 'at' | 'amount_minor' | 'deal_count' | 'units'>;
type Counter = { key: string; value: number };

/** An opening volume counts from now on, even where deals have been counted already. */
export const addOpening = (call: Call, volume: OpeningVolume) => count(call, volume, 1);
export const removeOpening = (call: Call, volume: OpeningVolume) => count(call, volume, -1);

/** New counters start with the existing opening volumes; existing counters are updated here. */
async function count(call: Call, volume: OpeningVolume, by: 1 | -1): Promise<void> {
  await call.asCompany(async (company) => {
    await openBooks(company);
    const counters = await company.rows<Counter>(sql`
      select key, value from commission_cells
      where organization_id = ${company.organization_id} and kind = 'counter'
        and starts_with(key, ${cellKey(volume.partner_id)})`);
    const moved = counters.map(({ key, value }) => ({
      key,
      before: value,
      value: checkedAmount(value + by * volumePart(volume, key)),
    }));
    await saveCells(
      company,
      moved.flatMap(({ key, before, value }) => (value === before ? [] : [{ kind: 'counter' as const, key, value }])),
    );
  });
}

/** A counter's key ends with its measure and period: `…|units|2026-Q1|`. */
const counterOf = /\|(credited_base|deal_count|units)\|([^|]+)\|$/;

/** The part of an opening volume that belongs to a counter. */
export function volumePart({ at, ...volume }: Opening, key: string): number {
  const [, measure, period] = counterOf.exec(key) ?? [];
  const periods = (['month', 'quarter', 'year', 'lifetime'] as const).map((one) => periodKey(at, one));
  if (!measure || !period || !periods.includes(period)) return 0;
  return measure === 'credited_base' ? volume.amount_minor : (volume[measure as 'deal_count' | 'units'] ?? 0);
}
