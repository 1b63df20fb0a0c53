import type { Filter } from '#shared/nouns/list-query.ts';
import { badRequest } from '../errors.ts';
import { type ColumnKind, typeErrorMessage } from './column.ts';

/** The values of a filter that are not empty. @throws 400 if they do not fit the kind of column or the operator */
export function checkedValues(kind: ColumnKind, { field, operator, values }: Filter): string[] {
  const refuse = (text: string, separator = ': ') => badRequest(`${field}${separator}${text}`, { [field]: [text] });
  const present = values.filter((value) => value !== '');
  for (const value of operator === 'like' ? [] : present) {
    const wrong = typeErrorMessage(kind, value);
    if (wrong) throw refuse(wrong);
  }
  if (operator === 'gte' || operator === 'lte') {
    if (kind.endsWith('[]') || kind === 'json' || kind === 'boolean') throw refuse('has no order', ' ');
    if (present.length !== 1) throw refuse('give one bound');
  }
  return present;
}
