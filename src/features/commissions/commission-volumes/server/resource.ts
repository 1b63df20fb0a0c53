import { defineResource } from '#server/resource/define.ts';
import { CounterCheck, openingVolume } from '../schema.ts';
import { addOpening, removeOpening } from './opening-volumes.ts';

export const counterChecks = defineResource({
  name: 'counter_checks',
  noun: 'counter check',
  row: CounterCheck,
  view: 'counter_check_rows',
  guardedBy: 'commission_lines',
  list: {
    sort: ['checked_on', 'checked_at'],
    filter: ['checked_on', 'is_intact'],
    search: ['difference'],
    by: '-checked_on',
  },
});

export const openingVolumes = defineResource(openingVolume, {
  update: false,
  remove: 'delete',
  afterCreate: addOpening,
  beforeRemove: removeOpening,
  guardedBy: 'commission_lines',
  import: { group: 'Commissions', known_by: [['partner_id', 'at']] },
});
