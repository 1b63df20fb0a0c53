import type { Filter } from '#shared/nouns/list-query.ts';
import { rollingLabel } from '#shared/time/rolling-dates.ts';
import { moneyText } from '../../components/Money.tsx';
import { formatDay, formatNumber, regionCurrency } from '../../region.ts';
import { type Row, useMany } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';
import type { Option } from './columns.ts';
import { type FilterSpec, filtersOn, isReadableRange, isRollingRange, readRange } from './filters.ts';

function listed(words: string[]): string {
  return words.length > 3 ? `${words.slice(0, 2).join(', ')} ${t.more(words.length - 2)}` : words.join(` ${t.or} `);
}

/** The text of a chip after its label: "is Active or Onboarding", "at least $1,000.00". */
export function useFilterSummary(spec: FilterSpec, filters: readonly Filter[]): string {
  const values = filtersOn(filters, spec.field).flatMap((filter) => filter.values);
  const names = useMany<Row>(spec.kind === 'reference' ? spec.resource : undefined, values);
  if (values.length === 0) return '';
  const is = filtersOn(filters, spec.field).some(({ operator }) => operator === 'ne') ? t.isNot : t.is;
  if (values.every((value) => value === '')) return `${is} ${t.empty}`;

  switch (spec.kind) {
    case 'text':
      return `${t.contains} “${values[0]}”`;
    case 'bool':
      return `${t.is} ${values[0] === 'true' ? t.yes : t.no}`;
    case 'select':
    case 'multi':
      return `${is} ${listed(values.map((value) => labelOf(spec.options, value)))}`;
    case 'reference': {
      const label = (id: string) => {
        if (id === '') return t.empty;
        const row = names.data?.get(id) as Record<string, unknown> | undefined;
        return String(row?.[spec.labelField ?? 'name'] ?? '…');
      };
      return `${is} ${listed(values.map(label))}`;
    }
    default:
      return rangeText(spec, filters);
  }
}

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

function rangeText(spec: FilterSpec, filters: readonly Filter[]): string {
  const { from, to } = readRange(filters, spec.field);
  const isDay = spec.kind === 'date' || spec.kind === 'instant';
  if (isRollingRange({ from, to })) return rollingLabel(from, to) ?? [from, to].filter(Boolean).join(' – ');
  const write = (value: string) => {
    if (!isReadableRange(spec, value)) return value;
    if (isDay) return formatDay(value);
    return spec.kind === 'money'
      ? moneyText(Number(value), spec.currency ?? regionCurrency())
      : formatNumber(Number(value));
  };
  if (!from && !to)
    return `${t.is} ${listed(filtersOn(filters, spec.field).flatMap(({ values }) => values.map(write)))}`;
  if (from && to) return write(from) === write(to) ? write(from) : `${write(from)} – ${write(to)}`;
  if (from) return `${isDay ? t.after : t.atLeast} ${write(from)}`;
  return `${isDay ? t.before : t.atMost} ${write(to!)}`;
}
