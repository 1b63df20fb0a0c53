import { defineResource } from '#server/resource/define.ts';
import { introduction, mappingPopulation } from '../schema.ts';
import { queueFirstLoad } from './loading/refresh.ts';
import { beginPopulation, changePopulation, requireOwn } from './populations.ts';

/** The view omits the lists of the other side. */
export const mappingPopulations = defineResource(mappingPopulation, {
  view: 'mapping_population_rows',
  viewHidesRows: true,
  remove: 'delete',
  partner: { verbs: ['list', 'get', 'create', 'update', 'remove'] },
  beforeCreate: beginPopulation,
  afterCreate: queueFirstLoad,
  beforeUpdate: changePopulation,
  beforeRemove: async (call, current) => requireOwn(call, current),
});

/** Created from a match; steps of `introductions.ts` change the status. */
export const introductions = defineResource(introduction, {
  create: false,
  update: false,
  view: 'introduction_rows',
  partner: { verbs: ['list', 'get'] },
});
