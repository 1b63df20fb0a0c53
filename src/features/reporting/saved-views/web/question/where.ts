import { encodeListQuery, type Filter, type FilterOperator } from '#shared/nouns/list-query.ts';
import type { DescribedField, Query } from '#shared/query/query.ts';

type Where = NonNullable<Query['where']>;

const SUFFIX = /_(ne|gte|lte|like)$/;
/** A field may be written with the ending of its column: `partner_id`, `amount_minor`. */
const ENDINGS = ['', '_id', '_name', '_minor', '_on', '_at', '_ppm'];

const fieldCalled = (fields: readonly DescribedField[], name: string) =>
  fields.find((field) => ENDINGS.some((ending) => field.name + ending === name));

/** The filters of a question for the controls of lists; `others` are those on what is no field, such as audiences. */
export function readWhere(where: Where = {}, fields: readonly DescribedField[]): { filters: Filter[]; others: Where } {
  const filters: Filter[] = [];
  const others: Where = {};
  for (const [written, values] of Object.entries(where)) {
    const suffix = SUFFIX.exec(written);
    const whole = fieldCalled(fields, written);
    const field = whole ?? (suffix ? fieldCalled(fields, written.slice(0, suffix.index)) : undefined);
    if (!field) others[written] = values;
    else
      filters.push({
        field: field.name,
        operator: whole ? 'eq' : (suffix![1] as FilterOperator),
        values: [values].flat(),
      });
  }
  return { filters, others };
}

/** The same filters as a question has them; undefined for none. */
export function writeWhere(filters: readonly Filter[], others: Where): Where | undefined {
  const params = encodeListQuery({ filters: [...filters] });
  const where: Where = { ...others };
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    where[name] = values.length === 1 ? values[0]! : values;
  }
  return Object.keys(where).length > 0 ? where : undefined;
}
