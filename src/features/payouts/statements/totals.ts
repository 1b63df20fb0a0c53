import type { OwnEarnings } from './schema.ts';

/** The sums over all programs in each currency. Programs without an answer are left out. */
export function statementTotals(programs: OwnEarnings['programs']): OwnEarnings['totals'] {
  const all = programs.flatMap(({ earnings }) => earnings ?? []);
  return [...Map.groupBy(all, ({ currency }) => currency)]
    .map(([currency, rows]) => {
      const sum = (key: 'on_hold_minor' | 'payable_minor' | 'in_transit_minor' | 'paid_minor') =>
        rows.reduce((total, row) => total + row[key], 0);
      return {
        currency,
        on_hold_minor: sum('on_hold_minor'),
        payable_minor: sum('payable_minor'),
        in_transit_minor: sum('in_transit_minor'),
        paid_minor: sum('paid_minor'),
        programs: rows.length,
      };
    })
    .sort((a, b) => a.currency.localeCompare(b.currency));
}
