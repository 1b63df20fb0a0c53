import { defineResource } from '#server/resource/define.ts';
import { counterCheck, openingVolume } from '../schema.ts';
import { addOpening, removeOpening } from './opening-volumes.ts';

export const counterChecks = defineResource(counterCheck, {
  create: false,
  update: false,
  view: 'counter_check_rows',
  guardedBy: 'commission_lines',
});

export const openingVolumes = defineResource(openingVolume, {
  update: false,
  remove: 'delete',
  afterCreate: addOpening,
  beforeRemove: removeOpening,
  guardedBy: 'commission_lines',
  import: { group: 'Commissions', known_by: [['partner_id', 'at']] },
});
