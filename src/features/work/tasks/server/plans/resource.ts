import { defineResource } from '#server/resource/define.ts';
import { actionPlan, taskTemplate } from '../../schema.ts';
import { beginActionPlan, changeActionPlan, followNewPlan } from './rules.ts';
import { checkActionPlanTemplate } from './template.ts';

export const taskTemplates = defineResource(taskTemplate, {
  beforeCreate: (_call, input) => checkActionPlanTemplate(input),
  beforeUpdate: (_call, _current, patch) => checkActionPlanTemplate(patch),
});

export const actionPlans = defineResource(actionPlan, {
  view: 'action_plan_rows',
  list: { filter: ['partner_owner_user_id'] },
  partner: { verbs: ['list', 'get'] },
  beforeCreate: beginActionPlan,
  afterCreate: followNewPlan,
  beforeUpdate: changeActionPlan,
});
