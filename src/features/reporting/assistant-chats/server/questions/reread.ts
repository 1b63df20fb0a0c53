import type { Query } from '#shared/query/query.ts';
import type { Condition, Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The reading that a query has, for a follow-up of its answer. */
export function readingOfQuery(query: Query, { kinds }: Vocabulary): Reading | undefined {
  const kind = kinds.get(query.of);
  if (!kind) return undefined;
  const conditions = Object.entries(query.where ?? {}).map(([name, value]): Condition => {
    const field =
      kind.fields.find((one) => one.name === name) ??
      kind.fields.find((one) => one.name === name.replace(/_(ne|gte|lte|like)$/, ''));
    return {
      where: { [name]: value },
      label: field?.label ?? name,
      field: /_(gte|lte)$/.test(name) ? name : (field?.name ?? name),
    };
  });
  const period = query.period && query.period !== 'custom' ? { period: query.period } : {};
  return {
    of: query.of,
    isNamed: true,
    measure: query.measure ?? null,
    conditions,
    by: query.by ?? [],
    span: query.period ? { from: query.from ?? null, to: query.to ?? null, label: '', lies: 'past', ...period } : null,
    on: query.on ?? null,
    compare: query.compare ?? null,
    order: query.order ?? null,
    limit: query.limit ?? null,
    nested: [],
    fields: query.fields ?? [],
  };
}
