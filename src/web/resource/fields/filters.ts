import type { Field, Fields } from '#shared/nouns/fields.ts';
import { countryOptions } from '../../countries.ts';
import type { FilterSpec } from '../list/filters.ts';
import { fieldsOf, labelFieldOf } from './values.ts';

/** A choice that can be filtered by one value at a time. */
type One<F> = { of: keyof F & string; kind: 'select' };
/** A filter of a list: a field, a field of which only one value is asked for, or a filter of the screen's own. */
export type FilterItem<F> = (keyof F & string) | One<F> | FilterSpec;

/**
 * The filters of a list: first `items` (names of fields and the screen's own filters), then those of the other fields
 * in order.
 */
export function filtersOf<F extends Fields>(fields: F, items: readonly FilterItem<F>[] = []): FilterSpec[] {
  const named = new Set(items.map((item) => (typeof item === 'string' ? item : 'of' in item ? item.of : item.field)));
  const rest = fieldsOf(fields)
    .filter(([key, { filter }]) => filter === true && !named.has(key))
    .map(([key]) => key);
  return pickFilters(fields, [...items, ...rest]);
}

/** Only these filters: for a short list inside another screen. */
export function pickFilters<F extends Fields>(fields: F, items: readonly FilterItem<F>[]): FilterSpec[] {
  return items.map((item): FilterSpec => {
    if (typeof item === 'string') return filterOf(fields[item]!, item);
    if (!('of' in item)) return item;
    const field = fields[item.of]!;
    const { label, options = [] } = field;
    return { field: item.of, label, group: groupOf(field), kind: item.kind, options };
  });
}

/** Filters are grouped as the fields are in the form and among the facts. */
const groupOf = ({ section, card }: Field): string | undefined => section ?? card;

function filterOf(field: Field, key: string): FilterSpec {
  const { kind, label, options = [], resource } = field;
  const common = { field: key, label, group: groupOf(field) };
  switch (kind) {
    case 'boolean':
      return { ...common, kind: 'bool' };
    case 'number':
    case 'year':
      return { ...common, kind: 'number' };
    case 'money':
      return { ...common, kind: 'money' };
    case 'date':
      return { ...common, kind: 'date' };
    case 'instant':
      return { ...common, kind: 'instant' };
    case 'choice':
      return { ...common, kind: 'multi', options };
    // Countries are selected by name and compared by code.
    case 'country':
      return { ...common, kind: 'multi', options: countryOptions() };
    case 'reference':
      return { ...common, kind: 'reference', resource: resource!, labelField: labelFieldOf(resource!) };
    default:
      return { ...common, kind: 'text' };
  }
}
