import type { Filter } from '#shared/nouns/list-query.ts';

/** The people who are offered as owner or assignee: active team members to whom work may be assigned. */
export const assignablePeople: readonly Filter[] = [
  { field: 'status', operator: 'eq', values: ['active'] },
  { field: 'takes_work', operator: 'eq', values: ['true'] },
];
