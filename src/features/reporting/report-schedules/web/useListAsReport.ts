import type { Filter, Sort } from '#shared/nouns/list-query.ts';
import type { ReportField, ReportSchedule } from '../schema.ts';
import { useFields, useObjects } from './useObjects.ts';

interface ListAsked {
  object: string;
  columns: string[];
  filters: Filter[];
  sort: Sort[];
}

/**
 * The content of a report that shows a list as its reader saw it: null without a list or for data that reports do not
 * have, undefined while loading. `text` comes from the address, so it may be anything.
 */
export function useListAsReport(text: string | undefined): Partial<ReportSchedule> | null | undefined {
  const asked = listIn(text);
  const objects = useObjects().data;
  const object = objects?.find(({ name }) => name === asked?.object);
  const fields = useFields(object?.name);
  if (!asked || (objects && !object)) return null;
  return object && fields && { name: object.label, object: object.name, ...known(asked, fields) };
}

function listIn(text: string | undefined): ListAsked | null {
  try {
    const { object, columns, filters, sort } = JSON.parse(text ?? 'null') as Partial<ListAsked>;
    if (typeof object !== 'string' || ![columns, filters, sort].every(Array.isArray)) return null;
    return { object, columns: columns!, filters: filters!, sort: sort! };
  } catch {
    return null;
  }
}

const USUAL_COLUMNS = 8;

/** The part of a list that reports can show; a reference becomes its name. */
export function known({ columns, filters, sort }: Omit<ListAsked, 'object'>, fields: readonly ReportField[]) {
  const named = (key: string) => [key, key.replace(/_id$/, '_name')];
  const keys = columns.flatMap(
    (column) => named(column).find((key) => fields.some((field) => field.key === key && field.is_column)) ?? [],
  );
  const usual = fields.filter(({ is_column }) => is_column).slice(0, USUAL_COLUMNS);
  return {
    // A view without columns of its own shows those of the list.
    columns: columns.length > 0 ? [...new Set(keys)] : usual.map(({ key }) => key),
    filters: filters.filter((one) => fields.some(({ key, can_filter }) => can_filter && key === one?.field)),
    sort: sort.filter((one) => fields.some(({ key, can_sort }) => can_sort && key === one?.field)),
  };
}
