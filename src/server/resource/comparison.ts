import type { Filter } from '#shared/nouns/list-query.ts';
import { type ColumnKind, sqlType } from './column.ts';
import { checkedValues } from './operands.ts';

/**
 * Collects bound values. `$1` is always the organization, so that the planner can use the tenant's indexes with
 * row-level security.
 */
export class Parameters {
  readonly values: (string | null)[];
  constructor(organization_id: string | null, ...others: readonly (string | null)[]) {
    this.values = [organization_id, ...others];
  }
  add(value: string | null): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
  addAll(values: readonly string[]): string {
    return this.add(`{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`);
  }
}

/**
 * The pattern for "contains `text`", with special characters escaped. Names are stored composed (`nameText` in
 * #shared/schema.ts).
 */
export function containing(text: string): string {
  return `%${text
    .normalize('NFC')
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&')}%`;
}

/** Builds one filter on a SQL expression. Values are alternatives; for `ne` none of them may match. */
export function comparison(expression: string, kind: ColumnKind, filter: Filter, parameters: Parameters): string {
  const { operator, values } = filter;
  const present = checkedValues(kind, filter);
  const type = sqlType(kind);
  const isArray = kind.endsWith('[]');
  const asksEmpty = present.length < values.length;
  const empty = isArray ? `coalesce(cardinality(${expression}), 0) = 0` : `${expression} is null`;
  switch (operator) {
    case 'eq':
    case 'ne': {
      const equal =
        present.length === 0
          ? []
          : isArray
            ? [`${expression} && ${parameters.addAll(present)}::${type}[]`]
            : present.length === 1
              ? [`${expression} = ${parameters.add(present[0]!)}::${type}`]
              : [`${expression} = any(${parameters.addAll(present)}::${type}[])`];
      const any = [...equal, ...(asksEmpty ? [empty] : [])].join(' or ');
      // A missing value differs from every given one, so `ne` keeps rows without a value.
      return operator === 'eq' ? `(${any})` : `(${any}) is not true`;
    }
    case 'gte':
    case 'lte': {
      return `${expression} ${operator === 'gte' ? '>=' : '<='} ${parameters.add(present[0]!)}::${type}`;
    }
    case 'like': {
      if (present.length === 0) return 'true';
      const anyIn = (text: string) =>
        present.map((value) => `${text} ilike ${parameters.add(containing(value))}`).join(' or ');
      if (isArray) return `exists (select from unnest(${expression}) item where ${anyIn('item::text')})`;
      // Instants are compared in the format of responses, with a T.
      return `(${anyIn(kind === 'instant' ? `(to_json(${expression}) #>> '{}')` : `${expression}::text`)})`;
    }
  }
}
