import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { partnerObjective, partnerTarget } from '../schema.ts';
import {
  beginObjective,
  beginTargetActionPlan,
  changeObjective,
  changeTargetActionPlan,
  reopenPlan,
  requireUnagreed,
} from './rules.ts';

constraintMessage('partner_targets_quarter', { starts_on: ['has a plan with this partner already'] });

/** Steps propose and agree on a plan; what has been reached is counted by the view. */
export const partnerTargets = defineResource(partnerTarget, {
  view: 'partner_target_rows',
  partner: { verbs: ['list', 'get', 'create', 'update'] },
  list: { filter: ['partner_type_id', 'partner_region_id'], among: { partner_region_id: 'partner_region_ids' } },
  beforeCreate: beginTargetActionPlan,
  beforeUpdate: changeTargetActionPlan,
  beforeRemove: requireUnagreed,
});

/** Both sides write the objectives of a plan, and tick off their own. */
export const partnerObjectives = defineResource(partnerObjective, {
  view: 'partner_objective_rows',
  guardedBy: 'partner_targets',
  remove: 'delete',
  partner: { verbs: ['list', 'get', 'create', 'update', 'remove'] },
  list: { filter: ['partner_owner_user_id'] },
  beforeCreate: beginObjective,
  afterCreate: reopenPlan,
  beforeUpdate: changeObjective,
  beforeRemove: reopenPlan,
});
