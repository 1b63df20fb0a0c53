import { addDays, addMonths } from './dates.ts';

/**
 * Relative days such as `@today+14` and `@month-1`. Stored conditions contain them; they become dates on the day of
 * use.
 */
const pattern = /^@(today|month|month_end|quarter|quarter_end|year|year_end)([+-]\d{1,3})?$/;

export function isRolling(value: string): boolean {
  return pattern.test(value);
}

/** Resolves a relative day to a date as of `today`; other text is returned unchanged. */
export function resolveRolling(value: string, today: string): string {
  const match = pattern.exec(value);
  if (!match) return value;
  const [, unit, offset] = match as unknown as [string, string, string?];
  const count = Number(offset ?? 0);
  const month = `${today.slice(0, 7)}-01`;
  const quarter = addMonths(`${today.slice(0, 4)}-01-01`, Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3);
  const year = `${today.slice(0, 4)}-01-01`;
  switch (unit) {
    case 'today':
      return addDays(today, count);
    case 'month':
      return addMonths(month, count);
    case 'month_end':
      return addDays(addMonths(month, count + 1), -1);
    case 'quarter':
      return addMonths(quarter, count * 3);
    case 'quarter_end':
      return addDays(addMonths(quarter, (count + 1) * 3), -1);
    case 'year':
      return addMonths(year, count * 12);
    default:
      return addDays(addMonths(year, (count + 1) * 12), -1);
  }
}

export interface RollingRange {
  label: string;
  from: string | null;
  to: string | null;
}

/** The suggested ranges; other pairs work as well. */
export const rollingRanges: readonly RollingRange[] = [
  { label: 'Today', from: '@today', to: '@today' },
  { label: 'Before today', from: null, to: '@today-1' },
  { label: 'Next 7 days', from: '@today', to: '@today+7' },
  { label: 'Next 14 days', from: '@today', to: '@today+14' },
  { label: 'Next 30 days', from: '@today', to: '@today+30' },
  { label: 'Next 90 days', from: '@today', to: '@today+90' },
  { label: 'Last 7 days', from: '@today-7', to: '@today' },
  { label: 'Last 30 days', from: '@today-30', to: '@today' },
  { label: 'Last 90 days', from: '@today-90', to: '@today' },
  { label: 'This month', from: '@month', to: '@month_end' },
  { label: 'Last month', from: '@month-1', to: '@month_end-1' },
  { label: 'This quarter', from: '@quarter', to: '@quarter_end' },
  { label: 'Last quarter', from: '@quarter-1', to: '@quarter_end-1' },
  { label: 'This year', from: '@year', to: '@year_end' },
];

export function rollingLabel(from: string | null, to: string | null): string | undefined {
  return rollingRanges.find((range) => range.from === from && range.to === to)?.label;
}
