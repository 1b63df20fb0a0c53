import type { Filter } from '#shared/nouns/list-query.ts';

/** A new partner starts only with what is published. */
export const startChoices: Record<'contract_template_id' | 'track_id', { only: Filter[] }> = {
  contract_template_id: { only: [{ field: 'status', operator: 'eq', values: ['published'] }] },
  track_id: { only: [{ field: 'state', operator: 'eq', values: ['published'] }] },
};
