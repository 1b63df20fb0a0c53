import { nounAddressIn } from '#shared/nouns/nouns.ts';
import type { QueryAnswer, QueryColumn } from '#shared/query/query.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatNumber, formatRate } from '#web/region.ts';
import { useSession } from '#web/session/session.tsx';
import { texts } from './texts.ts';

const FIGURES: readonly QueryColumn['kind'][] = ['money', 'number', 'share'];
type Row = Readonly<Record<string, unknown>>;

/** The rows themselves; the first column opens the record. */
export function RecordTable({ of, answer, most }: { of: string; answer: QueryAnswer; most?: number }) {
  const { mode } = useSession();
  const { columns, records = [] } = answer;
  return (
    <ScrollTable label={answer.read}>
      <thead>
        <tr>
          {columns.map(({ key, label, kind }) => (
            <th key={key} scope="col" data-figure={FIGURES.includes(kind) || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.slice(0, most).map((record) => {
          const to = nounAddressIn(mode, of, String(record.id));
          return (
            <tr key={String(record.id)}>
              {columns.map((column, at) => (
                <td key={column.key} data-figure={FIGURES.includes(column.kind) || undefined}>
                  {at === 0 && to ? (
                    <Link to={to}>
                      <Cell column={column} record={record} />
                    </Link>
                  ) : (
                    <Cell column={column} record={record} />
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}

function Cell({ column: { key, kind, currency }, record }: { column: QueryColumn; record: Row }) {
  const value = record[key];
  if (value === null || value === undefined || value === '') return <span className="meta">–</span>;
  switch (kind) {
    case 'money':
      return <Money minor={Number(value)} currency={String(record[currency ?? 'currency'] ?? '')} />;
    case 'number':
      return formatNumber(Number(value));
    case 'share':
      return formatRate(Number(value));
    case 'day':
    case 'instant':
      return <DateText value={String(value)} as={kind} />;
    case 'flag':
      return value === true ? texts.yes : texts.no;
    default:
      return typeof value === 'object' ? labelIn(value) : String(value);
  }
}

const labelIn = (value: object): string => {
  const { label, name } = value as { label?: string; name?: string };
  return Array.isArray(value) ? value.join(', ') : (label ?? name ?? '');
};
