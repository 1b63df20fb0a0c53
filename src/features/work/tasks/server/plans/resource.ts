import { defineResource } from '#server/resource/define.ts';
import { actionPlan, taskTemplate } from '../../schema.ts';
import { beginPlan, changePlan, followNewPlan } from './rules.ts';
import { checkTemplate } from './template.ts';

export const taskTemplates = defineResource(taskTemplate, {
  beforeCreate: (_call, input) => checkTemplate(input),
  beforeUpdate: (_call, _current, patch) => checkTemplate(patch),
});

export const actionPlans = defineResource(actionPlan, {
  view: 'action_plan_rows',
  list: { filter: ['partner_owner_user_id'] },
  partner: { verbs: ['list', 'get'] },
  beforeCreate: beginPlan,
  afterCreate: followNewPlan,
  beforeUpdate: changePlan,
});
