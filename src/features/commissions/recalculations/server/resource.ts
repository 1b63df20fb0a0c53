import { defineResource } from '#server/resource/define.ts';
import { Recalculation } from '../schema.ts';

/** Recalculations are requested, previewed and approved by routes of their own. */
export const commissionRecalculations = defineResource({
  name: 'commission_recalculations',
  noun: 'recalculation',
  row: Recalculation,
  references: {
    requested_by: { of: 'people', requested_by_name: 'full_name' },
    approved_by: { of: 'people', approved_by_name: 'full_name' },
  },
  guardedBy: 'commission_lines',
  list: { sort: ['number', 'state', 'created_at'], filter: ['number', 'state'], search: ['reason'], by: '-number' },
});
