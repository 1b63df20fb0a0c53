import { moneyText } from '../../components/Money.tsx';
import { formatDay, formatInstant, formatNumber, formatPercent, formatRate, formatRelative } from '../../region.ts';
import { texts as t } from '../texts.ts';
import type { Names } from './Cell.tsx';
import { type Column, cellValue } from './columns.ts';

/** The text of a cell, to measure its width; null if the screen renders the cell itself. */
export function cellText<Row>(column: Column<Row>, row: Row, names: Names, whole?: boolean): string | null {
  if (column.render) return null;
  const value = cellValue(column, row);
  if (value === null || value === undefined || value === '') return '–';
  const option = (key: unknown) => column.options?.find((known) => known.value === key)?.label ?? String(key);
  switch (column.kind) {
    case 'money': {
      const currency = (row as Record<string, unknown>)[column.currency ?? 'currency'];
      return typeof currency === 'string' ? moneyText(value as number, currency, whole) : '–';
    }
    case 'number':
      return formatNumber(value as number);
    case 'percent':
    case 'progress':
      return formatPercent(value as number);
    case 'rate':
      return formatRate(value as number);
    case 'bool':
      return value ? t.yes : t.no;
    case 'date':
      return formatDay(value as string);
    case 'instant':
      return formatInstant(value as string);
    case 'relative':
      return formatRelative(value as string);
    case 'status':
      return option(value);
    case 'tags':
      return (value as string[]).slice(0, 2).map(option).join('    ');
    case 'reference':
      return String(names.get(column.resource!)?.get(String(value))?.[column.labelField ?? 'name'] ?? '');
    default:
      return String(value);
  }
}
