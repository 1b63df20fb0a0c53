import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { texts as t } from './texts.ts';

export interface Difference {
  field: string;
  label: string;
  before: unknown;
  after: unknown;
}

/** A value of either side as people read it. */
export function syncValueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (Array.isArray(value)) return value.map(syncValueText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields of one record before and after a change. */
export function Differences({ name, rows, isNew }: { name: string; rows: readonly Difference[]; isNew: boolean }) {
  if (rows.length === 0) return <p className="meta">{t.noDifference}</p>;
  return (
    <ScrollTable label={t.changesOf(name)}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          {!isNew && <th scope="col">{t.before}</th>}
          <th scope="col">{isNew ? t.value : t.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            {!isNew && <td>{syncValueText(before)}</td>}
            <td>{syncValueText(after)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
