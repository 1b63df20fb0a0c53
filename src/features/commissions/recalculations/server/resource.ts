import { defineResource } from '#server/resource/define.ts';
import { Recalculation } from '../schema.ts';

/** Recalculations are requested, previewed and approved by routes of their own. */
export const commissionRecalculations = defineResource({
  name: 'commission_recalculations',
  noun: 'recalculation',
  row: Recalculation,
  view: 'commission_recalculation_rows',
  guardedBy: 'commission_lines',
  list: { sort: ['number', 'state', 'created_at'], filter: ['number', 'state'], search: ['reason'], by: '-number' },
});
