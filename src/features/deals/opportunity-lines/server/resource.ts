import { defineResource } from '#server/resource/define.ts';
import { opportunityLine } from '../schema.ts';

/** Read here; lines are written as a whole, through their opportunity, whose amount follows them. */
export const opportunityLines = defineResource(opportunityLine, {
  create: false,
  update: false,
  view: 'opportunity_line_rows',
  guardedBy: 'opportunities',
  list: {
    filter: ['opportunity_status'],
    among: { partner_region_id: 'partner_region_ids' },
  },
  partner: { verbs: ['list', 'get'] },
});
