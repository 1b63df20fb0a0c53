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
    sort: ['position', 'amount_minor', 'quantity', 'product_name', 'opportunity_name', 'closed_on', 'created_at'],
    filter: [
      'opportunity_id',
      'product_id',
      'currency',
      'opportunity_status',
      'opportunity_is_archived',
      'closed_on',
      'partner_id',
      'partner_type_id',
      'partner_region_id',
      'owner_user_id',
    ],
    among: { partner_region_id: 'partner_region_ids' },
    search: ['product_name', 'product_sku', 'description', 'opportunity_name'],
    by: 'opportunity_id,position',
  },
  partner: { row: OpportunityLineForPartner, verbs: ['list', 'get'] },
});
