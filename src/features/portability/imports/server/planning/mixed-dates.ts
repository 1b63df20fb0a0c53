import type { Table } from '#server/spreadsheets/read-file.ts';
import { type DateOrder, dayPart, readDate, readDateOf } from '#server/spreadsheets/values.ts';
import type { ImportMapping, ImportReport } from '../../schema.ts';
import type { Targets } from './import-targets.ts';
import { columnOf } from './suggest.ts';

type MixedDates = NonNullable<ImportReport['mixed_dates']>[number];

/**
 * The columns whose dates use both orders. A date that fits one order only is read in it; one that fits both would be
 * imported with day and month swapped and without a warning.
 */
export function mixedDates(files: ReadonlyMap<string, Table>, mapping: ImportMapping, targets: Targets): MixedDates[] {
  return Object.entries(mapping.files).flatMap(([file, { target, columns, date_orders = {} }]) => {
    const table = files.get(file);
    const fields = (targets.get(target)?.fields ?? []).filter(({ kind }) => kind === 'date' || kind === 'instant');
    return fields.flatMap(({ key, label }) => {
      const column = columns[key];
      if (!table || !column) return [];
      const chosen = date_orders[key];
      const order = chosen ?? mapping.date_order;
      const counts = countOrders(columnOf(table, column), order);
      const isMixed = counts.either > 0 && (order === 'mdy' ? counts.day_first : counts.month_first) > 0;
      const isOpen = counts.either > 0 && order === 'ymd';
      if (!isMixed && !isOpen && !chosen) return [];
      return [{ file, field: key, label, column, order, is_chosen: chosen !== undefined, ...counts }];
    });
  });
}

function countOrders(texts: readonly string[], order: DateOrder) {
  const counts = { month_first: 0, day_first: 0, either: 0, example: '' };
  for (const text of texts) {
    const day = dayPart(text);
    const [month_first, day_first] = [readDate(day, 'mdy'), readDate(day, 'dmy')];
    if ('problem' in month_first && 'problem' in day_first) continue;
    if ('problem' in day_first) counts.month_first += 1;
    else if ('problem' in month_first) counts.day_first += 1;
    else if (month_first.value !== day_first.value) {
      // Dots settle it.
      const isSettled = [readDateOf(day, 'mdy'), readDateOf(day, 'dmy')].every(
        (read) => 'value' in read && read.value === day_first.value,
      );
      if (isSettled) counts.day_first += 1;
      else {
        counts.either += 1;
        counts.example ||= text;
      }
    }
  }
  return order === 'ymd' && counts.either === 0 ? { ...counts, example: '' } : counts;
}

const words: Record<DateOrder, string> = { mdy: 'the month first', dmy: 'the day first', ymd: 'the year first' };

/** The message about columns that were not decided about. */
export function mixedDatesNotice({ file, column, order, month_first, day_first, either }: MixedDates): string {
  const many = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'date' : 'dates'}`;
  const sure = [
    ...(month_first > 0 ? [`${many(month_first)} can only be read with the month first`] : []),
    ...(day_first > 0 ? [`${many(day_first)} only with the day first`] : []),
  ];
  const deed = order === 'ymd' ? 'Those are not read' : `Those are imported with ${words[order]}`;
  return `${column} in ${file}: ${[...sure, `${many(either)} either way`].join(', ')}. ${deed}. Choose the format of this column before you import.`;
}
