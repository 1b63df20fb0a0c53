import { defineResource } from '#server/resource/define.ts';
import {
  CommissionPlan,
  CommissionPlanUpdate,
  PlanAssignment,
  PlanAssignmentCreate,
  PlanAssignmentUpdate,
  PlanVersion,
  PlanVersionUpdate,
} from '../schema.ts';
import { checkAssignment, rejectDeletingUsed, rejectTargetChange } from './audience/assign.ts';
import { endPlan, rejectDeletingPublished } from './publishing/rules.ts';

/** Plans are created by `POST /commission_plans` of the routes, because a plan starts with a draft. */
export const commissionPlans = defineResource({
  name: 'commission_plans',
  noun: 'incentive structure',
  row: CommissionPlan,
  view: 'commission_plan_rows',
  update: CommissionPlanUpdate,
  remove: 'archive',
  list: {
    sort: ['name', 'status', 'published_from', 'created_at', 'updated_at'],
    filter: ['name', 'status', 'published_from'],
    search: ['name', 'description'],
    by: 'name',
  },
  beforeRemove: endPlan,
});

/** Drafts are created by `POST /commission_plans/:id/draft`; deleting one discards it. */
export const planVersions = defineResource({
  name: 'plan_versions',
  noun: 'structure version',
  row: PlanVersion,
  view: 'plan_version_rows',
  update: PlanVersionUpdate,
  remove: 'delete',
  list: {
    sort: ['version', 'effective_from', 'published_at', 'created_at', 'updated_at'],
    filter: ['plan_id', 'state', 'version', 'effective_from'],
    search: ['plan_name', 'note'],
    by: '-version',
  },
  beforeUpdate: (_call, current, patch) => {
    rejectDeletingPublished(current);
    return patch;
  },
  beforeRemove: async (_call, current) => rejectDeletingPublished(current),
});

export const planAssignments = defineResource({
  name: 'plan_assignments',
  noun: 'assignment',
  row: PlanAssignment,
  view: 'plan_assignment_rows',
  create: PlanAssignmentCreate,
  update: PlanAssignmentUpdate,
  remove: 'delete',
  list: {
    sort: ['plan_name', 'target', 'target_name', 'priority', 'effective_from', 'effective_to', 'created_at'],
    filter: ['plan_id', 'target', 'target_id', 'effective_from', 'effective_to'],
    search: ['plan_name', 'target_name'],
    by: 'effective_from',
  },
  beforeCreate: checkAssignment,
  beforeUpdate: rejectTargetChange,
  beforeRemove: rejectDeletingUsed,
});
