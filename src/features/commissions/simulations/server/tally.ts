import type { WhatIf } from '#features/commissions/commission-plans/trial.schema.ts';

/** Commission of one deal for one partner, on either side of the comparison. */
interface Earned {
  partner: string;
  currency: string;
  of_event: string;
  sold_on: string;
  amount_minor: number;
}

type Sum = { then_minor: number; now_minor: number; delta_minor: number };

/** Sums both sides by currency, by month of the deal and by partner. Pure. Currencies are never added together. */
export function tally(
  then: readonly Earned[],
  now: readonly Earned[],
  names: ReadonlyMap<string, string>,
): Pick<WhatIf, 'totals' | 'months' | 'partners' | 'changed_deals'> {
  const totals = new Map<string, Sum & { currency: string }>();
  const months = new Map<string, Sum & { currency: string; month: string }>();
  const partners = new Map<string, Sum & { currency: string; partner_id: string; partner_name: string }>();
  const deals = new Map<string, number>();
  const sides = [
    { lines: then, side: 'then_minor', sign: -1 },
    { lines: now, side: 'now_minor', sign: 1 },
  ] as const;
  for (const { lines, side, sign } of sides) {
    for (const { partner, currency, of_event, sold_on, amount_minor } of lines) {
      const month = sold_on.slice(0, 7);
      const zero: Sum = { then_minor: 0, now_minor: 0, delta_minor: 0 };
      const sums: Sum[] = [
        entry(totals, currency, { currency, ...zero }),
        entry(months, `${month} ${currency}`, { month, currency, ...zero }),
        entry(partners, `${partner} ${currency}`, {
          partner_id: partner,
          partner_name: names.get(partner) ?? partner,
          currency,
          ...zero,
        }),
      ];
      for (const sum of sums) {
        sum[side] += amount_minor;
        sum.delta_minor += sign * amount_minor;
      }
      const deal = `${of_event} ${partner} ${currency}`;
      deals.set(deal, (deals.get(deal) ?? 0) + sign * amount_minor);
    }
  }
  const changed = [...deals].filter(([, delta]) => delta !== 0).map(([deal]) => deal.split(' ')[0]);
  return {
    changed_deals: new Set(changed).size,
    totals: [...totals.values()].sort((a, b) => b.now_minor + b.then_minor - a.now_minor - a.then_minor),
    months: [...months.values()].sort((a, b) =>
      a.month < b.month ? -1 : a.month > b.month ? 1 : a.currency < b.currency ? -1 : 1,
    ),
    partners: [...partners.values()].sort(
      (a, b) => b.delta_minor - a.delta_minor || (a.partner_name < b.partner_name ? -1 : 1),
    ),
  };
}

function entry<T>(map: Map<string, T>, key: string, fresh: T): T {
  const existing = map.get(key);
  if (existing) return existing;
  map.set(key, fresh);
  return fresh;
}
