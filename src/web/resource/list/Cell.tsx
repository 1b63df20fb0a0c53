import { DateText } from '../../components/DateText.tsx';
import { Link } from '../../components/Link.tsx';
import { Money } from '../../components/Money.tsx';
import { Person } from '../../components/Person.tsx';
import { DottedStatus, StatusTag } from '../../components/StatusTag.tsx';
import { formatNumber, formatPercent, formatRate } from '../../region.ts';
import { texts as t } from '../texts.ts';
import css from './Cell.module.css';
import { type Column, cellValue, isEmptyValue } from './columns.ts';

/** Referenced rows by resource and id, for their names. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, Record<string, unknown>>>;

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  names: Names;
  /** Amounts without decimals. */
  whole?: boolean | undefined;
}

const nothing = <span className={css.nothing}>–</span>;

export function Cell<Row>({ column, row, names, whole }: CellProps<Row>) {
  if (column.render) return column.render(row);
  const value = cellValue(column, row);
  if (isEmptyValue(value)) return nothing;
  const to = column.to?.(row);
  const content = contentOf(column, row, value, names, whole);
  return to && column.kind !== 'money' ? (
    <Link to={to} className={css.link}>
      {content}
    </Link>
  ) : (
    content
  );
}

const colorOf = <Row,>(column: Column<Row>, row: Row) =>
  column.color ? ((row as Record<string, unknown>)[column.color] as string | null) : null;

function contentOf<Row>(column: Column<Row>, row: Row, value: unknown, names: Names, whole?: boolean) {
  switch (column.kind) {
    case 'money':
      return (
        <Money
          minor={value as number}
          currency={(row as Record<string, unknown>)[column.currency ?? 'currency'] as string}
          to={column.to?.(row)}
          whole={whole}
        />
      );
    case 'number':
      return <span className="figures">{formatNumber(value as number)}</span>;
    case 'percent':
      return <span className="figures">{formatPercent(value as number)}</span>;
    case 'rate':
      return <span className="figures">{formatRate(value as number)}</span>;
    case 'progress':
      return <Progress percent={value as number} label={column.label} />;
    case 'bool':
      return value ? t.yes : t.no;
    case 'date':
      return <DateText value={value as string} />;
    case 'instant':
      return <DateText value={value as string} as="instant" />;
    case 'relative':
      return <DateText value={value as string} as="relative" />;
    case 'status': {
      const option = column.options?.find((known) => known.value === value);
      return (
        <StatusTag tone={option?.tone} color={option?.color ?? colorOf(column, row)}>
          {option?.label ?? String(value)}
        </StatusTag>
      );
    }
    case 'tags':
      return <Tags values={value as string[]} column={column} />;
    case 'person':
      return <Person name={String(value)} />;
    case 'reference': {
      const found = names.get(column.resource!)?.get(String(value));
      const label = String(found?.[column.labelField ?? 'name'] ?? '');
      const color = found?.color as string | undefined;
      return color ? (
        <DottedStatus color={color}>{label}</DottedStatus>
      ) : (
        <span className={css.text} data-wraps title={label}>
          {label}
        </span>
      );
    }
    default: {
      const color = colorOf(column, row);
      if (color) return <DottedStatus color={color}>{String(value)}</DottedStatus>;
      return (
        <span className={css.text} data-wraps title={String(value)}>
          {String(value)}
        </span>
      );
    }
  }
}

const tagsShown = 2;

function Tags<Row>({ values, column }: { values: string[]; column: Column<Row> }) {
  const option = (value: string) => column.options?.find((known) => known.value === value);
  return (
    <span className={css.tags} title={values.map((value) => option(value)?.label ?? value).join(', ')}>
      {values.slice(0, tagsShown).map((value) => {
        const { label = value, tone, color } = option(value) ?? {};
        return tone || color ? (
          <StatusTag key={value} tone={tone} color={color}>
            {label}
          </StatusTag>
        ) : (
          <span key={value} className={css.tag}>
            {label}
          </span>
        );
      })}
      {values.length > tagsShown && <span className="meta">{t.more(values.length - tagsShown)}</span>}
    </span>
  );
}

function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <span className={css.progress}>
      <span
        className={css.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="figures meta">{formatPercent(percent)}</span>
    </span>
  );
}
