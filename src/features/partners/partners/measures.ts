import { defineMeasure } from '#shared/measures.ts';

const partners = { list: 'partners', partner: 'id', unit: 'count' } as const;

export const allPartners = defineMeasure({
  ...partners,
  key: 'partners',
  label: 'Partners',
  synonyms: ['number of partners', 'all partners'],
  filters: {},
});

export const activePartners = defineMeasure({
  ...partners,
  key: 'active_partners',
  label: 'Active partners',
  synonyms: ['partners active'],
  filters: { status_category: 'active' },
});

export const joinedPartners = defineMeasure({
  ...partners,
  key: 'joined_partners',
  label: 'Partners joined',
  synonyms: ['new partners', 'partners added', 'partners recruited', 'partner growth'],
  filters: {},
  on: { field: 'joined_on', is: 'day' },
});

export const partnerMeasures = [allPartners, activePartners, joinedPartners];
