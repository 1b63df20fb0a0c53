import type { Row } from '#server/db/client.ts';
import { leavingOfColumn } from '#server/leaving/columns.ts';
import { Personal } from '#server/leaving/personal.ts';
import { columnFields, fieldNamed, shortName } from '#server/query/fields.ts';
import { declaredResources } from '#server/resource/define.ts';
import { rowShape } from '#server/resource/verbs.ts';
import { decimalOf } from '#shared/money/money.ts';
import { peopleResources } from '#shared/nouns/leaving.ts';
import type { Figure, QueryAnswer, QueryColumn } from '#shared/query/query.ts';
import type { TSchema } from '#shared/schema.ts';

/** One column of an answer: the name by which questions use it, and how its values leave. */
interface ColumnReader {
  name: string;
  column: QueryColumn;
  textOf: (value: unknown, id: unknown) => unknown;
}

const LONGEST_TEXT = 160;

/** The columns of an answer, without those that never leave. */
export function columnReaders(of: string, columns: readonly QueryColumn[], partner_id: string | null): ColumnReader[] {
  const resource = declaredResources().get(of)!;
  const properties = rowShape(resource, partner_id).properties as Record<string, TSchema>;
  const fields = columnFields(resource, properties, true);
  return columns.flatMap((column) => {
    const plain = column.key.replace(/:[a-z]+$/, '');
    const field = fieldNamed(fields, column.id ?? plain) ?? fieldNamed(fields, plain);
    const short = field ? shortName(fields, field) : plain;
    const name = column.unit ? column.unit : short;
    const leaving = field ? leavingOfColumn(resource, field.named ?? field.name).leaving : 'value';
    if (leaving === 'never') return [];
    const who = column.of && peopleResources.has(column.of) ? column.of : undefined;
    const textOf = (value: unknown, id: unknown) => {
      if (typeof value !== 'string') return value;
      if (leaving === 'value' && !who) return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
      const kind = leaving === 'value' ? 'person' : leaving;
      return new Personal(kind, value, who && typeof id === 'string' ? `${who}:${id}` : null);
    };
    return [{ name, column, textOf }];
  });
}

/** A row with its id once, amounts with their currency, and nothing that is empty. */
export function queryRow(readers: readonly ColumnReader[], row: Row): Row {
  const values = readers.flatMap(({ name, column, textOf }): [string, unknown][] => {
    const value = row[column.key];
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      return [];
    const currency = column.currency && row[column.currency];
    if (column.kind === 'money' && typeof currency === 'string')
      return [[name, `${decimalOf(Number(value), currency)} ${currency}`]];
    if (column.kind === 'instant' && typeof value === 'string') return [[name, value.slice(0, 16)]];
    return [[name, textOf(value, column.id && row[column.id])]];
  });
  return { id: row.id, ...Object.fromEntries(values) };
}

type Group = NonNullable<QueryAnswer['groups']>[number];

/** The keys of a group by the names of their fields, and its figure. */
export function groupRow(readers: readonly ColumnReader[], { keys, figure, before }: Group): Row {
  const named = readers.slice(0, keys.length).map(({ name, column, textOf }, at): [string, unknown] => {
    const { value, label, id } = keys[at]!;
    return [name, column.kind === 'day' || column.unit ? value : textOf(label, id ?? value)];
  });
  return {
    ...Object.fromEntries(named),
    value: modelFigure(figure) ?? figure.count,
    ...(modelFigure(figure) && { count: figure.count }),
    ...(before && { before: modelFigure(before) ?? before.count }),
  };
}

/** Amounts of several currencies stay apart; beside them is their sum in the program's currency, if rates are known. */
export function modelFigure({ value, amounts, in_program, count }: Figure): string | number | undefined {
  if (value !== null) return value === count ? undefined : value;
  const texts = amounts.map(({ amount_minor, currency }) => `${decimalOf(amount_minor, currency)} ${currency}`);
  if (texts.length < 2 || in_program === null) return texts.join(' + ') || '0';
  return `${texts.join(' + ')} (together ${in_program} in minor units of the program's currency)`;
}
