import { defineResource } from '#server/resource/define.ts';
import { OpportunityLine, OpportunityLineForPartner } from '../schema.ts';

/** Read here; lines are written as a whole, through their opportunity, whose amount follows them. */
export const opportunityLines = defineResource({
  name: 'opportunity_lines',
  noun: 'opportunity line',
  row: OpportunityLine,
  view: 'opportunity_line_rows',
  guardedBy: 'opportunities',
  list: {
    sort: ['position', 'amount_minor', 'quantity', 'created_at'],
    filter: ['opportunity_id', 'product_id'],
    search: ['product_name', 'product_sku', 'description'],
    by: 'opportunity_id,position',
  },
  partner: { row: OpportunityLineForPartner, verbs: ['list', 'get'] },
});
