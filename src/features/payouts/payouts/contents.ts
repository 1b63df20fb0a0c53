import type { PayoutForecast, PreviewRow } from './schema.ts';
import { elsewhereText, holdsText, methodText, resultTexts } from './words.schema.ts';

/** "Bank transfer, SEPA (9) · PayPal (3)", the most frequent method first. */
export function methodsText(rows: readonly Pick<PreviewRow, 'rail'>[]): string {
  const counts = new Map<string, number>();
  for (const { rail } of rows) {
    const name = methodText(rail, null);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => (counts.size === 1 ? name : `${name} (${count})`))
    .join(' · ');
}

/** The reason why a partner is not paid. */
export function reasonText({ is_excluded, result, elsewhere, holds }: PreviewRow): string {
  if (is_excluded) return 'Excluded manually';
  if (result === 'in_other_payout' && elsewhere.length > 0)
    return elsewhere.map((payout) => elsewhereText(payout, true)).join('. ');
  if (holds.length > 0) return holdsText(holds);
  return resultTexts[result];
}

type Size = Pick<PayoutForecast, 'total_minor' | 'item_count'>;

/** "$5,425.30 more, 2 fewer payments" */
export function sinceText(now: Size, before: Size, money: (minor: number) => string): string {
  const amount = now.total_minor - before.total_minor;
  const count = now.item_count - before.item_count;
  const than = (by: number) => (by > 0 ? 'more' : 'less');
  return [
    amount === 0 ? 'Same total' : `${money(Math.abs(amount))} ${than(amount)}`,
    count !== 0 &&
      `${Math.abs(count)} ${count > 0 ? 'more' : 'fewer'} ${Math.abs(count) === 1 ? 'payment' : 'payments'}`,
  ]
    .filter(Boolean)
    .join(', ');
}
