import { defineMeasure } from '#shared/measures.ts';

/** The lines of won deals; the amounts of a deal's lines add up to the deal's amount. */
export const wonLines = defineMeasure({
  key: 'won_products',
  label: 'Products sold',
  synonyms: ['product revenue', 'sold products', 'product sales', 'revenue by product'],
  unit: 'money',
  list: 'opportunity_lines',
  filters: { opportunity_status: 'won', opportunity_is_archived: 'false' },
  on: { field: 'closed_on', is: 'day' },
  partner: 'partner_id',
});
