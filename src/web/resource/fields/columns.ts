import { type Field, type Fields, isEditableInPlace } from '#shared/nouns/fields.ts';
import { nounAddress } from '#shared/nouns/nouns.ts';
import { countryName } from '../../countries.ts';
import type { Column, ColumnKind } from '../list/columns.ts';
import { fieldsOf, type RowValues, valueText } from './values.ts';

/** A field's column with changes: `{ of: 'open_deals', width: 90 }`. */
type Changed<F, Row> = Partial<Column<Row>> & { of: keyof F & string };
/** A column of a list: a field, a field with something else about it, or a column that the screen makes itself. */
export type ColumnItem<F, Row> = (keyof F & string) | Changed<F, Row> | Column<Row>;

const kinds: Partial<Record<Field['kind'], ColumnKind>> = {
  number: 'number',
  money: 'money',
  rate: 'rate',
  boolean: 'bool',
  date: 'date',
  tags: 'tags',
};

/**
 * The columns of a list: first `items` (names of fields, fields with changes, and the screen's own columns), then the
 * other listed fields in the order of their declaration, then `last`.
 */
export function columnsOf<Row, F extends Fields>(
  fields: F,
  items: readonly ColumnItem<F, Row>[] = [],
  last: readonly Column<Row>[] = [],
): Column<Row>[] {
  const named = new Set(items.map((item) => (typeof item === 'string' ? item : 'of' in item ? item.of : item.field)));
  const rest = fieldsOf(fields)
    .filter(([key, { list, named: column }]) => list && !named.has(key) && !named.has(column ?? key))
    .map(([key]) => key);
  return pickColumns(fields, [...items, ...rest, ...last]);
}

/** Only these columns: for a short list inside another screen. */
export function pickColumns<Row, F extends Fields>(fields: F, items: readonly ColumnItem<F, Row>[]): Column<Row>[] {
  return items.map((item) => {
    if (typeof item === 'string') return columnOf<Row>(fields[item]!, item);
    if (!('of' in item)) return item;
    const { of, ...changes } = item;
    return { ...columnOf<Row>(fields[of]!, of), ...changes };
  });
}

function columnOf<Row>(field: Field, key: string): Column<Row> {
  const { label, list, width, sort, named, color, options, currency, resource, link, status } = field;
  const read = (row: Row) => (row as RowValues)[key];
  return {
    field: named ?? key,
    label,
    ...(list === 'hidden' && { hidden: true }),
    ...(sort && { sortable: true }),
    ...(width && { width }),
    ...(color && { color }),
    ...(options && { options }),
    ...(currency && { currency }),
    kind: kindOf(field),
    ...(field.kind === 'country' && { value: (row: Row) => countryName(read(row) as string | null) }),
    ...(isPlainChoice(field) && { value: (row: Row) => valueText(field, read(row)) }),
    ...(link && { to: (row: Row) => (read(row) ? nounAddress(resource!, String(read(row))) : null) }),
    ...(status && { kind: 'status' }),
    ...(isEditableInPlace(field) && { edits: { key, field } }),
  };
}

/** A choice without tones is shown as plain text. */
const isPlainChoice = ({ options }: Field) => options?.every(({ tone }) => !tone);

function kindOf(field: Field): ColumnKind | undefined {
  const { kind, resource, relative, day, suffix } = field;
  if (kind === 'instant') return relative ? 'relative' : day ? 'date' : 'instant';
  if (resource === 'people') return 'person';
  if (kind === 'number' && suffix === '%') return 'percent';
  if (kind === 'choice') return isPlainChoice(field) ? undefined : 'status';
  return kinds[kind];
}
