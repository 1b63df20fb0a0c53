import type { ReportField, ReportQuestion } from './schema.ts';

/** The part of a saved view or of a list that decides its rows. */
export interface ListAsked {
  columns: readonly string[];
  filters: NonNullable<ReportQuestion['filters']>;
  sort: NonNullable<ReportQuestion['sort']>;
}

const USUAL_COLUMNS = 8;

/** The part of a list that reports can show; a reference becomes its name. `lost` are conditions reports cannot have. */
export function questionOfList({ columns, filters, sort }: ListAsked, fields: readonly ReportField[]) {
  const named = (key: string) => [key, key.replace(/_id$/, '_name')];
  const keys = columns.flatMap(
    (column) => named(column).find((key) => fields.some((field) => field.key === key && field.is_column)) ?? [],
  );
  const usual = fields.filter(({ is_column }) => is_column).slice(0, USUAL_COLUMNS);
  const canFilter = (name: unknown) => fields.some(({ key, can_filter }) => can_filter && key === name);
  return {
    // A view without columns of its own shows those of the list.
    columns: columns.length > 0 ? [...new Set(keys)] : usual.map(({ key }) => key),
    filters: filters.filter((one) => canFilter(one?.field)),
    sort: sort.filter((one) => fields.some(({ key, can_sort }) => can_sort && key === one?.field)),
    lost: filters.flatMap((one) => (canFilter(one?.field) ? [] : [String(one?.field)])),
  };
}
