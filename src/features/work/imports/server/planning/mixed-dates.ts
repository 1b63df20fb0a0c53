import type { Table } from '#server/spreadsheets/read-file.ts';
import { type DateOrder, dayPart, readDate } from '#server/spreadsheets/values.ts';
import type { ImportMapping } from '../../schema.ts';
import type { Targets } from './import-targets.ts';
import { columnOf } from './suggest.ts';

const words: Record<Exclude<DateOrder, 'ymd'>, string> = { mdy: 'month', dmy: 'day' };

/**
 * The message for files whose dates use both orders. Dates that only fit the other order are refused row by row, but
 * dates that fit both would be imported with day and month swapped and without a warning.
 */
export function mixedDates(
  files: ReadonlyMap<string, Table>,
  mapping: ImportMapping,
  targets: Targets,
): string | undefined {
  const { date_order } = mapping;
  if (date_order === 'ymd') return undefined;
  const other = date_order === 'mdy' ? 'dmy' : 'mdy';
  let foreign = 0;
  let doubtful = 0;
  for (const [name, { target, columns }] of Object.entries(mapping.files)) {
    const table = files.get(name);
    if (!table) continue;
    const fields = targets.get(target)?.fields ?? [];
    for (const { key } of fields.filter(({ kind }) => kind === 'date' || kind === 'instant')) {
      for (const text of columnOf(table, columns[key])) {
        const day = dayPart(text);
        const [meant, otherwise] = [readDate(day, date_order), readDate(day, other)];
        if ('problem' in otherwise) continue;
        if ('problem' in meant) foreign += 1;
        else if (meant.value !== otherwise.value) doubtful += 1;
      }
    }
  }
  if (foreign === 0 || doubtful === 0) return undefined;
  const many = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'date' : 'dates'}`;
  return `${many(foreign)} can only be read with the ${words[other]} first, ${many(doubtful)} either way. Those are imported with the ${words[date_order]} first. Check them before you import.`;
}
