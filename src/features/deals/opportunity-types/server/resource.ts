import { defineResource } from '#server/resource/define.ts';
import {
  OpportunityStage,
  OpportunityStageCreate,
  OpportunityStageForPartner,
  OpportunityStageUpdate,
  OpportunityType,
  OpportunityTypeForPartner,
  OpportunityTypeUpdate,
} from '../schema.ts';
import {
  ensureOneDefault,
  placeStage,
  probabilityOf,
  rejectDeletingDefault,
  requireEachCategory,
  requireProgram,
} from './rules.ts';

/** Created with its stages by a route of its own. */
export const opportunityTypes = defineResource({
  name: 'opportunity_types',
  noun: 'opportunity type',
  row: OpportunityType,
  update: OpportunityTypeUpdate,
  remove: 'archive',
  ordered: true,
  view: 'opportunity_type_rows',
  list: {
    sort: ['name', 'order', 'motion', 'created_at'],
    filter: ['name', 'motion', 'is_default'],
    search: ['name', 'description'],
  },
  partner: { row: OpportunityTypeForPartner, verbs: ['list', 'get'] },
  beforeUpdate: async (call, current, patch) => {
    if (patch.required_program_id !== current.required_program_id)
      await requireProgram(call, patch.required_program_id);
    if (patch.is_default !== undefined) await ensureOneDefault(call, current, patch.is_default);
    return patch;
  },
  beforeRemove: rejectDeletingDefault,
});

export const opportunityStages = defineResource({
  name: 'opportunity_stages',
  noun: 'opportunity stage',
  row: OpportunityStage,
  create: OpportunityStageCreate,
  update: OpportunityStageUpdate,
  remove: 'archive',
  ordered: true,
  guardedBy: 'opportunity_types',
  import: { group: 'Lists', known_by: [['name', 'type_id']], headings: { type_id: ['Opportunity type', 'Pipeline'] } },
  list: {
    sort: ['order', 'name', 'category', 'probability', 'created_at'],
    filter: ['type_id', 'category', 'name'],
    search: ['name'],
    by: 'type_id,order',
  },
  partner: { row: OpportunityStageForPartner, verbs: ['list', 'get'] },
  beforeCreate: placeStage,
  beforeUpdate: (_call, current, patch) => ({
    ...patch,
    ...(patch.probability !== undefined && { probability: probabilityOf(current.category, patch.probability) }),
  }),
  beforeRemove: requireEachCategory,
});
