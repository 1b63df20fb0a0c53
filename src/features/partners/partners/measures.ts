import { defineMeasure } from '#shared/measures.ts';

const partners = { list: 'partners', partner: 'id', unit: 'count' } as const;

export const allPartners = defineMeasure({ ...partners, key: 'partners', label: 'Partners', filters: {} });

export const activePartners = defineMeasure({
  ...partners,
  key: 'active_partners',
  label: 'Active partners',
  filters: { status_category: 'active' },
});

export const joinedPartners = defineMeasure({
  ...partners,
  key: 'joined_partners',
  label: 'Partners joined',
  filters: {},
  on: { field: 'joined_on', is: 'day' },
});
