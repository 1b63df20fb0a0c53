import type { Query } from './query.ts';

type Where = NonNullable<Query['where']>;

/** Replaces a value of a field in the filters of a stored question, whether the field is written with `_id` or without. */
export function questionWithValueRenamed(
  question: Query,
  { field, from, into }: { field: string; from: string; into: string },
): Query {
  const short = field.replace(/_id$/, '');
  const names = [field, short].flatMap((name) => [name, `${name}_ne`]);
  const where = question.where ?? {};
  if (!names.some((name) => name in where)) return question;
  const renamed = (values: Where[string]): Where[string] => {
    const next = [...new Set([values].flat().map((value) => (value === from ? into : value)))];
    return next.length === 1 ? next[0]! : next;
  };
  return {
    ...question,
    where: Object.fromEntries(
      Object.entries(where).map(([name, values]) => [name, names.includes(name) ? renamed(values) : values]),
    ),
  };
}
