import { defineResource } from '#server/resource/define.ts';
import { ConsentRow } from '../mapping.schema.ts';
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

/** Written by the routes of `consents.ts`. The view omits what the other side does not show. */
export const mappingConsents = defineResource({
  name: 'mapping_consents',
  noun: 'consent to account mapping',
  row: ConsentRow,
  view: 'mapping_consent_rows',
  viewHidesRows: true,
  guardedBy: 'mapping_populations',
  list: {
    sort: ['population_name', 'partner_name', 'level', 'requested_at', 'changed_at', 'created_at'],
    filter: ['population_id', 'partner_id', 'side', 'level', 'requested_level'],
    search: ['population_name', 'partner_name'],
    by: '-created_at',
  },
  partner: { row: ConsentRow, verbs: ['list', 'get'] },
});

/** Created from a match; steps of `introductions.ts` change the status. */
export const introductions = defineResource(introduction, {
  create: false,
  update: false,
  view: 'introduction_rows',
  partner: { verbs: ['list', 'get'] },
});
