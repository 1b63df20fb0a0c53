import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/nouns/fields.ts';
import { moveFields, TierMoveForPartner, tierMove } from '../move.schema.ts';
import {
  standingFields,
  TierCriterion,
  TierCriterionCreate,
  TierCriterionUpdate,
  TierProgramCreate,
  TierProgramForPartner,
  TierProgramUpdate,
  TierStandingForPartner,
  tierProgram,
  tierStanding,
} from '../schema.ts';
import {
  copyCriteria,
  prepareCriterion,
  prepareCriterionChange,
  prepareProgram,
  prepareProgramChange,
  requireDraftCriterion,
  requireDraftProgram,
} from './programs.ts';

constraintMessage('tier_programs_one_draft', { status: ['There is already a draft.'] });

export const tierPrograms = defineResource({
  name: 'tier_programs',
  noun: 'tier program',
  row: tierProgram.row,
  create: TierProgramCreate,
  update: TierProgramUpdate,
  remove: 'delete',
  list: {
    sort: ['version', 'effective_from', 'published_at'],
    filter: ['status', 'version'],
    search: ['note'],
    by: '-version',
  },
  partner: { row: TierProgramForPartner, verbs: ['list', 'get'] },
  beforeCreate: prepareProgram as never,
  afterCreate: copyCriteria,
  beforeUpdate: prepareProgramChange,
  beforeRemove: requireDraftProgram,
});

export const tierCriteria = defineResource({
  name: 'tier_criteria',
  noun: 'tier criterion',
  row: TierCriterion,
  create: TierCriterionCreate,
  update: TierCriterionUpdate,
  remove: 'delete',
  view: 'tier_criterion_rows',
  guardedBy: 'tier_programs',
  list: {
    sort: ['order', 'created_at'],
    filter: ['program_id', 'program_status', 'tier_id', 'metric'],
    search: ['tier_name'],
    by: 'order',
  },
  partner: { row: TierCriterion, verbs: ['list', 'get'] },
  beforeCreate: prepareCriterion,
  beforeUpdate: prepareCriterionChange as never,
  beforeRemove: requireDraftCriterion,
});

/** Standings are written by the evaluation only. */
export const tierStandings = defineResource({
  name: 'tier_standings',
  noun: 'tier standing',
  fields: standingFields,
  row: tierStanding.row,
  view: 'tier_standing_rows',
  viewComputes: ['lock_reason'],
  list: {
    sort: sortable(standingFields),
    filter: [...filterable(standingFields), 'partner_owner_user_id', 'partner_type_id', 'partner_region_id'],
    among: { partner_region_id: 'partner_region_ids' },
    search: searchable(standingFields),
    by: 'partner_name',
  },
  partner: { row: TierStandingForPartner, verbs: ['list', 'get'] },
});

export const tierMoves = defineResource({
  name: 'tier_moves',
  noun: 'tier move',
  fields: moveFields,
  row: tierMove.row,
  view: 'tier_move_rows',
  viewComputes: ['reason', 'decision_reason'],
  list: {
    sort: [...sortable(moveFields), 'created_at'],
    filter: [...filterable(moveFields), 'created_at'],
    search: searchable(moveFields),
    by: '-created_at',
  },
  partner: { row: TierMoveForPartner, verbs: ['list', 'get'] },
});
